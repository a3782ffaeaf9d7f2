"""A game and its states as OpenSpiel has them, without OpenSpiel: for search and game-theoretic programs.

Chance is explicit: every draw is a node with its exact probabilities. Sealed choices are asked seat after
seat. What a player is told goes through the engine's views and event table alone, never through the state.
"""

import json
import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from consigliere.core import codec
from consigliere.core.chance import Ask
from consigliere.core.state import State as Position
from consigliere.research.layout import Slice, Tensor
from consigliere.research.memory import Remembered
from consigliere.research.observation import encoder, Mask, mask
from consigliere.research.rewards import BOUNDS, outcome, reward_of
from consigliere.research.table import checked_options, checked_players, Memory, number_of, rules_of

CHANCE: Final = -1
TERMINAL: Final = -4
FORMAT: Final = "consigliere state 1"


class Game:
    """One game at one table. reward: "win" (sums to 1) or "margin"."""

    def __init__(
        self,
        name: str,
        players: int = 4,
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
    ) -> None:
        self.rules = rules_of(name)
        self.name = name
        self.players = checked_players(self.rules, players)
        self.options = checked_options(self.rules, options)
        self.reward_name = reward
        self.reward = reward_of(reward)
        self.encoder = encoder(name)
        self.remembered = Remembered(self.encoder)

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return len(self.rules.actions)

    def action_to_string(self, player: int, action: int) -> str:
        """The notation of an action; the outcomes of chance are named by the state that asks."""
        found = self.rules.actions.find(number_of(action))
        if found is None:
            raise ValueError(f"actions of {self.name} are 0 to {len(self.rules.actions) - 1}, not {action}")
        return found.text

    def string_to_action(self, text: str) -> int:
        found = self.rules.actions.find(text)
        if found is None:
            raise ValueError(f"{self.name} has no action {text!r}")
        return found.index

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoder.layout.length]

    def observation_tensor_size(self) -> int:
        return self.encoder.layout.length

    def information_state_tensor_shape(self) -> list[int]:
        return [self.information_state_tensor_size()]

    def information_state_tensor_size(self) -> int:
        return self.encoder.layout.length + self.remembered.length

    def min_utility(self) -> float:
        return BOUNDS[self.reward_name][0]

    def max_utility(self) -> float:
        return BOUNDS[self.reward_name][1]

    def utility_sum(self) -> float | None:
        """What the returns of a game sum to, if that is fixed."""
        if self.reward_name == "win":
            return 1.0
        return 0.0 if self.players == 2 else None

    def get_parameters(self) -> dict[str, Any]:
        return {"players": self.players, "options": self.options, "reward": self.reward_name}

    def new_initial_state(self) -> "State":
        return State(self)

    def make_observer(self) -> "Observer":
        return Observer(self)

    def deserialize_state(self, text: str) -> "State":
        """The state of a serialized one; ValueError if it is not one of this table."""
        head, _, rest = text.partition("\n")
        if head != FORMAT:
            raise ValueError("not a serialized state")
        try:
            data = json.loads(rest)
            table, history = data["table"], list(data["history"])
        except (KeyError, TypeError, ValueError):
            raise ValueError("not a serialized state") from None
        if table != self._table():
            raise ValueError("a state of another table or another content")
        state = self.new_initial_state()
        for action in history:
            state.apply_action(action)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.players, self.options, self.reward_name)

    def _table(self) -> dict[str, Any]:
        rules = self.rules
        return {
            "game": self.name,
            "rules": rules.version,
            "content": rules.content_hash,
            "players": self.players,
            "options": self.options,
        }

    def __repr__(self) -> str:
        return f"<{self.name} for {self.players}>"


class State:
    """A position with its history. `apply_action` carries out an action of a player or a draw of chance."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._position: Position = game.rules.begin(game.players, game.options)
        self._position.events = []
        self._position.advance()
        self._history: list[tuple[int, int]] = []
        self._memory = Memory(game.rules, game.players, game.options)
        self._memory.collect(self._position)
        # per player the own actions, and how many events were told before each
        self._own: list[list[tuple[int, int]]] = [[] for _ in range(game.players)]

    # -- whose node it is

    def current_player(self) -> int:
        if self._position.over:
            return TERMINAL
        seats = self._game.rules.open_seats(self._position)
        return seats[0] if seats else CHANCE

    def is_terminal(self) -> bool:
        return self._position.over

    def is_chance_node(self) -> bool:
        return self._ask() is not None

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        """Sealed choices come one after the other, each player blind to the others'."""
        return False

    # -- actions

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the player to act, or of chance, in ascending order; nobody else has any."""
        ask = self._ask()
        current = self.current_player()
        if player is not None and player != current:
            return []
        if ask is not None:
            return sorted(outcome for outcome, _, _ in ask.outcomes)
        return sorted(self._game.rules.legal(self._position, current)) if current >= 0 else []

    def legal_actions_mask(self, player: int | None = None) -> Mask:
        return mask(self._game.name, [] if self.is_chance_node() else self.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability; they sum to 1."""
        ask = self._asked()
        return [(outcome, weight / ask.total) for outcome, _, weight in ask.outcomes]

    def chance_weights(self) -> list[tuple[int, int]]:
        """The same as whole numbers: how many equally likely cards give each outcome."""
        return [(outcome, weight) for outcome, _, weight in self._asked().outcomes]

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Of an action, or, as in OpenSpiel, of a player and an action."""
        wanted = number_of(player if action is None else action)
        ask = self._ask()
        if ask is None:
            return self._game.action_to_string(self.current_player(), wanted)
        for number, name, _ in ask.outcomes:
            if number == wanted:
                return f"{ask.purpose} {name}"
        raise ValueError(f"{wanted} is no outcome here")

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The action, or here the outcome of chance, that is called so; of a player and a text, or a text."""
        text = str(player if text is None else text)
        ask = self._ask()
        if ask is None:
            return self._game.string_to_action(text)
        for number, name, _ in ask.outcomes:
            if text == f"{ask.purpose} {name}":
                return number
        raise ValueError(f"{text!r} is no outcome here")

    def apply_action(self, action: int) -> None:
        """ValueError if it is not legal; nothing changes then."""
        action = number_of(action)
        player = self.current_player()
        if action not in self.legal_actions():
            raise ValueError(f"{action} is not legal here")
        if player == CHANCE:
            self._position.settle(action)
        else:
            self._own[player].append((len(self._memory.events), action))
            self._game.rules.step(self._position, player, action)
        self._history.append((player, action))
        self._memory.collect(self._position)

    def child(self, action: int) -> "State":
        other = self.clone()
        other.apply_action(action)
        return other

    # -- results

    def returns(self) -> list[float]:
        return outcome(self._game.rules, self._position, self._game.reward)

    def rewards(self) -> list[float]:
        """All of it comes at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[self._player(player)]

    def player_reward(self, player: int) -> float:
        return self.player_return(player)

    # -- what a player is told

    def observation_tensor(self, player: int | None = None) -> Tensor:
        """What the player sees on the table now (docs/research.md)."""
        return self._game.encoder.tensor(self._view(self._player(player)))

    def observation_string(self, player: int | None = None) -> str:
        return json.dumps(self._view(self._player(player)), sort_keys=True)

    def information_state_tensor(self, player: int | None = None) -> Tensor:
        """What he sees, then for each seat the cards he knows to be in that hand by all he has seen."""
        who = self._player(player)
        known = self._game.remembered.tensor(self._memory.ledger(who), who, self._game.players)
        return np.concatenate([self.observation_tensor(who), known])

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the player was told and did, in order, and what he sees now: perfect recall."""
        who = self._player(player)
        table = self._game.rules.actions
        lines = [json.dumps({"player": who, **self._game._table()}, sort_keys=True)]
        own = iter(self._own[who])
        mine = next(own, None)
        for n, event in enumerate(self._memory.seen_by(who)):
            while mine is not None and mine[0] == n:
                lines.append(f"> {table[mine[1]].text}")
                mine = next(own, None)
            lines.append(json.dumps(event, sort_keys=True))
        while mine is not None:
            lines.append(f"> {table[mine[1]].text}")
            mine = next(own, None)
        lines.append(self.observation_string(who))
        return "\n".join(lines)

    # -- the rest

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.players

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def is_initial_state(self) -> bool:
        return not self._history

    def move_number(self) -> int:
        return len(self._history)

    def history(self) -> list[int]:
        """Actions and outcomes from the first on."""
        return [action for _, action in self._history]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[tuple[int, int]]:
        """The same with the player of each, -1 for chance."""
        return self._history.copy()

    def clone(self) -> "State":
        other = object.__new__(type(self))
        other._game = self._game
        other._position = self._position.copy()
        other._position.events = []
        other._history = self._history.copy()
        other._memory = self._memory.copy()
        other._own = [own.copy() for own in self._own]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.deserialize_state, (self._game, self.serialize())

    def serialize(self) -> str:
        data = {"table": self._game._table(), "history": self.history()}
        return f"{FORMAT}\n{json.dumps(data, sort_keys=True)}"

    def digest(self) -> str:
        """Equal for equal positions, whatever led to them."""
        return codec.digest(self._position)

    def __str__(self) -> str:
        """The public table in a few lines."""
        return self._game.rules.board(self._position)

    def _ask(self) -> Ask | None:
        return self._game.rules.ask(self._position)

    def _asked(self) -> Ask:
        ask = self._ask()
        if ask is None:
            raise ValueError("this is no chance node")
        return ask

    def _player(self, player: int | None) -> int:
        who = self.current_player() if player is None else player
        if not hasattr(who, "__index__") or who not in range(self._game.players):
            raise ValueError(f"no player {who}; players are 0 to {self._game.players - 1}")
        return operator.index(who)

    def _view(self, player: int) -> dict[str, Any]:
        return self._game.rules.view(self._position, player, self._game.options)


class Observer:
    """What a player sees, kept in one tensor; `dict` names its slices and shares its memory."""

    def __init__(self, game: Game) -> None:
        self.tensor: Tensor = np.zeros(game.encoder.layout.length, dtype=np.float32)
        self.slices: Sequence[Slice] = tuple(game.encoder.layout)
        self.dict = {part.name: self.tensor[part.offset : part.end] for part in self.slices}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)
