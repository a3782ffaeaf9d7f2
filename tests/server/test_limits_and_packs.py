"""Small parts by themselves: token buckets, names, recovery codes, content packs kept as texts."""

import pytest

from consigliere.games.catalogue import ruleset
from consigliere.server.identity import hashed, new_code
from consigliere.server.limits import Limiter, Rate
from consigliere.server.rulesets import BadPack, rules_of
from consigliere.server.table_seats import allowed, good_level, good_name


def test_a_bucket_fills_again() -> None:
    at = 0.0
    limiter = Limiter(lambda: at)
    rate = Rate(2, 3)
    assert [limiter.allows("k", "ann", rate) for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("k", "bob", rate) and limiter.allows("other", "ann", rate)
    at = 0.5
    assert [limiter.allows("k", "ann", rate) for _ in range(2)] == [True, False]
    at = 100.0
    assert [limiter.allows("k", "ann", rate) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u202e\u200b", "Ann"),
        ("", None),
        ("\u200b", None),
        ("42", None),
        ("x" * 21, None),
        ("a\x00b", None),
        (None, None),
        (7, None),
    ],
)
def test_names(given: object, name: str | None) -> None:
    assert good_name(given) == name


def test_levels_that_a_table_can_wait_for() -> None:
    for good in ("easy", "hard:careful", "search@100ms", "expert@2000ms", "search@50it"):
        assert good_level(good)
    for bad in ("", "nobody", "hard@2001ms", "search@51it", "hard@2000it", "easy@5ms", "hard:rude"):
        assert not good_level(bad)


@pytest.mark.parametrize(
    ("level", "again"),
    [
        ("hard", "hard"),
        ("hard@2000it", "hard"),
        ("expert:careful@5000ms", "expert:careful"),
        ("search@2it",) * 2,
    ],
)
def test_a_bot_of_an_older_table_sits_down_again(level: str, again: str) -> None:
    assert allowed(level) == again


def test_recovery_codes() -> None:
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    code = codes.pop()
    assert len(code.replace("-", "")) == 30
    assert hashed(code) == hashed(code.lower().replace("-", " ")) != hashed(codes.pop())


def test_a_pack_as_texts() -> None:
    pack = {
        "pack.toml": 'game = "godfather"\nname = "mine"\n',
        "limits.toml": "",
    }
    with_pack = rules_of("godfather", [pack])
    assert with_pack is rules_of("godfather", [dict(reversed(pack.items()))])
    assert with_pack.content_hash == ruleset("godfather").content_hash
    for bad in ({}, {"x.txt": ""}, {"../x.toml": ""}, {"pack.toml": "= nonsense"}, {"a.toml": "x" * 70_000}):
        with pytest.raises(BadPack):
            rules_of("godfather", [bad])
    with pytest.raises(KeyError):
        rules_of("chess")
