"""The Godfather's content on the command line: its kinds, a pack's files, what can be wrong with it."""

from collections.abc import Mapping
from typing import Final

from consigliere.cli.content_games import Shelf
from consigliere.games.godfather import loading

SENTENCES: Final[Mapping[str, str]] = {
    # the board
    "content-turf-number": "this turf has the number {number}",
    "content-off-map": "“{field}” lies off the map; coordinates run from 0 to {high}",
    "content-polygon": "a polygon needs at least 3 points",
    "content-area": "unknown area “{area}”; known: {known}",
    "content-space-areas": "a round space touches 2 or 3 different areas; this one names {count}",
    "content-three-plus": "{count} round spaces are marked 3+; there must be exactly {wanted}",
    "content-open-spaces": "with {players} players {count} round spaces are open; {wanted} are needed",
    "content-area-untouched": "no round space touches {area}",
    # businesses
    "content-printed-turf": "this printed business belongs to {turf}",
    "content-tile-colour": "this tile is {colour}",
    "content-tiles-total": "{count} tiles are {colour}; there must be {wanted}",
    "content-park-front": "Central Park has a back only, so “front” must be empty",
    "content-icon-count": "“{field}” shows {count} icons; allowed: {low} to {high}",
    "content-icon": "unknown icon “{icon}” in “{field}”; known: {known}",
    "content-narcotics": "“{field}” gives narcotics, which only red tiles do",
    "content-backs-overflow": "its backs could show {icon} {count} times; at most {high} can be counted",
    # abilities
    "content-step-count": "the ability has {count} steps; allowed: 1 to {high}",
    "content-step-shape": "step {number} must name one thing, as {{ launder = 2 }} does; it names {count}",
    "content-step-unknown": "step {number}: unknown step “{step}”; known: {known}",
    "content-step-flag": "step {number}: “{step}” can only be true",
    "content-step-number": "step {number}: “{step}” must be a number from {low} to {high}",
    "content-step-bill": "step {number}: “{step}” must be 1, 2, 3 or 5",
    "content-step-icons": "step {number}: “icons” must be a list of 1 to {high} icons",
    "content-gun-down-shape": "step {number}: “gun_down” needs class, neutrals and where, nothing else",
    "content-gun-down-class": "step {number}: “class” must list some of {known}, each once",
    "content-gun-down-neutrals": "step {number}: “neutrals” must be true or false",
    "content-gun-down-where": "step {number}: “where” must be one of {known}",
    "content-gun-down-chief": "step {number}: the Police Chief is neutral, so “neutrals” must be true",
    "content-take-over": "step {number}: “take_over” can only follow a “gun_down” of class thug alone",
    "content-his-turf": "step {number}: “his-turf” needs a “chief” step before it",
    # jobs and allies
    "content-job-colour": "unknown colour “{colour}”; known: {known}",
    "content-cost-good": "unknown good “{good}” in “cost”; known: {known}",
    "content-cost-count": "a job costs {low} to {high} goods; this one costs {count}",
    "content-cost-same": "a job costs at most {high} goods of one kind",
    "content-bill": "there is no ${bill} bill; bills are 1, 2, 3 and 5",
    "content-bill-count": "a job pays at most {high} bills; this one pays {count}",
    "content-jobs-total": "{count} job cards in all; there must be {wanted}",
    "content-colour-total": "{count} job cards are {colour}; there must be {wanted}",
    "content-act-total": "{count} allies belong to act {act}; there must be {wanted}",
    "content-markers": "cards could place {count} control markers in one game; at most {high} are allowed",
    # supply
    "content-bills-total": "{count} bills in all; there must be {wanted}",
    "content-goods-total": "{count} goods in all; there must be {wanted}",
    "content-limits": "“limits” must be four numbers from 0 to {high}, one for each act",
}

SHELF: Final = Shelf(
    game=loading.GAME,
    load=loading.load,
    schema=loading.OUTLINE.schema,
    columns={
        "jobs": ("colour", "copies", "cost", "bills", "ability"),
        "allies": ("act", "ability"),
        "businesses": ("turf", "colour", "front", "back"),
        "spaces": ("areas", "three_plus"),
        "areas": ("turf",),
        "families": ("colour", "hex"),
        "supply": ("cards", "limits"),
    },
    prefix={
        "jobs": "godfather-job",
        "allies": "godfather-ally",
        "businesses": "godfather-business",
        "spaces": "godfather-space",
        "areas": "godfather-turf",
        "families": "godfather-family",
        "supply": "godfather-supply",
    },
    files={
        "board.toml": ("areas", "spaces", "families"),
        "businesses.toml": ("businesses",),
        "jobs.toml": ("jobs",),
        "allies.toml": ("allies",),
        "supply.toml": ("supply",),
    },
    sentences=SENTENCES,
)
