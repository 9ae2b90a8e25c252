import type { AlertState, AlertTimeUnit, PauseReason, ReaderPace } from '@hearthline/domain/alert/vocabulary';
import type { HomeChange } from '@hearthline/domain/basket/home-changes';
import type { Answer, AnswerReason, ShowingState } from '@hearthline/domain/basket/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { AlertReason } from './alert-mail.ts';
import type { Language } from './common.ts';
import type { ListingCard } from './listing-card.ts';
import type { ListingDetail, ListingHistory } from './listing-detail.ts';
import type { SchoolNearby } from './places.ts';

/** The agent as people without an account see them. */
export interface PageAgent {
  name: string;
  /** What they call themselves by their licence, in the language of the page; empty where they say nothing. */
  title: string;
  brokerage: string;
  phone: string;
  email: string;
  /** Of the brokerage; whoever asks for consent has to name it. */
  mailingAddress: string;
  /** Address of the picture; null without one. */
  photo: string | null;
}

/**
 * The forms of the page, by their field `action`, with their other fields; those that are lists may stand more than once.
 * Each goes to the address of the page with its query, so that the reply has the same view and language.
 */
export interface BasketPageForms {
  /** The answer and all its reasons: what is not named is taken away. */
  answer: { home: string; answer: Answer; reason: AnswerReason[] };
  /** Without a home it is about all of them. */
  comment: { home: string | null; text: string };
  /** Up to three of the slots. */
  showing: { home: string; time: string[]; text: string };
  withdraw: { home: string; showing: string };
  /** To one of the times that the agent proposed. */
  agree: { home: string; showing: string; time: string };
  share: { shares: 'yes' | 'no' };
  /** To the words of `describeConsent`. */
  consent: { agreed: 'yes' };
  /** Of the messages of an alert: how often, not for some weeks, no more, again, and that they are still wanted. */
  pace: { pace: ReaderPace };
  pause: { weeks: AlertPauseWeeks };
  stop: object;
  goOn: object;
  keep: object;
  /** What is off with the homes of an alert; at least one of the two is said. */
  other: { off: AnswerReason[]; text: string };
  /** By the script, once the page was really looked at: nobody reads the reply. */
  visit: object;
  open: { home: string };
}
export type BasketPageAction = keyof BasketPageForms;

export const alertPauseWeeks = ['2', '4'] as const;
export type AlertPauseWeeks = (typeof alertPauseWeeks)[number];

/** What another person of the household said, where they share it. */
export interface OthersAnswer {
  name: string;
  answer: Answer | null;
  /** The last that they wrote about the home. */
  comment: string | null;
}

export interface PageComment {
  /** Null where the agent wrote it. */
  author: string | null;
  isOwn: boolean;
  text: string;
  at: string;
}

export interface PageShowing {
  id: string;
  state: ShowingState;
  times: string[];
  /** Those of the agent's that can still be agreed to. */
  proposed: string[];
  agreedAt: string | null;
  reply: string;
}

/** A home as the page lists it. */
export interface BasketPageHome {
  id: string;
  /** As far as clients may see it; null where it is kept back for now. */
  listing: ListingCard | null;
  /** Of the first picture, in the width of a card; null without one. */
  photo: string | null;
  /** What was asked before, where the price has changed. */
  priceBefore: number | null;
  /** The agent's words; empty without any. */
  note: string;
  changes: HomeChange[];
  /** Why an alert found it; null for what the agent chose. */
  match: AlertReason | null;
  answer: Answer | null;
  reasons: AnswerReason[];
  others: OthersAnswer[];
  /** What this reader wrote last; empty before. */
  comment: string;
}

/** What the messages of an alert lead to on its page. */
export const alertWays = ['fewer', 'other', 'pause', 'stop', 'keep'] as const;
export type AlertWay = (typeof alertWays)[number];

/** What the forms of an alert have done. */
export const alertFormOutcomes = ['fewer', 'asSet', 'paused', 'stopped', 'goesOn', 'other', 'kept'] as const;
export type AlertFormOutcome = (typeof alertFormOutcomes)[number];

/** What an alert watches, and what this reader wants of its messages. */
export interface PageAlert {
  criteria: Criteria;
  /** Of the places in the criteria, by their level and code: `municipality 42`. */
  placeNames: Record<string, string>;
  timeUnit: AlertTimeUnit;
  state: AlertState;
  pauseReason: PauseReason | null;
  /** When it goes on by itself; null where somebody has to say so. */
  resumesOn: string | null;
  /** What this reader chose. */
  pace: ReaderPace;
  pausedUntil: string | null;
  isStopped: boolean;
  /** Whether it is still wanted was asked: the day on which it pauses without an answer; null where it was not. */
  pausesOn: string | null;
  /** Other alerts that the message named: what is chosen is for these as well. */
  also: { readerId: string; name: string }[];
  /** What a link in a message led to; null where somebody just came. */
  way: AlertWay | null;
  /** All its homes, on pages of sixty, the newest first. */
  homes: number;
  page: number;
  pages: number;
}

export interface BasketPageFrame {
  language: Language;
  /**
   * `/c/{token}`; all that belongs to the page lives under it. Its query chooses: `lan` the language, `view` the view of
   * all homes, `home` one of them, `also` further alerts that a choice is for.
   */
  path: string;
  /** The script that makes the page better; it works without. */
  script: string;
  agent: PageAgent;
  basketName: string;
  reader: { name: string; others: string[]; sharesAnswers: boolean };
  /** Where the reader chooses what comes; null where nothing was sent to them yet. */
  preferencesUrl: string | null;
  /** How old the listing data is. */
  readAt: string | null;
  /** After how many months without a visit the link ends, and when that is as of now. */
  endsAt: string;
  /** When this reader was here before; null at the first visit. */
  lastVisitAt: string | null;
  /** The agent's zone, in which times are said. */
  timeZone: string;
  now: string;
  /** What the form that was just sent has done; null before. */
  outcome:
    | 'answered'
    | 'written'
    | 'asked'
    | 'shared'
    | 'consented'
    | 'withdrawn'
    | 'agreed'
    /** A time that was asked for is past by now, or somebody else's. */
    | 'taken'
    /** A showing was asked for without a time, or with more than are taken. */
    | 'chooseTimes'
    | 'manyShowings'
    | 'full'
    | AlertFormOutcome
    | null;
  /** To which home the outcome belongs. */
  outcomeOf: string | null;
}

export interface BasketPage extends BasketPageFrame {
  name: 'basket';
  view: 'homes' | 'map' | 'compare';
  /** The agent's words above the homes. */
  message: string;
  homes: BasketPageHome[];
  /** About no home. */
  comments: PageComment[];
  /** Where the homes lie, drawn; null where none may be placed. */
  map: PageMap | null;
  /** Somebody who is no client is asked whether they want to hear more. */
  asksForConsent: boolean;
  /** The board's agreement with the agent has ended: homes are hidden, answers stay. */
  isClosedByBoard: boolean;
  /** Null for homes that the agent chose. */
  alert: PageAlert | null;
}

/** A picture of a map, put together of tiles in its own pixels. */
export interface PageMap {
  tiles: { url: string; x: number; y: number; size: number }[];
  width: number;
  height: number;
  /** In parts of its width and height, from its left upper corner. */
  marks: { homeId: string; x: number; y: number }[];
}

export interface BasketHomePage extends BasketPageFrame {
  name: 'basketHome';
  home: BasketPageHome & { listing: ListingCard };
  detail: ListingDetail;
  /** Of all its pictures, widest first. */
  photos: { url: string; thumb: string; caption: string | null }[];
  history: Pick<ListingHistory, 'listings' | 'propertyDaysOnMarket'>;
  /** Nearest first. */
  schools: Pick<SchoolNearby, 'name' | 'system' | 'level' | 'grades' | 'distanceMetres'>[];
  map: PageMap | null;
  comments: PageComment[];
  showings: PageShowing[];
  /** Days from tomorrow on, and the moments of each that can be asked for: the agent shows no other home then. */
  slots: { date: string; times: string[] }[];
  /** The homes before and after it; null at the ends. */
  previous: string | null;
  next: string | null;
  /** The answer that was tapped in a message, and that somebody has to confirm here; null where none was. */
  tapped: Answer | null;
}

/** A link that has ended, or was closed: whom to ask. */
export interface EndedPage {
  name: 'ended';
  language: Language;
  agent: PageAgent;
}
