"""One folder for each calculator: its function, its words, its article, its cases."""
