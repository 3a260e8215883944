"""Settings for all tests."""

import os

from hypothesis import settings

# A busy machine is no reason to fail, hence no deadlines; `make test-long` looks further.
settings.register_profile("short", deadline=None, max_examples=50)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))
