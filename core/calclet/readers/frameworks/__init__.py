"""One module for each framework, launcher or engine; nothing else lists them."""
