"""What did not change is handed on as the very same object; what did change never is."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.classifier_file import ClassifierError, write_classifier
from adapters.encoder_file import EncoderError, write_encoder
from filters.learned.second_look import Weighing
from filters.policy import Exclusion, Policy
from filters.rules.rule import RuleError
from filters.segments import Origin
from gateway.config.engine_parts import EngineParts, build_parts
from gateway.config.settings import LimitSettings, RulesSettings, ScoringSettings, Settings, VerifierSettings
from tests.classifiers import PHRASE, knowing
from tests.gateway.own_rules import OWN
from tests.second_looks import VOCABULARY, looking

DENYING = Policy(deny_patterns=("nightingale",))
POLICIES = {"default": Policy(), "denying": DENYING}
WEIGHING = Weighing(0.2, 0, 1.0, 1.0, 0.0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of rules, a classifier and an encoder."""
    made = tmp_path_factory.mktemp("parts")
    _write(made / "own.toml", OWN)
    write_classifier(knowing(PHRASE, Origin.USER), made / "classifier.npz")
    write_encoder(looking(WEIGHING), VOCABULARY, made / "encoder.npz")
    return made


@pytest.fixture(scope="module")
def settings(folder: Path) -> Settings:
    return Settings(
        policies=POLICIES,
        rules=RulesSettings(files=(str(folder / "own.toml"),)),
        verifier=VerifierSettings(classifier=str(folder / "classifier.npz"), encoder=str(folder / "encoder.npz")),
    )


@pytest.fixture(scope="module")
def known(settings: Settings) -> EngineParts:
    return build_parts(settings)


@pytest.fixture(autouse=True)
def as_before(folder: Path) -> None:
    """The files have the content that the known parts were read from."""
    _write(folder / "own.toml", OWN)
    write_classifier(knowing(PHRASE, Origin.USER), folder / "classifier.npz")
    write_encoder(looking(WEIGHING), VOCABULARY, folder / "encoder.npz")


def _write(path: Path, text: str) -> None:
    """Writes a file that always seems to have been written at the same moment."""
    path.write_text(text)
    os.utime(path, ns=(0, 0))


def _with(settings: Settings, **changed: object) -> Settings:
    return settings.model_copy(update=changed)


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"policies": {**POLICIES, "default": Policy(enforcement="monitor", exclusions=(Exclusion("INJ-001"),))}},
        {"policies": {**POLICIES, "denying": replace(DENYING, deny_status=403, on_unclear="deny")}},
        {"policies": {**POLICIES, "default": Policy(detecting_level=1)}},
        {"limits": LimitSettings(decode_depth=1, cache_bytes=0)},
        {"scoring": ScoringSettings(notable=1.0)},
    ],
    ids=["nothing", "what a policy does", "what another does", "a level that changes nothing", "limits", "scores"],
)
def test_what_no_part_depends_on_leaves_all_parts_as_they_are(
    settings: Settings, known: EngineParts, changed: dict[str, object]
) -> None:
    assert build_parts(_with(settings, **changed), known=known) is known


def test_files_that_were_written_again_with_the_same_bytes_have_not_changed(
    settings: Settings, known: EngineParts, folder: Path
) -> None:
    for name in ("own.toml", "classifier.npz", "encoder.npz"):
        os.utime(folder / name, ns=(9, 9))
        (folder / f"copy-{name}").write_bytes((folder / name).read_bytes())
    elsewhere = _with(
        settings,
        rules=RulesSettings(files=(str(folder / "copy-own.toml"),)),
        verifier=VerifierSettings(
            classifier=str(folder / "copy-classifier.npz"), encoder=str(folder / "copy-encoder.npz")
        ),
    )
    assert build_parts(settings, known=known) is known
    assert build_parts(elsewhere, known=known) is known


@pytest.mark.parametrize("literal", ["blue noon", "blue moon"])
def test_one_byte_of_a_rule_file_makes_new_rules(
    settings: Settings, known: EngineParts, folder: Path, literal: str
) -> None:
    changed = OWN.replace("blue moon", literal).replace('severity = "low"', 'severity  ="low"')
    assert len(changed) == len(OWN)
    _write(folder / "own.toml", changed)
    new = build_parts(settings, known=known)
    for policy in POLICIES.values():
        assert new.rule_set(policy).matcher is not known.rule_set(policy).matcher
        found = {match.rule.id for match in new.rule_set(policy).matcher.scan(f"a {literal} is up")}
        assert "OWN-1" in found
    stale = {match.rule.id for match in new.common.scan("a blue moon is up")}
    assert ("OWN-1" in stale) is (literal == "blue moon")
    assert (new.book.revision == known.book.revision) is (literal == "blue moon")
    assert new.common is not known.common
    assert (new.classifier, new.second) == (known.classifier, known.second)


def test_the_rules_of_files_that_did_not_change_are_the_same_objects(
    settings: Settings, known: EngineParts, folder: Path
) -> None:
    _write(folder / "own.toml", OWN.replace("OWN-1", "OWN-2"))
    new = build_parts(settings, known=known)
    assert [rule.id for rule in new.book.rules][-1] == "OWN-2"
    assert all(new.common.by_id[rule.id] is rule for rule in known.book.rules[:-1])
    assert len(new.book.rules) == len(known.book.rules)


def test_a_changed_model_is_read_and_the_other_one_is_kept(
    settings: Settings, known: EngineParts, folder: Path
) -> None:
    write_classifier(knowing("another phrase", Origin.USER), folder / "classifier.npz")
    other = build_parts(settings, known=known)
    assert other.classifier is not known.classifier
    assert other.second is known.second
    assert _revision(other) != _revision(known)
    write_classifier(knowing(PHRASE, Origin.USER), folder / "classifier.npz")
    write_encoder(looking(replace(WEIGHING, bias=0.5)), VOCABULARY, folder / "encoder.npz")
    third = build_parts(settings, known=known)
    assert third.classifier is known.classifier
    assert third.second is not known.second
    assert _revision(third) not in {_revision(known), _revision(other)}


def _revision(parts: EngineParts) -> str:
    classifier = parts.reviewed_classifier()
    assert classifier is not None
    return classifier.revision


def test_models_that_are_not_named_any_more_are_not_kept(settings: Settings, known: EngineParts) -> None:
    plain = _with(settings, verifier=settings.verifier.model_copy(update={"encoder": ""}))
    assert build_parts(plain, known=known).second is None
    assert build_parts(plain, known=known).reviewed_classifier() is known.classifier
    none = _with(settings, verifier=VerifierSettings(classifier=""))
    assert build_parts(none, known=known).reviewed_classifier() is None


@pytest.mark.parametrize(
    "policy",
    [
        Policy(deny_patterns=("nightingales",)),
        Policy(suspicious_patterns=("nightingale",)),
        replace(DENYING, suspicious_patterns=("nightingale",)),
        replace(DENYING, blocking_level=2),
        replace(DENYING, detecting_level=2),
    ],
    ids=["another phrase", "a phrase of another kind", "a phrase more", "a level", "a level that is only told"],
)
def test_what_decides_which_rules_run_makes_a_new_rule_set(
    settings: Settings, known: EngineParts, policy: Policy
) -> None:
    new = build_parts(_with(settings, policies={**POLICIES, "denying": policy}), known=known)
    assert new.rule_set(policy).matcher is not known.rule_set(DENYING).matcher
    assert new.rule_set(policy).revision != known.rule_set(DENYING).revision
    assert new.rule_set(Policy()) is known.rule_set(Policy())
    assert new.common is known.common


def test_phrases_stay_with_their_tenant_when_they_change_hands(settings: Settings, known: EngineParts) -> None:
    swapped = {"default": DENYING, "denying": Policy(deny_patterns=("starling",)), "third": Policy()}
    new = build_parts(_with(settings, policies=swapped), known=known)
    told = {
        name: {
            match.rule.literals[0]
            for match in new.rule_set(policy).matcher.scan("a nightingale and a starling")
            if match.rule.id.startswith("TENANT-")
        }
        for name, policy in swapped.items()
    }
    assert told == {"default": {"nightingale"}, "denying": {"starling"}, "third": set()}
    assert new.rule_set(DENYING) is known.rule_set(DENYING)


def test_nothing_is_kept_that_no_policy_wants_any_more(settings: Settings, known: EngineParts) -> None:
    parts = known
    for number in range(4):
        phrases = (f"secret number {number}",)
        parts = build_parts(_with(settings, policies={"default": Policy(deny_patterns=phrases)}), known=parts)
        assert len(parts.sets) == 1
        assert len(parts.book.files) == len(known.book.files)
    assert build_parts(settings, known=parts).rule_set(DENYING) is not known.rule_set(DENYING)


@pytest.mark.parametrize(
    ("name", "error"),
    [("own.toml", RuleError), ("classifier.npz", ClassifierError), ("encoder.npz", EncoderError)],
)
def test_a_broken_file_is_refused_and_the_next_reload_goes_on_from_the_good_parts(
    settings: Settings, known: EngineParts, folder: Path, name: str, error: type[Exception]
) -> None:
    good = (folder / name).read_bytes()
    for broken in (b"[[rule]]\n", good[:-40], None):
        if broken is None:
            (folder / name).unlink()
        else:
            (folder / name).write_bytes(broken)
        with pytest.raises(error):
            build_parts(settings, known=known)
    (folder / name).write_bytes(good)
    assert build_parts(settings, known=known) is known


def test_a_phrase_that_cannot_be_used_is_refused_each_time(settings: Settings, known: EngineParts) -> None:
    nothing = _with(settings, policies={**POLICIES, "denying": Policy(deny_patterns=("\u200b",))})
    for _ in range(2):
        with pytest.raises(RuleError, match=r"policies\.denying\.deny_patterns\[0\]"):
            build_parts(nothing, known=known)
