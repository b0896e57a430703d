"""Transforms: the table of all decodings. A new one takes a module in `filters.decoders`, a line here, and a file of
cases.
"""

from filters.decoders.accumulated import find_accumulated
from filters.decoders.alphabets import (
    find_acrostics,
    find_bacon,
    find_offset,
    find_spelling_words,
    find_taps,
    find_two_signs,
)
from filters.decoders.amid_digits import find_amid_digits
from filters.decoders.backslashed import find_backslashed
from filters.decoders.backslashes import find_backslashes, find_code_point_names
from filters.decoders.banners import find_banners
from filters.decoders.base_64 import find_base64
from filters.decoders.blanks import find_blanks
from filters.decoders.blocks import find_blocks
from filters.decoders.board_squares import find_board_squares
from filters.decoders.book_ciphers import find_book_ciphers
from filters.decoders.boxes import find_boxes
from filters.decoders.branched import find_branched
from filters.decoders.carried import find_carried
from filters.decoders.case_bits import find_cased, find_fonted, find_set_off
from filters.decoders.checkerboards import find_checkerboards
from filters.decoders.ciphers import find_ciphers
from filters.decoders.code_rows import find_code_rows
from filters.decoders.code_tables import find_coded
from filters.decoders.composed import find_composed
from filters.decoders.concatenated import find_concatenated
from filters.decoders.cut import find_continued, find_cut, find_folded
from filters.decoders.decoded import Transform
from filters.decoders.deflated import find_deflated
from filters.decoders.disassembled import find_disassembled
from filters.decoders.dot_numbers import find_dot_numbers
from filters.decoders.drawn import find_drawn
from filters.decoders.elements import find_elements
from filters.decoders.escapes import find_entities, find_form, find_percent, find_quoted_printable
from filters.decoders.evaluated import find_evaluated
from filters.decoders.few_signs import find_few_signs
from filters.decoders.filled_blanks import find_filled_blanks
from filters.decoders.formatted import find_formatted
from filters.decoders.framed import find_framed
from filters.decoders.glossed import find_glossed
from filters.decoders.glyphs import find_glyphs
from filters.decoders.graphs import find_graphs
from filters.decoders.grids import find_grids
from filters.decoders.growing_shifts import find_growing_shifts
from filters.decoders.hex_records import find_hex_records
from filters.decoders.hexadecimal import find_hex
from filters.decoders.high_bits import find_high_bits
from filters.decoders.indexed import find_indexed
from filters.decoders.infixed import find_infixed
from filters.decoders.itemed import find_items
from filters.decoders.joints import find_apart, find_joined, find_joints
from filters.decoders.key_reports import find_key_reports
from filters.decoders.labelled_codes import find_labelled_codes
from filters.decoders.leet import find_leet
from filters.decoders.letter_codes import find_letter_codes
from filters.decoders.letter_digits import find_letter_digits
from filters.decoders.letter_names import find_letter_names
from filters.decoders.letters_above import find_letters_above
from filters.decoders.line_formats import find_lines
from filters.decoders.lined import find_lined
from filters.decoders.linked import find_linked
from filters.decoders.listings import find_listings
from filters.decoders.literals import find_literals
from filters.decoders.lz_string import find_lz_string
from filters.decoders.marks import find_alike, find_marked
from filters.decoders.mime_words import find_mime_words, find_utf7
from filters.decoders.misspelled import find_misspelled
from filters.decoders.mistyped import find_mistyped
from filters.decoders.morse import find_morse, find_spoken_morse
from filters.decoders.names_in_scripts import find_names_in_scripts
from filters.decoders.nth_words import find_nth_words
from filters.decoders.number_columns import find_number_columns
from filters.decoders.numbered import find_numbered
from filters.decoders.numbered_codes import find_numbered_codes
from filters.decoders.numerals import find_numerals
from filters.decoders.object_ids import find_object_ids
from filters.decoders.of_four import find_of_four
from filters.decoders.of_two import find_of_two
from filters.decoders.one_vowel import find_one_vowel
from filters.decoders.overlaid import find_overlaid
from filters.decoders.overridden import find_overridden
from filters.decoders.patched import find_patched
from filters.decoders.permissions import find_permissions
from filters.decoders.picked_letters import find_picked_letters, find_styled_letters
from filters.decoders.picked_words import find_picked_words
from filters.decoders.pickled import find_pickled
from filters.decoders.pig_latin import find_pig_latin
from filters.decoders.placed import find_placed
from filters.decoders.prefix_codes import find_prefix_codes
from filters.decoders.printed_squares import find_printed_squares
from filters.decoders.pseudo_locales import find_pseudo_locales
from filters.decoders.punycode import find_punycode
from filters.decoders.radixes import find_base32, find_base45, find_base85, find_base100, find_numbers
from filters.decoders.referenced import find_referenced
from filters.decoders.regrouped import find_regrouped
from filters.decoders.rendered import find_rendered
from filters.decoders.renumbered import find_renumbered
from filters.decoders.replayed import find_keys, find_spelled_terminal, find_terminal
from filters.decoders.revised import find_revised
from filters.decoders.roman import find_roman
from filters.decoders.rotated import find_rotated
from filters.decoders.rows_of_signs import find_rows_of_signs
from filters.decoders.run_lengths import find_run_lengths
from filters.decoders.scrambles import find_scrambles
from filters.decoders.seated import find_seated
from filters.decoders.selectors import find_selected
from filters.decoders.single_matches import find_single_matches
from filters.decoders.slotted import find_slotted
from filters.decoders.sounds import find_sounds
from filters.decoders.spacing import find_markup, find_spacing, find_tags
from filters.decoders.spelled_numbers import find_spelled_numbers
from filters.decoders.spelled_signs import find_spelled_signs
from filters.decoders.spliced import find_spliced
from filters.decoders.stack_strings import find_stack_strings
from filters.decoders.streamed import find_streamed
from filters.decoders.stretches import find_stretches
from filters.decoders.strewn import find_strewn
from filters.decoders.strips import find_strips
from filters.decoders.substituted import find_substituted
from filters.decoders.subwords import SIGNS, find_subwords
from filters.decoders.symbol_fonts import find_symbol_fonts
from filters.decoders.table_columns import find_table_columns
from filters.decoders.threads import find_threads
from filters.decoders.timed_morse import find_timed_morse
from filters.decoders.told_keys import find_told_keys
from filters.decoders.trailing import find_trailing
from filters.decoders.transliterations import find_transliterations
from filters.decoders.turned import find_turned
from filters.decoders.typeset import find_typeset
from filters.decoders.unspaced import find_unspaced
from filters.decoders.unspaced_leet import find_unspaced_leet
from filters.decoders.vigenere import find_vigenere
from filters.decoders.vowel_digits import find_vowel_digits
from filters.decoders.vowelless import find_vowelless
from filters.decoders.wide_bases import find_wide_bases
from filters.decoders.word_by_word import find_word_by_word
from filters.decoders.word_order import find_word_order
from filters.decoders.word_tables import find_word_tables
from filters.decoders.zigzags import find_zigzags

TRANSFORMS: tuple[Transform, ...] = (
    Transform("percent", find_percent, hides=False, escapes=True, signs="%"),
    Transform("entities", find_entities, hides=False, escapes=True, signs="&"),
    Transform("backslashes", find_backslashes, hides=False, escapes=True, signs="\\"),
    Transform("typeset", find_typeset, hides=False, raw=True, escapes=True, signs="\\^"),
    Transform("quoted_printable", find_quoted_printable, hides=False, raw=True, signs="="),
    Transform("mime_words", find_mime_words, hides=False, raw=True, signs="="),
    Transform("utf7", find_utf7, hides=False, raw=True, signs="+&"),
    Transform("punycode", find_punycode, hides=False, signs="-"),
    Transform("code_point_names", find_code_point_names, hides=False, signs="+"),
    Transform("leet", find_leet, hides=False, signs="01345789@$+!|?", last=True),
    Transform("unspaced_leet", find_unspaced_leet, hides=False, signs="01345789", last=True),
    Transform("drawn", find_drawn, hides=False, raw=True, signs="|", last=True),
    Transform("backslashed", find_backslashed, hides=False, raw=True, signs="\\", mends=2, anew=True),
    Transform("lined", find_lined, hides=False, raw=True, signs="\n", last=True),
    Transform("revised", find_revised, hides=False, raw=True, signs="+-~\\/", mends=2, anew=True),
    Transform("terminal", find_terminal, hides=False, uncleaned=True),
    Transform("terminal_spelled", find_spelled_terminal, hides=False, raw=True, signs="[", mends=2, anew=True),
    Transform("keys", find_keys, hides=False, raw=True, signs="[<{(^\"'?", mends=2, anew=True),
    Transform("rendered", find_rendered, hides=False, raw=True, signs="<*", mends=2, anew=True),
    Transform("evaluated", find_evaluated, hides=False, raw=True, signs="0123456789"),
    Transform("formatted", find_formatted, hides=False, raw=True, signs="{"),
    Transform("joints", find_joints, hides=False, signs="\"'`", mends=1),
    Transform("apart", find_apart, hides=False, raw=True, mends=2, anew=True),
    Transform("strewn", find_strewn, hides=False, raw=True, mends=2, anew=True),
    Transform("subwords", find_subwords, hides=False, raw=True, signs=SIGNS, mends=2, anew=True),
    Transform("framed", find_framed, hides=False, raw=True, mends=2, anew=True),
    Transform("streamed", find_streamed, hides=False, raw=True, signs="\"'<", mends=2, anew=True),
    Transform("numbered", find_numbered, hides=False, raw=True, signs="12", mends=2, anew=True),
    Transform("itemed", find_items, hides=False, raw=True, signs="\n", mends=2, anew=True),
    Transform("trailing", find_trailing, hides=False, raw=True, signs="\n", mends=2, anew=True),
    Transform("renumbered", find_renumbered, hides=False, mends=2, anew=True),
    Transform("spelled_numbers", find_spelled_numbers, hides=False, mends=2, anew=True),
    Transform("amid_digits", find_amid_digits, hides=False, signs="0123456789", mends=2, anew=True),
    Transform("joined", find_joined, hides=False, mends=3, last=True),
    Transform("tags", find_tags, hides=False, mends=4, signs="<"),
    Transform("markup", find_markup, hides=False, raw=True, mends=4, signs="\\["),
    Transform("spacing", find_spacing, hides=False, mends=5, last=True),
    Transform("misspelled", find_misspelled, hides=False, last=True),
    Transform("mistyped", find_mistyped, hides=False, last=True),
    Transform("vowel_digits", find_vowel_digits, hides=False, signs="12345@&!*^#", last=True),
    Transform("vowelless", find_vowelless, hides=False, last=True),
    Transform("one_vowel", find_one_vowel, hides=False, last=True),
    Transform("cut", find_cut, hides=False, last=True),
    Transform("continued", find_continued, hides=False, raw=True, signs="\n", mends=2, anew=True),
    Transform("folded", find_folded, hides=False, raw=True, signs="\n", mends=2, anew=True),
    Transform("pseudo_locales", find_pseudo_locales, hides=False, signs="?"),
    Transform("marked", find_marked, hides=False, signs="?"),
    Transform("alike", find_alike, hides=False, signs="?"),
    Transform("form", find_form, hides=False, raw=True, signs="+", run=15),
    Transform("base64", find_base64, hides=True, strict=True),
    Transform("deflated", find_deflated, hides=True, raw=True, run=16, grows=True),
    Transform("patched", find_patched, hides=True, raw=True, strict=True, grows=True),
    Transform("lz_string", find_lz_string, hides=True, coded=24, strict=True, grows=True),
    Transform("stack_strings", find_stack_strings, hides=True, raw=True, signs="0123456789'\"`", strict=True),
    Transform("pickled", find_pickled, hides=True, raw=True, signs="\n", strict=True),
    Transform("key_reports", find_key_reports, hides=True, signs="0", strict=True),
    Transform("single_match", find_single_matches, hides=True, raw=True, signs="[({\\", strict=True),
    Transform("board_squares", find_board_squares, hides=True, signs="12345678", strict=True),
    Transform("permissions", find_permissions, hides=True, signs="-", strict=True),
    Transform("hex_record", find_hex_records, hides=True, signs=":0123456789", strict=True),
    Transform("hex", find_hex, hides=True, signs="0123456789", strict=True),
    Transform("base32", find_base32, hides=True, strict=True),
    Transform("labelled_codes", find_labelled_codes, hides=True, strict=True),
    Transform("base85", find_base85, hides=True, raw=True, run=16, strict=True),
    Transform("base45", find_base45, hides=True, raw=True, strict=True),
    Transform("number", find_numbers, hides=True, coded=20),
    Transform("carried", find_carried, hides=True, signs="0123456789", strict=True),
    Transform("blocks", find_blocks, hides=True, signs="0123456789", strict=True),
    Transform("base100", find_base100, hides=True, signs="?"),
    Transform("wide_bases", find_wide_bases, hides=True, uncleaned=True),
    Transform("high_bits", find_high_bits, hides=True, signs="?", uncleaned=True),
    Transform("rows_of_signs", find_rows_of_signs, hides=True, signs="?", uncleaned=True),
    Transform("letters_above", find_letters_above, hides=True, signs="?", uncleaned=True),
    Transform("selectors", find_selected, hides=True, uncleaned=True),
    Transform("numbered_codes", find_numbered_codes, hides=True, raw=True, signs="0123456789", coded=16, strict=True),
    Transform("lines", find_lines, hides=True, raw=True, strict=True),
    Transform("listings", find_listings, hides=True, raw=True, signs="0123456789", strict=True),
    Transform("numerals", find_numerals, hides=True, signs="0123456789", strict=True),
    Transform("dot_numbers", find_dot_numbers, hides=True, raw=True, signs="123456"),
    Transform("object_ids", find_object_ids, hides=True, signs=".", strict=True),
    Transform("elements", find_elements, hides=True, signs="0123456789"),
    Transform("number_columns", find_number_columns, hides=True, signs="0123456789"),
    Transform("accumulated", find_accumulated, hides=True, raw=True, signs="\"'(["),
    Transform("disassembled", find_disassembled, hides=True, raw=True, signs="\"'/"),
    Transform("code_rows", find_code_rows, hides=True, signs="0123456789"),
    Transform("literals", find_literals, hides=True, raw=True, signs="0123456789", strict=True),
    Transform("roman", find_roman, hides=True),
    Transform("morse", find_morse, hides=True, signs="-_/?", strict=True),
    Transform("morse_spoken", find_spoken_morse, hides=True),
    Transform("timed_morse", find_timed_morse, hides=True, raw=True),
    Transform("spelling_words", find_spelling_words, hides=True),
    Transform("spelled_signs", find_spelled_signs, hides=True),
    Transform("letter_names", find_letter_names, hides=True),
    Transform("names_in_scripts", find_names_in_scripts, hides=True, signs="?"),
    Transform("taps", find_taps, hides=True),
    Transform("bacon", find_bacon, hides=True),
    Transform("two_signs", find_two_signs, hides=True, signs="?\t:"),
    Transform("blanks", find_blanks, hides=True, raw=True, signs="\t"),
    Transform("of_two", find_of_two, hides=True),
    Transform("of_four", find_of_four, hides=True, strict=True),
    Transform("run_lengths", find_run_lengths, hides=True, signs="0123456789", strict=True),
    Transform("few_signs", find_few_signs, hides=True, strict=True),
    Transform("letter_digits", find_letter_digits, hides=True),
    Transform("letter_codes", find_letter_codes, hides=True),
    Transform("offset", find_offset, hides=True, uncleaned=True),
    Transform("word_order", find_word_order, hides=True, turns=True),
    Transform("nth_words", find_nth_words, hides=False, last=True),
    Transform("picked_words", find_picked_words, hides=False, last=True),
    Transform("acrostic", find_acrostics, hides=True),
    Transform("picked_letters", find_picked_letters, hides=True),
    Transform("styled_letters", find_styled_letters, hides=True, uncleaned=True),
    Transform("case_bits", find_cased, hides=True, raw=True),
    Transform("mark_bits", find_set_off, hides=True, raw=True, signs="*_~`<"),
    Transform("font_bits", find_fonted, hides=True, uncleaned=True),
    Transform("right_to_left", find_overridden, hides=True, uncleaned=True),
    Transform("transliteration", find_transliterations, hides=True, signs="?"),
    Transform("symbol_fonts", find_symbol_fonts, hides=True, signs="?", uncleaned=True),
    Transform("sounds", find_sounds, hides=True, signs="?"),
    Transform("glyphs", find_glyphs, hides=True, signs="?"),
    Transform("turned", find_turned, hides=True, signs="?"),
    Transform("pig_latin", find_pig_latin, hides=True),
    Transform("infixed", find_infixed, hides=True),
    Transform("vigenere", find_vigenere, hides=True),
    Transform("told_key", find_told_keys, hides=True),
    Transform("growing_shift", find_growing_shifts, hides=True),
    Transform("regrouped", find_regrouped, hides=True),
    Transform("code_table", find_coded, hides=True, signs="=:>|?/\"'`,;."),
    Transform("word_table", find_word_tables, hides=True, raw=True, signs=":=>?\n", last=True),
    Transform("composed", find_composed, hides=True, raw=True, signs="+&>|?"),
    Transform("concatenated", find_concatenated, hides=True, raw=True, signs="\"'"),
    Transform("threads", find_threads, hides=True, raw=True, signs=">|"),
    Transform("referenced", find_referenced, hides=True, raw=True, signs="*&="),
    Transform("spliced", find_spliced, hides=True, raw=True, signs="0123456789"),
    Transform("indexed", find_indexed, hides=True, raw=True, signs="0123456789"),
    Transform("prefix_code", find_prefix_codes, hides=True, raw=True, signs="01"),
    Transform("substituted", find_substituted, hides=True, raw=True),
    Transform("overlaid", find_overlaid, hides=True, raw=True, begun=True, cipher=True),
    Transform("stretch", find_stretches, hides=True, raw=True, cipher=True),
    Transform("seated", find_seated, hides=True, signs="0123456789"),
    Transform("slotted", find_slotted, hides=True, signs="0123456789"),
    Transform("scramble", find_scrambles, hides=True, cipher=True),
    Transform("book_cipher", find_book_ciphers, hides=True, signs="0123456789"),
    Transform("printed_square", find_printed_squares, hides=True, signs="\n"),
    Transform("checkerboard", find_checkerboards, hides=True, signs="\n"),
    Transform("banner", find_banners, hides=True, raw=True, signs="\n"),
    Transform("grid", find_grids, hides=True, signs="\n"),
    Transform("zigzag", find_zigzags, hides=True, raw=True, signs="\n"),
    Transform("box", find_boxes, hides=True, raw=True),
    Transform("placed", find_placed, hides=True, signs="0123456789"),
    Transform("table_columns", find_table_columns, hides=True, signs="|\t;,?"),
    Transform("filled_blanks", find_filled_blanks, hides=True),
    Transform("strips", find_strips, hides=True),
    Transform("linked", find_linked, hides=True, raw=True),
    Transform("graph", find_graphs, hides=True, raw=True, signs='<>-?"'),
    Transform("branched", find_branched, hides=True, raw=True, signs="\n"),
    Transform("unspaced", find_unspaced, hides=True, cipher=True),
    Transform("rotated", find_rotated, hides=True, raw=True, cipher=True),
    Transform("cipher", find_ciphers, hides=True, raw=True, cipher=True),
    Transform("glossed", find_glossed, hides=False, last=True, loose=True),
    Transform("word_by_word", find_word_by_word, hides=False, last=True),
)
"""The transforms in the order in which they are tried. It decides which of two equal views is kept.

`filters.unfolding` relies on it too: escapes come first, and strict decoders come before ciphers.
"""
