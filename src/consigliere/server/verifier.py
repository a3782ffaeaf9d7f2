"""Was the shuffle fair? Checks the fairness data of a finished game. Stands alone: Python, nothing else.

    python verifier.py FILE [COMMITMENT] [--table ID] [--roll HEX] [--given N] [--unopened N] [--old]

FILE: the fairness document (JSON) or the journal of a game on a Consigliere server. COMMITMENT and ROLL: what
the table showed before you sealed your line, and before you opened it; ID: the end of the table's address.
How many entries were taken over from another game, and how many lines were not opened, the table's page says.
--old: the game is of format 1, from before lines were sealed; without it such a file is not shown to be fair.
Exit code: 0 all is well, 1 something is wrong or not shown (it is named), 2 the file cannot be used. Not
checked here: the decks and whether the game is over (`consigliere verify` does). What it proves, and what the
older format 1 does not, stands in docs/fairness.md.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from pathlib import Path
from typing import Any

FORMATS = ("consigliere fairness 1", "consigliere fairness 2")
JOURNAL = "consigliere journal 1"
MOST_NAMED = 5
Told = dict[str, Any]
OLD = "format 1: the commitment binds neither the table's id nor its rules, and no line was sealed"


class Unusable(ValueError):
    """The file holds nothing that could be checked."""


def load(text: str) -> tuple[Told, Told | None, list[str]]:
    """The fairness data, the journal (header and entries) if there is one, and what is wrong already."""
    if not text.lstrip().startswith("{"):
        journal, faults = read_journal(text)
        return fairness_of(journal), journal, faults
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unusable("this is neither JSON nor a journal") from error
    if "header" in document:
        document = {"journal": document}
    elif document.get("format") not in FORMATS:
        raise Unusable(f"this is not a document of the format “{FORMATS[-1]}” or “{FORMATS[0]}”")
    else:
        document["format"] = FORMATS.index(document["format"]) + 1
    told = document.get("journal")
    if told is None:
        return checked(document), None, []
    good = isinstance(told, dict) and isinstance(told.get("header"), dict)
    if not good or type(told.get("entries")) is not list or {*map(type, told["entries"])} - {str}:
        raise Unusable("the journal in it cannot be read")
    if any("\n" in entry for entry in told["entries"]):
        raise Unusable("the journal in it has an entry of more than one line")
    return checked(document) if "draws" in document else fairness_of(told), told, []


def read_journal(text: str) -> tuple[Told, list[str]]:
    """A journal as text; each line ends in digits that depend on all lines before it."""
    bodies, faults, chain = list[str](), list[str](), ""
    for n, line in enumerate(text.splitlines(), 1):
        bodies.append(line.rpartition(" ~")[0])
        chain = hashlib.sha256(f"{chain}\n{bodies[-1]}".encode()).hexdigest()
        if line and line != f"{bodies[-1]} ~{chain[:4]}" and not faults:
            faults.append(f"line {n}: it, or a line before it, was edited (its check digits do not match)")
    if "" not in bodies or bodies[0] != JOURNAL:
        raise Unusable("this is neither JSON nor a journal")
    blank = bodies.index("")
    entries = [body.partition(" ")[2] for body in bodies[blank + 1 : -1]]
    if bodies[-1] != f"end {len(entries)}":
        raise Unusable(f"line {len(bodies)}: the journal breaks off")
    try:
        fields = [body.partition(": ") for body in bodies[1:blank]]
        return {"header": {key: json.loads(value) for key, _, value in fields}, "entries": entries}, faults
    except (ValueError, RecursionError) as error:
        raise Unusable("its header cannot be read") from error


def fairness_of(journal: Told) -> Told:
    data = journal["header"].get("fairness")
    if not isinstance(data, dict):
        raise Unusable("this journal holds no fairness data; only games of a server do")
    if "server_seed" not in data:
        raise Unusable("the server seed is not shown; it is after the game has ended")
    return checked(data)


def checked(data: Told) -> Told:
    """The data, if every field is there and of its kind."""
    try:
        words = [data["table"], data["commitment"], data["server_seed"], *data["client_seeds"]]
        numbers = [data.get("given", 0)]
        if data.get("format", 1) == 2:
            words += [data["roll"], *data["terms"], *data["kinds"], *filter(None, data["seals"])]
            lists = [data["client_seeds"], data["terms"], data["kinds"], data["seals"]]
            if {*map(type, lists)} != {list} or len({len(lists[n]) for n in (0, 2, 3)}) != 1:
                raise ValueError("not one for each seat")
            seals = [seal for seal in data["seals"] if seal is not None]
            forms = [("person|bot", data["kinds"]), ("[0-9a-f]{64}", seals), (".*", data["terms"])]
            if not all(re.fullmatch(form, text) for form, texts in forms for text in texts):
                raise ValueError("a kind is person or bot, a seal 64 hexadecimal digits, a term one line")
        elif data.get("format", 1) != 1:
            raise ValueError("an unknown format")
        if len(bytes.fromhex(data["server_seed"])) != 32:  # a longer one could hide what format 2 binds
            raise ValueError("a server seed has 32 bytes")
        for draw in data["draws"]:
            words += [draw["purpose"], draw["outcome"], *(name for name, _ in draw["outcomes"])]
            numbers += [draw["counter"], draw["r"], *(count - 1 for _, count in draw["outcomes"])]
            numbers.append(len(draw["outcomes"]) - 1)
        "".join(words).encode()
        whole = all(type(n) is int and 0 <= n < 2**32 for n in numbers)
        if type(data["client_seeds"]) is not list or not whole:
            raise ValueError("a field that cannot be")
    except (LookupError, TypeError, ValueError) as error:
        raise Unusable(f"its fairness data are not complete ({error})") from error
    return data


def game_seed(server_seed: bytes, table: str, client_seeds: list[str]) -> bytes:
    lines = [table, *(f"{seat} {seed.encode().hex()}" for seat, seed in enumerate(client_seeds))]
    return hmac.new(server_seed, "\n".join(lines).encode(), hashlib.sha256).digest()


def digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def terms(data: Told, journal: Told) -> list[str]:
    """What the server must have committed itself to: this table, these rules, these cards, this beginning."""
    header, given = journal["header"], journal["entries"][: data.get("given", 0)]
    options = header.get("options")
    chosen = sorted(name for name, on in options.items() if on) if isinstance(options, dict) else ["?"]
    named = [f"{key} {header.get(key)}" for key in ("game", "rules", "content", "players")]
    first = f"given {len(given)} {digest(*given)}" if given else "given 0"
    kept = ["consigliere commitment 2", f"table {data['table']}", *named]
    return [*kept, " ".join(["options", *chosen]), first]


def promise_faults(data: Told, journal: Told | None) -> list[str]:
    """Whether seed, terms, seals and lines are those that were promised (format 2)."""
    seed, kinds, seals, lines = (data[key] for key in ("server_seed", "kinds", "seals", "client_seeds"))
    faults = []
    bound = bytes.fromhex(seed) + "\n".join(data["terms"]).encode()
    if hashlib.sha256(bound).hexdigest() != data["commitment"]:
        faults.append("server seed: it is not the one the server committed itself to, or not for these terms")
    due = data["terms"] if journal is None else terms(data, journal)
    faults += [
        f"terms: committed to “{a}”, it is “{b}”" for a, b in zip(data["terms"], due, strict=False) if a != b
    ]
    if len(data["terms"]) != len(due) or f"table {data['table']}" not in data["terms"]:
        faults.append("terms: they are not those of this table")
    rows = [f"{n} {kind} {seal or '-'}" for n, (kind, seal) in enumerate(zip(kinds, seals, strict=True))]
    if digest("consigliere roll 2", data["commitment"], *rows) != data["roll"]:
        faults.append("roll: it is not that of these seats and seals")
    for seat, (kind, seal, line) in enumerate(zip(kinds, seals, lines, strict=True)):
        if kind == "bot" and (seal is not None or line):
            faults.append(f"seat {seat}: a bot has no seal and no line, but here is {line!r}")
        elif line and seal != digest("consigliere seal 2", data["commitment"], str(seat), line):
            faults.append(f"seat {seat}: its line is not the one that was sealed")
    seats = journal["header"].get("seats") if journal is not None else None
    told = ["person" if one == "human" else "bot" for one in seats] if isinstance(seats, list) else None
    if journal is not None and told != kinds:
        faults.append("seats: the journal has people and bots on other seats than the roll, or names none")
    return faults


def unopened(data: Told) -> list[int]:
    """The seats whose line was sealed and not opened."""
    pairs = zip(data.get("seals", ()), data["client_seeds"], strict=False)
    return [seat for seat, (seal, line) in enumerate(pairs) if seal is not None and not line]


def number(key: bytes, purpose: str, counter: int, total: int) -> tuple[int, int]:
    """A number below `total`, each equally likely, and the counter it came from: rejection sampling."""
    while True:
        block = hmac.new(key, f"{purpose}:{counter}".encode(), hashlib.sha256).digest()
        x = int.from_bytes(block[:8], "big")
        if x < 2**64 - 2**64 % total:
            return x % total, counter
        counter += 1


def picked(outcomes: list[list[Any]], r: int) -> str:
    """The cards lie in a row, each kind as often as it is there; the one in place r is drawn."""
    return next(str(n) for k, (n, _) in enumerate(outcomes) if r < sum(c for _, c in outcomes[: k + 1]))


def draw_faults(data: Told) -> list[str]:
    """What is wrong with the draws, in their order."""
    seed = game_seed(bytes.fromhex(data["server_seed"]), data["table"], data["client_seeds"])
    key = hashlib.sha256(b"consigliere:" + seed).digest()
    counters: dict[str, int] = {}
    faults = []
    for n, draw in enumerate(data["draws"], 1):
        purpose, total = draw["purpose"], sum(count for _, count in draw["outcomes"])
        r, counter = number(key, purpose, counters.get(purpose, 0), total)
        counters[purpose] = counter + 1
        drawn = picked(draw["outcomes"], r)
        if draw["counter"] != counter:
            faults.append(f"draw {n} ({purpose}): counter {draw['counter']} where {counter} is due: swapped?")
        elif draw["r"] != r:
            faults.append(f"draw {n} ({purpose}): its number is {draw['r']}, the seeds give {r}")
        elif draw["outcome"] != drawn:
            faults.append(f"draw {n} ({purpose}): it is {draw['outcome']!r}, the seeds give {drawn!r}")
    return faults


def journal_faults(data: Told, journal: Told) -> list[str]:
    """Whether the journal tells the same draws in the same order."""
    told = [entry[2:] for entry in journal["entries"][data.get("given", 0) :] if entry.startswith("* ")]
    drawn = [f"{draw['purpose']} {draw['outcome']}" for draw in data["draws"]]
    pairs = [(n, *pair) for n, pair in enumerate(zip(told, drawn, strict=False), 1)]
    faults = [f"draw {n}: the journal says {a!r}, the draws say {b!r}" for n, a, b in pairs if a != b]
    if len(told) != len(drawn):
        faults.append(f"the journal tells {len(told)} draws, the fairness data {len(drawn)}")
    if journal["header"].get("players") != len(data["client_seeds"]):
        faults.append("there is not one client seed for each seat")
    return faults


def verify(
    text: str, commitment: str | None = None, table: str | None = None, roll: str | None = None
) -> tuple[Told, list[str]]:
    """The fairness data and all that is wrong with them; Unusable if there are none.

    The others are what was noted beforehand, where it was.
    """
    data, journal, faults = load(text)
    if data.get("format", 1) == 2:
        faults += promise_faults(data, journal)
    elif hashlib.sha256(bytes.fromhex(data["server_seed"])).hexdigest() != data["commitment"]:
        faults.append("server seed: it is not the one the server committed itself to")
    for name, noted in (("commitment", commitment), ("roll", roll)):
        if noted is not None and noted.strip().lower() != data.get(name):
            faults.append(f"{name}: it is not the one that was shown before")
    if table is not None and table != data["table"]:
        faults.append(f"table: this is a file of the table {data['table']}, not of {table}")
    wrong = draw_faults(data)
    if len(wrong) > 2 and 2 * len(wrong) > len(data["draws"]):
        faults.append("seeds: the draws were not made with these seeds (server seed, client seeds, table id)")
    return data, faults + wrong + (journal_faults(data, journal) if journal is not None else [])


def doubts(data: Told, journal: Told | None, given: int, late: int = 0, old: bool = False) -> list[str]:
    """What the file does not show; `given`: how many entries the table said it took over; `late`: how many
    people it said did not open their lines; `old`: whether it was a table of format 1."""
    told, there = data.get("given", 0), len(journal["entries"]) if journal else 0
    found = [] if journal else ["the decks were not checked: no journal"]
    found += [] if data["draws"] or told else ["there is no draw to check"]
    if old != (data.get("format", 1) == 1):
        found.append("it is not of format 1 (--old)" if old else f"{OLD} (--old if you knew)")
    if told != given or told > there:
        found.append(f"{told} of {there} entries were given, NOT drawn here; you said {given} (--given)")
    missing = unopened(data)
    if len(missing) != late:
        seats = ", ".join(map(str, missing)) or "none"
        said = f"you said {late} (--unopened)"
        found.append(f"lines sealed and NOT opened: {len(missing)} (seats: {seats}); {said}")
    if data["draws"] and not any(data["client_seeds"]):
        found.append("no person added a line: the server alone made these draws")
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("commitment", nargs="?")
    parser.add_argument("--table", metavar="ID")
    parser.add_argument("--roll", metavar="HEX")
    parser.add_argument("--given", metavar="N", type=int, default=0)
    parser.add_argument("--unopened", metavar="N", type=int, default=0)
    parser.add_argument("--old", action="store_true")
    args = parser.parse_args(arguments)
    try:
        text = Path(args.file).read_text(encoding="utf-8")
        data, faults = verify(text, args.commitment, args.table, args.roll)
        journal = load(text)[1]
    except (OSError, UnicodeError, ValueError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 2
    unshown = doubts(data, journal, args.given, args.unopened, args.old)
    old = data.get("format", 1) == 1
    what, noted = ("commitment", args.commitment) if old else ("roll", args.roll)
    note = "as promised" if noted else f"NOT compared with a {what} noted beforehand; do so"
    good = f"{note}: {len(data['draws'])} draws follow from the seeds"
    bad = f"NOT as promised: {len(faults)} faults" if faults else "NOT shown to be fair"
    print(*faults[:MOST_NAMED], *unshown, f"commitment {data['commitment']}", sep="\n")
    print(OLD if old else f"roll {data['roll']}")
    print(f"table {data['table']}, client seeds {data['client_seeds']}")
    print(f"{data.get('given', 0)} entries were given and not drawn here; the decks were not checked here")
    print("whether the game is over was not checked here", bad if faults or unshown else good, sep="\n")
    return 1 if faults or unshown else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
