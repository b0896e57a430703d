"""Which words texts share."""

import pytest

from filters.tool_calls.relevance import Rarity, rarity, stem, stems

FAMILIES = (
    ("verify", "verifies", "verified", "verifying", "verification", "verifications"),
    ("manage", "manages", "managed", "managing", "manager", "managers", "management"),
    ("retract", "retracted", "retraction", "retractions"),
    ("alter", "altering", "alteration", "alterations"),
    ("secure", "secured", "securing", "security"),
    ("analyse", "analyze", "analysis", "analytics", "analyst"),
    ("update", "updates", "updated", "updating"),
    ("send", "sends", "sending", "sent"),
    ("buy", "buys", "buying", "bought"),
    ("run", "runs", "running", "ran"),
)


@pytest.mark.parametrize("words", FAMILIES, ids=lambda words: str(words[0]))
def test_forms_of_a_word_have_one_stem(words: tuple[str, ...]) -> None:
    assert len({stem(word) for word in words}) == 1


def test_words_have_stems_of_their_own() -> None:
    assert len({stem(words[0]) for words in FAMILIES}) == len(FAMILIES)


@pytest.mark.parametrize("word", ["is", "pay", "bus", "es", "ing", "y"])
def test_a_short_word_is_not_eaten_up(word: str) -> None:
    assert stem(word)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("send_email", {"send", "email"}, id="words joined by lines"),
        pytest.param("sendEmail", {"send", "email"}, id="words joined by capitals"),
        pytest.param("HTTPServer", {"http", "serv"}, id="an abbreviation before a word"),
        pytest.param("Mails SENT", {"email", "send"}, id="capitals and other words for the same"),
        pytest.param("the tool that you should use", set(), id="words that say nothing"),
        pytest.param("", set(), id="no word"),
        pytest.param("Überweisung 4711", {"überweisung", "4711"}, id="other letters and numbers"),
    ],
)
def test_stems_of_a_text(text: str, expected: set[str]) -> None:
    assert stems(text) == expected


def test_what_stands_in_many_texts_says_less() -> None:
    known = rarity([frozenset({"door", "unlock"}), frozenset({"door", "paint"}), frozenset({"door"})])
    assert known.of("unlock") == 1
    assert known.of("door") == pytest.approx(1 / 3)
    assert known.of("never seen") == 1


def test_the_share_of_a_text_counts_rare_words_more() -> None:
    known = Rarity({"door": 4})
    assert known.share(frozenset({"unlock"}), frozenset({"door", "unlock"})) == pytest.approx(0.8)
    assert known.share(frozenset({"door"}), frozenset({"door", "unlock"})) == pytest.approx(0.2)
    assert known.share(frozenset({"other"}), frozenset({"door", "unlock"})) == 0
    assert known.share(frozenset({"door"}), frozenset()) == 0
