"""What parts are asked by the runtime step: `requests(slugs)` in a module for each."""
