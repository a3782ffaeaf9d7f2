"""The public table in a few lines of ids (C1.3, C2.4): what `print(game)` shows a programmer."""

from collections.abc import Mapping
from typing import Any

from consigliere.core.shapes import Seen
from consigliere.games.chicago import names


def sketch(view: Seen) -> str:
    """From a view, so it cannot tell more than a view does."""
    lines = [f"round {view['round']}, {view['phase']}, start: {view['start']}, turn: {view['turn']}"]
    for row, city_card in view["city_cards"].items():
        cells = []
        for n in range(1, 5):
            pair = [_card(view["cards"][f"{row}{n}"]), _tokens(view["holes"][f"{row.lower()}{n}"])]
            if names.ROW_IDS.index(row) % 2:
                pair.reverse()
            cells += pair
        lines.append(f"{row}  " + " ".join(f"{cell:<6}" for cell in cells) + f" {city_card or '-'}")
    lines.append(
        f"deck {view['deck']}, discards {view['discards']}, agents {view['agents']},"
        f" extra actions {''.join(view['extras']) or '-'}"
    )
    for seat in view["seats"]:
        influence = seat["influence"], seat["influence_tokens"]
        hat, city = (sum(part[side] for part in influence) for side in names.SIDE_IDS)
        assets = sum(seat["assets"].values()) + sum(seat["asset_tokens"].values())
        areas = "/".join("".join(colour[0] for colour in area) or "-" for area in seat["areas"].values())
        score = f", by place {seat['given']}" if seat.get("given") else ""
        score += f", score {seat['score']}" if "score" in seat else ""
        lines.append(
            f"seat {seat['seat']} {seat['family']}: hand {seat['hand_size']}, controls {seat['controlled']},"
            f" gangsters {seat['gangsters'] + seat['gangster_tokens']}, assets {assets}, influence"
            f" {hat}+{city}, family {seat['family_cards']}, henchmen {areas}{score}"
        )
    return "\n".join(lines)


def _card(card: Mapping[str, Any]) -> str:
    """A business with its owner and a star for its token; [] lies face down."""
    if card["business"] is None:
        return "[]"
    owner = "" if card["owner"] is None else f":{card['owner']}"
    return f"{card['business']}{owner}{'*' if card['token'] else ''}"


def _tokens(tokens: list[str]) -> str:
    return "(" + "".join("A" if token == "agent" else token[0] for token in tokens) + ")"
