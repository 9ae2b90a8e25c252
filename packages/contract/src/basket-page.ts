import type { HomeChange } from '@hearthline/domain/basket/home-changes';
import type { Answer, AnswerReason, ShowingState } from '@hearthline/domain/basket/vocabulary';
import type { Language } from './common.ts';
import type { ListingCard } from './listing-card.ts';
import type { ListingDetail, ListingHistory } from './listing-detail.ts';

/** The agent as people without an account see them. */
export interface PageAgent {
  name: string;
  /** What they call themselves by their licence, in the language of the page; empty where they say nothing. */
  title: string;
  brokerage: string;
  phone: string;
  email: string;
  /** Address of the picture; null without one. */
  photo: string | null;
}

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
  answer: Answer | null;
  reasons: AnswerReason[];
  others: OthersAnswer[];
  /** What this reader wrote last; empty before. */
  comment: string;
}

interface BasketPageFrame {
  language: Language;
  /** `/c/{token}`; all that belongs to the page lives under it. */
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
  /** The agent's zone, in which times are said. */
  timeZone: string;
  now: string;
  /** What the form that was just sent has done; null before. */
  outcome: 'answered' | 'written' | 'asked' | 'shared' | 'consented' | 'withdrawn' | 'agreed' | 'full' | null;
  /** To which home the outcome belongs. */
  outcomeOf: string | null;
}

export interface BasketPage extends BasketPageFrame {
  name: 'basket';
  view: 'homes' | 'map' | 'compare';
  /** The agent's words above the homes. */
  message: string;
  /** When this reader was here before; null at the first visit. */
  lastVisitAt: string | null;
  homes: BasketPageHome[];
  /** About no home. */
  comments: PageComment[];
  /** Where the homes lie, drawn; null where none may be placed. */
  map: PageMap | null;
  /** Somebody who is no client is asked whether they want to hear more. */
  asksForConsent: boolean;
  /** The board's agreement with the agent has ended: homes are hidden, answers stay. */
  isClosedByBoard: boolean;
}

/** A picture of a map, and what lies where on it, in parts of its width and height. */
export interface PageMap {
  tiles: { url: string; x: number; y: number; size: number }[];
  width: number;
  height: number;
  marks: { homeId: string; x: number; y: number }[];
}

export interface BasketHomePage extends BasketPageFrame {
  name: 'basketHome';
  home: BasketPageHome & { listing: ListingCard };
  detail: ListingDetail;
  /** Of all its pictures, widest first. */
  photos: { url: string; thumb: string; caption: string | null }[];
  history: Pick<ListingHistory, 'listings' | 'propertyDaysOnMarket'>;
  schools: { name: string; kind: string; metres: number }[];
  map: PageMap | null;
  comments: PageComment[];
  showings: PageShowing[];
  /** Days from tomorrow on, and the times of each that can be asked for. */
  slots: { date: string; times: string[] }[];
  /** The homes before and after it; null at the ends. */
  previous: string | null;
  next: string | null;
}

/** A link that has ended, or was closed: whom to ask. */
export interface EndedPage {
  name: 'ended';
  language: Language;
  agent: PageAgent;
}
