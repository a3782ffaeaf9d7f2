"""Chicago's content on the command line: its kinds, how a pack is laid out, what can be wrong with it."""

from collections.abc import Mapping
from typing import Final

from consigliere.cli.content_games import Shelf
from consigliere.games.chicago import loading

SENTENCES: Final[Mapping[str, str]] = {
    # businesses
    "content-henchman-colour": "unknown colour “{word}” in “{field}”; known: {known}",
    "content-henchmen-count": "a business needs at most {high} henchmen; this one needs {count}",
    "content-asset": "unknown asset “{word}”; known: {known}",
    "content-symbol": "unknown symbol “{word}” in “influence”; known: {known}",
    "content-influence-count": "a business needs at most {high} influence; this one needs {count}",
    "content-influence-mixed": "a business needs influence of one symbol only",
    "content-groups": "a business has {low} to {high} kinds of prerequisite; this one has {count}",
    "content-bonus": "unknown bonus “{word}”; known: {known}",
    "content-starter-bonus": "businesses face up from the start have no bonus, so “bonus” must be none",
    # special cards
    "content-pair-count": "“pair” must name two henchmen; it names {count}",
    "content-pair-twice": "{other} has the same pair; the ten pairs must all be different",
    # deck and tokens
    "content-special-cards": "{count} special cards; there must be {wanted}, one of each",
    "content-deck-total": "with {players} players the deck has {count} cards; there must be {wanted}",
    "content-tokens-total": "{count} bonus tokens in all; there must be {wanted}",
    "content-token-icons": "{count} tokens of the type {token} for {wanted} such icons on businesses",
    # city
    "content-loss": "unknown loss “{word}”; known: {known}",
    "content-condition": "unknown condition “{word}” in “{field}”; known: {known}",
    "content-condition-empty": "“{field}” names nothing",
    "content-condition-range": "“{word}” is {count}; allowed: 1 to {high}",
    "content-rows": "the city has {count} rows; there must be {wanted}",
    "content-holes": "{count} henchmen for {wanted} holes; there must be one in each",
    "content-starter-count": "{count} businesses are face up from the start; there must be {wanted}",
    "content-place": "there is no place “{place}”; places run from A1 to {last}4",
    "content-place-twice": "two businesses lie in the same place",
}

SHELF: Final = Shelf(
    game=loading.GAME,
    load=loading.load,
    schema=loading.OUTLINE.schema,
    columns={
        "businesses": tuple(loading.OUTLINE.played["businesses"]),
        "specials": ("pair",),
        "deck": ("cards", "cut_three", "cut_two"),
        "tokens": ("count",),
        "penalties": ("loss", "immunity"),
        "extras": ("condition",),
        "players": ("rows", "henchmen", "agents", "starters"),
        "families": ("colour", "hex"),
    },
    prefix={
        "businesses": "chicago-business",
        "specials": "chicago-special",
        "deck": "chicago",
        "tokens": "chicago",
        "penalties": "chicago",
        "extras": "chicago",
        "players": "chicago",
        "families": "chicago-family",
    },
    files={
        "businesses.toml": ("businesses",),
        "specials.toml": ("specials",),
        "deck.toml": ("deck",),
        "city.toml": ("tokens", "penalties", "extras", "players", "families"),
    },
    sentences=SENTENCES,
)
