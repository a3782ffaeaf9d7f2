"""Was the shuffle fair? Checks the fairness data of a finished game. Stands alone: Python, nothing else.

    python verifier.py FILE [COMMITMENT] [--given N]

FILE: the fairness document (JSON) or the journal of a game on a Consigliere server. COMMITMENT: what the
table showed before you sat down; N: how many entries it took over from another game. Exit code: 0 all is
well, 1 something is wrong or not shown (it is named), 2 the file cannot be used. Not checked here: the decks
and whether the game is over (`consigliere verify` does). What it proves stands in docs/fairness.md.
"""

import argparse
import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

FORMAT = "consigliere fairness 1"
JOURNAL = "consigliere journal 1"
MOST_NAMED = 5


class Unusable(ValueError):
    """The file holds nothing that could be checked."""


def load(text: str) -> tuple[dict[str, Any], dict[str, Any] | None, list[str]]:
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
    elif document.get("format") != FORMAT:
        raise Unusable(f"this is not a document of the format “{FORMAT}”")
    told = document.get("journal")
    if told is None:
        return checked(document), None, []
    good = isinstance(told, dict) and isinstance(told.get("header"), dict)
    if not good or type(told.get("entries")) is not list or {*map(type, told["entries"])} - {str}:
        raise Unusable("the journal in it cannot be read")
    return checked(document) if "draws" in document else fairness_of(told), told, []


def read_journal(text: str) -> tuple[dict[str, Any], list[str]]:
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


def fairness_of(journal: dict[str, Any]) -> dict[str, Any]:
    data = journal["header"].get("fairness")
    if not isinstance(data, dict):
        raise Unusable("this journal holds no fairness data; only games of a server do")
    if "server_seed" not in data:
        raise Unusable("the server seed is not shown; it is after the game has ended")
    return checked(data)


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The data, if every field is there and of its kind."""
    try:
        words = [data["table"], data["commitment"], data["server_seed"], *data["client_seeds"]]
        numbers = [data.get("given", 0)]
        bytes.fromhex(data["server_seed"])
        for draw in data["draws"]:
            words += [draw["purpose"], draw["outcome"], *(name for name, _ in draw["outcomes"])]
            numbers += [draw["counter"], draw["r"], *(count - 1 for _, count in draw["outcomes"])]
            numbers.append(len(draw["outcomes"]) - 1)
        "".join(words).encode()
        whole = all(type(n) is int and 0 <= n < 2**32 for n in numbers)
        if type(data["client_seeds"]) is not list or not whole:
            raise ValueError("a field that cannot be")
    except (LookupError, TypeError, ValueError) as error:
        raise Unusable("its fairness data are not complete") from error
    return data


def game_seed(server_seed: bytes, table: str, client_seeds: list[str]) -> bytes:
    lines = [table, *(f"{seat} {seed.encode().hex()}" for seat, seed in enumerate(client_seeds))]
    return hmac.new(server_seed, "\n".join(lines).encode(), hashlib.sha256).digest()


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


def draw_faults(data: dict[str, Any]) -> list[str]:
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


def journal_faults(data: dict[str, Any], journal: dict[str, Any]) -> list[str]:
    """Whether the journal tells the same draws in the same order."""
    told = [entry[2:] for entry in journal["entries"][data.get("given", 0) :] if entry.startswith("* ")]
    drawn = [f"{draw['purpose']} {draw['outcome']}" for draw in data["draws"]]
    pairs = [(n, *pair) for n, pair in enumerate(zip(told, drawn, strict=False), 1)]
    faults = [f"draw {n}: the journal says {a!r}, the draws say {b!r}" for n, a, b in pairs if a != b]
    if len(told) != len(drawn):
        faults.append(f"the journal tells {len(told)} draws, the fairness data {len(drawn)}")
    if journal["header"].get("players", len(data["client_seeds"])) != len(data["client_seeds"]):
        faults.append("there is not one client seed for each seat")
    return faults


def verify(text: str, commitment: str | None = None) -> tuple[dict[str, Any], list[str]]:
    """The fairness data and all that is wrong with them; Unusable if there are none."""
    data, journal, faults = load(text)
    if hashlib.sha256(bytes.fromhex(data["server_seed"])).hexdigest() != data["commitment"]:
        faults.append("server seed: it is not the one the server committed itself to")
    if commitment is not None and commitment.strip().lower() != data["commitment"]:
        faults.append("commitment: it is not the one that was shown before")
    wrong = draw_faults(data)
    if len(wrong) > 2 and 2 * len(wrong) > len(data["draws"]):
        faults.append("seeds: the draws were not made with these seeds (server seed, client seeds, table id)")
    return data, faults + wrong + (journal_faults(data, journal) if journal is not None else [])


def doubts(data: dict[str, Any], journal: dict[str, Any] | None, given: int) -> list[str]:
    """What the file does not show; `given`: how many entries the table said it took over."""
    told, there = data.get("given", 0), len(journal["entries"]) if journal else 0
    found = [] if journal else ["the decks were not checked: no journal"]
    found += [] if data["draws"] or told else ["there is no draw to check"]
    if told != given or told > there:
        found.append(f"{told} of {there} entries were given, NOT drawn here; you said {given} (--given)")
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("commitment", nargs="?")
    parser.add_argument("--given", metavar="N", type=int, default=0)
    args = parser.parse_args(arguments)
    try:
        text = Path(args.file).read_text(encoding="utf-8")
        (data, faults), (_, journal, _) = verify(text, args.commitment), load(text)
    except (OSError, UnicodeError, ValueError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 2
    unshown = doubts(data, journal, args.given)
    note = "as promised" if args.commitment else "NOT compared with a commitment noted beforehand; do so"
    good = f"{note}: {len(data['draws'])} draws follow from the seeds"
    bad = f"NOT as promised: {len(faults)} faults" if faults else "NOT shown to be fair"
    print(*faults[:MOST_NAMED], *unshown, f"commitment {data['commitment']}", sep="\n")
    print(f"table {data['table']}, client seeds {data['client_seeds']}")
    print(f"{data.get('given', 0)} entries were given and not drawn here; the decks were not checked here")
    print("whether the game is over was not checked here", bad if faults or unshown else good, sep="\n")
    return 1 if faults or unshown else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
