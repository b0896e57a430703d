"""Glossaries say what words of other languages mean; what each knows is in its module."""

import pytest

from filters.glosses import FORMS
from filters.text.glossary import LATIN, OTHERS, Glossary, accented, load, read_forms, unaccented

CODES = (*LATIN, *OTHERS)


def glossary(code: str, *lines: str) -> Glossary:
    made = Glossary(code, code)
    for english, form in read_forms(lines):
        made.add(english, form)
    return made


def test_a_word_is_known_by_a_form_or_by_its_beginning() -> None:
    made = glossary("es", "ignore: ignora, ignor*", "ignored: ignorado")
    assert [made.entry(word).english for word in ("ignora", "ignorado", "Ignoraban", "ignominia")] == [
        "ignore",
        "ignored",
        "ignore",
        None,
    ]


def test_the_longest_beginning_counts() -> None:
    made = glossary("es", "ignore: ignor*", "ignorant: ignorant*")
    assert made.entry("ignorantes").english == "ignorant"


def test_a_beginning_says_nothing_of_a_much_longer_word() -> None:
    assert glossary("es", "give: dar*").entry("dar" + "x" * 10).english is None


def test_the_first_english_of_a_form_stays() -> None:
    assert glossary("fr", "now: maintenant", "presently: maintenant").entry("maintenant").english == "now"


def test_a_word_may_lack_its_accents_where_no_other_word_is_meant() -> None:
    made = glossary("fr", "where: où", "or: ou", "system: système")
    assert [made.entry(word).english for word in ("où", "ou", "systeme")] == ["where", "or", "system"]


@pytest.mark.parametrize(("code", "form", "bare"), [("de", "zählen", "zahlen"), ("vi", "lệnh", "lenh")])
def test_accents_count_in_languages_that_tell_words_by_them(code: str, form: str, bare: str) -> None:
    made = glossary(code, f"told: {form}")
    assert (made.entry(form).english, made.entry(bare).english) == ("told", None)


def test_what_english_does_not_say_is_nothing() -> None:
    assert glossary("ko", "-: 요").entry("요").english == ""


def test_a_phrase_is_told_word_by_word() -> None:
    made = glossary("es", "from now on: a partir de ahora", "previous instructions: instruc* previ*")
    (node,) = made.entry("a").phrases
    for word in ("partir", "de", "ahora"):
        (node,) = node.after(word)
    assert node.english == "from now on"
    (node,) = made.entry("instrucciones").phrases
    assert [following.english for following in node.after("previas")] == ["previous instructions"]
    assert list(node.after("nuevas")) == []


@pytest.mark.parametrize("sign", "\u0640\ufcf2\ufcf3\ufcf4\ufe71\ufe77\ufe79\ufe7b\ufe7d\ufe7f")
@pytest.mark.parametrize("code", CODES)
def test_a_mark_by_itself_says_nothing(code: str, sign: str) -> None:
    assert glossary(code, "told: x").entry(sign).english is None


def test_korean_words_go_on_with_particles_and_with_other_forms() -> None:
    made = glossary("ko", "instructions: 지시", "system: 시스템", "prompt: 프롬프트", "you: 너")
    assert [made.entry(word).english for word in ("지시를", "시스템프롬프트를", "너는", "너머")] == [
        "instructions",
        "system prompt",
        "you",
        None,
    ]


def test_arabic_words_hold_what_is_written_as_one_with_them() -> None:
    made = glossary("ar", "instructions: تعليمات*", "send: ارسل", "account: حساب")
    words = ("والتعليمات", "للتعليمات", "وأرسل", "لحساب", "ولحساب", "وبالحساب", "كتاب")
    assert [made.entry(word).english for word in words] == [
        "and the instructions",
        "to the instructions",
        "and send",
        "to account",
        "and to account",
        "and with the account",
        None,
    ]


def test_arabic_phrases_begin_behind_what_is_written_as_one_with_their_first_word() -> None:
    made = glossary("ar", "the password: كلمة المرور")
    assert made.entry("وكلمة").phrases
    assert not made.entry("أكلمة").phrases


def test_a_word_with_other_accents_is_another_word() -> None:
    made = glossary("tr", "say: söyle", "so: şöyle*")
    assert [made.entry(word).english for word in ("söyle", "soyle", "şöyle", "şöyleyse")] == ["say", "say", "so", "so"]


def test_a_run_is_parted_into_the_longest_forms() -> None:
    made = glossary("zh", "ignore: 忽略", "instructions: 指令", "all: 所有, 所有的")
    assert list(made.runs("请忽略所有的指令吧")) == [
        (0, 1, None),
        (1, 3, "ignore"),
        (3, 6, "all"),
        (6, 8, "instructions"),
        (8, 9, None),
    ]


def test_forms_are_told_with_and_without_accents() -> None:
    made = glossary("pt", "instructions: instruções", "act as: aja como, atue* como")
    assert set(made.forms()) == {
        ("instruções", True, "instructions"),
        ("instrucoes", True, "instructions"),
        ("aja como", True, "act as"),
        ("atue", False, "act as"),
    }
    assert made.english() == {"instructions", "act as"}


def test_a_line_has_english_and_forms() -> None:
    assert list(read_forms(["", "all: todo, toda"])) == [("all", "todo"), ("all", "toda")]


def test_words_have_one_form_with_accents_and_one_without() -> None:
    assert (accented("E\u0301tape"), unaccented("Étape"), unaccented("ŁÓDŹ"), unaccented("إِلى")) == (
        "étape",
        "etape",
        "lodz",
        "الي",
    )


def test_what_is_in_latin_letters_is_a_glossary_of_its_own() -> None:
    own, latin = load("hi")
    assert (own.in_latin, latin.in_latin) == (False, True)
    assert (own.entry("निर्देश").english, latin.entry("nirdesh").english) == ("instructions", "instructions")


@pytest.mark.parametrize("code", CODES)
def test_each_is_of_lines_that_are_read(code: str) -> None:
    for line in FORMS[code].strip().splitlines():
        english, _, forms = line.partition(": ")
        assert english.isascii()
        assert english == english.strip().lower()
        assert all(form and form == " ".join(form.split()) for form in forms.split(", "))


@pytest.mark.parametrize("code", CODES)
def test_no_form_stands_in_one_twice(code: str) -> None:
    forms = [form for _, form in read_forms(FORMS[code].splitlines())]
    assert len(forms) == len(set(forms))


def test_all_are_loaded() -> None:
    assert FORMS.keys() == set(CODES)


def test_what_indonesian_writes_after_a_word_is_apart_from_it() -> None:
    made = glossary("id", "rules: aturan, laku", "send: kirim*", "i: aku")
    assert [made.ending(word) for word in ("aturanmu", "Kirimkannya", "aturanlah", "laku", "tamu", "aturan")] == [
        (2, "your"),
        (3, "it"),
        (3, ""),
        (0, ""),
        (0, ""),
        (0, ""),
    ]
    assert ("aturanmu", True, "rules") in set(made.forms())
    assert glossary("es", "rules: aturan").ending("aturanmu") == (0, "")
