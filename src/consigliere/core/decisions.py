"""Decisions as data: what every game's `decisions.py` shares, and the way back from a pick to actions.

An answer is a list of actions as the action table writes them; no word of any language is needed for it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from consigliere.core.actions import Action
from consigliere.core.shapes import Id, Option, Pick, PickItem, Target

MOST_SUMS = 4096  # no pick is worth more; a longer list would help nobody


def target(kind: str, id: Id) -> Target:
    return {"kind": kind, "id": id}


def option(actions: Iterable[Action], targets: Sequence[Target] = (), group: str = "") -> Option:
    return {"actions": [action.text for action in actions], "targets": list(targets), "group": group}


def spread(cards: Mapping[str, int], ids: Iterable[str]) -> list[str]:
    """Counted cards one by one, in the order of `ids`."""
    return [id for id in ids for _ in range(cards.get(id, 0))]


def items(
    ids: Iterable[str], kind: Callable[[str], str], worth: Callable[[str], int | None] = lambda id: None
) -> list[PickItem]:
    return [{"id": id, "kind": kind(id), "worth": worth(id)} for id in ids]


def pick(
    items: Sequence[PickItem],
    least: int,
    most: int,
    verb: str,
    *,
    counted: bool = False,
    ordered: bool = False,
    stop: str | None = None,
    steps: bool = False,
    need: int | None = None,
) -> Pick:
    """A pick of these items; its bounds never ask for more than there are."""
    most = min(most, len(items))
    least = min(least, most)
    return {
        "items": list(items),
        "least": least,
        "most": most,
        "verb": verb,
        "counted": counted,
        "ordered": ordered,
        "stop": stop,
        "steps": steps,
        "sums": sums(items, least, most),
        "need": need,
    }


def sums(items: Sequence[PickItem], least: int, most: int) -> list[int] | None:
    """The totals that `least` to `most` of the items can have; None where no item is worth anything."""
    worths = [item["worth"] for item in items]
    if not any(worths):
        return None
    by_count: list[set[int]] = [{0}, *(set() for _ in range(most))]
    for worth in worths:
        for count in range(most, 0, -1):
            by_count[count] |= {total + (worth or 0) for total in by_count[count - 1]}
    return sorted({total for totals in by_count[least:] for total in totals})[:MOST_SUMS]


def worth(pick: Pick, chosen: Iterable[str]) -> int:
    """What the chosen items are worth together."""
    each = {item["id"]: item["worth"] or 0 for item in pick["items"]}
    return sum(each[id] for id in chosen)


def fits(pick: Pick, chosen: Sequence[str]) -> bool:
    """Whether all that is chosen is there to choose from; the engine decides whether it is a legal answer."""
    return not Counter(chosen) - Counter(item["id"] for item in pick["items"])


def answer(pick: Pick, chosen: Sequence[str]) -> list[str]:
    """The chosen items as actions, in the order the table asks for."""
    verb = pick["verb"]
    order = list(dict.fromkeys(item["id"] for item in pick["items"]))
    if pick["counted"]:
        count = Counter(chosen)
        return [f"{verb} {id} x{count[id]}" for id in order]
    named = list(chosen) if pick["ordered"] else sorted(chosen, key=order.index)
    actions = [f"{verb} {id}" for id in named]
    if pick["stop"] is not None and len(chosen) < pick["most"]:
        actions.append(pick["stop"])
    return actions
