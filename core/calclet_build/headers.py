"""Response headers: one `_headers` file, read by hosts and by our own server alike."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from calclet_build.options import Options

HEADERS = """\
/*
  Access-Control-Allow-Origin: *
  Content-Security-Policy: {policy}
  Cross-Origin-Embedder-Policy: require-corp
  Cross-Origin-Resource-Policy: cross-origin
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
"""


def policy(options: Options) -> str:
    """The content security policy of pages, and of the worker, which has no other."""
    own = "'self'"
    if options.base_url:  # in a sandboxed frame WebKit's 'self' is nobody
        own += f" {_origin(options.base_url)}"
    connect = own
    if options.feedback and options.feedback.endpoint:
        connect += f" {_origin(options.feedback.endpoint)}"
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {own} 'wasm-unsafe-eval'",
            f"style-src {own}",
            f"connect-src {connect}",
            f"worker-src {own} data:",  # data: is all that an opaque origin can start
            f"img-src {own} data:",
            f"frame-src {own}",
            f"manifest-src {own}",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types calclet",
        )
    )


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def headers_file(options: Options) -> str:
    """The text of dist/_headers."""
    return HEADERS.format(policy=policy(options))


def parse_headers(text: str) -> list[tuple[str, str, str]]:
    """(path pattern, name, value) of each line, in order."""
    rules = []
    pattern = ""
    for line in text.splitlines():
        if not line[:1].isspace():
            pattern = line.strip()
        elif line.strip():
            name, _, value = line.strip().partition(": ")
            rules.append((pattern, name, value))
    return rules
