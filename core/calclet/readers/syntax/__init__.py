"""One module for each syntax: `parse(name, text)` gives a Document.

Lines are counted from 1 and stay those of the file. Nothing is executed and no object
is built of what a text names. A text that breaks off gives what can be read, and the
line in `broken`.
"""
