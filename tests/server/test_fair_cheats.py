"""Attempts to choose the shuffle, with every means a player, an operator or both together have.

Each grinds until it has the deal it wants, then shows the best file it can make. All must be caught by
`consigliere verify`, by the verifier that stands alone, or by what the table itself refuses.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from consigliere.cli.main import main
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.server import fair, promise, verifier

SECRET: Final = bytes(range(32))
RULES: Final = ruleset("godfather")
ID: Final = "the-table"
LINES: Final = ["Ann's line, long and random", "Bob's line, quite as random", ""]
KINDS: Final = ["person", "person", "bot"]
MADE: Final = promise.promised(
    ID,
    SECRET,
    {
        "game": RULES.name,
        "rules": RULES.version,
        "content": RULES.content_hash,
        "players": 3,
        "options": {},
    },
)
SEALS: Final = [promise.seal(MADE["commitment"], n, line) if line else None for n, line in enumerate(LINES)]
ROLL: Final = promise.roll(MADE["commitment"], KINDS, SEALS)
TABLE_IDS: Final = 75  # tries with which a hand was chosen while the id was not bound
LINES_TRIED: Final = 690  # and with a ground line of the operator's own
Told = dict[str, Any]


def proof(**other: Any) -> Told:
    """The fairness field as it should be, but for what is changed."""
    field = promise.field(ID, MADE, KINDS, SEALS, LINES)
    return {**field, **other}


def played(seed: bytes, field: Told, cards: int = 400) -> Game:
    """A game with these draws; the moves do not matter here."""
    header = {"seats": ["human" if kind == "person" else "easy" for kind in KINDS], "fairness": field}
    game = Game(RULES, 3, fair.FairSource(seed), None, header)
    rng = random.Random(1)
    for _ in range(cards):
        if game.over:
            break
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(list(game.legal_for(seat))))
    return game


def document(field: Told, secret: bytes = SECRET, cards: int = 400) -> Told:
    """The file of a game that was really dealt from this seed, table id and these lines."""
    seed = fair.game_seed(secret, field["table"], field["client_seeds"])
    return fair.fairness(played(seed, field, cards).journal, RULES, secret)


@cache
def honest() -> str:
    return json.dumps(document(proof()))


class Judge:
    """Both verifiers, with what an honest player noted."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path, self.capsys = folder / "fairness.json", capsys

    def __call__(self, told: Told, *more: str) -> tuple[int, str]:
        self.path.write_text(json.dumps(told), encoding="utf-8")
        mine = ["--commitment", MADE["commitment"], "--roll", ROLL, "--table", ID, "--unfinished", *more]
        code = main(["verify", str(self.path), *mine])
        words = self.capsys.readouterr().out
        bare = [one for one in mine if one not in ("--commitment", "--unfinished")]
        assert (verifier.main([str(self.path), *bare]) == 0) == (code == 0)
        assert ("\nas promised: " in words) == (code == 0)
        self.capsys.readouterr()
        return code, words


@pytest.fixture
def judge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge(tmp_path, capsys)


def deal(seed: bytes) -> str:
    """What the first draws give: what a cheat looks at."""
    game = Game(RULES, 3, fair.FairSource(seed))
    return " ".join(entry.text for entry in game.journal.entries[:6])


def test_an_honest_game_is_as_promised(judge: Judge) -> None:
    code, words = judge(json.loads(honest()))
    assert code == 0 and "as promised" in words


# -- (a) the operator chooses the table's id after the lines are known


def test_ground_table_ids(judge: Judge) -> None:
    """75 ids are tried, and the deal is really made by each: every single file is caught."""
    deals, caught = set(), 0
    for n in range(TABLE_IDS):
        other = f"{ID}-{n}"
        seed = fair.game_seed(SECRET, other, LINES)
        deals.add(deal(seed))
        lies: list[Told] = [proof(table=other), proof(table=other, terms=promise.terms(other, MADE))]
        for field in lies:
            told = fair.fairness(played(seed, field, 0).journal, RULES, SECRET)
            faults = verifier.verify(json.dumps(told), MADE["commitment"])[1]
            caught += any("terms" in fault or "server seed" in fault for fault in faults)
    assert len(deals) > TABLE_IDS // 2, "grinding would choose a deal"
    assert caught == 2 * TABLE_IDS
    code, words = judge(document(proof(table=f"{ID}-7")))
    assert code == 1 and "NOT as promised" in words


def test_a_commitment_made_for_another_table_from_the_beginning(judge: Judge) -> None:
    """The operator shows at this table what was promised for another: the id in the file is not this one."""
    body = {**MADE}
    made = promise.promised("other", SECRET, body)
    seals = [promise.seal(made["commitment"], n, line) if line else None for n, line in enumerate(LINES)]
    told = document(promise.field("other", made, KINDS, seals, LINES))
    text = json.dumps(told)
    assert verifier.verify(text, made["commitment"], None, told["roll"])[1] == []
    assert verifier.verify(text, made["commitment"], ID, told["roll"])[1] == [
        f"table: this is a file of the table other, not of {ID}"
    ]


def test_other_rules_than_promised(judge: Judge) -> None:
    """Options, players, content and version are bound: none can be exchanged when the lines are known."""
    changes: list[Callable[[Told], Any]] = [
        lambda h: h["options"].update(dict.fromkeys(RULES.option_names[:1], True)),
        lambda h: h.update(rules=h["rules"] - 1),
        lambda h: h.update(content="0" * len(h["content"])),
        lambda h: h.update(players=2),
        lambda h: h.update(game="chicago"),
    ]
    for change in changes:
        told = json.loads(honest())
        change(told["journal"]["header"])
        faults = verifier.verify(json.dumps(told), MADE["commitment"], ID, ROLL)[1]
        assert any(fault.startswith("terms: committed to") for fault in faults), faults


# -- (b) a bot's line


def test_a_bots_line_is_empty(judge: Judge) -> None:
    caught = 0
    for n in range(TABLE_IDS):
        lines = [*LINES[:2], f"ground {n}"]
        field = proof(client_seeds=lines)
        sealed = [*SEALS[:2], promise.seal(MADE["commitment"], 2, lines[2])]
        mine = promise.roll(MADE["commitment"], KINDS, sealed)
        for lie in (field, proof(client_seeds=lines, seals=sealed, roll=mine)):
            told = fair.fairness(played(fair.game_seed(SECRET, ID, lines), lie, 0).journal, RULES, SECRET)
            faults = verifier.verify(json.dumps(told), MADE["commitment"])[1]
            caught += any("seat 2: a bot has no seal and no line" in fault for fault in faults)
    assert caught == 2 * TABLE_IDS
    # the bot is called a person: then it is not the roll that was shown
    kinds = ["person"] * 3
    lie = proof(client_seeds=lines, seals=sealed, kinds=kinds)
    lie["roll"] = promise.roll(MADE["commitment"], kinds, sealed)
    code, words = judge(document(lie))
    assert code == 1 and "roll: it is not the one that was shown before" in words
    assert "the journal has people and bots on other seats" in words


# -- (c) the operator sits at the table and knows the server's seed


def test_an_operator_who_sits_again_with_a_ground_line(judge: Judge) -> None:
    """Ann has opened; the operator, who is Bob too, now knows all and exchanges Bob's line: 690 tries."""
    tries = [f"ground {n}" for n in range(LINES_TRIED)]
    assert len({deal(fair.game_seed(SECRET, ID, [LINES[0], line, ""])) for line in tries[:40]}) > 20
    caught = 0
    for line in tries:
        lines = [LINES[0], line, ""]
        sealed = [SEALS[0], promise.seal(MADE["commitment"], 1, line), None]
        exchanged = proof(client_seeds=lines)
        anew = proof(client_seeds=lines, seals=sealed)
        anew["roll"] = promise.roll(MADE["commitment"], KINDS, sealed)
        faults = [
            [*verifier.promise_faults({**one, "server_seed": SECRET.hex()}, None), *noted(one)]
            for one in (exchanged, anew)
        ]
        caught += faults[0] == ["seat 1: its line is not the one that was sealed"]
        caught += faults[1] == ["roll: it is not the one that was shown before"]
    assert caught == 2 * LINES_TRIED
    code, words = judge(document(anew))
    assert code == 1 and "roll: it is not the one that was shown before" in words


def noted(field: Told) -> list[str]:
    """What Ann compares: the roll her page calculated before it opened her line."""
    return [] if field["roll"] == ROLL else ["roll: it is not the one that was shown before"]


def test_without_the_roll_it_is_not_called_as_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file made anew agrees with itself; the verifiers say that nothing was compared, and with what to."""
    lines = [LINES[0], "ground", ""]
    sealed = [SEALS[0], promise.seal(MADE["commitment"], 1, "ground"), None]
    lie = proof(client_seeds=lines, seals=sealed)
    lie["roll"] = promise.roll(MADE["commitment"], KINDS, sealed)
    path = tmp_path / "fairness.json"
    path.write_text(json.dumps(document(lie)), encoding="utf-8")
    main(["verify", str(path), "--commitment", MADE["commitment"], "--unfinished"])
    words = capsys.readouterr().out
    assert "as promised" not in words and f"compare: {lie['roll']}" in words
    verifier.main([str(path), MADE["commitment"]])
    words = capsys.readouterr().out
    assert "as promised" not in words and "NOT compared with a roll" in words


def test_an_accomplice_who_does_not_open(judge: Judge) -> None:
    """The one choice that is left to them: open or not. It shows, and counts as not shown to be fair."""
    told = document(proof(client_seeds=[LINES[0], "", ""]))
    code, words = judge(told)
    assert code == 1 and "lines sealed and NOT opened, at seats: 1" in words
    assert "NOT shown to be fair" in words
    assert judge(told, "--unopened", "1")[0] == 0
    assert judge(json.loads(honest()), "--unopened", "1")[0] == 1


def test_an_operator_who_leaves_an_opened_line_out(judge: Judge) -> None:
    """Ann opened hers and the server says that it never came: the file names her seat."""
    code, words = judge(document(proof(client_seeds=["", LINES[1], ""])))
    assert code == 1 and "lines sealed and NOT opened, at seats: 0" in words


def test_a_seal_that_is_taken_away(judge: Judge) -> None:
    """Without its seal the missing line would be no one's; but the roll names the seal."""
    sealed = [None, *SEALS[1:]]
    lie = proof(client_seeds=["", LINES[1], ""], seals=sealed)
    code, words = judge(document(lie))
    assert code == 1 and "roll: it is not that of these seats and seals" in words
    lie["roll"] = promise.roll(MADE["commitment"], KINDS, sealed)
    code, words = judge(document(lie))
    assert code == 1 and "roll: it is not the one that was shown before" in words


# -- the old format as a way around the new one


def test_the_old_format_does_not_undo_the_new_one(judge: Judge) -> None:
    """SHA-256(seed + terms) is also the old commitment of a *longer* seed: such a seed is no seed."""
    longer = SECRET + "\n".join(promise.terms(ID, MADE)).encode()
    assert hashlib.sha256(longer).hexdigest() == MADE["commitment"]
    field = fair.opened(ID, MADE["commitment"], LINES)
    told = fair.fairness(played(fair.game_seed(longer, ID, LINES), field, 50).journal, RULES, longer)
    with pytest.raises(verifier.Unusable):
        verifier.verify(json.dumps(told), MADE["commitment"])
    short = {**told, "server_seed": SECRET.hex()}
    assert any("server seed" in fault for fault in verifier.verify(json.dumps(short))[1])


def test_a_file_of_the_old_format_says_what_it_does_not_bind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    field = fair.opened(ID, fair.commitment(SECRET), LINES)
    told = document(field)
    path = tmp_path / "fairness.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    mine = ["--commitment", fair.commitment(SECRET), "--old"]
    for old, code in ((["--old"], 0), ([], 1)):
        assert main(["verify", str(path), *mine[:2], *old, "--unfinished"]) == code
        words = capsys.readouterr().out
        assert "format 1: the commitment binds neither the table's id nor its rules" in words
        assert ("\nas promised: " in words) == (code == 0)
        assert verifier.main([str(path), mine[1], *old]) == code
        words = capsys.readouterr().out
        assert "format 1: the commitment binds neither" in words
        assert ("\nas promised: " in words) == (code == 0)
    # the id can be compared by hand, and who saw a roll is not shown a file without one
    assert main(["verify", str(path), *mine, "--unfinished", "--table", "another"]) == 1
    assert main(["verify", str(path), *mine, "--unfinished", "--roll", ROLL]) == 1


def test_a_new_table_in_the_old_format_is_not_as_promised(judge: Judge) -> None:
    """The operator begins as of old, reads the victim's line, and grinds the accomplice's."""
    ground = max((f"ground {n}" for n in range(20)), key=lambda one: deal(ground_seed(one)))
    told = document(fair.opened(ID, fair.commitment(SECRET), [LINES[0], ground, ""]))
    judge.path.write_text(json.dumps(told), encoding="utf-8")
    mine = ["--commitment", fair.commitment(SECRET), "--table", ID, "--unfinished"]
    assert main(["verify", str(judge.path), *mine]) == 1
    words = judge.capsys.readouterr().out
    assert "NOT shown to be fair: format 1" in words and "\nas promised" not in words
    # who expects a game of format 1 is not shown one of today
    judge.path.write_text(honest(), encoding="utf-8")
    assert main(["verify", str(judge.path), "--roll", ROLL, "--unfinished", "--old"]) == 1
    assert verifier.main([str(judge.path), "--roll", ROLL, "--old"]) == 1


def ground_seed(line: str) -> bytes:
    return fair.game_seed(SECRET, ID, [LINES[0], line, ""])


# -- what stands in the texts that are hashed has one form only


def many_seals(count: int) -> list[list[str | None]]:
    """Sets of seals with one roll: an unopened one that holds line feeds and the rows of other seats."""
    committed = MADE["commitment"]
    mine = [promise.seal(committed, 1, f"ground {n}") for n in range(count)]
    rows = [f"\n1 person {one}\n2 person x" for one in mine]
    return [["a" + "".join(rows[:n]), mine[n], "x" + "".join(rows[n + 1 :])] for n in range(count)]


def test_one_roll_does_not_stand_for_many_sets_of_seals(judge: Judge) -> None:
    kinds, count = ["person"] * 3, 20
    sets = many_seals(count)
    rolls = {promise.roll(MADE["commitment"], kinds, one) for one in sets}
    assert len(rolls) == 1, "one roll, noted before, for all of them"
    caught = 0
    for n, sealed in enumerate(sets):
        lie = proof(kinds=kinds, seals=sealed, client_seeds=["", f"ground {n}", ""], roll=min(rolls))
        told = fair.fairness(
            played(fair.game_seed(SECRET, ID, lie["client_seeds"]), lie, 0).journal, RULES, SECRET
        )
        try:
            verifier.verify(json.dumps(told), MADE["commitment"], ID, min(rolls))
        except verifier.Unusable as error:
            caught += "seal" in str(error)
    assert caught == count
    judge.path.write_text(json.dumps(told), encoding="utf-8")
    mine = ["--roll", min(rolls), "--table", ID, "--unopened", "2"]
    assert main(["verify", str(judge.path), *mine, "--unfinished"]) == 2
    assert verifier.main([str(judge.path), *mine]) == 2
    assert "64 hexadecimal digits" in judge.capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["seals"].__setitem__(2, ""),
        lambda d: d["seals"].__setitem__(2, "-"),
        lambda d: d["seals"].__setitem__(0, d["seals"][0].upper()),
        lambda d: d["seals"].__setitem__(0, d["seals"][0] + "\n"),
        lambda d: d["kinds"].__setitem__(2, "robot"),
        lambda d: d["kinds"].__setitem__(2, "bot -\n3 bot"),
        lambda d: d["terms"].__setitem__(1, f"{d['terms'][1]}\n{d['terms'][2]}"),
        lambda d: d["journal"]["entries"].__setitem__(0, "* a\n* b"),
        lambda d: d["client_seeds"].append(""),
        lambda d: d.update(client_seeds=d["client_seeds"][:2]),
    ],
)
def test_a_form_that_cannot_be(change: Callable[[Told], Any]) -> None:
    told = json.loads(honest())
    change(told)
    with pytest.raises(verifier.Unusable):
        verifier.verify(json.dumps(told), MADE["commitment"], None, ROLL)


def test_a_table_with_a_line_feed() -> None:
    """The id and the next term in one: joined they are the same text, and yet not the same terms."""
    lie = proof(table=f"{ID}\ngame godfather")
    faults = verifier.verify(json.dumps(document(lie, cards=0)), MADE["commitment"])[1]
    assert "terms: they are not those of this table" in faults


def test_a_journal_says_who_sat_where_and_how_many() -> None:
    for field, named in (("seats", "seats: the journal"), ("players", "not one client seed for each seat")):
        told = json.loads(honest())
        del told["journal"]["header"][field]
        assert any(named in fault for fault in verifier.verify(json.dumps(told))[1])


# -- planted faults: a verifier that leaves one check out lets its cheat pass


def test_each_check_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the promise's checks every cheat above would pass: it is they that catch it."""
    cheats = [
        document(proof(table=f"{ID}-7"), cards=0),
        document(proof(client_seeds=[*LINES[:2], "ground"]), cards=0),
        document(proof(client_seeds=[LINES[0], "ground", ""]), cards=0),
    ]
    texts = [json.dumps(copy.deepcopy(cheat)) for cheat in cheats]
    assert all(verifier.verify(text, MADE["commitment"])[1] for text in texts)
    monkeypatch.setattr(verifier, "promise_faults", lambda data, journal: [])
    assert not any(verifier.verify(text, MADE["commitment"])[1] for text in texts)
