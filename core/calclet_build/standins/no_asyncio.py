"""Stands in for asyncio in the browser. Pyodide's core looks up one name in it."""

from typing import Never


def get_event_loop() -> Never:
    """Nothing here may wait."""
    raise RuntimeError("calclet runs Python without an event loop")
