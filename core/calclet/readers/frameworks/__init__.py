"""One module for each framework, engine, launcher or scheduler; nothing lists them.

A name that begins with _ is a part of one of them.
"""
