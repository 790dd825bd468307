"""The made-up language: every text is changed, and nothing that Fluent or programs understand."""

from fluent.runtime import FluentBundle, FluentResource

from boardloom.words.pseudo import pseudo


def said(words: str, **args: str | int) -> str:
    bundle = FluentBundle(["el"], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo(words)))
    pattern = bundle.get_message("m").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(text)


def test_texts_are_accented_and_arguments_are_not() -> None:
    assert said("m = What does { $who } do?", who="Ann") == "[Ŵĥåţ ðöéš Ann ðö?]"


def test_variants_are_still_chosen_by_number_and_by_word() -> None:
    words = "m = { $n ->\n    [one] one roll\n   *[other] { $n } rolls\n}"
    assert [said(words, n=n) for n in (1, 2)] == ["[öñé ŕöļļ]", "[2 ŕöļļš]"]
    assert said("m = { $kind ->\n    [up] climbs\n   *[down] falls\n}", kind="up") == "[çļîṁƀš]"


def test_what_only_joins_others_has_no_brackets() -> None:
    assert said('m = {", "}') == ", "
    assert said("m = { $a }: { $b }", a="A", b="B") == "A: B"


def test_programs_still_read_the_direction() -> None:
    assert pseudo("language-direction = ltr\n") == "language-direction = ltr\n"


def test_quoted_texts_are_accented_and_arguments_of_functions_are_not() -> None:
    words = 'm = { $n } on{ $how ->\n    [back] { ", and back" }\n   *[on] { "" }\n}'
    assert said(words, n=2, how="back") == "[2 öñ, åñð ƀåçķ]"
    assert 'style: "percent"' in pseudo('m = { NUMBER($n, style: "percent") } of them')
