"""Property tests on machines that are shared: slow is no failure."""

from hypothesis import settings

settings.register_profile("calculators", deadline=None)
settings.load_profile("calculators")
