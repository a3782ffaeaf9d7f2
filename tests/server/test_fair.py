"""Fair shuffles: whoever sits at the table can check them; what was tampered with is named."""

from __future__ import annotations

import copy
import hashlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main
from consigliere.core.chance import Ask, Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server import fair, promise, verifier

SECRET = bytes(range(32))
SEEDS = ["lucky", "Щастя", "بخت"]
PEOPLE = [promise.PERSON] * 3
Document = dict[str, Any]


def made(rules: Ruleset, secret: bytes = SECRET, given: Journal | None = None) -> Document:
    """The first record of a table of three, with its promise."""
    body = {"game": rules.name, "rules": rules.version, "content": rules.content_hash, "players": 3}
    body |= {"options": {}, "given": [entry.written() for entry in given.entries] if given else []}
    return promise.promised("table-1", secret, body)


def proof(
    rules: Ruleset, secret: bytes = SECRET, given: Journal | None = None, old: bool = False
) -> Document:
    """The header field `fairness` of a game with the lines `SEEDS`."""
    if old:
        return fair.opened("table-1", fair.commitment(secret), SEEDS, len(given.entries) if given else 0)
    first = made(rules, secret, given)
    seals = [promise.seal(first["commitment"], seat, line) for seat, line in enumerate(SEEDS)]
    return promise.field("table-1", first, PEOPLE, seals, SEEDS)


def played(game: str, seed: int = 1, given: Journal | None = None, old: bool = False) -> Game:
    """A whole game at a server's table, by random moves; `old`: as format 1 had it."""
    rng = random.Random(seed)
    source = fair.FairSource(fair.game_seed(SECRET, "table-1", SEEDS))
    count = len(given.entries) if given else 0
    rules = ruleset(game)
    header = {"seats": ["human"] * 3, "fairness": proof(rules, SECRET, given, old)}
    if given is not None:
        table = fair.retell(Journal({**given.header, **header}, given.entries), rules, source, count)
    else:
        table = Game(rules, 3, source, None, header)
    while not table.over:
        seat = rng.choice(table.seats_to_act)
        table.submit(seat, rng.choice(list(table.legal_for(seat))))
    return table


@pytest.fixture(scope="module", params=list(GAMES))
def table(request: pytest.FixtureRequest) -> Game:
    return played(request.param)


@pytest.fixture(scope="module")
def document(table: Game) -> Document:
    return fair.fairness(table.journal, table.rules, SECRET)


def test_every_draw_follows_from_the_seeds(table: Game, document: Document) -> None:
    told = json.dumps(document)
    assert verifier.verify(told, document["commitment"], "table-1", document["roll"])[1] == []
    drawn = [f"{d['purpose']} {d['outcome']}" for d in document["draws"]]
    assert drawn == [entry.text for entry in table.journal.entries if entry.who == "chance"]
    assert len(drawn) > 20


def test_the_secret_is_not_in_the_journal_before_the_end(table: Game) -> None:
    assert SECRET.hex() not in table.journal.to_text()
    assert fair.game_seed(SECRET, "table-1", SEEDS).hex() not in table.journal.to_text()
    assert SECRET.hex() in fair.revealed(table.journal, table.rules, SECRET).to_text()


def test_the_results_on_record_carry_the_stream_along(table: Game) -> None:
    """A table that is rebuilt in mid-game goes on as if it had never stopped."""
    results = [e.text for e in table.journal.entries if e.who == "chance"]
    source = fair.FairSource(fair.game_seed(SECRET, "table-1", SEEDS), keep=True)
    source.expect(results[: len(results) // 2])
    again = Game(table.rules, 3, source, None)
    for entry in table.journal.entries:
        if entry.who == "seat":
            again.submit(entry.seat, *entry.text.split("; "))
    assert source.settled and again.digest() == table.digest()
    assert [f"{d['purpose']} {d['outcome']}" for d in source.draws or []] == results


def test_what_is_on_record_counts_even_if_the_stream_says_otherwise() -> None:
    ask = Ask("deal", None, [(0, "ace", 1), (1, "king", 3)])
    for name, outcome in (("ace", 0), ("king", 1)):
        source = fair.FairSource(b"x" * 32)
        source.expect([f"deal {name}"])
        assert source.answer(ask) == outcome
    for wrong in ("deal queen", "steal ace"):
        source.expect([wrong])
        with pytest.raises(LookupError, match="on record"):
            source.answer(ask)
    with pytest.raises(LookupError, match="nothing on record"):
        fair.FairSource(None).answer(ask)


def test_a_game_played_on_from_a_journal(table: Game) -> None:
    """What was given is no draw of this table; what follows is."""
    given = Journal({k: v for k, v in table.journal.header.items() if k != "fairness"}, [])
    commands = [n for n, entry in enumerate(table.journal.entries) if entry.who == "seat"]
    given.entries = table.journal.entries[: commands[len(commands) // 3]]
    on = played(table.rules.name, 7, given)
    told = fair.fairness(on.journal, on.rules, SECRET)
    assert told["given"] == len(given.entries)
    drawn = sum(entry.who == "chance" for entry in on.journal.entries[told["given"] :])
    assert len(told["draws"]) == drawn > 0
    assert verifier.verify(json.dumps(told))[1] == []


def test_every_seed_matters() -> None:
    seeds = {
        fair.game_seed(SECRET, "t", ["a", "b"]),
        fair.game_seed(SECRET, "t", ["b", "a"]),
        fair.game_seed(SECRET, "t", ["ab", ""]),
        fair.game_seed(SECRET, "t", ["a\n1 b", ""]),
        fair.game_seed(SECRET, "t", ["a", "b", ""]),
        fair.game_seed(SECRET, "u", ["a", "b"]),
        fair.game_seed(SECRET[::-1], "t", ["a", "b"]),
    }
    assert len(seeds) == 7


def test_the_verifiers_numbers_are_the_streams() -> None:
    """Written twice, by two hands; also where a number is rejected and the counter moves on."""
    seed = b"seed" * 8
    key = hashlib.sha256(b"consigliere:" + seed).digest()
    stream, counter, rejected = Stream(seed), 0, 0
    for total in [1, 2, 3, 7, 52, 10**6, 2**63 + 1] * 30:
        r, found = verifier.number(key, "p", counter, total)
        assert r == stream.below("p", total)
        rejected += found - counter
        counter = found + 1
    assert rejected > 5


def test_the_example_of_the_page(root: Path) -> None:
    page = (root / "docs" / "fairness.md").read_text(encoding="utf-8")
    rows = example(page)
    secret, lines = bytes.fromhex(rows["server seed"]), ["lucky", "Щастя", ""]
    body = {"game": "godfather", "rules": 5, "content": "0123456789abcdef", "players": 3}
    bound = promise.terms("example", {**body, "options": {"memory-aid": True, "even-places": False}})
    assert "\n             ".join(bound) in page
    assert promise.commitment(secret, bound) == rows["commitment"]
    seals = [promise.seal(rows["commitment"], seat, lines[seat]) for seat in range(2)]
    assert seals == [rows["seal of 0"], rows["seal of 1"]]
    assert promise.roll(rows["commitment"], ["person", "person", "bot"], [*seals, None]) == rows["roll"]
    seed = fair.game_seed(secret, "example", lines)
    assert seed.hex() == rows["game seed"]
    assert hashlib.sha256(b"consigliere:" + seed).hexdigest() == rows["key"]
    stream = Stream(seed)
    for counter in range(3):
        assert rows[f"deal-job:{counter}"].endswith(f"of 7 cards: place {stream.below('deal-job', 7)}")
    for n, text in enumerate(lines):
        assert f"{n} {text.encode().hex()}" in page


def example(page: str) -> dict[str, str]:
    """The named rows of the page's example."""
    return dict(re.findall(r"^([a-z]+(?: seed| of \d)?|deal-job:\d) {2,}(\S.*)$", page, re.MULTILINE))


def test_draws_are_even() -> None:
    """χ² over 6 outcomes: 20.5 is exceeded by an even source once in a thousand."""
    source = fair.FairSource(fair.game_seed(SECRET, "t", ["a"]))
    ask = Ask("deal", None, [(n, str(n), 2) for n in range(6)])
    found = Counter(source.answer(ask) for _ in range(6000))
    assert sum((found[n] - 1000) ** 2 / 1000 for n in range(6)) < 20.5


@pytest.mark.parametrize("bad", ["", "x" * 65, "two\nlines", "\0", "\ud800", None, 7])
def test_client_seeds_that_cannot_be(bad: object) -> None:
    assert not promise.good_line(bad)
    assert promise.good_line(promise.new_line()) and promise.good_line("удача 7")


# -- planted faults: (what is done to the document, what the verifier must name)


def change_draw(d: Document) -> None:
    draw = next(x for x in d["draws"][10:] if len(x["outcomes"]) > 1)
    draw["outcome"] = next(name for name, _ in draw["outcomes"] if name != draw["outcome"])


def change_number(d: Document) -> None:
    draw = next(x for x in d["draws"][10:] if len(x["outcomes"]) > 1)
    other = next(name for name, _ in draw["outcomes"] if name != draw["outcome"])
    draw["outcome"], draw["r"] = other, 0 if draw["r"] else sum(c for _, c in draw["outcomes"]) - 1


def change_seed(d: Document) -> None:
    d["server_seed"] = "00" + d["server_seed"][2:][:-2] + "01"


def change_seed_and_commitment(d: Document) -> None:
    change_seed(d)
    d["commitment"] = promise.commitment(bytes.fromhex(d["server_seed"]), d["terms"])


def swap_draws(d: Document) -> None:
    draws = d["draws"]
    a, b = next((a, b) for a in range(len(draws)) for b in range(a) if same_purpose(draws[a], draws[b]))
    draws[a], draws[b] = draws[b], draws[a]


def same_purpose(a: Document, b: Document) -> bool:
    return bool(a["purpose"] == b["purpose"] and a["outcome"] != b["outcome"])


def swap_purposes(d: Document) -> None:
    draws = d["draws"]
    a = next(n for n in range(1, len(draws)) if draws[n]["purpose"] != draws[n - 1]["purpose"])
    draws[a - 1], draws[a] = draws[a], draws[a - 1]


def drop_draw(d: Document) -> None:
    del d["draws"][-1]


def alter_client_seed(d: Document) -> None:
    d["client_seeds"][1] += "!"


def alter_table(d: Document) -> None:
    d["table"] = "table-2"


def add_client_seed(d: Document) -> None:
    for name, value in (("client_seeds", ""), ("seals", None), ("kinds", "bot")):
        d[name].append(value)
    d["roll"] = promise.roll(d["commitment"], d["kinds"], d["seals"])


FAULTS: list[tuple[Callable[[Document], None], str]] = [
    (change_draw, "it is "),
    (change_number, "its number is"),
    (change_seed, "server seed: it is not the one"),
    (change_seed_and_commitment, "seeds: the draws were not made with these seeds"),
    (swap_draws, "is due: swapped"),
    (swap_purposes, "the journal says"),
    (drop_draw, "the fairness data"),
    (alter_client_seed, "seeds: the draws were not made with these seeds"),
    (alter_table, "seeds: the draws were not made with these seeds"),
    (add_client_seed, "not one client seed for each seat"),
]


def alone(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """The verifier as a stranger runs it: a copy of one file, no package, no site."""
    script = path.parent / "verifier.py"
    script.write_bytes(Path(verifier.__file__).read_bytes())
    command = [sys.executable, "-I", "-S", str(script), str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=path.parent)


@pytest.mark.slow
@pytest.mark.parametrize("fault, named", FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_planted_faults_are_named(
    document: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str], fault: Any, named: str
) -> None:
    bad = copy.deepcopy(document)
    fault(bad)
    assert bad != document
    path = tmp_path / "fairness.json"
    path.write_text(json.dumps(bad), encoding="utf-8")
    faults = verifier.verify(path.read_text(encoding="utf-8"))[1]
    assert any(named in line for line in faults), faults
    assert main(["verify", str(path), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["fair"] is False and any(named in line for line in report["faults"])


@pytest.mark.slow
@pytest.mark.parametrize("fault, named", FAULTS[:1] + FAULTS[2:3] + FAULTS[7:8])
def test_the_stand_alone_verifier_says_so_too(
    document: Document, tmp_path: Path, fault: Any, named: str
) -> None:
    path = tmp_path / "fairness.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    good = alone(path, document["commitment"], "--roll", document["roll"])
    assert (good.returncode, good.stderr) == (0, "") and "as promised" in good.stdout
    assert "NOT" not in good.stdout
    assert alone(path, "0" * 64).returncode == 1
    bad = copy.deepcopy(document)
    fault(bad)
    path.write_text(json.dumps(bad), encoding="utf-8")
    found = alone(path)
    assert found.returncode == 1 and named in found.stdout and "NOT as promised" in found.stdout


def test_a_stacked_deck_is_found_by_the_engine(
    document: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The draws follow from the seeds, but from cards the game did not have: only a replay can tell."""
    bad = copy.deepcopy(document)
    draw = next(d for d in bad["draws"] if d["r"] == 0 or d["outcomes"][0][1] > d["r"])
    total = sum(count for _, count in draw["outcomes"])
    draw["outcomes"] = [[draw["outcome"], total]]
    path = tmp_path / "fairness.json"
    path.write_text(json.dumps(bad), encoding="utf-8")
    assert verifier.verify(path.read_text(encoding="utf-8"))[1] == []
    assert main(["verify", str(path)]) == 1
    assert "the cards it was made from are not those of the game" in capsys.readouterr().out


@pytest.mark.slow
def test_the_journal_is_checked_too(table: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.journal"
    full = fair.revealed(table.journal, table.rules, SECRET)
    path.write_text(full.to_text(), encoding="utf-8")
    assert main(["verify", str(path), "--commitment", full.header["fairness"]["commitment"]]) == 0
    assert "played again has the same decks" in capsys.readouterr().out
    assert alone(path).returncode == 0
    assert main(["verify", str(path), "--commitment", "ab" * 32]) == 1
    path.write_text(json.dumps(full.to_json()), encoding="utf-8")
    assert main(["verify", str(path)]) == 0

    edited = full.to_text().replace("lucky", "lucke", 1)
    path.write_text(edited, encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(path)]) == 1
    assert "was edited" in capsys.readouterr().out and alone(path).returncode == 1

    # an edit whose check digits were made anew: a move the rules refuse
    moved = Journal(full.header, [e for e in full.entries if e.who != "seat"])
    path.write_text(moved.to_text(), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "Line " in capsys.readouterr().out


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        "[]",
        "hello",
        '{"format": "consigliere fairness 1"}',
        '{"format": "consigliere fairness 1", "journal": 3}',
        '{"format": "consigliere fairness 2"}',
        '{"format": "consigliere fairness 3"}',
        '{"header": {"fairness": 7}, "entries": []}',
        '{"header": {}, "entries": {}}',
        '{"a": ' * 100_000,
        "consigliere journal 1 ~0000\n",
        "consigliere journal 1 ~0000\nfairness: {\n\nend 0 ~0000\n",
    ],
)
def test_a_bad_file_is_named(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and str(path) in said.err
    assert verifier.main([str(path)]) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    "field",
    ["table", "commitment", "roll", "terms", "kinds", "seals", "server_seed", "client_seeds", "draws"],
)
@pytest.mark.parametrize("value", [None, 5, "zz", [1], {"a": 1}, [{"purpose": "x"}], "\ud800"])
def test_bad_fields(document: Document, field: str, value: object) -> None:
    bad = {**document, field: value}
    if (field, value) in (("table", "zz"), ("commitment", "zz"), ("roll", "zz")):
        assert verifier.verify(json.dumps(bad))[1] != []
        return
    with pytest.raises(verifier.Unusable):
        verifier.verify(json.dumps(bad))


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nowhere", tmp_path, tmp_path / "binary"):
        assert main(["verify", str(path)]) == 2
        assert verifier.main([str(path)]) == 2
    with pytest.raises(SystemExit, match="2"):
        verifier.main([])
    assert "usage" in capsys.readouterr().err


def test_a_journal_without_its_seed(table: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.journal"
    path.write_text(table.journal.to_text(), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "after the game has ended" in capsys.readouterr().err


def test_the_verifier_is_short_and_leans_on_nothing() -> None:
    source = Path(verifier.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) < 300
    assert "import consigliere" not in source and "from consigliere" not in source
