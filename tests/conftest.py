"""What all tests share: properties are checked on the same examples on every machine, in any time."""

from hypothesis import settings

settings.register_profile("skald", derandomize=True, deadline=None)
settings.load_profile("skald")
