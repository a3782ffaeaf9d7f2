// Made from the server's declared types: python -m tools.schema. Do not edit.

import type { Draw, Prompt, RefusalShown, Source, TieBreak, Warning } from "../../wire/generated";

export interface ActFrame {
  frame: "act";
  seat: number | null;
  extra: boolean;
  power_used: boolean;
}

export interface ActionsFrame {
  frame: "actions";
  seat: number | null;
  next: number;
  turns: number;
}

export interface AfterFrame {
  frame: "after";
  seat: number | null;
  control: boolean;
}

export interface AgentFrame {
  frame: "agent";
  seat: number | null;
  must: boolean;
}

export interface AgentPlacedEvent {
  event: "agent-placed";
  hole: string;
}

export interface AgentRemovedEvent {
  event: "agent-removed";
  seat: number;
  hole: string;
}

export interface AssetForm {
  type: "asset";
  asset: string;
}

export interface AssetLaidEvent {
  event: "asset-laid";
  seat: number;
  asset: "art" | "car" | "mansion" | "title";
}

export interface AssetLostEvent {
  event: "asset-lost";
  seat: number;
  asset: "art" | "car" | "mansion" | "title";
  token: boolean;
}

export interface AttackAnnouncedEvent {
  event: "attack-announced";
  seat: number;
  card: string;
  owner: number;
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none";
}

export interface AttackForm {
  type: "attack";
  card: string;
  ignoring?: string;
}

/** A henchman or an agent in a gap beside the business. */
export interface Beside {
  gap: string;
  token: "agent" | "brown" | "grey" | "orange" | "purple";
}

/** The best opponent of a claim so far, and the group of needs they ignore. */
export interface Best {
  seat: number;
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none";
}

export interface BlackmailFrame {
  frame: "blackmail";
  seat: number | null;
  victim: number;
}

export interface BlackmailedEvent {
  event: "blackmailed";
  seat: number;
  victim: number;
  /** For the eyes of `seat` and `victim` alone. */
  kind?: string;
}

export interface BonusUsedEvent {
  event: "bonus-used";
  seat: number;
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special";
  by_godfather: boolean;
}

export interface BusinessDrawForm {
  type: "business-draw";
}

export interface BusinessForm {
  type: "business";
  card: string;
}

export interface BusinessRevealedEvent {
  event: "business-revealed";
  card: string;
  business: string;
}

export interface CardDealtEvent {
  event: "card-dealt";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface CardDiscardedEvent {
  event: "card-discarded";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface CardDrawnEvent {
  event: "card-drawn";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface CardReturnedEvent {
  event: "card-returned";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface CardUnderEvent {
  event: "card-under";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

/** A number that the action changes, before and after; `source`: of points. */
export interface Change {
  seat: number;
  source?: string;
  before: number;
  after: number;
}

export interface ChiefForm {
  type: "chief";
}

export interface ChiefFrame {
  frame: "chief";
  seat: number | null;
  card: string | null;
}

export interface ChiefPlacedEvent {
  event: "chief-placed";
  seat: number;
  card: string;
}

export interface ChoosePenaltyFrame {
  frame: "choose-penalty";
  seat: number | null;
}

export interface CityCardLaidEvent {
  event: "city-card-laid";
  row: "A" | "B" | "C" | "D" | "E" | "F";
  city_card: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage";
}

export interface CityCardsTakenEvent {
  event: "city-cards-taken";
}

export interface ClaimAnnouncedEvent {
  event: "claim-announced";
  seat: number;
  card: string;
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none";
}

export interface ClaimForm {
  type: "claim";
  card: string;
  ignoring?: string;
}

export interface ClaimFrame {
  frame: "claim";
  seat: number | null;
}

export interface ClaimingFrame {
  frame: "claiming";
  seat: number | null;
  card: string | null;
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none" | null;
  next: number;
  opponent: Best | null;
}

/** The cards of an extortion in the next round; `capone`: whether he then "comes" to the row, "leaves" it or "stays"; None: he has nothing to do with it. */
export interface Coming {
  cards: number;
  capone: string | null;
}

/** An area of a mini-board that gets its second henchman, and whether its bonus can be used now. */
export interface Completed {
  seat: number;
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special";
  ready: boolean;
}

/** What control of a business needs, costs, brings and risks, for one seat, as things stand. `missing`: the groups of needs that are not met. `opposition` is empty for an attack. */
export interface Control {
  coming: Coming | null;
  henchmen: Taken[];
  taken: Taken | null;
  gains: Change[];
  worth: number;
  extras: ("A" | "B" | "C" | "D" | "E")[];
  gangsters: number;
  stronger: Stronger[];
  place: string;
  business: string;
  owner: number | null;
  needs: Need[];
  missing: ("asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none")[];
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none" | null;
  money: number;
  income: number;
  points: number;
  token: "art" | "car" | "city" | "gangster" | "hat" | "mansion" | "title" | null;
  penalty: Penalty | null;
  beside: Beside[];
  opposition: Opponent[];
}

export interface ControlFrame {
  frame: "control";
  seat: number | null;
  next: number;
}

export interface ControlTakenEvent {
  event: "control-taken";
  seat: number;
  card: string;
  from: number | null;
}

export interface CutSpecialFrame {
  frame: "cut-special";
  seat: number | null;
}

export interface DealCardFrame {
  frame: "deal-card";
  seat: number | null;
}

export interface DealCityCardFrame {
  frame: "deal-city-card";
  seat: number | null;
  row: "A" | "B" | "C" | "D" | "E" | "F" | null;
}

export interface DealHenchmanFrame {
  frame: "deal-henchman";
  seat: number | null;
  hole: string | null;
}

export interface DeckMadeEvent {
  event: "deck-made";
  cards: number;
}

export interface DiscardForm {
  type: "discard";
  card: string;
}

export interface DiscardFrame {
  frame: "discard";
  seat: number | null;
  left: number;
  /** For the eyes of `seat` alone. */
  lowest?: string | null;
}

export interface DrawCardFrame {
  frame: "draw-card";
  seat: number | null;
}

export interface DrawingFrame {
  frame: "drawing";
  seat: number | null;
  left: number;
  /** For the eyes of `seat` alone. */
  cards?: string[];
  keep: number;
  drawn: number;
}

/** How many cards are drawn, and how many of them stay in hand. */
export interface Drawn {
  seat: number;
  cards: number;
  keep: number;
}

export interface EndFrame {
  frame: "end";
  seat: number | null;
}

export interface ExtortForm {
  type: "extort";
  card: string;
}

export interface ExtortFrame {
  frame: "extort";
  seat: number | null;
}

export interface ExtortedEvent {
  event: "extorted";
  seat: number;
  card: string;
  cards: number;
}

/** The cards an extortion would bring now; `capone`: how many of them by Al Capone. */
export interface Extortion {
  cards: number;
  capone: number;
}

export interface ExtraChoiceFrame {
  frame: "extra-choice";
  seat: number | null;
  extras: ("A" | "B" | "C" | "D" | "E")[];
}

export interface ExtraClaimedEvent {
  event: "extra-claimed";
  seat: number;
  extra: "A" | "B" | "C" | "D" | "E";
}

export interface ExtraForm {
  type: "extra";
  extra: string;
}

export interface ExtraTurnsFrame {
  frame: "extra-turns";
  seat: number | null;
  next: number;
  asked: number;
}

export interface ExtraUsedEvent {
  event: "extra-used";
  seat: number;
  extra: "A" | "B" | "C" | "D" | "E";
}

export interface FamilyForm {
  type: "family";
  cards: number;
}

export interface FamilyLaidEvent {
  event: "family-laid";
  seat: number;
  cards: number;
}

export interface FatherForm {
  type: "father";
}

export interface FirstHenchmanEvent {
  event: "first-henchman";
  seat: number;
  colour: "brown" | "grey" | "orange" | "purple";
}

export interface FirstHenchmanFrame {
  frame: "first-henchman";
  seat: number | null;
}

/** What Chicago adds: `control` of a claim, an attack or an opposition; points, hand sizes, areas and the godfather's help left that change; extra actions reached; the cards that are drawn next. */
export interface Foresight {
  events: GameEvent[];
  then: "chance" | "end" | "other" | "sealed" | "you";
  next: string | null;
  seats: number[];
  draw: Draw | null;
  warnings: Warning[];
  control: Control | null;
  points: Change[];
  hands: Change[];
  help: Change[];
  areas: Completed[];
  extras: ("A" | "B" | "C" | "D" | "E")[];
  drawn: Drawn | null;
}

export type Form =
  | InfluenceForm
  | GangsterForm
  | AssetForm
  | BusinessForm
  | BusinessDrawForm
  | SpecialForm
  | SpecialByGodfatherForm
  | MovementForm
  | FamilyForm
  | SonForm
  | FatherForm
  | GrandfatherForm
  | GoOnForm
  | PayForm
  | FreeForm
  | FreeByGodfatherForm
  | RevealForm
  | ExtortForm
  | NoExtortionForm
  | GodfatherIncomeForm
  | UnderForm
  | UseBonusForm
  | NoBonusForm
  | UseBonusByGodfatherForm
  | TokenForm
  | NoTokenForm
  | ToForm
  | RemoveAgentForm
  | NoAgentForm
  | PlaceOwnForm
  | PlaceSharedForm
  | LayForm
  | LayInfluenceForm
  | NoMoreForm
  | RivalForm
  | NoRivalForm
  | DiscardForm
  | LoseGangsterForm
  | LoseInfluenceForm
  | LoseInfluenceTokenForm
  | LoseAssetForm
  | LoseAssetTokenForm
  | ImmuneForm
  | ClaimForm
  | AttackForm
  | PassForm
  | OpposeForm
  | NoOppositionForm
  | HenchmanForm
  | ChiefForm
  | NoChiefForm
  | ExtraForm
  | ReturnForm
  | KeepForm;

export type Frame =
  | SetUpFrame
  | RoundsFrame
  | IncomeFrame
  | ActionsFrame
  | ExtraTurnsFrame
  | ControlFrame
  | RoundEndFrame
  | DrawingFrame
  | TurnFrame
  | ClaimingFrame
  | TakingFrame
  | MovingFrame
  | SpecialFrame
  | PenaltyFrame
  | EndFrame
  | ActFrame
  | AfterFrame
  | PayFrame
  | RevealFrame
  | ExtortFrame
  | UnderFrame
  | UseBonusFrame
  | TokenFrame
  | HoleFrame
  | AgentFrame
  | PlaceFrame
  | LayFrame
  | RivalFrame
  | LoseGangsterFrame
  | LoseInfluenceFrame
  | LoseAssetFrame
  | ChoosePenaltyFrame
  | ClaimFrame
  | OpposeFrame
  | HenchmanFrame
  | ChiefFrame
  | ExtraChoiceFrame
  | DiscardFrame
  | ReturnCardsFrame
  | KeepCardsFrame
  | CutSpecialFrame
  | DealHenchmanFrame
  | DealCityCardFrame
  | DealCardFrame
  | FirstHenchmanFrame
  | StartPlayerFrame
  | RevealBusinessFrame
  | DrawCardFrame
  | BlackmailFrame;

export interface FreeByGodfatherForm {
  type: "free-by-godfather";
}

export interface FreeForm {
  type: "free";
}

export type GameEvent =
  | DeckMadeEvent
  | CardDealtEvent
  | CardDrawnEvent
  | CardUnderEvent
  | CardReturnedEvent
  | HenchmanLaidEvent
  | CityCardLaidEvent
  | FirstHenchmanEvent
  | StartPlayerEvent
  | RoundBeginsEvent
  | PhaseBeginsEvent
  | TurnBeginsEvent
  | BusinessRevealedEvent
  | TokenLaidEvent
  | GodchildEvent
  | ExtortedEvent
  | NotExtortedEvent
  | GodfatherIncomeEvent
  | MoneyPaidEvent
  | BonusUsedEvent
  | InfluenceLaidEvent
  | GangsterLaidEvent
  | AssetLaidEvent
  | SpecialPlayedEvent
  | MovementPlayedEvent
  | TokenMovedEvent
  | AgentRemovedEvent
  | FamilyLaidEvent
  | PowerUsedEvent
  | ImmuneEvent
  | HenchmanTakenEvent
  | HenchmanPlacedEvent
  | HenchmanLostEvent
  | AgentPlacedEvent
  | ExtraClaimedEvent
  | ExtraUsedEvent
  | ClaimAnnouncedEvent
  | AttackAnnouncedEvent
  | PassedEvent
  | OpposedEvent
  | NotOpposedEvent
  | OppositionWonEvent
  | ControlTakenEvent
  | TokenTakenEvent
  | ChiefPlacedEvent
  | GangsterLostEvent
  | InfluenceLostEvent
  | AssetLostEvent
  | PenaltyEscapedEvent
  | PenaltyStrikesEvent
  | PenaltyEmptyEvent
  | BlackmailedEvent
  | CardDiscardedEvent
  | HandLimitEvent
  | CityCardsTakenEvent
  | ScoredEvent
  | WinnerEvent
  | PlacePointsEvent
  | TakenBackEvent;

export interface GangsterForm {
  type: "gangster";
}

export interface GangsterLaidEvent {
  event: "gangster-laid";
  seat: number;
}

export interface GangsterLostEvent {
  event: "gangster-lost";
  seat: number;
  token: boolean;
}

export interface GoOnForm {
  type: "go-on";
}

export interface GodchildEvent {
  event: "godchild";
  seat: number;
}

export interface GodfatherIncomeEvent {
  event: "godfather-income";
  seat: number;
}

export interface GodfatherIncomeForm {
  type: "godfather-income";
}

/** What left the game before everybody's eyes, and the henchmen that were never laid out. */
export interface Gone {
  tokens: Record<string, number>;
  henchmen: Record<string, number>;
  agents: number;
  kept_henchmen: Record<string, number>;
}

export interface GrandfatherForm {
  type: "grandfather";
}

export interface HandLimitEvent {
  event: "hand-limit";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface HenchmanForm {
  type: "henchman";
  hole: string;
  colour: string;
}

export interface HenchmanFrame {
  frame: "henchman";
  seat: number | null;
  where: string | null;
  control: boolean;
}

export interface HenchmanLaidEvent {
  event: "henchman-laid";
  hole: string;
  colour: "brown" | "grey" | "orange" | "purple";
}

export interface HenchmanLostEvent {
  event: "henchman-lost";
  seat: number;
  colour: "brown" | "grey" | "orange" | "purple";
}

export interface HenchmanPlacedEvent {
  event: "henchman-placed";
  seat: number;
  colour: "brown" | "grey" | "orange" | "purple";
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special";
}

export interface HenchmanTakenEvent {
  event: "henchman-taken";
  seat: number;
  hole: string;
  colour: "brown" | "grey" | "orange" | "purple";
}

export interface HoleFrame {
  frame: "hole";
  seat: number | null;
  by: "father" | "movement";
  hole: string | null;
  token: "agent" | "brown" | "grey" | "orange" | "purple" | null;
}

export interface ImmuneEvent {
  event: "immune";
  seat: number;
  penalty: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage" | "all";
}

export interface ImmuneForm {
  type: "immune";
  penalty: string;
}

export interface IncomeFrame {
  frame: "income";
  seat: number | null;
  stage: number;
  step: number;
}

export interface InfluenceForm {
  type: "influence";
  side: string;
  card: string;
}

export interface InfluenceLaidEvent {
  event: "influence-laid";
  seat: number;
  side: "city" | "hat";
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface InfluenceLostEvent {
  event: "influence-lost";
  seat: number;
  side: "city" | "hat";
  token: boolean;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface KeepCardsFrame {
  frame: "keep-cards";
  seat: number | null;
  seats: number[];
  yours: boolean;
}

export interface KeepForm {
  type: "keep";
  card: string;
}

/** What a viewer can know from all they have seen (docs/knowledge.md): places and cards, and how many. `hypotheses`: each with its weight, and how it differs from `common`. */
export interface Knowledge {
  viewer: number;
  players: number;
  exact: boolean;
  bags: number;
  places: Record<string, number>;
  pools: number[];
  under: [string, number][];
  put_under: number;
  drawer: number;
  applied: string | null;
  sure: Record<string, Record<string, number>>;
  common: Record<string, number>;
  hypotheses: [number, Record<string, number>][];
}

export interface LayForm {
  type: "lay";
  card: string;
}

export interface LayFrame {
  frame: "lay";
  seat: number | null;
  special: "S1" | "S10" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | null;
  left: number;
}

export interface LayInfluenceForm {
  type: "lay-influence";
  side: string;
  card: string;
}

export interface LoseAssetForm {
  type: "lose-asset";
  asset: string;
}

export interface LoseAssetFrame {
  frame: "lose-asset";
  seat: number | null;
}

export interface LoseAssetTokenForm {
  type: "lose-asset-token";
  asset: string;
}

export interface LoseGangsterForm {
  type: "lose-gangster";
  of: string;
}

export interface LoseGangsterFrame {
  frame: "lose-gangster";
  seat: number | null;
}

export interface LoseInfluenceForm {
  type: "lose-influence";
  side: string;
  card: string;
}

export interface LoseInfluenceFrame {
  frame: "lose-influence";
  seat: number | null;
}

export interface LoseInfluenceTokenForm {
  type: "lose-influence-token";
  side: string;
}

export interface MoneyPaidEvent {
  event: "money-paid";
  seat: number;
  /** For the eyes of `seat` alone. */
  kind?: string;
}

export interface MovementForm {
  type: "movement";
}

export interface MovementPlayedEvent {
  event: "movement-played";
  seat: number;
}

export interface MovingFrame {
  frame: "moving";
  seat: number | null;
  moved: number;
  hole: string | null;
  token: "agent" | "brown" | "grey" | "orange" | "purple" | null;
}

/** One thing a business asks for: its group, what of it, how much, and how much of it the seat has. */
export interface Need {
  group: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none";
  what: string;
  count: number;
  have: number;
  met: boolean;
}

export interface NoAgentForm {
  type: "no-agent";
}

export interface NoBonusForm {
  type: "no-bonus";
}

export interface NoChiefForm {
  type: "no-chief";
}

export interface NoExtortionForm {
  type: "no-extortion";
}

export interface NoMoreForm {
  type: "no-more";
}

export interface NoOppositionForm {
  type: "no-opposition";
}

export interface NoRivalForm {
  type: "no-rival";
}

export interface NoTokenForm {
  type: "no-token";
}

export interface NotExtortedEvent {
  event: "not-extorted";
  seat: number;
}

export interface NotOpposedEvent {
  event: "not-opposed";
  seat: number;
}

/** Whether another seat could oppose a claim; `why`: the refusal it would get, None where it could; `lacks`: every need that it does not meet then. */
export interface Opponent {
  seat: number;
  may: boolean;
  why: RefusalShown | null;
  lacks: Need[];
}

export interface OpposeForm {
  type: "oppose";
  ignoring?: string;
}

export interface OpposeFrame {
  frame: "oppose";
  seat: number | null;
  card: string | null;
  claimant: number;
}

export interface OpposedEvent {
  event: "opposed";
  seat: number;
  ignoring: "asset" | "family" | "gangsters" | "henchmen" | "influence" | "money" | "none";
}

export interface OppositionWonEvent {
  event: "opposition-won";
  seat: number;
  card: string;
}

/** The score so far, and what the kernel says of the table as it lies open: the hand limit and the penalties each seat is immune to, Al Capone's next rows, who starts the next round; for a viewer with a seat what extortions would bring now and, when it is asked, what it has to know for that: what control of every other open business would need, cost and bring; the henchmen that may be taken, each placed as it brings the most; by colour the areas open to a henchman; by gap the points that an agent there costs. */
export interface Outlook {
  seats: Score[];
  limits: number[];
  immune: (("al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage")[])[];
  capones: Step[];
  begins: number | null;
  extortions: Record<string, Extortion>;
  control: Control[];
  takings: Taken[];
  ways: Record<string, Way[]>;
  agents: Record<string, number>;
}

export interface PassForm {
  type: "pass";
}

export interface PassedEvent {
  event: "passed";
  seat: number;
}

export interface PayForm {
  type: "pay";
  card: string;
}

export interface PayFrame {
  frame: "pay";
  seat: number | null;
  amount: number;
  /** For the eyes of `seat` alone. */
  lowest?: string | null;
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special" | null;
}

/** The penalty beside the row. `strikes`: the seat is not immune and has something to lose. */
export interface Penalty {
  penalty: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage";
  immune: boolean;
  strikes: boolean;
}

export interface PenaltyEmptyEvent {
  event: "penalty-empty";
  seat: number;
  penalty: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage";
}

export interface PenaltyEscapedEvent {
  event: "penalty-escaped";
  seat: number;
  penalty: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage";
}

export interface PenaltyFrame {
  frame: "penalty";
  seat: number | null;
  card: string | null;
  stage: number;
}

export interface PenaltyStrikesEvent {
  event: "penalty-strikes";
  seat: number;
  penalty: "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage";
}

export interface PhaseBeginsEvent {
  event: "phase-begins";
  phase: "actions" | "control" | "end" | "income" | "round-end" | "set-up";
}

/** A place of the city: nothing but `business`: None while its card lies face down. */
export interface Place {
  business: string | null;
  owner?: number | null;
  extorted?: boolean;
  token?: "art" | "car" | "city" | "gangster" | "hat" | "mansion" | "title" | null;
}

export interface PlaceFrame {
  frame: "place";
  seat: number | null;
  colour: "brown" | "grey" | "orange" | "purple" | null;
}

export interface PlaceOwnForm {
  type: "place-own";
}

export interface PlacePointsEvent {
  event: "place-points";
  seat: number;
  points: number;
}

export interface PlaceSharedForm {
  type: "place-shared";
}

export interface PowerUsedEvent {
  event: "power-used";
  seat: number;
  power: "father" | "grandfather" | "son";
  cards: number;
}

/** The end: every seat's score source by source, the tie-breaks that were asked, the winners. */
export interface Reckoning {
  seats: Score[];
  tie_breaks: TieBreak[];
  winners: number[];
}

export interface RemoveAgentForm {
  type: "remove-agent";
  hole: string;
}

export interface ReturnCardsFrame {
  frame: "return-cards";
  seat: number | null;
  seats: number[];
  yours: boolean;
}

export interface ReturnForm {
  type: "return";
  card: string;
}

export interface RevealBusinessFrame {
  frame: "reveal-business";
  seat: number | null;
  card: string | null;
}

export interface RevealForm {
  type: "reveal";
  card: string;
}

export interface RevealFrame {
  frame: "reveal";
  seat: number | null;
}

export interface RivalForm {
  type: "rival";
  seat: number;
}

export interface RivalFrame {
  frame: "rival";
  seat: number | null;
  special: "S1" | "S10" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | null;
  left: number;
  chosen: number[];
}

export interface RoundBeginsEvent {
  event: "round-begins";
  round: number;
}

export interface RoundEndFrame {
  frame: "round-end";
  seat: number | null;
  stage: number;
  step: number;
}

export interface RoundsFrame {
  frame: "rounds";
  seat: number | null;
}

/** `influence` breaks ties (C11.3). */
export interface Score {
  seat: number;
  total: number;
  sources: Source[];
  certain: boolean;
  influence: number;
}

export interface ScoredEvent {
  event: "scored";
  seat: number;
  score: number;
}

/** The viewer's own sealed choice so far. */
export interface Seal {
  cards: string[];
  step: number;
}

/** What lies before a player; `given` with the option even-places, `score` and `won` at the end. */
export interface Seat {
  seat: number;
  family: "bonanno" | "colombo" | "gambino" | "genovese";
  hand_size: number;
  family_cards: number;
  gangsters: number;
  gangster_tokens: number;
  assets: Record<string, number>;
  asset_tokens: Record<string, number>;
  influence: Record<string, number>;
  influence_tokens: Record<string, number>;
  first_henchman: "brown" | "grey" | "orange" | "purple" | null;
  areas: Record<string, ("brown" | "grey" | "orange" | "purple")[]>;
  bonuses: ("assets" | "business" | "gangsters" | "influence" | "movement" | "special")[];
  bonuses_used: ("assets" | "business" | "gangsters" | "influence" | "movement" | "special")[];
  attacks: number;
  chief: string | null;
  controlled: number;
  extras: ("A" | "B" | "C" | "D" | "E")[];
  extras_taken: number;
  godchild: boolean;
  benefits_used: ("bonus" | "control" | "income")[];
  immune: ("al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage")[];
  passed: boolean;
  given?: number;
  score?: number;
  won?: boolean;
}

export interface SetUpFrame {
  frame: "set-up";
  seat: number | null;
  stage: number;
  step: number;
}

export interface SonForm {
  type: "son";
}

export interface SpecialByGodfatherForm {
  type: "special-by-godfather";
  special: string;
}

export interface SpecialForm {
  type: "special";
  special: string;
}

export interface SpecialFrame {
  frame: "special";
  seat: number | null;
  special: "S1" | "S10" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | null;
  stage: number;
  discarded: number;
}

export interface SpecialPlayedEvent {
  event: "special-played";
  seat: number;
  special: "S1" | "S10" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9";
}

export interface StartPlayerEvent {
  event: "start-player";
  seat: number;
}

export interface StartPlayerFrame {
  frame: "start-player";
  seat: number | null;
}

/** The row of an Al Capone card, and the row it moves to at the end of the round. */
export interface Step {
  row: string;
  to: string;
}

/** A rival who would have more gangsters. */
export interface Stronger {
  seat: number;
  gangsters: number;
}

/** A henchman that may be taken, the area it is best placed in (None: it leaves the game), whether it is the second there, and what it and the agent in its place change in points. */
export interface Taken {
  gap: string;
  colour: string;
  area: string | null;
  completes: boolean;
  points: number;
  agents: number;
}

export interface TakenBackEvent {
  event: "taken-back";
  seat: number;
  events: number;
}

export interface TakingFrame {
  frame: "taking";
  seat: number | null;
  card: string | null;
  stage: number;
  hole: string | null;
  power: boolean;
}

export interface ToForm {
  type: "to";
  hole: string;
}

export interface TokenForm {
  type: "token";
  hole: string;
  token: string;
}

export interface TokenFrame {
  frame: "token";
  seat: number | null;
  by: "father" | "movement";
  moved: number;
  hole?: string | null;
  token?: "agent" | "brown" | "grey" | "orange" | "purple" | null;
}

export interface TokenLaidEvent {
  event: "token-laid";
  card: string;
  token: "art" | "car" | "city" | "gangster" | "hat" | "mansion" | "title";
}

export interface TokenMovedEvent {
  event: "token-moved";
  seat: number;
  from: string;
  to: string;
  token: "agent" | "brown" | "grey" | "orange" | "purple";
}

export interface TokenTakenEvent {
  event: "token-taken";
  seat: number;
  card: string;
  token: "art" | "car" | "city" | "gangster" | "hat" | "mansion" | "title";
}

export interface TurnBeginsEvent {
  event: "turn-begins";
  seat: number;
  extra: boolean;
}

export interface TurnFrame {
  frame: "turn";
  seat: number | null;
  stage: number;
  extra: boolean;
}

export interface UnderForm {
  type: "under";
  card: string;
}

export interface UnderFrame {
  frame: "under";
  seat: number | null;
  /** For the eyes of `seat` alone. */
  cards?: string[];
  under: number;
  drawn: number;
}

export interface UseBonusByGodfatherForm {
  type: "use-bonus-by-godfather";
}

export interface UseBonusForm {
  type: "use-bonus";
}

export interface UseBonusFrame {
  frame: "use-bonus";
  seat: number | null;
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special" | null;
}

/** What a viewer may see (C2.4): what everybody may, and what is their own. */
export interface View {
  game: "chicago";
  rules: number;
  players: number;
  options: Record<string, boolean>;
  over: boolean;
  round: number;
  phase: "actions" | "control" | "end" | "income" | "round-end" | "set-up";
  start: number | null;
  turn: number | null;
  deck: number;
  under: number;
  discards: number;
  cards: Record<string, Place>;
  unseen_businesses: string[];
  holes: Record<string, ("agent" | "brown" | "grey" | "orange" | "purple")[]>;
  city_cards: Record<string, "al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage" | null>;
  penalties_aside: ("al-capone-down" | "al-capone-up" | "bribe" | "code-of-ethics" | "confrontation" | "none" | "sabotage")[];
  agents: number;
  tokens: Record<string, number>;
  extras: ("A" | "B" | "C" | "D" | "E")[];
  gone: Gone;
  seats: Seat[];
  viewer: number | null;
  stack: Frame[];
  prompt: Prompt | null;
  prompt_id?: number;
  hand?: Record<string, number>;
  influence?: Record<string, Record<string, number>>;
  sealed?: Seal | null;
  knowledge?: Knowledge;
}

/** An area that is open to a henchman, the points it brings there, and whether it is the second one. */
export interface Way {
  area: "assets" | "business" | "gangsters" | "influence" | "movement" | "special";
  points: number;
  completes: boolean;
}

export interface WinnerEvent {
  event: "winner";
  seat: number;
}
