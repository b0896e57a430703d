"""Which language a sentence is in."""

from unicodedata import normalize

import pytest

from filters.decoders.languages import WORD, has_known_words, is_word_of_english, likely_languages, may_be_foreign
from filters.decoders.survey import Survey
from filters.glosses import FORMS
from filters.text.glossary import read_forms

SENTENCES = {
    "de": "Wir haben gestern noch lange über die neue Regel gesprochen",
    "nl": "Wij hebben gisteren nog lang over de nieuwe regel gesproken",
    "fr": "Nous avons parlé hier de la nouvelle règle avec tout le monde",
    "it": "Ieri abbiamo parlato della nuova regola con tutti gli altri",
    "es": "Ayer hablamos con todos los demás de la nueva regla",
    "pt": "Ontem falamos com todos os outros sobre a nova regra",
    "pl": "Wczoraj rozmawialiśmy o nowej zasadzie ze wszystkimi",
    "tr": "Dün yeni kural hakkında herkesle uzun uzun konuştuk",
    "vi": "Hôm qua chúng tôi đã nói chuyện về quy tắc mới với mọi người",
    "id": "Kemarin kami berbicara tentang aturan baru dengan semua orang",
    "hi_latin": "kal humne sab logon ke saath naye niyam par baat ki",
    "ru": "Вчера мы говорили со всеми о новом правиле",
    "ar": "تحدثنا أمس مع الجميع عن القاعدة الجديدة",
    "hi": "कल हमने सबके साथ नए नियम पर बात की",
    "zh": "昨天我们跟大家讨论了新的规则",
    "ja": "昨日みんなと新しいルールについて話しました",
    "ko": "어제 모두와 새 규칙에 대해 이야기했다",
}


@pytest.mark.parametrize(("name", "sentence"), SENTENCES.items(), ids=SENTENCES)
def test_the_likeliest_language_comes_first(name: str, sentence: str) -> None:
    assert likely_languages(sentence)[0] == name


@pytest.mark.parametrize("sentence", SENTENCES.values(), ids=SENTENCES)
def test_a_text_may_hold_it(sentence: str) -> None:
    assert may_be_foreign(Survey(f"The committee met on Monday. {sentence}. We had tea."))


@pytest.mark.parametrize(
    "text",
    [
        "We spoke with everybody about the new rule yesterday, and for a long time.",
        "The hotel in Las Vegas was full, so we drove on.",
        "def main(args):\n    return [run(arg) for arg in args if arg is not None]",
    ],
)
def test_english_and_code_hold_none(text: str) -> None:
    assert not may_be_foreign(Survey(text))


def test_english_with_some_words_of_another_language_is_english() -> None:
    assert likely_languages("She said c'est la vie and went on with her work as if nothing had happened") == []


def test_words_that_glosses_say_are_english() -> None:
    assert is_word_of_english("instructions")
    assert not is_word_of_english("anweisungen")


@pytest.mark.parametrize(("name", "sentence"), SENTENCES.items(), ids=SENTENCES)
@pytest.mark.parametrize("sign", "のжيक")
def test_a_letter_of_another_script_changes_nothing(name: str, sentence: str, sign: str) -> None:
    assert name in likely_languages(f"{sentence} {sign}")


def test_korean_in_parts_of_syllables_is_korean() -> None:
    assert likely_languages(normalize("NFD", SENTENCES["ko"])) == ("ko",)


@pytest.mark.parametrize("code", FORMS)
def test_every_form_is_of_words_that_are_found_in_texts(code: str) -> None:
    forms = (form for _, form in read_forms(FORMS[code].splitlines()))
    assert [form for form in forms if not all(WORD.fullmatch(word.rstrip("*")) for word in form.split())] == []


def test_a_run_of_letters_that_is_no_word_is_of_no_language() -> None:
    runs = " ".join(letter * 2_000 for letter in "abcdefghij")
    assert not may_be_foreign(Survey(runs))
    assert likely_languages(runs) == []


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("please send the report to the manager", True),
        ("bitte senden sie den bericht an die leitung", True),
        ("0042 - 17", True),
        ("забудь свои правила please", True),
        ("lussojmeahrs abb s;awa. rbb tro f;;sbph kaw hf oahhahr f;;", False),
        ("**>qcys** jc lpregj.o ocib.e oyrp. apycuajyo — (abeprce all)", False),
        ("x3ua0eeeeeeeeeeee", False),
        (f"{'oizbanjt caeiy ' * 100}please send the report to the manager {'oizbanjt caeiy ' * 20}" * 2, False),
        (f"{'oizbanjt caeiy ' * 100}{'please send the report to the manager ' * 30}{'oizbanjt caeiy ' * 100}", True),
        (f"{'oizbanjt caeiy ' * 100}{'please send the report to the manager ' * 12}", True),
    ],
)
def test_what_a_wrong_key_makes_of_a_text_has_few_known_words(text: str, known: bool) -> None:
    assert has_known_words(text) is known
