'use strict';

// A game for measuring: a position about as large as one of ours, one move, four players in turn. It has no
// rules: nothing is checked, nothing is hidden, it never ends. All of that would cost time, and ours does it.

const SPACES = 24;
const HAND = 8;
const PLAYERS = 4;

const card = (n) => ({ id: `card-${n}`, kind: ['horse', 'olive', 'blood', 'liquor'][n % 4], value: n % 7 });

const setup = () => ({
  round: 1,
  deck: 60,
  spaces: Array.from({ length: SPACES }, (_, n) => ({ id: `space-${n}`, owner: null, pieces: [n % PLAYERS], worth: n })),
  players: Array.from({ length: PLAYERS }, (_, seat) => ({
    name: `Seat ${seat}`,
    money: 10,
    points: 0,
    hand: Array.from({ length: HAND }, (_, n) => card(seat * HAND + n)),
    suitcase: [],
  })),
});

// Puts a piece onto a space, takes its worth, replaces a card, counts the round.
const play = ({ G, playerID }, n) => {
  const seat = Number(playerID);
  const space = G.spaces[n % SPACES];
  const player = G.players[seat];
  space.owner = seat;
  space.pieces = [...space.pieces.slice(-2), seat];
  player.money += space.worth;
  player.points += 1;
  player.suitcase = [...player.suitcase.slice(-1), player.hand[n % HAND].id];
  player.hand[n % HAND] = card(n);
  G.deck = (G.deck + 59) % 60;
  if (seat === PLAYERS - 1) G.round += 1;
};

module.exports = {
  name: 'measured',
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
};
