"""One Python for all frames and tabs of a site; replaced when it hangs or dies."""

import pytest
from markupsafe import escape

from calclet_build.headers import policy
from calclet_build.options import Options
from tests.browser.conftest import SLUG
from tests.browser.widget import answer

FRAMES = 3


@pytest.fixture(autouse=True)
def nothing_cached(browser):
    """Each test counts its own downloads."""
    browser.clear_cache()


def frames(site, count=FRAMES, attributes="", values="#load=eager"):
    """A host page with several frames of the calculator."""
    frame = f'<iframe {attributes} src="{site.frame("en", values)}" height="600">'
    return site.host(f"{frame}</iframe>" * count)


def downloads(site):
    """How often the module was asked for."""
    return len([r for r in site.requests(".asm.wasm") if r.status == 200])


def each_answers(browser, widget, number=16):
    """Every frame of the page answers an edit of its own."""
    for index, frame in enumerate(browser.all("iframe")):
        answers(browser, widget, frame, number + index)


def answers(browser, widget, frame, number):
    """A frame answers an edit."""
    browser.js("arguments[0].scrollIntoView()", frame)
    with browser.frame(frame):
        widget.type("micro_batch_size", str(number))
        widget.shows(answer(micro_batch_size=number))


def in_worker(browser, expression):
    """Does something to the shared worker, without waiting for the end of it."""
    [worker] = browser.workers()
    address = browser.cdp("Target.attachToTarget", targetId=worker, flatten=False)
    message = '{"id":1,"method":"Runtime.evaluate","params":{"expression":%r}}'
    browser.cdp(
        "Target.sendMessageToTarget",
        message=message.replace("%r", '"' + expression.replace('"', '\\"') + '"'),
        sessionId=address["sessionId"],
    )


@pytest.mark.engines
def test_frames_share_one_python(browser, site, widget):
    """What the first has got nobody asks for again, though no cache may keep it."""
    site.sends(r"\.asm\.wasm$", "Cache-Control", "no-store")
    browser.open(frames(site, values=""))
    first, *others = browser.all("iframe")
    answers(browser, widget, first, 16)
    before = downloads(site)
    for number, frame in enumerate(others, 17):
        answers(browser, widget, frame, number)

    assert before
    assert downloads(site) == before


EAGER = """
<script>
  const opened = performance.now();
  const inside = () => [...document.querySelectorAll("calclet-widget")]
    .filter(({ shadowRoot }) => shadowRoot?.querySelector("iframe")).length;
  let first;
  addEventListener("calclet-ready", () => {
    first ??= { frames: inside(), after: performance.now() - opened };
  });
</script>
"""
LEAD = 1000  # milliseconds that the others wait for the first at most


def eager(site):
    """A host page with widgets that calculate at once."""
    widget = f'<calclet-widget calculator="{SLUG}" load="eager"></calclet-widget>'
    script = f'<script src="{site.url}calclet.js" async></script>'
    return site.host(EAGER + script + widget * FRAMES)


def test_the_first_of_eager_widgets_comes_alone(browser, site, widget):
    """So that all have its Python sooner; the others follow when it is shown."""
    browser.open(eager(site))
    first = browser.wait(lambda: browser.js("return first"), "the first widget")
    assert first["frames"] == 1 or first["after"] > LEAD

    browser.wait(lambda: browser.js("return inside()") == FRAMES, "the others")
    assert len(browser.workers()) == 1


def test_eager_widgets_do_not_wait_for_one_that_is_silent(browser, site):
    """Its page may be slow, or not come at all."""
    site.breaks("/embed/", delay=3 * LEAD / 1000)
    browser.open(eager(site))

    first = browser.wait(lambda: browser.js("return first"), "the first widget")
    assert first["frames"] == FRAMES


def test_tabs_share_one_python(browser, site, widget):
    """A second tab finds Python running; the first may go."""
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))
    first = browser.driver.current_window_handle
    worker = browser.workers()

    browser.driver.switch_to.new_window("tab")
    second = browser.driver.current_window_handle
    browser.open(site.page("ja"))
    widget.type("micro_batch_size", "32")
    widget.shows(answer(micro_batch_size=32))
    assert browser.workers() == worker

    browser.driver.switch_to.window(first)
    browser.driver.close()
    browser.driver.switch_to.window(second)
    widget.type("micro_batch_size", "64")
    widget.shows(answer(micro_batch_size=64))
    assert browser.workers() == worker


def test_hung_python_is_left_for_the_next_generation(browser, site, widget):
    """Nobody can end a shared worker: its clients meet in the next, inputs kept."""
    browser.open(frames(site, 2))
    each_answers(browser, widget)
    in_worker(browser, "for (;;);")
    one, other = browser.all("iframe")

    with browser.frame(one):
        widget.type("micro_batch_size", "128")
        widget.type("sequence_length", "8192")
        widget.shows(answer(micro_batch_size=128, sequence_length=8192))
    with browser.frame(other):
        widget.type("micro_batch_size", "256")
        widget.shows(answer(micro_batch_size=256))
    assert len(browser.workers()) == 2, "the hung one, and one for both"


def test_dead_python_is_replaced(browser, site, widget):
    """Closed by the browser, say for memory: the next edit gets a new one."""
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))
    in_worker(browser, "close()")

    widget.type("micro_batch_size", "128")
    widget.shows(answer(micro_batch_size=128))
    assert widget.value("micro_batch_size") == "128"


@pytest.mark.engines(webkit="'self' is nobody in its sandboxes: see the next story")
@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-forms"])
def test_sandboxed_frames_calculate(browser, site, widget, sandbox):
    """An opaque origin: no shared worker, no storage, still an answer."""
    browser.open(frames(site, 1, f'sandbox="{sandbox}"', ""))
    with browser.frame("iframe"):
        assert browser.js("return origin") == "null"
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))


@pytest.mark.engines
def test_sandboxed_frames_calculate_where_the_policy_names_the_site(
    browser, site, widget
):
    """As in a build with --base-url: without a name WebKit lets nothing in."""
    file = site.dist / "en/effective-batch-size/embed/index.html"
    named = policy(Options(base_url=site.url))
    page = file.read_text("utf-8").replace(
        str(escape(policy(Options()))), str(escape(named))
    )
    assert site.url.rstrip("/") in page
    site.breaks(r"/embed/$", body=page.encode(), type="text/html; charset=utf-8")
    site.sends(r"/embed/$", "Content-Security-Policy", named)

    browser.open(frames(site, 1, 'sandbox="allow-scripts"', ""))
    with browser.frame("iframe"):
        assert browser.js("return origin") == "null"
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))


def test_without_shared_workers(browser, site, widget):
    """Each frame has its own worker, and only when it is used."""
    browser.before_load("delete globalThis.SharedWorker")
    browser.open(frames(site, 2, values=""))
    one, _other = browser.all("iframe")
    with browser.frame(one):
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))
    assert len(browser.workers("worker")) == 1


@pytest.mark.engines
def test_where_storage_and_shared_workers_are_refused(browser, site, widget):
    """As browsers do it to frames of other sites: every access throws."""
    [early] = site.dist.glob("assets/early-*.js")
    refused = """
        const refuse = () => { throw new DOMException("refused", "SecurityError"); };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
            Object.defineProperty(globalThis, name, { get: refuse });
        }
        Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
        globalThis.SharedWorker = function () { refuse(); };
        globalThis.BroadcastChannel = globalThis.SharedWorker;
        """
    site.breaks(r"/early-", body=refused.encode() + early.read_bytes())
    browser.open(frames(site, 1, values=""))
    with browser.frame("iframe"):
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))


def test_the_name_holds_the_build(browser, site, widget):
    """Pages of another build never meet this one's Python."""
    browser.before_load(
        "const Real = SharedWorker;"
        "SharedWorker = class extends Real {"
        "  constructor(url, options) {"
        "    super(url, options); self.named = options.name }}"
    )
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")
    widget.ready()

    config = browser.js(
        "return JSON.parse(document.querySelector('#calclet-config').textContent)"
    )
    assert browser.js("return named") == f"calclet-{config['build']}-0"
