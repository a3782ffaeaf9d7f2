// The socket's messages, as in docs/protocol.md. Fields at their default are left out by the server.

export type Status = "waiting" | "playing" | "over" | "closed";

export interface SeatShown {
  seat: number;
  kind: "person" | "bot" | "empty";
  name: string;
  level?: string | null;
  absent?: boolean;
  resigned?: boolean;
  here?: boolean;
  kept?: boolean;
}

export interface Result {
  reason: "played" | "vote";
  scores: number[];
  winners: number[];
}

export interface SeatClock {
  left: number;
  due?: number;
  holiday?: number;
  days?: number;
}

export interface ClockShown {
  kind: "bank" | "days";
  now: number;
  seats: SeatClock[];
  bank?: number;
  increment?: number;
  sealed?: number;
  days?: number;
}

export interface Meta {
  id: string;
  game: string;
  title: string;
  visibility: "public" | "private" | "bots";
  status: Status;
  players: number;
  options: Record<string, boolean>;
  seats: SeatShown[];
  rules: number;
  content: string;
  commitment: string;
  seals?: (string | null)[];
  opening?: boolean;
  unopened?: number[];
  roll?: string | null;
  given?: number;
  clock?: ClockShown | null;
  paused?: boolean;
  for_pause?: number[];
  muted?: number[];
  away: number;
  you?: number | null;
  kept?: number | null;
  host?: boolean;
  invite?: string | null;
  result?: Result | null;
  asks_back?: number | null;
  votes?: number[];
  rematch?: string | null;
}

/** An engine's event or form: `event` or `type` names it, the rest are its fields. */
export type Fields = Record<string, unknown>;
export type GameEvent = Fields & { event: string };
export type Form = Fields & { type: string };
/** The engine's view for one seat; each game's client knows its own. */
export type View = Fields;

export interface LegalAction {
  text: string;
  action: number;
  form: Form;
}

export interface MenuItem {
  label: string;
  hint: string;
  group: string;
  actions: string[];
}

export interface PickItem {
  id: string;
  label: string;
}

export interface PickShown {
  items: PickItem[];
  least: number;
  most: number;
}

export interface Question {
  decision: string;
  asked: string;
  legal: LegalAction[];
  sealed?: boolean;
  sentence?: string | null;
  rule?: string | null;
  options?: MenuItem[] | null;
  menu?: MenuItem[] | null; // as recorded states still have it
  pick?: PickShown | null;
}

export interface Position {
  view: View;
  question?: Question | null;
  can_take_back?: boolean;
  waiting_for?: number[];
  known?: Fields[];
}

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
}

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

export interface Events {
  type: "events";
  table: string;
  seq: number;
  happened: Happening[];
  meta?: Meta | null;
  position?: Position | null;
}

export interface Done {
  type: "done";
  table: string;
  command: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  table: string;
  command: string;
  rule: string;
  key: string;
  params: Fields;
  words?: string | null;
}

export type Then = "you" | "other" | "chance" | "sealed" | "end";

export interface Previewed {
  type: "previewed";
  table: string;
  id: string;
  events: GameEvent[];
  then: Then;
  lines?: string[];
}

export interface AdviceLine {
  actions: string[];
  chance: number;
  often?: number | null;
  reasons?: Fields[];
  words?: string | null;
  why?: string[];
}

export interface Advised {
  type: "advised";
  table: string;
  id: string;
  advice: AdviceLine[];
}

export interface Presence {
  type: "presence";
  table: string;
  here: number[];
  spectators: number;
}

export interface ErrorMessage {
  type: "error";
  error: "bad-frame" | "busy" | "no-seat" | "no-such-table" | "not-joined" | "shut-out" | "too-fast";
  detail: string;
  id?: string | null;
  table?: string | null;
}

export interface Pong {
  type: "pong";
  id: string;
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
/** What answers a command or a question. */
export type Reply = Done | Refused | Previewed | Advised | ErrorMessage;
/** The actions of a choice, or the items of a pick. */
export type Answer = { actions: string[] } | { picked: string[] };
