"""Host pages: what widgets cost the page they stand in, and each other.

They are of another site than the widgets, as in life: frames get a process of their
own then, and what they do on its main thread is not the host's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.bench.measure import EDIT

if TYPE_CHECKING:
    from tests.bench.measure import Lab
    from tests.serving import Server

NAME, VALUE, RESULTS = EDIT
OUTPUT = next(iter(RESULTS))
TALL = 2000  # CSS pixels: what stands behind a widget is seen, and seen to move
SETTLING = 1000  # milliseconds in which a frame gets its height

PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>A host page</title>
<script>
  const live = new Set();
  window.host = {{ shift: 0, long: [], live: 0, ready: 0 }};
  addEventListener("calclet-ready", ({{ target }}) => {{
    host.ready = performance.now();
    if ({edited}) target.values = {{ {name}: "{value}" }};
  }});
  addEventListener("calclet-result", ({{ target, detail }}) => {{
    if (detail.outputs.{output} === "{answer}") live.add(target);
    if (live.size === {count}) host.live ||= performance.now();
  }});
  const watch = (type, note) => new PerformanceObserver((list) =>
    list.getEntries().forEach(note)).observe({{ type, buffered: true }});
  watch("layout-shift", ({{ value }}) => host.shift += value);
  watch("longtask", ({{ duration }}) => host.long.push(duration));
</script>
<script{how} src="{loader}"></script>
<p>Before it.</p>
{widgets}
<p>Behind it.</p>
</html>
"""
WIDGET = '<calclet-widget calculator="{slug}" lang="en"{load}></calclet-widget>\n'


class Crowd(NamedTuple):
    """Frames of one page once all are live."""

    live: float  # milliseconds from navigation to the last answer
    interpreters: int
    memory: float  # MB of the whole browser


class Guest(NamedTuple):
    """One widget that nobody uses, as the host page feels it."""

    shift: float
    longest: float  # task on the host's main thread, in milliseconds


class Hosts:
    """Makes the pages and opens them."""

    def __init__(self, lab: Lab, ours: Server, host: Server, slug: str) -> None:
        self.lab, self.ours, self.host, self.slug = lab, ours, host, slug

    def crowd(self, count: int) -> Crowd:
        """From navigation until each of `count` frames has answered an edit."""
        self._open(count, edited=True)
        live = self.lab.until("return host.live")
        return Crowd(live, self._interpreters(), self.lab.memory())

    def guest(self, width: int) -> Guest:
        """Opened at a width, looked at until the frame has its height."""
        self._open(1, edited=False, width=width)
        self.lab.until(
            f"return host.ready && performance.now() > host.ready + {SETTLING}"
        )
        shift, long = self.lab.run("return [host.shift, host.long]")
        return Guest(shift, max(long, default=0.0))

    def _open(self, count: int, *, edited: bool, width: int = 1000) -> None:
        load = ' load="eager"' if edited else ""
        page = PAGE.format(
            edited=str(edited).lower(), name=NAME, value=VALUE, count=count,
            output=OUTPUT, answer=RESULTS[OUTPUT], loader=f"{self.ours.url}calclet.js",
            how=" async" if edited else "",
            widgets=WIDGET.format(slug=self.slug, load=load) * count,
        )  # fmt: skip
        self.host.pages["/host.html"] = (page.encode(), {})
        self.lab.fresh()
        self.lab.viewport(width, TALL)
        address = self.host.url.replace("127.0.0.1", "localhost")
        self.lab.driver.get(f"{address}host.html")

    def _interpreters(self) -> int:
        kinds = [{"type": "shared_worker"}, {"type": "worker"}]
        found = self.lab.cdp("Target.getTargets", filter=kinds)
        return len(found["targetInfos"])
