// Made from the server's declared types: python -m tools.schema. Do not edit.

export interface Address {
  url: string;
}

/** One of the best answers: its actions, its chance to win, how often to make it (bids), and why. */
export interface AdviceLine {
  actions: string[];
  chance: number;
  often?: number | null;
  reasons?: ReasonShown[];
  words?: string | null;
  why?: string[];
}

/** What the consigliere would do. */
export interface Advise {
  type: "advise";
  table: string;
  id: string;
  decision: string;
}

/** What the consigliere would do, best first. */
export interface Advised {
  type: "advised";
  table: string;
  id: string;
  advice: AdviceLine[];
}

export interface Alive {
  live: boolean;
}

/** `same`: the answer is what the lesson wants, all or some of it in any order. `done`: how many of the learner's commands it gives; `then`: what is left of them, where the order is another than the lesson's. If not the same: what would follow, or why it is refused. */
export interface Answered {
  same: boolean;
  done: number;
  then: StepShown[];
  previewed: Previewed | null;
  refused: Refused | null;
}

/** What would follow; nothing is done. */
export interface AskPreview {
  type: "preview";
  table: string;
  id: string;
  decision: string;
  actions?: (string | number)[] | null;
  picked?: string[] | null;
}

/** Seconds for the whole game, more whenever one is asked anew, and for each sealed choice. */
export interface Bank {
  kind: "bank";
  bank?: number;
  increment?: number;
  sealed?: number;
}

export interface BotSeat {
  level: string;
}

export interface Chapter {
  book: string;
  title: string;
  parts: Part[];
}

export type ClientMessage =
  | Join
  | Leave
  | Do
  | AskPreview
  | Reconsider
  | TakeBack
  | Advise
  | Say
  | Resign
  | VoteEnd
  | TakeOver
  | Return
  | Pause
  | Holiday
  | Mute
  | Report
  | Ping;

/** The clocks at the moment `now` (milliseconds since 1970), by seat. A bank and what is added whenever one is asked anew, both in seconds, or days for each answer. While choices are sealed the banks stand and all have the same time. */
export interface ClockShown {
  kind: "bank" | "days";
  now: number;
  seats: SeatClock[];
  bank?: number | null;
  increment?: number | null;
  sealed?: number | null;
  days?: number | null;
}

export interface Confirmation {
  code: string;
}

/** Days for each answer, and days of holiday for the whole game. */
export interface Days {
  kind: "days";
  days?: number;
  holiday?: number;
}

export interface Device {
  name: string;
}

/** Answer a decision with actions (as texts or numbers), or with the items of a pick. */
export interface Do {
  type: "do";
  table: string;
  command: string;
  decision: string;
  actions?: (string | number)[] | null;
  picked?: string[] | null;
}

/** The command is carried out and on disk; sent again it is answered again. */
export interface Done {
  type: "done";
  table: string;
  command: string;
  seq: number;
}

/** What a draw leaves open: its purpose, whose it is, from how many it draws, which outcomes there may be. `outcomes` is None where the player cannot know them. */
export interface Draw {
  draw: string;
  seat: number | null;
  of: number | null;
  outcomes: (string | number)[] | null;
}

/** Whether a device was logged out, or how many. */
export interface Ended {
  ended: boolean | number;
}

/** A message that cannot be understood or is not for this viewer; nothing was done. `shut-out` comes by itself: the viewer hears of this `table` no longer. */
export interface ErrorMessage {
  type: "error";
  error: "bad-frame" | "busy" | "no-seat" | "no-such-table" | "not-joined" | "shut-out" | "too-fast";
  detail: string;
  id?: string | null;
  table?: string | null;
}

/** What happened since, and the position after it. */
export interface Events {
  type: "events";
  table: string;
  seq: number;
  happened: Happening[];
  meta?: Meta | null;
  position?: Position | null;
}

/** `seat`: whose eyes it is seen with, none for what all see; `point`: the move that is pointed out. */
export interface ExampleShown {
  id: string;
  seat: number | null;
  point: string[];
  meta: Meta;
  book: Record<string, unknown>;
  position: Position;
}

/** What is wrong with a field of a request. */
export interface Fault {
  message?: string;
  key?: string;
}

/** A card or place ("card", "place") that I played: how often, in how many games, and how many I won. */
export interface Favourite {
  game: string;
  kind: string;
  thing: string;
  times: number;
  games: number;
  won: number;
}

/** What follows for certain, as far as the seat may know; each game adds its own fields. `then` says what comes next. `next` names the decision that is asked then, `seats` who is asked. `draw` is there if chance comes next. */
export interface Foresight {
  events: GameEvent[];
  then: "chance" | "end" | "other" | "sealed" | "you";
  next: string | null;
  seats: number[];
  draw: Draw | null;
  warnings: Warning[];
  [more: string]: unknown;
}

export interface Forgotten {
  forgotten: boolean;
}

/** What every action says as structured data; the fields of its kind stand beside it (core/actions.py). */
export interface Form {
  type: string;
  [more: string]: unknown;
}

/** What every frame says; the fields of its kind stand beside these (core/frame_table.py). `seat` is None where the frame is nobody's. A sealed frame has `seats`, all who are concerned, and `yours`, whether the viewer's own choice is still open. */
export interface Frame {
  frame: string;
  seat: number | null;
  seats?: number[];
  yours?: boolean;
  [more: string]: unknown;
}

/** What every event says; the fields of its kind stand beside it (core/events.py). */
export interface GameEvent {
  event: string;
  [more: string]: unknown;
}

/** `strengths`: by level, where it was measured: how often one such bot won against three others. */
export interface GameShown {
  name: string;
  least: number;
  most: number;
  options: string[];
  rules: number;
  strengths: Record<string, Strength>;
}

/** `counted` of so many of my newest games; ask again for the others. */
export interface Habits {
  counted: number;
  of: number;
  favourites: Favourite[];
}

/** One record of the table as this viewer may know it; `seq` counts what he may know. `again`: where it goes on with the log's last line, that line anew and those after it, as the log of a snapshot has them. */
export interface Happening {
  seq: number;
  kind: string;
  seat?: number | null;
  name?: string | null;
  text?: string | null;
  by?: string | null;
  at?: number | null;
  end?: boolean | null;
  days?: number | null;
  muted?: boolean;
  events?: GameEvent[];
  lines?: string[];
  again?: string[];
}

/** Take days off in a slow game; one's clock stands so long. */
export interface Holiday {
  type: "holiday";
  table: string;
  command: string;
  days: number;
}

export interface House {
  version: string;
  unofficial: boolean;
  games: GameShown[];
  levels: string[];
  languages: string[];
}

/** A journal as text, or as the object that its JSON is. Without `seat` it becomes a finished table, with it a game to be played on; `start`: at once, without a line for the shuffle. */
export interface Import {
  journal: string | Record<string, unknown>;
  packs?: Record<string, string>[];
  title?: string;
  seat?: number | null;
  entry?: number | null;
  levels?: string[];
  start?: boolean;
}

/** Watch a table, or sit at one's seat. `since`: the last `seq` seen, to resume after a break. */
export interface Join {
  type: "join";
  table: string;
  since?: number | null;
  words?: string | null;
  invite?: string | null;
}

/** `best`: the number of the best move; `why`: what speaks for it against the next; `worlds`: in how many each was played on to the end. */
export interface Laid {
  number: number;
  count: number;
  seat: number;
  meta: Meta;
  book: Record<string, unknown>;
  position: Position;
  sentence: string;
  moves: Offered[];
  best: number;
  why: string[];
  worlds: number;
}

/** `titles`: those of all steps. `calm`: no warning is shown yet. `then`: what is played from here up to the next step. */
export interface LaidStep {
  number: number;
  titles: string[];
  title: string;
  words: string;
  target: string | null;
  cut: boolean;
  calm: boolean;
  seat: number;
  meta: Meta;
  book: Record<string, unknown>;
  position: Position;
  then: StepShown[];
}

/** Watch it no longer; the seat stays one's own. */
export interface Leave {
  type: "leave";
  table: string;
}

/** An action of the table of actions: its text, number and structured form. */
export interface LegalAction {
  text: string;
  action: number;
  form: Form;
}

/** A table in the lobby. `your_turn`: the person who asks is waited for. */
export interface Listed {
  id: string;
  game: string;
  title: string;
  visibility: string;
  status: string;
  players: number;
  updated_at: number;
  seats: ListedSeat[];
  you?: number | null;
  your_turn?: boolean;
}

export interface ListedSeat {
  kind: "bot" | "empty" | "person";
  name: string;
  points?: number | null;
  place?: number | null;
}

/** A moment worth a look. kind "swing": a turn after which `seat` was worth `by` more or less; "contest": what `seat` won by little, `values` being what each had for it. */
export interface Look {
  kind: string;
  turn: number;
  seat: number;
  by: number;
  contest: string;
  thing: string;
  values: Record<string, number>;
}

export interface Mailbox {
  address: string;
}

/** `id`: for the host of the server, should they ask; `recovery`: the code for those who have lost their devices, shown this once; `renewal`: when a new one can be had that somebody has asked for; `quiet`: turn notices that were set up have ended with the old code. */
export interface Me {
  id: string;
  name: string;
  recovery?: string | null;
  renewal?: number | null;
  quiet?: boolean;
}

/** The table around the game. `you`: the viewer's seat; `kept`: the seat that is kept for them; `invite` only for those who sit at it; `muted`: whom they do not listen to; `away`: seconds until a bot plays for somebody who is gone while others wait; `advice`: bots advise here; `given`: with how many entries of another journal the game began, which were not drawn here. Of the shuffle: `seals` of the players' lines by seat, until the game begins; `opening`: lines are being opened now; `unopened`: whose line is sealed and not open; `roll`: all that was fixed before the first was. */
export interface Meta {
  id: string;
  game: string;
  title: string;
  visibility: "bots" | "private" | "public";
  status: "closed" | "over" | "playing" | "waiting";
  players: number;
  options: Record<string, boolean>;
  seats: SeatShown[];
  rules: number;
  content: string;
  commitment: string;
  seals: (string | null)[];
  opening: boolean;
  unopened: number[];
  roll: string | null;
  given: number;
  clock: ClockShown | null;
  paused: boolean;
  for_pause: number[];
  muted: number[];
  away: number;
  advice: boolean;
  you: number | null;
  kept: number | null;
  host: boolean;
  invite: string | null;
  result: Result | null;
  asks_back: number | null;
  votes: number[];
  rematch: string | null;
}

/** The game after so many of its commands. `entry`: how many entries of the journal that are; `events`, `lines`: what was told by the last of them, or since the move that was asked for; `before`: what was told before the last, unless such a move was; `worth`: what everybody would score, by the whole truth; `own`: what each seat saw beside, where all is open. */
export interface Moved {
  move: number;
  last: number;
  viewer: number;
  entry: number;
  events: Record<string, unknown>[];
  lines: string[];
  before: string[];
  position: Position | null;
  worth: SeatScore[];
  own: Record<string, unknown>[] | null;
}

/** Do not show what the person of a seat says; nobody is told. */
export interface Mute {
  type: "mute";
  table: string;
  command: string;
  seat: number;
  on?: boolean;
}

export interface Named {
  name?: string | null;
}

/** `levels`: bots for the other seats, in order; `start`: begin at once, when no seat is empty, and so without a line for the shuffle (of itself only against bots); `advice`: bots advise also where several people sit; `away`: seconds until a bot plays for somebody who is gone while others wait. */
export interface NewTable {
  game: string;
  players?: number;
  visibility?: "bots" | "private" | "public";
  title?: string;
  options?: Record<string, boolean>;
  packs?: Record<string, string>[];
  levels?: string[];
  seat?: number | null;
  start?: boolean | null;
  clock?: Bank | Days | null;
  advice?: boolean;
  away?: number;
}

/** `mail`: whether this server sends any; `secret`: what webhooks are signed with, shown this once. */
export interface Notices {
  webhook: string | null;
  email: string | null;
  confirmed: boolean;
  mail: boolean;
  secret: string | null;
}

/** A move to choose from, and the chance to win after it. */
export interface Offered {
  actions: string[];
  words: string;
  chance: number;
}

export interface OldCode {
  code?: string | null;
}

/** `entry`: after so many entries of the journal; `seat`: one's own; `levels`: of the other seats; `start`: at once, without a line for the shuffle. */
export interface Onwards {
  entry: number;
  seat?: number;
  levels?: string[];
  start?: boolean;
}

export interface Opened {
  line: string;
}

/** One answer: the actions it stands for, what it is about, its group; in words, if words are wanted. */
export interface OptionShown {
  actions: string[];
  targets: TargetShown[];
  group: string;
  label: string;
  hint: string;
}

/** `last`: how many commands the game had; `begun`: what each seat was worth after the set-up; `viewer`: by whose eyes the lines are told, -1 for a spectator, null for the whole truth. */
export interface Outline {
  last: number;
  viewer: number | null;
  begun: number[];
  turns: TurnTold[];
  looks: Look[];
}

/** A code for another device, good once and until then. */
export interface Pairing {
  code: string;
  until: number;
}

/** A rule with its id, a remark without one, or the rows of a table, the first of them its head. */
export interface Part {
  id?: string | null;
  text?: string;
  rows?: string[][];
}

/** Be for a pause, or against it; it begins when all people at the table are for it, and ends when one is against it. */
export interface Pause {
  type: "pause";
  table: string;
  command: string;
  on: boolean;
}

/** A card or player that can be picked. `worth`: what it adds to the total. */
export interface PickItem {
  id: string;
  kind: string;
  worth: number | null;
  label: string;
}

/** Several cards or players chosen in one go: `do` with `picked`, the ids, between least and most. `ordered`: the order of `picked` counts. `sums`: the totals that a choice can have, ascending. `need`: the total it must have. */
export interface PickShown {
  items: PickItem[];
  least: number;
  most: number;
  verb: string;
  ordered?: boolean;
  sums?: number[] | null;
  need?: number | null;
}

/** A table's position in a list: what everybody may see of it, and nothing of anybody's own. `view` is empty before the game begins. */
export interface Pictured {
  id: string;
  game: string;
  status: "closed" | "over" | "playing" | "waiting";
  waiting_for: number[];
  view: Record<string, unknown>;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** One finished game of mine. `levels`: of the bots at the table; `people`: how many played, I too. */
export interface Played {
  table: string;
  game: string;
  players: number;
  seat: number;
  place: number;
  points: number;
  began: number;
  ended: number;
  levels: string[];
  people: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The game as the viewer sees it now. `known`, at a table with the memory aid: by seat the cards that are certainly in that hand, for who remembers all he saw. `warnings`: what they may overlook. `standing`: the score as far as they can know it, source by source. `reckoning`: the final one, and how ties broke. */
export interface Position {
  view: View;
  question?: Question | null;
  can_take_back?: boolean;
  waiting_for?: number[];
  known?: Record<string, number>[];
  warnings?: Warning[];
  standing?: Standing | null;
  reckoning?: Reckoning | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  table: string;
  here: number[];
  spectators: number;
}

/** The events that would follow, up to the first chance or choice of another seat. `foresight`: this as data, with what is asked next and of whom, what a draw leaves open, warnings, and what each game adds. */
export interface Previewed {
  type: "previewed";
  table: string;
  id: string;
  events: GameEvent[];
  then: "chance" | "end" | "other" | "sealed" | "you";
  lines?: string[];
  foresight?: Foresight | null;
}

/** Who is asked, and for what: of a sealed choice all who are concerned, not those still missing. */
export interface Prompt {
  decision: string;
  seats: number[];
  yours?: boolean;
}

/** What is asked of the viewer. `sealed`: by several at once; with no `legal` action his choice is in, and may be reconsidered. `rule`: the rule behind the question, or the card whose text asks it; `card`: the card whose ability is running; `frame`: the question's own fields. It has `options` or a `pick`. */
export interface Question {
  decision: string;
  asked: string;
  legal: LegalAction[];
  rule: string;
  sealed?: boolean;
  sentence?: string | null;
  frame?: Frame;
  card?: string | null;
  options?: OptionShown[] | null;
  pick?: PickShown | null;
}

/** Why: the key of its words, and what it is worth in points. */
export interface ReasonShown {
  key: string;
  points: number;
}

/** The end: every seat's score source by source, the tie-breaks that were asked, the winners. */
export interface Reckoning {
  seats: SeatScore[];
  tie_breaks: TieBreak[];
  winners: number[];
}

/** Open one's sealed choice again. */
export interface Reconsider {
  type: "reconsider";
  table: string;
  command: string;
  decision: string;
}

/** A refusal as data: the rule, a message key and its parameters (core/refusal.py). */
export interface RefusalShown {
  rule: string;
  key: string;
  params: Record<string, string | number>;
}

/** Why not: the rule, a message key and its parameters; words where they were asked for. */
export interface Refused {
  type: "refused";
  table: string;
  command: string;
  rule: string;
  key: string;
  params: Record<string, string | number>;
  words?: string | null;
}

/** The game after one of the table's records. `happened`: that record, and before it those asked for by `back`; `entry`: how many entries of the journal that are, told once the game is over. */
export interface Replayed {
  seq: number;
  last: number;
  viewer: number;
  happened: Happening[];
  position: Position | null;
  entry: number | null;
}

/** Tell the host of the server about the person of a seat; nobody else is told. */
export interface Report {
  type: "report";
  table: string;
  command: string;
  seat: number;
  text: string;
}

/** Give up; a bot plays on. */
export interface Resign {
  type: "resign";
  table: string;
  command: string;
}

/** How it ended: played to the end, or by agreement (`vote`), then without winners. */
export interface Result {
  reason: "played" | "vote";
  scores: number[];
  winners: number[];
}

/** Play one's seat again. */
export interface Return {
  type: "return";
  table: string;
  command: string;
}

/** Unofficial, in our own words; [H]: a ruling of ours, [D]: deduced from the rulebook. */
export interface Rulebook {
  game: string;
  chapters: Chapter[];
}

/** Talk at the table. */
export interface Say {
  type: "say";
  table: string;
  command: string;
  text: string;
}

/** What every game shows of a seat: its number, and how many cards it holds. */
export interface Seat {
  seat: number;
  hand_size: number;
  [more: string]: unknown;
}

/** One seat's clock in milliseconds. `due`: when it runs out, if it runs; `holiday`: until when it stands for a holiday; `days`: of holiday left. */
export interface SeatClock {
  left: number;
  due?: number | null;
  holiday?: number | null;
  days?: number | null;
}

/** A seat's score source by source. `certain`: nothing that is hidden now can change what it says. */
export interface SeatScore {
  seat: number;
  total: number;
  sources: Source[];
  certain: boolean;
  [more: string]: unknown;
}

/** Who sits there. `absent`: a bot plays for the person; `here`: the person is connected; `kept`: empty, for the person of this name, who has been asked for a rematch. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  absent: boolean;
  resigned: boolean;
  here: boolean;
  kept: boolean;
}

/** All that a viewer was told of a game. */
export interface Seen {
  format: string;
  game: string;
  rules: number;
  content: string;
  players: number;
  options: Record<string, boolean>;
  names: string[];
  viewer: number;
  over: boolean;
  events: GameEvent[];
}

export type ServerMessage =
  | Snapshot
  | Events
  | Done
  | Refused
  | Previewed
  | Advised
  | Presence
  | ErrorMessage
  | Pong;

/** `this`: the one that asks; `copied`: its cookie was used by two, so one may be a thief's; times are in milliseconds since 1970, `seen` to the hour. */
export interface SessionShown {
  id: string;
  name: string;
  created?: number | null;
  seen?: number | null;
  this?: boolean;
  copied?: boolean;
}

export interface Shared {
  share: string;
}

export interface ShutOut {
  seat: number;
}

/** `seal`: of one's line for the shuffle, made from the commitment, the seat and the line. */
export interface Sitting {
  seat?: number | null;
  seal?: string | null;
  invite?: string | null;
}

/** The answer to `join`, and whenever seats change hands: all the viewer may know. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  table: string;
  seq: number;
  meta: Meta;
  position?: Position | null;
  events?: GameEvent[];
  log?: string[];
  chat?: Happening[];
}

/** One source of a score: its id, the points, and what they come from where that is known. */
export interface Source {
  source: string;
  points: number;
  of: (string | number)[];
}

/** The score as far as the viewer can know it now. */
export interface Standing {
  seats: SeatScore[];
  [more: string]: unknown;
}

/** One command of the game and the position after it. `mine`: the learner is to give it. */
export interface StepShown {
  entry: number;
  move: string;
  mine: boolean;
  events: GameEvent[];
  lines: string[];
  position: Position;
}

/** The share of games one bot of a level won against three others; a quarter would be fair. */
export interface Strength {
  against: string;
  share: number;
  low: number;
  high: number;
  games: number;
}

/** Take one's last command back, or answer somebody who asks for it. */
export interface TakeBack {
  type: "take-back";
  table: string;
  command: string;
  what?: "ask" | "deny" | "grant";
}

/** Let a bot play one's seat for a while. */
export interface TakeOver {
  type: "take-over";
  table: string;
  command: string;
}

/** A thing an option is about, as it lies on the table: a space, a card, a figure, a seat … */
export interface TargetShown {
  kind: string;
  id: string | number;
}

/** A tie-break that was asked: its id, and what each of the tied has of it. */
export interface TieBreak {
  tie_break: string;
  values: Record<string, number>;
  decided: boolean;
}

/** `share`: how far it is, while it is worked on; `notes`: what was found, once it is done. */
export interface Told {
  status: "done" | "failed" | "none" | "working";
  share?: number;
  detail?: string | null;
  notes?: unknown | null;
}

/** Every answer that is an error: its key, a sentence, and for a refusal the rule, a message key and its parameters; `line`: of a journal; `faults`: of the fields of a request. */
export interface Trouble {
  error: string;
  detail: string;
  rule?: string;
  key?: string;
  params?: Record<string, string | number>;
  line?: number | null;
  faults?: Fault[];
}

/** `last`: the game after so many commands; `seat` is missing where it was nobody's turn or the choices were sealed; `worth`: what each seat would have scored after it; `lines`: what was done. */
export interface TurnTold {
  last: number;
  seat: number | null;
  stage: number;
  phase: string;
  worth: number[];
  lines: string[];
}

export interface Typed {
  code: string;
}

/** What every view has, whatever the game. */
export interface View {
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean>;
  over: boolean;
  viewer: number | null;
  stack: Frame[];
  prompt: Prompt | null;
  prompt_id?: number;
  seats: Seat[];
  [more: string]: unknown;
}

/** Be for or against ending the game now; it ends when all people at the table are for it. */
export interface VoteEnd {
  type: "vote-end";
  table: string;
  command: string;
  end: boolean;
}

/** Something a player may overlook: its id, and what it is about. */
export interface Warning {
  warning: string;
  params: Record<string, unknown>;
}

export interface Well {
  well: boolean;
}

export interface Won {
  game: string;
  players: number;
  played: number;
  won: number;
  points: number;
}

/** Every request: what it takes, and what it answers. */
export interface Requests {
  "GET /api/house": { body: undefined; answer: House };
  "GET /api/health": { body: undefined; answer: Well };
  "GET /api/health/live": { body: undefined; answer: Alive };
  "GET /api/health/ready": { body: undefined; answer: Well };
  "GET /api/me": { body: undefined; answer: Me | null };
  "POST /api/me": { body: Named; answer: Me };
  "PUT /api/me/name": { body: Named; answer: Me };
  "GET /api/me/statistics": { body: undefined; answer: Won[] };
  "GET /api/me/record": { body: undefined; answer: Played[] };
  "GET /api/me/record/favourites": { body: undefined; answer: Habits };
  "DELETE /api/me": { body: OldCode | null; answer: Forgotten };
  "GET /api/me/sessions": { body: undefined; answer: SessionShown[] };
  "PUT /api/me/sessions/{id}": { body: Device; answer: SessionShown[] };
  "DELETE /api/me/sessions/{id}": { body: undefined; answer: Ended };
  "DELETE /api/me/sessions": { body: undefined; answer: Ended };
  "POST /api/me/device": { body: undefined; answer: Pairing };
  "POST /api/me/recovery": { body: OldCode; answer: Me };
  "DELETE /api/me/recovery": { body: undefined; answer: Me };
  "POST /api/me/recover": { body: Typed; answer: Me };
  "GET /api/me/notices": { body: undefined; answer: Notices };
  "PUT /api/me/notices/webhook": { body: Address; answer: Notices };
  "DELETE /api/me/notices/webhook": { body: undefined; answer: Notices };
  "PUT /api/me/notices/email": { body: Mailbox; answer: Notices };
  "POST /api/me/notices/email": { body: Confirmation; answer: Notices };
  "DELETE /api/me/notices/email": { body: undefined; answer: Notices };
  "GET /api/tables": { body: undefined; answer: Listed[] };
  "POST /api/tables": { body: NewTable; answer: Meta };
  "GET /api/tables/{id}": { body: undefined; answer: Meta };
  "GET /api/tables/{id}/picture": { body: undefined; answer: Pictured };
  "GET /api/invites/{code}": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/seats": { body: Sitting; answer: Meta };
  "DELETE /api/tables/{id}/seats": { body: undefined; answer: Meta };
  "PUT /api/tables/{id}/seats/{seat}": { body: BotSeat; answer: Meta };
  "DELETE /api/tables/{id}/seats/{seat}": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/start": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/line": { body: Opened; answer: Meta };
  "POST /api/tables/{id}/close": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/shut-out": { body: ShutOut; answer: Meta };
  "POST /api/tables/{id}/invite": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/rematch": { body: undefined; answer: Meta };
  "GET /api/tables/{id}/journal": { body: undefined; answer: unknown };
  "GET /api/tables/{id}/fairness": { body: undefined; answer: Record<string, unknown> };
  "GET /api/tables/{id}/events": { body: undefined; answer: Seen };
  "GET /api/tables/{id}/replay": { body: undefined; answer: Replayed };
  "POST /api/tables/{id}/share": { body: undefined; answer: Shared };
  "DELETE /api/tables/{id}/share": { body: undefined; answer: Record<string, boolean> };
  "GET /api/shared/{share}": { body: undefined; answer: Meta };
  "POST /api/tables/{id}/play-on": { body: Onwards; answer: Meta };
  "POST /api/journals": { body: Import; answer: Meta };
  "GET /api/tables/{id}/moves/{move}": { body: undefined; answer: Moved };
  "GET /api/tables/{id}/outline": { body: undefined; answer: Outline };
  "POST /api/tables/{id}/notes": { body: undefined; answer: Told };
  "GET /api/tables/{id}/notes": { body: undefined; answer: Told };
  "GET /api/tables/{id}/words": { body: undefined; answer: Record<string, unknown> };
  "GET /api/rules/{game}": { body: undefined; answer: Rulebook };
  "GET /api/puzzles/{game}/{number}": { body: undefined; answer: Laid };
  "GET /api/lessons/{game}/{number}": { body: undefined; answer: LaidStep };
  "GET /api/lesson-answers/{game}/{entry}": { body: undefined; answer: Answered };
  "GET /api/examples/{game}/{id}": { body: undefined; answer: ExampleShown };
  "GET /api/cards/{game}": { body: undefined; answer: Record<string, unknown> };
}
