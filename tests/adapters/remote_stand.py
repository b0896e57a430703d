"""What the tests of a verifier at a provider share: its budgets, and which providers there are."""

from adapters.calls import Budget
from tests.adapters.provider_server import BUILDERS

SHORT = Budget(seconds=0.3)
LONG = Budget(seconds=10.0)
PROVIDERS = tuple(BUILDERS)
