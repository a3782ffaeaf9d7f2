"""The checked face of every game: commands whole or not at all, sealed choices, take-back, previews."""

import json
import random

import pytest

from consigliere.core import codec
from consigliere.core.game import Done, Game, Preview
from consigliere.core.refusal import Refusal, Refused
from consigliere.core.ruleset import Ruleset
from tests.contract.games import every_game, new, play_some


@every_game
def test_every_entry_of_the_table_round_trips(rules: Ruleset) -> None:
    texts = set()
    for action in rules.actions:
        assert rules.actions.find(action.text) is action
        assert rules.actions.find(json.loads(json.dumps(action.to_json()))) is action
        assert rules.actions.find(action.index) is action
        assert rules.actions.find(action) is action
        texts.add(action.text)
    assert len(texts) == len(rules.actions) <= 2048


@every_game
@pytest.mark.parametrize(
    "bad", ("", "nonsense", -1, 10**9, True, {}, {"type": ["x"]}, {"type": {}}, None, 2.5)
)
def test_what_is_no_action_is_not_found(rules: Ruleset, bad: object) -> None:
    assert rules.actions.find(bad) is None


@every_game
def test_legal_is_a_collection(rules: Ruleset) -> None:
    game = new(rules, rules.seats[0], 1)
    legal = game.legal
    assert len(legal) == len(list(legal)) > 1
    assert legal[0] in legal
    assert legal[0].index in legal
    assert legal[0].text in legal
    assert legal[0].to_json() in legal
    assert not legal.__contains__("nonsense")
    assert legal[:2] == [legal[0], legal[1]]
    mask = legal.mask()
    assert [i for i, on in enumerate(mask) if on] == sorted(legal.indices)
    assert len(game.legal_for(99)) == 0


@every_game
def test_a_refused_command_leaves_everything_as_it_was(rules: Ruleset) -> None:
    """Also when its first actions were legal: whole or not at all."""
    rng = random.Random(4)
    for players in rules.seats:
        game = new(rules, players, players)
        while not game.over:
            before = (codec.to_bytes(game.state), len(game.feed), len(game.journal.entries), game.prompt_id)
            seat = game.seat
            for bad in ("nonsense", rng.randrange(len(rules.actions))):
                if game.legal_for(seat).__contains__(bad):
                    continue
                assert isinstance(game.submit(seat, bad), Refusal)
                assert isinstance(game.submit(seat, game.legal_for(seat)[0], "nonsense"), Refusal)
            stranger = next((s for s in range(players) if s not in game.seats_to_act), None)
            if stranger is not None:
                assert isinstance(game.submit(stranger, game.legal[0]), Refusal)
            assert isinstance(game.submit(seat), Refusal)
            assert isinstance(game.submit(players + 3, game.legal[0]), Refusal)
            after = (codec.to_bytes(game.state), len(game.feed), len(game.journal.entries), game.prompt_id)
            assert after == before
            play_some(game, rng, 3)


@every_game
def test_play_raises_what_submit_refuses(rules: Ruleset) -> None:
    game = new(rules, rules.seats[0], 1)
    with pytest.raises(Refused) as caught:
        game.play("nonsense")
    assert caught.value.refusal.key
    assert caught.value.refusal.rule


@every_game
def test_a_preview_tells_what_then_happens_and_changes_nothing(rules: Ruleset) -> None:
    rng = random.Random(9)
    compared = 0
    for players in rules.seats:
        game = new(rules, players, 40 + players)
        while not game.over:
            seat = rng.choice(game.seats_to_act)
            action = rng.choice(game.legal_for(seat))
            before = codec.to_bytes(game.state)
            preview = game.preview(seat, action)
            assert isinstance(preview, Preview)
            assert codec.to_bytes(game.state) == before
            done = game.submit(seat, action)
            assert isinstance(done, Done)
            if preview.then != "sealed":
                assert done.events[: len(preview.events)] == preview.events
                if preview.then != "chance":
                    assert done.events == preview.events
                compared += 1
            else:
                assert preview.events == []
    assert compared > 300


@every_game
def test_take_back_restores_the_state_and_stops_at_a_reveal(rules: Ruleset) -> None:
    rng = random.Random(12)
    taken = refused = 0
    for players in rules.seats:
        game = new(rules, players, 70 + players)
        while not game.over:
            seat = rng.choice(game.seats_to_act)
            ledger = taken < 20  # what a seat remembers takes longer to work out than all the rest
            before, view = codec.to_bytes(game.state), game.view(seat, knowledge=ledger)
            sealed = rules.is_sealed(game.state)
            done = game.submit(seat, rng.choice(game.legal_for(seat)))
            assert isinstance(done, Done)
            revealed = any(rules.events.by_name[str(e["event"])].reveals for e in done.events)
            if game.can_take_back(seat):
                assert not revealed
                assert not sealed
                assert isinstance(game.take_back(seat), Done)
                assert codec.to_bytes(game.state) == before
                again = game.view(seat, knowledge=ledger)
                assert {**again, "prompt_id": 0} == {**view, "prompt_id": 0}
                assert game.events(seat)[-1]["event"] == "taken-back"
                taken += 1
                play_some(game, rng, 1)
            else:
                assert isinstance(game.take_back(seat), Refusal)
                refused += 1
            for other in range(players):
                if other != seat and not game.over and other not in rules.concerned(game.state):
                    if rules.is_sealed(game.state):  # whether a choice is in must not show
                        continue
                    assert isinstance(game.take_back(other), Refusal)
    assert taken > 50
    assert refused > 50


@every_game
def test_sealed_choices_may_be_made_in_any_order_and_changed(rules: Ruleset) -> None:
    """The same choices in another order, with one reconsidered, lead to the same state."""
    rng = random.Random(3)
    checked = 0
    for seed in range(12):
        game = new(rules, rules.seats[-1], seed)
        while not game.over and checked < 12:
            if rules.is_sealed(game.state) and len(game.seats_to_act) > 1:
                checked += 1
                _same_in_any_order(rules, game, rng)
            play_some(game, rng, 1)
    assert checked >= 6


def _same_in_any_order(rules: Ruleset, game: Game, rng: random.Random) -> None:
    open_seats = game.seats_to_act
    choices: dict[int, list[int]] = {}
    fresh = game.state.copy()
    for seat in open_seats:  # some may be half made
        rules.reopen(fresh, seat)
    trial = fresh.copy()
    prompt = (trial.top, trial.get(0))
    for seat in open_seats:
        choices[seat] = []
        while seat in rules.open_seats(trial) and (trial.top, trial.get(0)) == prompt:
            action = rng.choice(rules.legal(trial, seat))
            choices[seat].append(action)
            rules.step(trial, seat, action)
    other = fresh.copy()
    order = list(open_seats)
    rng.shuffle(order)
    first = order[0]
    for action in choices[first]:
        rules.step(other, first, action)
    rules.reopen(other, first)
    assert first in rules.open_seats(other) or not choices[first]
    for seat in order:
        for action in choices[seat]:
            rules.step(other, seat, action)
    assert other.numbers() == trial.numbers()


@every_game
def test_a_command_ends_at_a_reveal(rules: Ruleset) -> None:
    """Else the refusal of what follows would tell a result before it is bought."""
    rng = random.Random(21)
    seen = 0
    for seed in range(8):
        game = new(rules, rules.seats[1], seed)
        while not game.over:
            seat = game.seat
            for action in game.legal_for(seat):
                preview = game.preview(seat, action)
                assert isinstance(preview, Preview)
                if preview.then == "chance":
                    before = codec.to_bytes(game.state)
                    for follow in (0, len(rules.actions) // 2, len(rules.actions) - 1):
                        refusal = game.submit(seat, action, follow)
                        assert isinstance(refusal, Refusal)
                        assert refusal.key == "refuse-beyond-reveal"
                    assert codec.to_bytes(game.state) == before
                    seen += 1
            play_some(game, rng, 4)
    assert seen > 10


@every_game
def test_views_and_events_are_json_for_every_viewer(rules: Ruleset) -> None:
    game = new(rules, rules.seats[-1], 2)
    rng = random.Random(0)
    while not game.over:
        for viewer in range(-1, game.players):
            view = game.view(viewer)
            assert json.loads(json.dumps(view)) == view
            events = game.events(viewer)
            assert json.loads(json.dumps(events)) == events
        play_some(game, rng, 25)


@every_game
def test_wrong_numbers_of_players_and_unknown_options_are_errors(rules: Ruleset) -> None:
    for players in (rules.seats[0] - 1, rules.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(players)):
            Game(rules, players)
    with pytest.raises(ValueError, match="no-such-option"):
        Game(rules, rules.seats[0], options={"no-such-option": True})


@every_game
def test_a_ledger_is_recalled_step_by_step_and_handed_on(rules: Ruleset) -> None:
    """A fork takes over what the game before knew, as long as nothing of it was taken back."""
    rng = random.Random(8)
    game = new(rules, rules.seats[-1], 8)
    handed_on = 0
    for _ in range(40):
        seat = rng.choice(game.seats_to_act)
        game.ledger(seat)
        fork = game.fork(game.source)
        fork.submit(seat, rng.choice(fork.legal_for(seat)))
        steps = sum(1 for _ in fork.recalling(seat, game))
        assert steps == len(fork.history) - len(game.history)
        handed_on += steps
        alone = Game.replay(fork.journal, rules)
        assert fork.ledger(seat).to_json() == alone.ledger(seat).to_json()
        fork.succeed(game)
        assert not list(fork.recalling(seat))
        game = fork
    assert handed_on > 20
    seat = game.seat
    other = new(rules, rules.seats[-1], 9)
    other.ledger(seat)
    anew = game.fork(game.source)
    assert sum(1 for _ in anew.recalling(seat, other)) == len(anew.history), (
        "another game's ledger is of no use"
    )
