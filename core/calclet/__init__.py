"""Calculators as typed Python functions: exact numbers, no words, no web."""

__version__ = "0.1.0"
