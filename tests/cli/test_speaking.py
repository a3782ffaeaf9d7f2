"""Which language a command, a request or an errand is answered in."""

import pytest

from consigliere.cli.main import main
from consigliere.locales.speaking import of_environment, preferred, speaking, spoken

KNOWN = ("en", "fa", "it", "pt-BR", "uk")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("pt-PT,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("de, uk;q=0.5, it;q=0.7", "it"),
        ("xx;q=much, fa", "fa"),
        ("PT-br", "pt-BR"),
        (",".join(["xx"] * 30 + ["it"]), "en"),
    ],
)
def test_a_browsers_wishes(header: str, language: str) -> None:
    assert preferred(header, KNOWN) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANGUAGE": "de:fa:en", "LANG": "it_IT"}, "fa"),
    ],
)
def test_a_terminals_language(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment, KNOWN) == language


def test_it_is_spoken_until_the_end_and_no_longer() -> None:
    with speaking("it"):
        assert spoken() == "it"
    assert spoken() == "en"


@pytest.mark.parametrize("words", [["--lang", "xx", "content", "list"], ["content", "list", "--lang", "xx"]])
def test_a_language_that_is_not_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "xx" in capsys.readouterr().err
