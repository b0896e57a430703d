"""What the tests of a verifier at a provider share: its budgets, and which providers there are."""

from adapters.calls import CallBudget
from tests.adapters.provider_server import BUILDERS

SHORT = CallBudget(seconds=0.3)
LONG = CallBudget(seconds=10.0)
PROVIDERS = tuple(BUILDERS)
