"""Formulas that several calculators share, one function per quantity."""
