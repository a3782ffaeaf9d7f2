"""The English catalogue: a message for everything the engine can say, none too many, each formatted once."""

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from consigliere.bots.chicago import parts as chicago_parts
from consigliere.bots.godfather import parts as godfather_parts
from consigliere.bots.levels import NAMES
from consigliere.bots.tempers import RIVALS, TEMPERS
from consigliere.cli.screen.chicago import seats
from consigliere.cli.screen.godfather import table
from consigliere.core.events import EventKind
from consigliere.games.catalogue import TITLES
from consigliere.games.chicago import (
    decisions as chicago_decisions,
    events as chicago_events,
    foresight as chicago_foresight,
    names as chicago,
    notation as chicago_notation,
    sources as chicago_sources,
)
from consigliere.games.chicago.content import schema as box
from consigliere.games.chicago.frame_table import FRAMES as CHICAGO_FRAMES
from consigliere.games.godfather import decisions, foresight, names
from consigliere.games.godfather.content import schema, vocabulary
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.frame_table import (
    DECLINED_IDS,
    FIGURE_PURPOSES,
    FRAMES,
    SPACE_PURPOSES,
    TURF_PURPOSES,
)
from consigliere.games.godfather.notation import TABLE
from consigliere.locales import Catalogue, catalogue, LANGUAGES, MessageError
from consigliere.wording.chicago.words import Words as ChicagoWords
from consigliere.wording.godfather.words import TAKEN, Words

SOURCES = Path(__file__).resolve().parents[2] / "src" / "consigliere"
DECISIONS = FRAMES.decisions()
ASKED = CHICAGO_FRAMES.decisions()
PAGE = "page-"  # the browser's own words; tests/server/client looks after them
CHICAGO = ChicagoWords.prefix
GODFATHER = Words.prefix
PREFIXES = (GODFATHER, CHICAGO)
FAULTS = (
    *("missing", "unused", "twice", "unreadable", "unknown-variable", "variable-left-out"),
    *("variant-left-out", "plural-left-out", "rejected"),
)
SCORE = ("player", "bills", "dominance", "jobs", "colours", "place")


def required() -> set[str]:
    """Keys that are put together from ids, so that no source names them whole."""
    keys = {f"source-{mark}" for mark in schema.MARKS} | {"event-taken-back"}
    keys |= {f"preview-{then}" for then in ("you", "other", "chance", "sealed", "end")}
    keys |= {f"kind-{kind}" for kind in ("human", *NAMES)} | {f"temper-{temper}" for temper in TEMPERS}
    keys |= {"kind-within-ms", "kind-within-it"} | {f"advice-{sign}-{RIVALS}" for sign in ("gain", "risk")}
    keys |= {f"end-{column}" for column in ("player", "total")}
    keys |= {f"locales-{kind}" for kind in FAULTS} | told_in_lessons()
    keys |= {GODFATHER + key for key in required_by_the_godfather()}
    return keys | {CHICAGO + key for key in required_by_chicago()}


def told_in_lessons() -> set[str]:
    keys: set[str] = set()
    for path in SOURCES.glob("games/*/lesson.toml"):
        steps = tomllib.loads(path.read_text(encoding="utf-8"))["step"]
        keys |= {f"lesson-{path.parent.name}-{step['id']}{tail}" for step in steps for tail in ("", "-title")}
    return keys


def required_by_the_godfather() -> set[str]:
    """Those of The Godfather, without the beginning of its keys."""
    keys = {f"job-{id}" for id in names.JOB_IDS} | {f"ally-{id}" for id in names.ALLY_IDS}
    # launder is told as the icons of that name are
    keys |= {f"ability-{step.replace('_', '-')}" for step in vocabulary.STEPS if step != "launder"}
    keys |= {f"business-{id}" for id in names.BUSINESS_IDS} | {f"space-{id}" for id in names.ROUND_IDS}
    keys |= {f"turf-{id}" for id in names.AREA_IDS} | {f"member-{id}" for id in names.MEMBER_IDS}
    keys |= {f"family-{id}" for id in schema.FAMILIES} | {f"family-{id}-mark" for id in names.FAMILY_IDS}
    keys |= {f"neutral-{id}" for id in names.NEUTRAL_IDS} | {f"bill-{id[1:]}" for id in names.BILL_IDS}
    keys |= {f"good-{id}" for id in names.GOOD_IDS} | {f"colour-{id}" for id in names.COLOUR_IDS}
    keys |= {f"supply-{id}" for id in schema.SCHEMA["supply"].ids} | {f"phase-{id}" for id in names.PHASE_IDS}
    keys |= {f"phase-{id}-short" for id in table.TRACK}
    keys |= {f"{'take' if id in TAKEN else 'icon'}-{id}" for id in names.ICON_IDS}
    keys |= {f"icon-{id}-short" for id in names.ICON_IDS}
    keys |= {f"event-{kind.name}" for kind in EVENTS.kinds} | {"title"}
    keys |= {f"action-{action.form['type']}" for action in TABLE} | {f"prompt-{id}" for id in DECISIONS}
    keys |= {f"group-{group}" for group in decisions.GROUPS} | {f"score-{name}" for name in SCORE}
    keys |= {f"ui-{warning}" for warning in foresight.OVERLOOKED}
    keys |= {f"ui-column-{name}{tail}" for name in table.COLUMNS for tail in ("", "-short")}
    keys |= {f"advice-{sign}-{part}" for part in godfather_parts.GROUPS for sign in ("gain", "risk")}
    return keys | {f"end-{column}" for column in ("bills", "dominance", "colours", "place")}


def required_by_chicago() -> set[str]:
    """Those of Chicago, without the beginning of its keys."""
    keys = {f"business-{id}{tail}" for id in box.BUSINESSES for tail in ("", "-short")}
    keys |= {f"special-{id}{tail}" for id in box.SPECIALS for tail in ("", "-text")}
    keys |= {f"family-{id}{tail}" for id in chicago.FAMILY_IDS for tail in ("", "-mark")}
    keys |= {f"colour-{id}{tail}" for id in chicago.CODE_IDS for tail in ("", "-mark")}
    keys |= {f"token-{id}-short" for id in chicago.TOKEN_IDS} | set(box.TOKEN_IDS) | set(box.DECK)
    keys |= {f"{id}-text" for id in box.DECK if id != box.SPECIAL_CARDS}
    keys |= set(box.PENALTIES) | set(box.EXTRAS) | set(box.PLAYERS)
    cards = chicago.CITY_CARD_IDS[1:]
    keys |= {f"city-card-{id}{tail}" for id in cards for tail in ("-short", "-text")}
    keys |= {f"city-card-{id}" for id in cards[len(box.PENALTIES) :]}
    keys |= {f"area-{id}{tail}" for id in chicago.AREA_IDS for tail in ("", "-short", "-text")}
    keys |= {f"power-{id}{tail}" for id in chicago.POWER_IDS for tail in ("", "-text")}
    keys |= {f"extra-{id}-text" for id in chicago.EXTRA_IDS} | {f"benefit-{id}" for id in chicago.BENEFIT_IDS}
    keys |= {f"asset-{id}-mark" for id in chicago.ASSET_IDS} | {f"phase-{id}" for id in chicago.PHASE_IDS}
    keys |= {f"event-{kind.name}" for kind in chicago_events.EVENTS.kinds} | {f"prompt-{id}" for id in ASKED}
    keys |= {f"action-{action.form['type']}" for action in chicago_notation.TABLE}
    keys |= {f"group-{group}" for group in chicago_decisions.GROUPS} | {
        f"group-row-{row}" for row in "abcdef"
    }
    keys |= {f"ui-column-{name}" for name in seats.COLUMNS} | {
        f"need-{name}" for name in ("gangsters", "money")
    }
    keys |= {f"ui-{warning}" for warning in chicago_foresight.OVERLOOKED}
    parts = (*chicago_parts.GROUPS, "points")
    keys |= {f"advice-{sign}-{part}" for part in parts for sign in ("gain", "risk")} | {"title"}
    return keys | {f"end-{source}" for source in (*chicago_sources.SOURCES, "influence")}


def literals_in(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def literals() -> set[str]:
    """Every string of the sources: a key named whole is found among them."""
    return {text for path in SOURCES.rglob("*.py") for text in literals_in(path)}


def patterns() -> list[re.Pattern[str]]:
    """Keys that the referee puts together by itself; those of the game are listed above."""
    found: list[re.Pattern[str]] = []
    for path in SOURCES.glob("cli/referee/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+"
                    for p in node.values
                ]
                if parts[0].startswith("referee"):
                    found.append(re.compile(f"({'|'.join(PREFIXES)})?" + "".join(parts)))
    return found


def owner(path: Path) -> str:
    """The beginning of the keys of the game whose source it is; none for shared rooms."""
    found = [name for name in TITLES if name in path.relative_to(SOURCES).as_posix()]
    return TITLES[found[0]].prefix if found else ""


def raised() -> dict[str, set[str]]:
    """Keys that refusals, journal errors and bad input name, by the prefix of the game that names them."""
    found: dict[str, set[str]] = {prefix: set() for prefix in ("", *PREFIXES)}
    for path in SOURCES.rglob("*.py"):
        found[owner(path)] |= raised_in(path)
    return found


def raised_in(path: Path) -> set[str]:
    """The strings of this shape in one source."""
    calls = ("BadInput", "JournalError", "Refusal", "refuse")
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.startswith("refuse-") and " " not in node.value:
                found.add(node.value)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in calls:
            strings = [a.value for a in node.args if isinstance(a, ast.Constant)]
            found |= {s for s in strings if isinstance(s, str) and "-" in s and s.islower()}
    return found


class _Reader(Visitor):
    """Variables of a message, and which variants of which variable it knows."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [_key(variant) for variant in node.variants]
            self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def _key(variant: Variant) -> str:
    return str(getattr(variant.key, "name", None) or getattr(variant.key, "value", ""))


def messages(words: Catalogue) -> Iterator[tuple[str, _Reader]]:
    for text in words.files.values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                reader = _Reader()
                reader.visit(entry)
                yield entry.id.name, reader


def missing(words: Catalogue, keys: set[str], prefix: str = "") -> set[str]:
    """Keys that have neither a message of the game with this prefix nor a common one."""
    return {key for key in keys if prefix + key not in words and key not in words}


def asked_of_games(words: Catalogue) -> set[str]:
    """Keys that shared rooms say with the words of a game, since no common message has them."""
    shared = {key for path in SOURCES.rglob("*.py") if not owner(path) for key in literals_in(path)}
    return {key for key in shared if key not in words and any(prefix + key in words for prefix in PREFIXES)}


EN = catalogue("en")
READ = dict(messages(EN))


def test_everything_has_a_message() -> None:
    assert missing(EN, required()) == set()
    for prefix, keys in raised().items():
        assert missing(EN, keys, prefix) == set(), prefix
        assert len(keys) > 40


@pytest.mark.slow
@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_game_says_what_shared_rooms_ask_of_games(prefix: str) -> None:
    """And one that lacks a sentence fails at once: it is never given that of another game."""
    assert {"help", "title", "usage", "referee-help"} <= asked_of_games(EN)
    assert missing(EN, asked_of_games(EN), prefix) == set()
    files = {name: text.replace(f"\n{prefix}usage =", "\nusage-gone =") for name, text in EN.files.items()}
    planted = Catalogue("en", files)
    assert missing(planted, asked_of_games(planted), prefix) == {"usage"}
    speech = {CHICAGO: ChicagoWords, GODFATHER: Words}[prefix](planted)
    with pytest.raises(MessageError, match="usage"):
        speech.say("usage", command="c")


def test_no_message_of_a_game_is_without_its_prefix() -> None:
    """The files of a game hold its keys alone, and shared files none of them."""
    for name, text in EN.files.items():
        keys = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
        prefix = next((p for p in PREFIXES if name.startswith((p, f"{p[:-1]}."))), "")
        assert [key for key in keys if not key.startswith(prefix or key)] == []
        assert prefix or not [key for key in keys if key.startswith(PREFIXES)], name


def test_a_planted_missing_key_is_caught() -> None:
    files = {name: text.replace("event-gunned-down =", "event-gone =") for name, text in EN.files.items()}
    planted = Catalogue("en", files)
    assert missing(planted, required()) == {"godfather-event-gunned-down"}
    with pytest.raises(MessageError, match="event-gunned-down"):
        planted.text("godfather-event-gunned-down", seat="x", at="y", owner="z")


def test_no_message_is_unused() -> None:
    named = literals()
    used = required() | named | {prefix + key for key in named for prefix in PREFIXES}
    composed = patterns()
    left = [key for key in sorted(READ) if key not in used and not key.startswith(PAGE)]
    assert [key for key in left if not any(pattern.fullmatch(key) for pattern in composed)] == []
    assert not any(pattern.fullmatch("event-gone") for pattern in composed)


def test_no_key_stands_twice() -> None:
    keys = list(EN.keys())
    assert len(keys) == len(set(keys))


def unspeakable(words: Catalogue, key: str, reader: _Reader) -> Iterator[str]:
    """What goes wrong with a message: with numbers and with words, every variant of every selector."""
    told: list[dict[str, str | int]] = [dict.fromkeys(reader.variables, n) for n in (0, 1, 2, 5, 21)]
    for variable, variants in reader.variants.items():
        for variant in variants:
            value: str | int = int(variant) if variant.isdigit() else variant
            told.append({**dict.fromkeys(reader.variables, "name"), variable: value})
    for params in told:
        try:
            text = words.text(key, **params)
        except MessageError as error:
            yield str(error)
        else:
            if not text.strip() or "{" in text or "\u2068" in text:
                yield f"{key} {params}: {text!r}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    words = catalogue(language)
    found = [fault for key, reader in messages(words) for fault in unspeakable(words, key, reader)]
    assert found == []


def test_a_message_that_cannot_be_formatted_is_found() -> None:
    planted = Catalogue("en", {"a.ftl": "good = { $n }\nbad = { -gone }\n"})
    found = [fault for key, reader in messages(planted) for fault in unspeakable(planted, key, reader)]
    assert len(found) == 5 and all("bad" in fault for fault in found)


def test_a_missing_variable_raises() -> None:
    with pytest.raises(MessageError, match="seat"):
        EN.text("godfather-event-winner")


@pytest.mark.parametrize("kind", EVENTS.kinds, ids=lambda kind: kind.name)
def test_an_event_message_uses_the_fields_of_its_event(kind: EventKind) -> None:
    fields = {field.name for field in kind.fields}
    assert READ[f"{GODFATHER}event-{kind.name}"].variables <= fields


@pytest.mark.parametrize("kind", chicago_events.EVENTS.kinds, ids=lambda kind: kind.name)
def test_a_chicago_message_uses_the_fields_of_its_event(kind: EventKind) -> None:
    fields = {field.name for field in kind.fields}
    assert READ[f"{CHICAGO}event-{kind.name}"].variables <= fields


def test_selectors_know_every_id_they_can_meet() -> None:
    classes = ["-".join(some) for n in (1, 2, 3) for some in combinations(vocabulary.CLASSES, n)]
    spared = {f"players-{some}" for some in classes if "chief" not in some}
    expected = {
        (f"{GODFATHER}ability-gun-down", "where"): {*vocabulary.WHERE, "that-turf"},
        (f"{GODFATHER}ability-victim", "victim"): {*classes, *spared},
        (f"{GODFATHER}event-ability-declined", "ability"): set(DECLINED_IDS.values()),
        (f"{GODFATHER}event-colour-bonus", "colour"): set(names.COLOUR_IDS),
        (f"{GODFATHER}event-neutral-placed", "figure"): set(names.NEUTRAL_IDS),
        (f"{GODFATHER}prompt-figure", "purpose"): set(FIGURE_PURPOSES.values()),
        (f"{GODFATHER}prompt-space", "purpose"): set(SPACE_PURPOSES.values()),
        (f"{GODFATHER}prompt-turf", "purpose"): set(TURF_PURPOSES.values()),
        (f"{GODFATHER}refuse-icon-not-available", "icon"): set(names.ICON_IDS),
        (f"{CHICAGO}event-claim-announced", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}event-attack-announced", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}event-opposed", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}action-claim", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}action-attack", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}action-oppose", "ignoring"): set(chicago.GROUP_IDS),
        (f"{CHICAGO}event-power-used", "power"): set(chicago.POWER_IDS),
        (f"{CHICAGO}event-influence-laid", "side"): set(chicago.SIDE_IDS),
    }
    for (key, variable), ids in expected.items():
        assert set(READ[key].variants[variable]) == ids, key


def test_every_action_of_the_table_has_words() -> None:
    asked = {"frame": "bills", "seat": 0, "job": names.JOB_IDS[22], "before": True}
    view = {"tiles": {}, "public_jobs": ["JY1", "JB1", "JG1", "JK1"], "stack": [asked]}
    words = Words(EN)
    said = set()
    for action in TABLE:
        if "unused" in action.text or action.form.get("which") in ("3", "1+3", "2+3", "1+2+3"):
            continue  # no number of the table stands for these with the content of the box
        said.add(words.action(action.form, view))
    assert "Job: Cook the Books; narcotics instead of booze, blood money ×2" in said
    assert "Take now: $5, $3" in said and "Family member: Boat House" in said
    assert all(said) and not any(text.endswith((": none", "hidden")) for text in said)


def test_every_action_of_chicago_has_words() -> None:
    view = {"cards": {"B3": {"business": "17"}}, "stack": [{"frame": "place", "seat": 0, "colour": "grey"}]}
    words = ChicagoWords(EN)
    said = {words.action(action.form, view, ids=True) for action in chicago_notation.TABLE}
    assert {"Claim: B3 Casino", "Special card: S3 Auction", "Hat influence: S10 Money Laundering"} <= said
    assert {"Claim with help: B3 Casino without the money", "Movement", "Influence", "Gap b3 (grey)"} <= said
    assert all(said) and not any(text.endswith((": none", "hidden")) for text in said)


def test_a_message_of_the_game_comes_before_the_common_one() -> None:
    assert ChicagoWords(EN).say("usage", command="c").startswith("c needs a card: c S3")
    assert Words(EN).say("usage", command="c").startswith("c needs a card: c JY1")
    assert ChicagoWords(EN).say("choice-back") == Words(EN).say("choice-back")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert missing(catalogue(language), set(READ)) == set()
    assert missing(Catalogue(language, {"one.ftl": "one = 1"}), {"one", "two"}) == {"two"}


def test_languages_and_unknown_keys() -> None:
    assert "en" in LANGUAGES
    assert EN.get("godfather-job-JY1") == "Cook the Books" and EN.get("no-such-key") is None
    with pytest.raises(KeyError):
        catalogue("xx")


def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(MessageError, match=r"bad\.ftl"):
        Catalogue("en", {"bad.ftl": "key = { $x\n"}).text("key")
