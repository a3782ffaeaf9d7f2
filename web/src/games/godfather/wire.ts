// Made from the server's declared types: python -m tools.schema. Do not edit.

import type { Draw, Prompt, Source, TieBreak, Warning } from "../../wire/generated";

export interface AbilityDeclinedEvent {
  event: "ability-declined";
  seat: number;
  ability: string;
  targets: number;
}

export interface AbilityFirstForm {
  type: "ability-first";
}

export interface AbilityFrame {
  frame: "ability";
  seat: number | null;
  card: string | null;
  step: number;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS" | null;
  freed: string | null;
}

export interface ActBeginsEvent {
  event: "act-begins";
  act: number;
}

export interface ActsFrame {
  frame: "acts";
  seat: number | null;
  next: number;
}

export interface AlliesReturnEvent {
  event: "allies-return";
  seat: number;
  allies: string[];
}

export interface AllyBoughtEvent {
  event: "ally-bought";
  seat: number;
  ally: string;
}

export interface AllyForm {
  type: "ally";
  ally: string;
}

export interface AllyLeavesEvent {
  event: "ally-leaves";
  ally: string;
}

export interface AllyOfferedEvent {
  event: "ally-offered";
  ally: string;
}

export interface AllyPlayedEvent {
  event: "ally-played";
  seat: number;
  ally: string;
}

export interface BankToCaseEvent {
  event: "bank-to-case";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
  wanted: "$1" | "$2" | "$3" | "$5";
}

export interface BidEvent {
  event: "bid";
  seat: number;
  bills: ("$1" | "$2" | "$3" | "$5")[];
  worth: number;
}

export interface BidPaidEvent {
  event: "bid-paid";
  seat: number;
  bills: ("$1" | "$2" | "$3" | "$5")[];
  worth: number;
}

export interface BillCashedEvent {
  event: "bill-cashed";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
}

export interface BillDeclinedEvent {
  event: "bill-declined";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
}

export interface BillTakenEvent {
  event: "bill-taken";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
  wanted: "$1" | "$2" | "$3" | "$5";
}

export interface BillsForm {
  type: "bills";
  which: string;
}

export interface BillsFrame {
  frame: "bills";
  seat: number | null;
  job: string | null;
  before: boolean;
}

export interface BribeForm {
  type: "bribe";
  bill: string;
  count: number;
}

export interface BribeFrame {
  frame: "bribe";
  seat: number | null;
  seats: number[];
  yours: boolean;
}

export interface BriberyFrame {
  frame: "bribery";
  seat: number | null;
  stage: number;
  served: number[];
}

/** The icons of one side of a business. */
export interface BusinessIcons {
  business: string;
  icons: ("DISCARD1_5" | "DISCARD1_GOOD" | "DISCARD2_5" | "DISCARD3_8" | "GOOD_BLOOD" | "GOOD_BOOZE" | "GOOD_GUN" | "GOOD_NARC" | "HORSE" | "JOB" | "LAUNDER" | "MONEY_1" | "MONEY_2" | "MONEY_3" | "MONEY_5")[];
}

export interface CardLeftEvent {
  event: "card-left";
  seat: number;
  card: string;
}

/** The seat's own cards by id: into the hand, out of it, into the suitcase. */
export interface CardsMoved {
  gained: Record<string, number>;
  lost: Record<string, number>;
  suitcase: Record<string, number>;
}

export interface ChooseAllyFrame {
  frame: "choose-ally";
  seat: number | null;
}

export interface ChooseForm {
  type: "choose";
  ally: string;
}

export interface CleaningFrame {
  frame: "cleaning";
  seat: number | null;
  from_left: number;
}

export interface CollectFrame {
  frame: "collect";
  seat: number | null;
  victim: number;
}

export interface CollectedEvent {
  event: "collected";
  seat: number;
  victim: number;
  /** For the eyes of `seat` and `victim` alone. */
  bill?: "$1" | "$2" | "$3" | "$5";
}

export interface ColourBonusEvent {
  event: "colour-bonus";
  seat: number;
  colour: "blue" | "green" | "grey" | "yellow";
}

export interface ControllerFirstForm {
  type: "controller-first";
}

export interface DealJobFrame {
  frame: "deal-job";
  seat: number | null;
}

export interface DeckMadeEvent {
  event: "deck-made";
  cards: number;
}

export interface DeclineForm {
  type: "decline";
}

export interface DiscardForm {
  type: "discard";
  card: string;
}

export interface DiscardFrame {
  frame: "discard";
  seat: number | null;
  left: number;
  lowest: string | null;
  icon: "DISCARD1_5" | "DISCARD1_GOOD" | "DISCARD2_5" | "DISCARD3_8" | "GOOD_BLOOD" | "GOOD_BOOZE" | "GOOD_GUN" | "GOOD_NARC" | "HORSE" | "JOB" | "LAUNDER" | "MONEY_1" | "MONEY_2" | "MONEY_3" | "MONEY_5" | null;
}

export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: string;
}

export interface DominanceEvent {
  event: "dominance";
  seat: number;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
}

export interface DoneForm {
  type: "done";
}

export interface DrawAllyFrame {
  frame: "draw-ally";
  seat: number | null;
}

export interface DrawHorseFrame {
  frame: "draw-horse";
  seat: number | null;
}

export interface DrawJobFrame {
  frame: "draw-job";
  seat: number | null;
  nth: number;
}

export interface DrawPublicFrame {
  frame: "draw-public";
  seat: number | null;
  space: number;
}

export interface DrawTileFrame {
  frame: "draw-tile";
  seat: number | null;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS" | null;
}

export interface DrawingFrame {
  frame: "drawing";
  seat: number | null;
  /** For the eyes of `seat` alone. */
  first?: string | null;
  /** For the eyes of `seat` alone. */
  second?: string | null;
  stage: number;
}

export interface EndFrame {
  frame: "end";
  seat: number | null;
}

export interface EntracteFrame {
  frame: "entracte";
  seat: number | null;
  stage: number;
  count: number;
}

export interface FamilyBusinessFrame {
  frame: "family-business";
  seat: number | null;
  next: number;
  skips: number;
}

export interface FigureForm {
  type: "figure";
  at: string;
}

export interface FigureFrame {
  frame: "figure";
  seat: number | null;
  purpose: "clean-house" | "drive-by" | "drive-by-second" | "gun-down" | "move-enemy" | "move-own-family" | "move-own-thug" | "retrieve" | "swap" | "swap-enemy" | "take-over";
  may_hit?: ("family" | "his-turf" | "neutrals" | "police-chief" | "shared-turf" | "thug")[];
  victim?: number;
  turf?: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS" | null;
  first?: string | null;
}

export interface FigureMovedEvent {
  event: "figure-moved";
  seat: number;
  from: string;
  to: string;
  owner: number | "neutral";
}

export interface FigureRetrievedEvent {
  event: "figure-retrieved";
  seat: number;
  from: string;
}

export interface FiguresHomeEvent {
  event: "figures-home";
}

export interface FiguresSwappedEvent {
  event: "figures-swapped";
  seat: number;
  own: string;
  enemy: string;
}

/** What The Godfather adds: icons used, cards moved, turfs that change, the job begun, figures left. */
export interface Foresight {
  events: GameEvent[];
  then: "chance" | "end" | "other" | "sealed" | "you";
  next: string | null;
  seats: number[];
  draw: Draw | null;
  warnings: Warning[];
  shakedowns: Shakedown[];
  cards: CardsMoved | null;
  turfs: TurfForesight[];
  job: JobForesight | null;
  figures_left: number | null;
}

export interface ForgoForm {
  type: "forgo";
}

export type Form =
  | ThugForm
  | MemberForm
  | JobForm
  | PublicJobForm
  | AllyForm
  | SkipForm
  | MeFirstForm
  | ControllerFirstForm
  | LaunderForm
  | IconForm
  | DoneForm
  | KeepForm
  | DiscardForm
  | GoodForm
  | NoMoreGoodsForm
  | TakeLowerForm
  | LeaveLowerForm
  | NoBillsForm
  | BillsForm
  | AbilityFirstForm
  | UseForm
  | DeclineForm
  | SuitcaseForm
  | SuitcaseNoMoreForm
  | FigureForm
  | NoFigureForm
  | SpaceForm
  | NoSpaceForm
  | TurfForm
  | NoTurfForm
  | FrontForm
  | NoFrontForm
  | OpponentForm
  | NoOpponentForm
  | MarkerForm
  | ForgoForm
  | BribeForm
  | ChooseForm
  | RetainForm
  | OfferForm
  | OfferNothingForm;

export type Frame =
  | SetUpFrame
  | ActsFrame
  | FamilyBusinessFrame
  | JobRunFrame
  | AbilityFrame
  | DrawingFrame
  | TakingFrame
  | TurfWarFrame
  | BriberyFrame
  | TributeRunFrame
  | EntracteFrame
  | StealingFrame
  | OfferingFrame
  | CleaningFrame
  | EndFrame
  | TurnFrame
  | OrderFrame
  | IconsFrame
  | KeepJobFrame
  | DiscardFrame
  | GoodFrame
  | LowerBillFrame
  | BillsFrame
  | UseFrame
  | LaunderFrame
  | FigureFrame
  | SpaceFrame
  | TurfFrame
  | FrontFrame
  | OpponentFrame
  | MarkerFrame
  | ChooseAllyFrame
  | BribeFrame
  | TributeFrame
  | OfferFrame
  | DrawTileFrame
  | DrawPublicFrame
  | DealJobFrame
  | DrawJobFrame
  | DrawAllyFrame
  | DrawHorseFrame
  | StealHandFrame
  | StealCaseFrame
  | CollectFrame;

export interface FrontForm {
  type: "front";
  space: string;
}

export interface FrontFrame {
  frame: "front";
  seat: number | null;
}

export type GameEvent =
  | TileOpenedEvent
  | PublicJobEvent
  | AllyOfferedEvent
  | JobDealtEvent
  | HorseTakenEvent
  | ActBeginsEvent
  | PhaseBeginsEvent
  | TurnBeginsEvent
  | SkippedEvent
  | ThugPlayedEvent
  | MemberPlayedEvent
  | ShakedownEvent
  | OrderChosenEvent
  | LaunderedEvent
  | BillTakenEvent
  | GoodTakenEvent
  | IconsDeclinedEvent
  | DiscardedEvent
  | JobDrawnEvent
  | JobKeptEvent
  | JobRejectedEvent
  | DeckMadeEvent
  | JobBegunEvent
  | GoodPaidEvent
  | JobDoneEvent
  | BillDeclinedEvent
  | BankToCaseEvent
  | AbilityDeclinedEvent
  | FigureMovedEvent
  | FiguresSwappedEvent
  | FigureRetrievedEvent
  | GunnedDownEvent
  | NeutralPlacedEvent
  | MarkerPlacedEvent
  | MarkerLiftedEvent
  | MarkerForgoneEvent
  | TurfFoughtEvent
  | OfferMadeEvent
  | OfferTakenEvent
  | StolenEvent
  | StolenFromCaseEvent
  | CollectedEvent
  | NothingStolenEvent
  | BidEvent
  | BidPaidEvent
  | AllyBoughtEvent
  | AllyPlayedEvent
  | AlliesReturnEvent
  | TributePaidEvent
  | FiguresHomeEvent
  | MemberJoinsEvent
  | AllyLeavesEvent
  | BillCashedEvent
  | CardLeftEvent
  | DominanceEvent
  | ColourBonusEvent
  | ScoredEvent
  | WinnerEvent
  | NothingCollectedEvent
  | OfferAskedEvent
  | PlacePointsEvent
  | TakenBackEvent;

export interface GoodForm {
  type: "good";
  good: string;
}

export interface GoodFrame {
  frame: "good";
  seat: number | null;
  left: number;
  lowest: string | null;
  may_stop: boolean;
}

export interface GoodPaidEvent {
  event: "good-paid";
  seat: number;
  good: string;
  for: string;
}

export interface GoodTakenEvent {
  event: "good-taken";
  seat: number;
  good: string;
}

export interface GunnedDownEvent {
  event: "gunned-down";
  seat: number;
  at: string;
  owner: number | "neutral";
}

export interface HorseTakenEvent {
  event: "horse-taken";
  seat: number;
}

/** A seat's figures in the Hudson River. */
export interface Hudson {
  thugs: number;
  members: ("consigliere" | "don" | "heir")[];
}

export interface IconForm {
  type: "icon";
  icon: string;
}

export interface IconsDeclinedEvent {
  event: "icons-declined";
  seat: number;
  icons: ("DISCARD1_5" | "DISCARD1_GOOD" | "DISCARD2_5" | "DISCARD3_8" | "GOOD_BLOOD" | "GOOD_BOOZE" | "GOOD_GUN" | "GOOD_NARC" | "HORSE" | "JOB" | "LAUNDER" | "MONEY_1" | "MONEY_2" | "MONEY_3" | "MONEY_5")[];
}

export interface IconsFrame {
  frame: "icons";
  seat: number | null;
  icons: string[];
}

export interface JobBegunEvent {
  event: "job-begun";
  seat: number;
  job: string;
  space: number | null;
}

export interface JobDealtEvent {
  event: "job-dealt";
  seat: number;
  /** For the eyes of `seat` alone. */
  job?: string;
}

export interface JobDoneEvent {
  event: "job-done";
  seat: number;
  job: string;
}

export interface JobDrawnEvent {
  event: "job-drawn";
  seat: number;
  /** For the eyes of `seat` alone. */
  job?: string;
}

/** A job or ally that is begun: the bills it pays, the steps of its ability. */
export interface JobForesight {
  card: string;
  pays: ("$1" | "$2" | "$3" | "$5")[];
  ability: string[];
}

export interface JobForm {
  type: "job";
  job: string;
  narcotics?: Record<string, number>;
}

export interface JobKeptEvent {
  event: "job-kept";
  seat: number;
  /** For the eyes of `seat` alone. */
  job?: string;
}

export interface JobRejectedEvent {
  event: "job-rejected";
  seat: number;
  job: string;
}

export interface JobRunFrame {
  frame: "job-run";
  seat: number | null;
  job: string | null;
  stage: number;
  bills_settled: boolean;
}

export interface KeepForm {
  type: "keep";
  job: string;
}

export interface KeepJobFrame {
  frame: "keep-job";
  seat: number | null;
  /** For the eyes of `seat` alone. */
  first?: string | null;
  /** For the eyes of `seat` alone. */
  second?: string | null;
}

/** What a viewer can know from all they have seen (docs/knowledge.md): places and cards, and how many. `hypotheses`: each with its weight, and how it differs from `common`. `bids`: seat and bills. */
export interface Knowledge {
  viewer: number;
  players: number;
  exact: boolean;
  epochs: number[];
  bids: ([number, ("$1" | "$2" | "$3" | "$5")[]])[];
  common: Record<string, number>;
  hypotheses: [number, Record<string, number>][];
}

export interface LaunderForm {
  type: "launder";
  bill: string;
}

export interface LaunderFrame {
  frame: "launder";
  seat: number | null;
  left: number;
  lowest: "$1" | "$2" | "$3" | "$5" | null;
}

export interface LaunderedEvent {
  event: "laundered";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
}

export interface LeaveLowerForm {
  type: "leave-lower";
}

export interface LowerBillFrame {
  frame: "lower-bill";
  seat: number | null;
  wanted: "$1" | "$2" | "$3" | "$5" | null;
}

export interface MarkerForgoneEvent {
  event: "marker-forgone";
  seat: number;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
}

export interface MarkerForm {
  type: "marker";
  turf: string;
  height: number;
}

export interface MarkerFrame {
  frame: "marker";
  seat: number | null;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS" | null;
}

export interface MarkerLiftedEvent {
  event: "marker-lifted";
  seat: number;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
  height: number;
}

export interface MarkerPlacedEvent {
  event: "marker-placed";
  seat: number;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
}

export interface MeFirstForm {
  type: "me-first";
}

export interface MemberForm {
  type: "member";
  space: string;
}

export interface MemberJoinsEvent {
  event: "member-joins";
  member: "consigliere" | "don" | "heir";
}

export interface MemberPlayedEvent {
  event: "member-played";
  seat: number;
  space: string;
  member: "consigliere" | "don" | "heir";
}

export interface NeutralPlacedEvent {
  event: "neutral-placed";
  seat: number;
  figure: "mayor" | "police-chief" | "union-boss";
  from: string | null;
  to: string;
}

export interface Neutrals {
  mayor: string;
  "union-boss": string;
  "police-chief": string;
}

export interface NoBillsForm {
  type: "no-bills";
}

export interface NoFigureForm {
  type: "no-figure";
}

export interface NoFrontForm {
  type: "no-front";
}

export interface NoMoreGoodsForm {
  type: "no-more-goods";
}

export interface NoOpponentForm {
  type: "no-opponent";
}

export interface NoSpaceForm {
  type: "no-space";
}

export interface NoTurfForm {
  type: "no-turf";
}

export interface NothingCollectedEvent {
  event: "nothing-collected";
  seat: number;
  victim: number;
}

export interface NothingStolenEvent {
  event: "nothing-stolen";
  seat: number;
  victim: number;
}

export interface OfferAskedEvent {
  event: "offer-asked";
  seat: number;
  asked: number[];
}

export interface OfferForm {
  type: "offer";
  bill: string;
}

export interface OfferFrame {
  frame: "offer";
  seat: number | null;
  seats: number[];
  yours: boolean;
}

export interface OfferMadeEvent {
  event: "offer-made";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5" | null;
}

export interface OfferNothingForm {
  type: "offer-nothing";
}

export interface OfferTakenEvent {
  event: "offer-taken";
  seat: number;
  bill: "$1" | "$2" | "$3" | "$5";
}

export interface OfferingFrame {
  frame: "offering";
  seat: number | null;
  stage: number;
  asked: number[];
}

export interface OpponentForm {
  type: "opponent";
  seat: number;
}

export interface OpponentFrame {
  frame: "opponent";
  seat: number | null;
  ability: string;
  left: number;
  lowest: number;
  victims: number[];
}

export interface OrderChosenEvent {
  event: "order-chosen";
  seat: number;
  first: number;
}

export interface OrderFrame {
  frame: "order";
  seat: number | null;
  space: "P-BK" | "P-CH" | "P-MT" | "P-QN" | "P-UES" | "P-UWS" | "P-WS" | "T-BK" | "T-CH" | "T-MT" | "T-QN" | "T-UES" | "T-UWS" | "T-WS" | null;
  controller: number;
}

export interface PhaseBeginsEvent {
  event: "phase-begins";
  phase: "bribery" | "end" | "entracte" | "family-business" | "open-business" | "set-up" | "tribute" | "turf-war";
}

export interface PlacePointsEvent {
  event: "place-points";
  seat: number;
  points: number;
}

export interface PublicJobEvent {
  event: "public-job";
  space: number;
  job: string;
}

export interface PublicJobForm {
  type: "public-job";
  space: number;
  narcotics?: Record<string, number>;
}

/** The end: every seat's score source by source, the tie-breaks that were asked, the winners. */
export interface Reckoning {
  seats: SeatScore[];
  tie_breaks: TieBreak[];
  winners: number[];
}

export interface RetainForm {
  type: "retain";
  card: string;
}

/** A family member on a round space. */
export interface RoundFigure {
  seat: number;
  member: "consigliere" | "don" | "heir";
}

export interface ScoredEvent {
  event: "scored";
  seat: number;
  score: number;
}

/** The viewer's own sealed choice so far: the cards named, and how many steps of it are made. */
export interface Seal {
  chosen: string[];
  step: number;
}

/** What lies before a player; `given` with the option even-places, the rest that may be missing at the end. */
export interface Seat {
  seat: number;
  family: "caccamo" | "marzullo" | "matarazzo" | "pizzino" | "vitale";
  hand_size: number;
  thugs: number;
  members: ("consigliere" | "don" | "heir")[];
  markers: number;
  allies_played: string[];
  hudson: Hudson;
  suitcase: Suitcase;
  given?: number;
  score?: number;
  dominance?: number;
  colours?: number;
  won?: boolean;
}

/** A seat's score source by source. `certain`: nothing that is hidden now can change what it says. */
export interface SeatScore {
  seat: number;
  total: number;
  sources: Source[];
  certain: boolean;
}

export interface SetUpFrame {
  frame: "set-up";
  seat: number | null;
  step: number;
  even_places: boolean;
}

/** A front or the backs that a figure uses: business by business, and all icons together. `share`: the controller, who may use the same front. */
export interface Shakedown {
  space: string;
  side: "back" | "front";
  businesses: BusinessIcons[];
  icons: ("DISCARD1_5" | "DISCARD1_GOOD" | "DISCARD2_5" | "DISCARD3_8" | "GOOD_BLOOD" | "GOOD_BOOZE" | "GOOD_GUN" | "GOOD_NARC" | "HORSE" | "JOB" | "LAUNDER" | "MONEY_1" | "MONEY_2" | "MONEY_3" | "MONEY_5")[];
  share: number | null;
}

export interface ShakedownEvent {
  event: "shakedown";
  seat: number;
  space: string;
  controller: number | null;
}

export interface SkipForm {
  type: "skip";
}

export interface SkippedEvent {
  event: "skipped";
  seat: number;
}

export interface SpaceForm {
  type: "space";
  space: string;
}

export interface SpaceFrame {
  frame: "space";
  seat: number | null;
  purpose: "mayor" | "move-enemy" | "move-own-family" | "move-own-thug" | "union-boss";
  figure: string | null;
}

/** The score as far as the viewer can know it now. */
export interface Standing {
  seats: SeatScore[];
}

export interface StealCaseFrame {
  frame: "steal-case";
  seat: number | null;
  victim: number;
}

export interface StealHandFrame {
  frame: "steal-hand";
  seat: number | null;
  victim: number;
}

export interface StealingFrame {
  frame: "stealing";
  seat: number | null;
  victims: number[];
  ability: string;
}

export interface StolenEvent {
  event: "stolen";
  seat: number;
  victim: number;
  /** For the eyes of `seat` and `victim` alone. */
  card?: string;
}

export interface StolenFromCaseEvent {
  event: "stolen-from-case";
  seat: number;
  victim: number;
  /** For the eyes of `seat` and `victim` alone. */
  bill?: "$1" | "$2" | "$3" | "$5";
}

/** What all know of a suitcase: how many bills and jobs lie in it. `cards` where suitcases lie open. */
export interface Suitcase {
  bills: number;
  jobs: number;
  cards?: Record<string, number>;
}

export interface SuitcaseForm {
  type: "suitcase";
  bill: string;
}

export interface SuitcaseNoMoreForm {
  type: "suitcase-no-more";
}

export interface TakeLowerForm {
  type: "take-lower";
}

export interface TakenBackEvent {
  event: "taken-back";
  seat: number;
  events: number;
}

export interface TakingFrame {
  frame: "taking";
  seat: number | null;
  bill: "$1" | "$2" | "$3" | "$5" | null;
}

export interface ThugForm {
  type: "thug";
  space: string;
}

export interface ThugPlayedEvent {
  event: "thug-played";
  seat: number;
  space: string;
}

export interface TileOpenedEvent {
  event: "tile-opened";
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
  tile: "TB1" | "TB2" | "TB3" | "TB4" | "TB5" | "TB6" | "TB7" | "TB8" | "TR1" | "TR2" | "TR3" | "TR4";
}

/** Tiles that are not opened yet. */
export interface TilesLeft {
  blue: number;
  red: number;
}

export interface TributeFrame {
  frame: "tribute";
  seat: number | null;
  seats: number[];
  yours: boolean;
}

export interface TributePaidEvent {
  event: "tribute-paid";
  seat: number;
  card: string;
}

export interface TributeRunFrame {
  frame: "tribute-run";
  seat: number | null;
  stage: number;
}

/** A turf that changes. Influence by seat ("0", "1" …) and "neutral"; `wins`: who, if the turf war came now. */
export interface TurfForesight {
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
  before: Record<string, number>;
  after: Record<string, number>;
  wins_before: number | "neutral" | "nobody" | "tie";
  wins_after: number | "neutral" | "nobody" | "tie";
  controls_before: number | null;
  controls_after: number | null;
}

export interface TurfForm {
  type: "turf";
  turf: string;
}

export interface TurfFoughtEvent {
  event: "turf-fought";
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS";
  winner: number | "neutral" | "nobody" | "tie";
}

export interface TurfFrame {
  frame: "turf";
  seat: number | null;
  purpose: "place-marker" | "police-chief";
}

export interface TurfWarFrame {
  frame: "turf-war";
  seat: number | null;
  turf: "BK" | "CH" | "MT" | "QN" | "UES" | "UWS" | "WS" | null;
}

export interface TurnBeginsEvent {
  event: "turn-begins";
  seat: number;
}

export interface TurnFrame {
  frame: "turn";
  seat: number | null;
}

export interface UseForm {
  type: "use";
}

export interface UseFrame {
  frame: "use";
  seat: number | null;
  ability: string;
  bill?: "$1" | "$2" | "$3" | "$5" | null;
}

/** What a viewer may see: what everybody may, and what is their own. */
export interface View {
  game: "godfather";
  rules: number;
  players: number;
  options: Record<string, boolean>;
  over: boolean;
  act: number;
  phase: "bribery" | "end" | "entracte" | "family-business" | "open-business" | "set-up" | "tribute" | "turf-war";
  horse: number | null;
  turn: number | null;
  bank: Record<string, number>;
  deck: number;
  discards: Record<string, number>;
  public_jobs: (string | null)[];
  tiles: Record<string, string | null>;
  tiles_left: TilesLeft;
  stacks: Record<string, number[]>;
  squares: Record<string, number | "union-boss" | null>;
  rounds: Record<string, "mayor" | RoundFigure | null>;
  closed: string[];
  neutral: Neutrals;
  offered: string[];
  bids: (("$1" | "$2" | "$3" | "$5")[])[] | null;
  seats: Seat[];
  viewer: number | null;
  stack: Frame[];
  prompt: Prompt | null;
  prompt_id?: number;
  hand?: Record<string, number>;
  suitcase?: Record<string, number>;
  sealed?: Seal | null;
  knowledge?: Knowledge;
}

export interface WinnerEvent {
  event: "winner";
  seat: number;
}
