"""Files that say less than they seem to: agreeing with themselves, yet showing nothing about the shuffle.

And a verifier written from the words of docs/fairness.md alone: what it needs stands there.
"""

from __future__ import annotations

import copy
import hmac
import json
import re
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.server import fair, verifier
from tests.server.test_fair import (
    alone,
    change_draw,
    change_number,
    Document,
    example,
    played,
    proof,
    SECRET,
    SEEDS,
)


@pytest.fixture(scope="module", params=[("godfather", False), ("chicago", True)], ids=["godfather", "old"])
def table(request: pytest.FixtureRequest) -> Game:
    """A game of today, and one whose file is of format 1."""
    game, old = request.param
    return played(game, old=old)


@pytest.fixture(scope="module")
def document(table: Game) -> Document:
    return fair.fairness(table.journal, table.rules, SECRET)


def noted(told: Document) -> tuple[str, ...]:
    """What somebody noted who sat at the table of this file."""
    more = ("--roll", told["roll"]) if "roll" in told else ()
    return "--commitment", told["commitment"], *more


def is_old(told: Document) -> bool:
    return "roll" not in told


class Check:
    """Both verifiers on one file: exit codes, the report, the words."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = folder / "fairness.json"
        self.capsys = capsys

    def command(self, told: Document, *more: str) -> tuple[int, dict[str, Any], str]:
        more = (*more, "--old") if is_old(told) else more
        self.path.write_text(json.dumps(told), encoding="utf-8")
        code = main(["verify", str(self.path), *more])
        words = self.capsys.readouterr().out
        assert main(["verify", str(self.path), *more, "--json"]) == code
        report = json.loads(self.capsys.readouterr().out)
        assert report["fair"] == (code == 0)
        return code, report, words

    def alone(self, told: Document, *more: str) -> tuple[int, str]:
        more = more[1:] if more[:1] == ("--commitment",) else more
        more = (*more, "--old") if is_old(told) else more
        self.path.write_text(json.dumps(told), encoding="utf-8")
        found = alone(self.path, *more)
        assert found.stderr == ""
        return found.returncode, found.stdout


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    return Check(tmp_path, capsys)


@pytest.mark.slow
def test_an_honest_file_is_as_promised(document: Document, check: Check) -> None:
    code, report, words = check.command(document, *noted(document))
    assert code == 0 and words.splitlines()[-1].startswith("as promised: ")
    assert report["compared"] is True and report["over"] is True and report["given"] == 0
    assert report["unshown"] == [] and report["entries"] == len(document["journal"]["entries"])
    code, words = check.alone(document, *noted(document))
    assert code == 0 and "\nas promised: " in words
    assert "the decks were not checked here" in words


@pytest.mark.slow
def test_all_entries_given_and_none_drawn(document: Document, check: Check) -> None:
    """The true commitment and any journal at all: here one of another seed."""
    other = fair.FairSource(b"rigged" * 6)
    rules = played(document["journal"]["header"]["game"]).rules
    rigged = Game(rules, 3, other)
    while not rigged.over:
        rigged.submit(rigged.seat, next(iter(rigged.legal)))
    count = len(rigged.journal.entries)
    forged = {**document, "journal": rigged.journal.to_json(), "given": count, "draws": []}
    if not is_old(forged):
        code, report, _ = check.command(forged, *noted(forged), "--given", str(count))
        assert code == 1 and any("terms: committed to “given 0”" in line for line in report["faults"])
        return
    code, report, words = check.command(forged, *noted(forged))
    assert code == 1 and report["faults"] == [] and report["given"] == count
    assert f"{count} entries were given and NOT drawn here" in words and "as promised" not in words
    assert any("NOT drawn here" in line for line in report["unshown"])
    code, words = check.alone(forged, *noted(forged))
    assert code == 1 and f"{count} entries were given and not drawn here" in words
    assert "NOT shown to be fair" in words and "as promised" not in words
    # a number that is not exactly that one is not enough; that one is, and the words stay
    for said in (count - 1, count + 1):
        assert check.command(forged, "--given", str(said))[0] == 1
        assert check.alone(forged, *noted(forged), "--given", str(said))[0] == 1
    code, _, words = check.command(forged, "--given", str(count))
    assert code == 0 and f"{count} entries were given and NOT drawn here" in words
    assert check.alone(forged, *noted(forged), "--given", str(count))[0] == 0


@pytest.mark.slow
def test_given_beyond_the_end(document: Document, check: Check) -> None:
    beyond = len(document["journal"]["entries"]) + 1
    forged = {**document, "given": beyond, "draws": []}
    assert check.command(forged, "--given", str(beyond))[0] == 1
    assert check.alone(forged, *noted(forged), "--given", str(beyond))[0] == 1


def test_a_table_that_played_on(table: Game, check: Check) -> None:
    header = {key: value for key, value in table.journal.header.items() if key != "fairness"}
    commands = [n for n, entry in enumerate(table.journal.entries) if entry.who == "seat"]
    count = commands[len(commands) // 3]
    old = is_old(table.journal.header["fairness"])
    on = played(table.rules.name, 7, Journal(header, table.journal.entries[:count]), old)
    told = fair.fairness(on.journal, on.rules, SECRET)
    assert check.command(told, *noted(told))[0] == 1
    code, report, _ = check.command(told, *noted(told), "--given", str(count))
    assert code == 0 and report["given"] == count and report["draws"] > 0
    # who expects given entries where the file names none is not told that all is well
    assert check.command({**told, "given": 0}, "--given", str(count))[0] == 1


def test_no_journal_and_decks_that_never_were(document: Document, check: Check) -> None:
    forged = copy.deepcopy(document)
    del forged["journal"]
    for draw in forged["draws"]:
        draw["outcomes"] = [[draw["outcome"], sum(count for _, count in draw["outcomes"])]]
    assert verifier.verify(json.dumps(forged), forged["commitment"])[1] == []
    code, report, words = check.command(forged, *noted(forged))
    assert code == 1 and report["replayed"] is False and report["over"] is None
    assert "the decks were not checked: no journal" in words and "as promised" not in words
    code, words = check.alone(forged, *noted(forged))
    assert code == 1 and "the decks were not checked: no journal" in words


@pytest.mark.slow
def test_a_journal_without_its_draws(document: Document, check: Check) -> None:
    forged = copy.deepcopy(document)
    forged["journal"]["entries"] = [e for e in forged["journal"]["entries"] if not e.startswith("*")]
    forged["draws"] = []
    assert check.command(forged, *noted(forged))[0] == 1
    code, words = check.alone(forged, *noted(forged))
    assert code == 1 and "there is no draw to check" in words


@pytest.mark.slow
def test_a_game_cut_short(table: Game, check: Check) -> None:
    """Whoever did not like the end leaves it out, and the draws of it."""
    commands = [n for n, entry in enumerate(table.journal.entries) if entry.who == "seat"]
    cut = Journal(table.journal.header, table.journal.entries[: commands[len(commands) // 2]])
    told = fair.fairness(cut, table.rules, SECRET)
    code, report, words = check.command(told, *noted(told))
    assert code == 1 and report["faults"] == [] and report["over"] is False
    assert f"the game is not over: {len(cut.entries)} entries" in words and "as promised" not in words
    code, report, words = check.command(told, *noted(told), "--unfinished")
    assert code == 0 and report["over"] is False
    assert f"the game is not over: {len(cut.entries)} entries" in words
    # without rules nobody can know; the stand-alone verifier says that it does not
    code, words = check.alone(told, *noted(told))
    assert code == 0 and "whether the game is over was not checked here" in words


@pytest.mark.slow
def test_a_game_made_anew_under_another_seed(table: Game, check: Check) -> None:
    """Seed, commitment and draws made anew agree with themselves: only what was noted before tells."""
    secret = bytes(32)
    old = is_old(table.journal.header["fairness"])
    header = {"seats": ["human"] * 3, "fairness": proof(table.rules, secret, old=old)}
    again = Game(table.rules, 3, fair.FairSource(fair.game_seed(secret, "table-1", SEEDS)), None, header)
    while not again.over:
        again.submit(again.seat, next(iter(again.legal)))
    forged = fair.fairness(again.journal, again.rules, secret)
    code, report, words = check.command(forged)
    assert code == 0 and report["compared"] is False and "as promised" not in words
    assert f"nothing was compared with a promise noted beforehand; compare: {noted(forged)[-1]}" in words
    code, words = check.alone(forged)
    assert code == 0 and "as promised" not in words and forged["commitment"] in words
    what = "commitment" if old else "roll"
    assert f"NOT compared with a {what} noted beforehand" in words
    theirs = noted({**table.journal.header["fairness"]})
    for n in range(0, len(theirs), 2):
        assert check.command(forged, *theirs[n : n + 2])[0] == 1
        assert check.alone(forged, *theirs[n : n + 2])[0] == 1


def test_a_number_that_cannot_be(document: Document, check: Check) -> None:
    check.path.write_text(json.dumps(document), encoding="utf-8")
    assert main(["verify", str(check.path), "--given", "-1"]) == 2
    said = check.capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "--given" in said.err


# -- from the page alone: nothing below knows more than docs/fairness.md tells


def key_of(told: Document) -> bytes:
    rows = [told["table"]] + [
        f"{n} {seed.encode('utf-8').hex()}" for n, seed in enumerate(told["client_seeds"])
    ]
    seed = hmac.digest(bytes.fromhex(told["server_seed"]), "\n".join(rows).encode("utf-8"), "sha256")
    return sha256(b"consigliere:" + seed).digest()


def own_verifier(told: Document) -> bool:
    bound = "\n".join(told.get("terms", [])).encode("utf-8")
    if sha256(bytes.fromhex(told["server_seed"]) + bound).hexdigest() != told["commitment"]:
        return False
    for seat, seal in enumerate(told.get("seals", [])):
        text = f"consigliere seal 2\n{told['commitment']}\n{seat}\n{told['client_seeds'][seat]}"
        if seal is not None and sha256(text.encode("utf-8")).hexdigest() != seal:
            return False
    key, counters = key_of(told), defaultdict[str, int](int)
    for draw in told["draws"]:
        row = [name for name, cards in draw["outcomes"] for _ in range(cards)]
        while True:
            counter = counters[draw["purpose"]]
            counters[draw["purpose"]] += 1
            block = hmac.digest(key, f"{draw['purpose']}:{counter}".encode(), "sha256")
            x = int.from_bytes(block[:8], "big")
            if x < 2**64 - 2**64 % len(row):
                break
        r = x % len(row)
        if (counter, r, row[r]) != (draw["counter"], draw["r"], draw["outcome"]):
            return False
    return True


def test_the_page_is_enough_to_write_a_verifier(document: Document) -> None:
    assert own_verifier(document) and len(document["draws"]) > 20
    for fault in (change_draw, change_number):
        bad = copy.deepcopy(document)
        fault(bad)
        assert not own_verifier(bad)


def test_the_pages_example_by_its_own_words(root: Path) -> None:
    page = (root / "docs" / "fairness.md").read_text(encoding="utf-8")
    rows = example(page)
    told = {"table": "example", "client_seeds": ["lucky", "Щастя", ""], "server_seed": rows["server seed"]}
    key = key_of(told)
    assert key.hex() == rows["key"]
    for counter in range(3):
        block, place = re.findall(r"^(\w{16}) +of 7 cards: place (\d)$", rows[f"deal-job:{counter}"])[0]
        assert hmac.digest(key, f"deal-job:{counter}".encode(), "sha256")[:8].hex() == block
        assert int(block, 16) % 7 == int(place)
    # the mistake the words exclude: the game seed in hexadecimal
    assert sha256(("consigliere:" + rows["game seed"]).encode()).hexdigest() != rows["key"]
    assert Stream(bytes.fromhex(rows["game seed"])).below("deal-job", 7) == 4
