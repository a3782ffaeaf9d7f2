"""What lies beside the city: round and phase, deck and supplies, the own hand and the own influence."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Form, Seen as View
from consigliere.games.chicago import foresight, names
from consigliere.games.chicago.rounds import LAST_ROUND
from consigliere.wording.chicago import facts, hints
from consigliere.wording.chicago.words import Words

TRACK: Final = ("income", "actions", "control")


def header(words: Words, view: View) -> Text:
    """`ROUND 2/6  Income › ▸Actions › Control`, the start player, and what is left in the piles."""
    title = words.say("ui-round", round=max(view["round"], 1), rounds=LAST_ROUND)
    out = Text.assemble((f"{title}  ", style.OXBLOOD))
    if view["phase"] in TRACK:
        for n, phase in enumerate(TRACK):
            out.append(" › " if n else "", style.DIM)
            now = phase == view["phase"]
            name = words.say(f"phase-{phase}")
            out.append(f"{style.NOW}{name}" if now else name, style.BRASS_BOLD if now else style.DIM)
    else:
        out.append(words.say(f"phase-{view['phase']}"), style.BRASS_BOLD)
    if view["start"] is not None:
        out = Text.assemble(
            out, "  ", (words.say("ui-start-player") + " ", style.DIM), style.mark(words, view["start"])
        )
    return Text.assemble(out, "  ", (piles(words, view), style.DIM))


def piles(words: Words, view: View) -> str:
    return words.say("ui-piles", deck=view["deck"], discards=view["discards"])


def status(words: Words, view: View, godchildren: bool = True) -> Text:
    """Supplies, extra actions still to be had, godchildren with the benefits they have used."""
    out = Text(
        words.say("ui-supply", agents=view["agents"], extras="".join(view["extras"]) or "–"), style.DIM
    )
    for row in view["seats"]:
        if row["godchild"] and godchildren:
            used = words.listed(words.say(f"benefit-{id}") for id in row["benefits_used"])
            told = words.say("ui-godchild-uses", used=used or "none")
            out = Text.assemble(out, "  ", style.mark(words, row["seat"]), (f" {told}", style.DIM))
    aside = [words.city_card(card) for card in view["penalties_aside"]]
    if aside:
        out.append("  " + words.say("ui-aside", cards=words.listed(aside)), style.DIM)
    return out


def hand(words: Words, view: View, texts: bool = False, short: bool = False) -> Group:
    """The own hand, sorted; special cards with their pairs; the faces of the own influence."""
    held: Mapping[str, int] = view["hand"]
    s = facts.position(words, view)
    parts: list[Text] = []
    lines: list[Text] = []
    for id in names.KIND_IDS:
        if not held.get(id):
            continue
        if id not in names.SPECIAL_IDS:
            many = f" ×{held[id]}" if held[id] > 1 else ""
            parts.append(Text.assemble((words.card(id), style.BOLD), many))
            continue
        ready = Text(" ✓" if facts.playable(s, view["viewer"], id) else "", style.BRASS_BOLD)
        card = Text.assemble((f"{id} ", style.DIM), (words.card(id), style.BOLD), ready)
        if texts:
            lines.append(Text.assemble("  ", card, (f"  {hints.special(words, id)}", style.DIM)))
        else:
            parts.append(card)
    label = Text(words.say("ui-your-hand", cards=sum(held.values())) + " ", style.BRASS_BOLD)
    first = Text.assemble(label, Text("  ").join(parts))
    faces = influence(words, view)
    if short:
        return Group(Text.assemble(first, "  ", faces))
    return Group(first, *lines, faces)


def influence(words: Words, view: View) -> Text:
    """The faces of the own influence cards, side by side."""
    out = Text.assemble((words.say("ui-your-influence") + " ", style.BRASS_BOLD))
    row = view["seats"][view["viewer"]]
    for n, side in enumerate(names.SIDE_IDS):
        faces = words.cards(view["influence"][side])
        out.append(" · " if n else "")
        out.append(words.say("ui-side", side=side, count=facts.influence(row, side)))
        out.append(f" ({faces})" if faces else "", style.DIM)
    return out


def warnings(words: Words, view: View) -> list[str]:
    """A helper in phase 3: what the hand limit will take at the end of the round."""
    return [
        words.say(f"ui-{one['warning']}", **one["params"]) for one in foresight.warnings(view, words.tables)
    ]


def sure(words: Words, view: View, legal: Sequence[Form], form: Form) -> str:
    """What is given up for good by passing, or by extorting nothing."""
    scene = words.scene(view)
    for one in foresight.forfeits(legal, form):
        named = words.listed(words.place(place, scene) for place in one["params"]["places"])
        return words.say("ui-sure", what=one["params"]["what"], cards=named)
    return ""
