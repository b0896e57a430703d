"""Parts: what takes seconds to build and megabytes to keep, handed from one configuration to the next.

The compiled rules with their automata, the classifier and the encoder depend on the bytes of files and on a few
settings alone, and nothing changes them once they are built. So a reload takes over those whose inputs are the same:
the very same objects, whose memory forked processes still share. Each version has exactly the parts that it needs;
nothing else is kept.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from threadpoolctl import threadpool_limits

from adapters.classifier_file import read_classifier
from adapters.encoder_file import read_encoder
from filters.learned.classifier import Classifier
from filters.learned.second_look import SecondLook
from filters.policy import Exclusion, Policy
from filters.rules.matcher import Matcher
from filters.rules.rule import phrase_rules, rules_at
from gateway.config.conf_folder import conf_folder
from gateway.config.rulebook import Rulebook, read_rulebook, rules_revision
from gateway.config.settings import SHIPPED, Settings, VerifierSettings

_Wanted: TypeAlias = tuple[int, int, tuple[str, ...], tuple[str, ...]]
"""All that a policy says about which rules run: the levels, and the tenant's own phrases, word for word."""


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """The rules that run under a policy. `idle` are common rules that decide nothing under it."""

    matcher: Matcher
    revision: str
    """The `rules_revision` of the matcher's rules."""
    idle: tuple[Exclusion, ...]


@dataclass(frozen=True, slots=True, eq=False)
class EngineParts:
    """The parts of one version of the configuration."""

    book: Rulebook
    common: Matcher
    """Matches all rules of the book."""
    sets: Mapping[_Wanted, RuleSet]
    """A rule set for each kind of policy of this version. Policies that want the same rules share one."""
    classifier: Classifier | None
    """As read from its file, without the second look."""
    second: SecondLook | None

    @property
    def digest(self) -> bytes:
        """Return a digest of the files that the parts were read from."""
        files = [digest.hex() if digest else self.book.revision for digest, _ in self.book.files]
        models = [model.revision if model else "" for model in (self.classifier, self.second)]
        return sha256(repr((files, models)).encode()).digest()

    def rule_set(self, policy: Policy) -> RuleSet:
        """Return the rules of a policy of these settings."""
        return self.sets[_wanted(policy)]

    def reviewed_classifier(self) -> Classifier | None:
        """Return the classifier with the encoder that reviews its findings."""
        if self.classifier is None or self.second is None:
            return self.classifier
        revision = f"{self.classifier.revision}-{self.second.revision}"
        return replace(self.classifier, second=self.second, revision=revision)


def build_parts(settings: Settings, *, known: EngineParts | None = None) -> EngineParts:
    """Build the parts for these settings, taking over those of `known` whose inputs are the same.

    If nothing has changed, `known` itself is returned. The inputs of a part are compared by their content, never by the
    time at which a file was written. Raises `RuleError`, `ClassifierError` or `EncoderError` if the rules, the
    classifier or the encoder cannot be used; `known` is not changed, whatever happens.
    """
    classifier, second = _models(settings.verifier, known)
    book = read_rulebook(settings.rules.files, atr=settings.rules.atr, known=known.book if known else None)
    same = known if known and known.book is book else None
    common = same.common if same else Matcher(book.rules)
    sets: dict[_Wanted, RuleSet] = {}
    for name, policy in settings.policies.items():
        wanted = _wanted(policy)
        if wanted not in sets:
            kept = same.sets.get(wanted) if same else None
            matchers = (common, *[one.matcher for one in sets.values()])
            sets[wanted] = kept or _rule_set(name, policy, book, matchers)
    if same and same.classifier is classifier and same.second is second and same.sets == sets:
        return same
    return EngineParts(book, common, sets, classifier, second)


def _models(verifier: VerifierSettings, known: EngineParts | None) -> tuple[Classifier | None, SecondLook | None]:
    """Read the classifier, if one is named, and the encoder that reviews its findings.

    The shipped encoder is used only with the shipped classifier. Reading an encoder limits numpy's linear algebra to
    one thread in this process from then on.
    """
    if not verifier.classifier:
        return None, None
    classifier = read_classifier(
        _shipped(verifier.classifier, "classifier.npz"), known=known.classifier if known else None
    )
    if not verifier.encoder or (verifier.encoder == SHIPPED and verifier.classifier != SHIPPED):
        return classifier, None
    before = known.second if known else None
    if before is None:
        # A worker has one processor, for which further threads would contend. Before `read_encoder`, which runs it.
        threadpool_limits(1, user_api="blas")
    return classifier, read_encoder(_shipped(verifier.encoder, "encoder.npz"), known=before)


def _shipped(file: str, name: str) -> Path:
    """Return the path of a named file, or of the one that ships with the gateway under `name`."""
    return conf_folder() / name if file == SHIPPED else Path(file)


def _wanted(policy: Policy) -> _Wanted:
    highest = max(policy.blocking_level, policy.detecting_level)
    return policy.blocking_level, highest, tuple(policy.deny_patterns), tuple(policy.suspicious_patterns)


def _rule_set(name: str, policy: Policy, book: Rulebook, matchers: Iterable[Matcher]) -> RuleSet:
    """Build the rule set of a policy. One of the `matchers` is taken if it has the same rules."""
    rules = (*rules_at(book.rules, policy), *phrase_rules(policy, where=f"policies.{name}."))
    matcher = next((one for one in matchers if one.rules == rules), None) or Matcher(rules)
    idle = tuple(Exclusion(rule.id) for rule in book.rules if rule.paranoia_level > policy.blocking_level)
    return RuleSet(matcher, rules_revision(rules), idle)
