"""What lies beside the map: act and phase, public jobs, allies, players, the own hand and suitcase."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Form, Seen as View
from consigliere.games.godfather import foresight, names
from consigliere.wording.godfather import hints, known
from consigliere.wording.godfather.words import roman, Words

COLUMNS: Final = ("hand", "thugs", "family", "markers", "bills", "jobs")
TRACK: Final = ("open-business", "family-business", "turf-war", "bribery", "tribute")


def header(words: Words, view: View) -> Text:
    """`ACT II  Open › ▸Family Business › …`, and who holds the horse head."""
    out = Text.assemble((words.say("ui-act", act=roman(view["act"])) + "  ", style.OXBLOOD))
    for n, phase in enumerate(TRACK):
        if n:
            out.append(" › ", style.DIM)
        now = phase == view["phase"]
        name = words.say(f"phase-{phase}-short")
        out.append(f"{style.NOW}{name}" if now else name, style.BRASS_BOLD if now else style.DIM)
    if view["horse"] is not None:
        out = Text.assemble(out, "   ", words.say("ui-horse") + " ", style.mark(words, view["horse"]))
    return out


def payable(legal: Sequence[Form]) -> tuple[set[str], set[int]]:
    """Jobs of the hand and public spaces whose job can be completed now."""
    hand = {str(form["job"]) for form in legal if form["type"] == "job"}
    return hand, {int(form["space"]) for form in legal if form["type"] == "public-job"}


def job_line(words: Words, job: str, number: str, ready: bool) -> Text:
    colour = str(words.records[job].values["colour"])
    label = f"{number} {job} " if number else f"{job} "
    name = Text.assemble((label, style.DIM), ("■ ", style.COLOURS[colour]), (words.card(job), style.BOLD))
    name.append(f" ({words.say(f'colour-{colour}')}) ", style.DIM)
    name.append(hints.job_values(words, job))
    return name.append(" ✓", style.BRASS_BOLD) if ready else name


def public_jobs(words: Words, view: View, legal: Sequence[Form], texts: bool) -> RenderableType:
    _, ready = payable(legal)
    lines: list[Text] = []
    for n, job in enumerate(view["public_jobs"], 1):
        if job is None:
            lines.append(Text(f"{n} {words.say('ui-empty')}", style.DIM))
            continue
        lines.append(job_line(words, job, str(n), n in ready))
        if texts:
            lines.append(Text("    " + hints.card_text(words, job), style.DIM))
    lines.append(Text(words.say("ui-deck", cards=view["deck"]), style.DIM))
    return Group(*lines)


def jobs_line(words: Words, view: View, legal: Sequence[Form], named: bool = True) -> Text:
    """The public jobs by number, id and name alone."""
    _, ready = payable(legal)
    out = Text(f"{words.say('ui-jobs-line')}:", style.BRASS_BOLD)
    for n, job in enumerate(view["public_jobs"], 1):
        if job is not None:
            colour = str(words.records[job].values["colour"])
            out.append(f" {n}", style.BRASS_BOLD).append("■", style.COLOURS[colour])
            out.append(f"{job} {words.card(job)}" if named else job).append(
                " ✓" if n in ready else "", style.BRASS_BOLD
            )
    return out if any(view["public_jobs"]) else out.append(f" {words.say('ui-no-jobs')}", style.PLAIN)


def allies(words: Words, ids: Sequence[str]) -> RenderableType:
    """Allies with their texts."""
    if not ids:
        return Text(words.say("ui-no-allies"), style.DIM)
    return Group(
        *(
            Text.assemble((f"{id} ", style.DIM), (words.card(id), style.BOLD), (f"  {text}", style.DIM))
            for id in ids
            for text in (hints.card_text(words, id),)
        )
    )


def allies_line(words: Words, view: View) -> Text:
    offered = words.listed(words.labelled(ally) for ally in view["offered"]) or words.say("ui-no-allies")
    return Text.assemble((f"{words.say('ui-allies')}: ", style.BRASS_BOLD), offered)


def ids_line(words: Words, view: View, legal: Sequence[Form]) -> Text:
    """Public jobs and allies on offer by their ids, where there is room for nothing else."""
    allies_on_offer = " ".join(view["offered"]) or words.say("ui-no-allies")
    label = (f"  {words.say('ui-allies')}: ", style.BRASS_BOLD)
    return Text.assemble(jobs_line(words, view, legal, named=False), label, allies_on_offer)


def players_pairs(words: Words, view: View) -> RenderableType:
    """The players two by two, for the smallest screens; the numbers stand under their headings."""
    heads = [words.say(f"ui-column-{column}-short") for column in COLUMNS]
    lines = [Text((f"{'':14}" + " ".join(heads)).ljust(40) * 2, style.DIM)]
    cells: list[Text] = []
    for row in view["seats"]:
        numbers = zip(seat_numbers(words, row), heads, strict=True)
        text = " ".join(str(value).rjust(len(head)) for value, head in numbers)
        acting = view["prompt"] is not None and row["seat"] in view["prompt"]["seats"]
        name = Text.assemble(("▶" if acting else " ", style.OXBLOOD), style.mark(words, row["seat"]))
        cells.append(Text.assemble(name, f" {words.seat(row['seat'])[:9]:9} ", text.ljust(26)))
    for at in range(0, len(cells), 2):
        lines.append(Text.assemble(*cells[at : at + 2]))
    return Group(*lines)


def players_line(words: Words, view: View) -> Text:
    """Cards, thugs and family of every player in one line."""
    out = Text(f"{words.say('ui-players-line')}:", style.BRASS_BOLD)
    for row in view["seats"]:
        cards, thugs, members, *_ = seat_numbers(words, row)
        out = Text.assemble(out, " ", style.mark(words, row["seat"]), f" {cards}/{thugs}/{members} ")
    return out


def seat_numbers(words: Words, row: Mapping[str, Any]) -> tuple[object, ...]:
    members = "".join(words.say(f"member-{member}")[0] for member in row["members"])
    case = row["suitcase"]
    return row["hand_size"], row["thugs"], members or "–", row["markers"], case["bills"], case["jobs"]


def players(words: Words, view: View) -> RenderableType:
    """One line for each seat; below it what is open or known of the cards."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=style.DIM)
    grid.add_column("", no_wrap=True, min_width=1)
    grid.add_column("", no_wrap=True)
    for column in COLUMNS:
        heading = words.say(f"ui-column-{column}")
        grid.add_column(heading, no_wrap=True, justify="right", min_width=len(heading))
    below: list[Text] = []
    for row in view["seats"]:
        seat = row["seat"]
        acting = view["prompt"] is not None and seat in view["prompt"]["seats"]
        name = style.player(words, seat)
        grid.add_row(Text("▶" if acting else " ", style.OXBLOOD), name, *map(str, seat_numbers(words, row)))
        notes = seat_notes(words, view, row)
        if notes:
            below.append(Text.assemble("  ", style.mark(words, seat), (" " + "; ".join(notes), style.DIM)))
    return Group(grid, *below)


def seat_notes(words: Words, view: View, row: Mapping[str, Any]) -> list[str]:
    """Points given by place, open suitcases, allies played, with the memory aid what is known of the hand."""
    notes: list[str] = []
    if row.get("given"):
        notes.append(words.say("ui-given", points=row["given"]))
    if row["suitcase"].get("cards"):
        notes.append(words.say("ui-open-suitcase", cards=words.cards(row["suitcase"]["cards"])))
    if row["allies_played"]:
        notes.append(words.say("ui-played", allies=words.listed(map(words.card, row["allies_played"]))))
    if view["options"].get("memory-aid") and row["seat"] != view["viewer"]:
        notes.append(words.say("ui-known", cards=words.cards(known.hand(view, row["seat"])) or "–"))
    return notes


def hand(words: Words, view: View, legal: Sequence[Form], texts: bool = False, short: bool = False) -> Group:
    """The own hand, sorted, and the own suitcase with its worth; short: jobs and allies by name alone."""
    held: Mapping[str, int] = view["hand"]
    ready, _ = payable(legal)
    parts: list[Text] = []
    for plain in (*reversed(names.BILL_IDS), *names.GOOD_IDS):
        face = style.BOLD if plain in names.BILL_IDS else style.PLAIN
        parts += [Text(words.card(plain), face)] * held.get(plain, 0)
    cards = [id for id in (*names.JOB_IDS, *names.ALLY_IDS) for _ in range(held.get(id, 0))]
    lines: list[Text] = []
    for id in cards:
        if short:
            parts.append(Text(f"{id} {words.card(id)}{' ✓' if id in ready else ''}"))
            continue
        if id in names.JOB_IDS:
            line = Text.assemble("  ", job_line(words, id, "", id in ready))
        else:
            line = Text.assemble("  ", (f"{id} ", style.DIM), (words.card(id), style.BOLD))
        if texts or id in names.ALLY_IDS:
            line.append(f"  {hints.card_text(words, id)}", style.DIM)
        lines.append(line)
    label = Text(words.say("ui-your-hand", cards=sum(held.values())) + " ", style.BRASS_BOLD)
    case: Mapping[str, int] = view["suitcase"]
    total = sum(int(bill[1:]) * case.get(bill, 0) for bill in names.BILL_IDS)
    below = Text(words.say("ui-your-suitcase", worth=total) + " ", style.BRASS_BOLD)
    first = Text.assemble(label, Text("  ").join(parts))
    if short:
        return Group(Text.assemble(first, "  ", below, words.cards(case) or "–"))
    return Group(first, *lines, Text.assemble(below, words.cards(case) or "–"))


def last_figure(words: Words, view: View) -> str:
    """The warning before the last figure of a phase, with what could still be played; empty before others."""
    return next((line for id, line in told_warnings(words, view) if id == "last-figure"), "")


def told_warnings(words: Words, view: View) -> list[tuple[str, str]]:
    return [
        (one["warning"], words.say(f"ui-{one['warning']}", **one["params"]))
        for one in foresight.warnings(view, words.tables)
    ]


def warnings(words: Words, view: View) -> list[str]:
    """Helpers at the start of a turn: the last figure, the tribute to come, nothing to bid with."""
    return [line for _, line in told_warnings(words, view)]
