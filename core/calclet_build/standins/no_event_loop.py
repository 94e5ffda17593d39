"""Stands in for pyodide.webloop in the browser: there is nothing to schedule."""


def _initialize_event_loop() -> None:
    """The package pyodide calls this when it is imported."""
