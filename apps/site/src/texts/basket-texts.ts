import type { AlertFormOutcome, BasketPageFrame } from '@hearthline/contract/basket-page';
import type { MarketPhase } from '@hearthline/domain/basket/home-changes';
import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';
import type { BasketHomeTexts } from './basket-home.en.ts';

/** Those of alerts are told with their texts. */
type Outcome = Exclude<NonNullable<BasketPageFrame['outcome']>, AlertFormOutcome>;

/** The page of a basket and one home on it. `agent` is the agent's first name everywhere. */
export interface BasketTexts {
  /** Empty where nobody knows the reader's name. */
  title: (homes: number, reader: string) => string;
  skip: string;
  /** The words of the agent's row: how to reach them. */
  call: (agent: string) => string;
  text: (agent: string) => string;
  textShort: string;
  email: (agent: string) => string;
  emailShort: string;
  language: string;
  languages: Record<'en' | 'fr', string>;
  updated: (when: string) => string;
  /** Within a sentence. */
  moment: (day: string, time: string) => string;
  /** As whom somebody answers; the name stands between the two. */
  answersAs: [before: string, after: string];
  others: (names: string, count: number) => string;
  notYou: string;
  notYouText: (reader: string, agent: string) => string;
  share: {
    on: (names: string, count: number) => string;
    off: (agent: string) => string;
    hide: string;
    show: string;
  };
  views: Record<'homes' | 'map' | 'compare' | 'label', string>;
  since: {
    first: string;
    today: string;
    yesterday: string;
    weekday: (day: string) => string;
    date: (day: string) => string;
  };
  changes: {
    new: (agent: string) => string;
    /** By an alert. */
    found: string;
    down: (by: string, to: string) => string;
    up: (by: string, to: string) => string;
    priceNow: (price: string) => string;
    priceGone: (agent: string) => string;
    available: string;
    phase: Record<Exclude<MarketPhase, 'active' | 'closed' | 'conditional'>, string>;
    photos: (count: number) => string;
    relisted: string;
    relistedKept: Record<Answer, string>;
    hidden: string;
    shownAgain: string;
  };
  toDecide: string;
  decided: string;
  progress: (done: number, all: number) => string;
  allDecided: (agent: string) => string;
  none: { title: string; text: (agent: string) => string };
  closed: { title: string; text: (agent: string) => string };
  hiddenHome: { name: string; text: (agent: string) => string };
  askPrice: (agent: string) => string;
  addressOnRequest: string;
  before: string;
  photos: (count: number) => string;
  noPhoto: string;
  open: string;
  sameHome: string;
  stateOff: string;
  soldNote: (agent: string) => string;
  facts: Record<'beds' | 'baths' | 'area' | 'parking', string>;
  /** With the number: for those who do not see the picture beside it. */
  factsRead: Record<'beds' | 'baths', (text: string, isOne: boolean) => string>;
  answer: Record<Answer, string>;
  answerLabel: (home: string) => string;
  yourAnswer: string;
  reasonsQuestion: Record<Answer, string>;
  /** What speaks for a home, and what against it. */
  reasons: Record<'for' | 'against', Record<AnswerReason, string>>;
  saveReasons: string;
  youWrote: string;
  noAnswer: (name: string) => string;
  write: (agent: string) => string;
  send: string;
  outcome: Record<Outcome, (agent: string) => string>;
  failed: string;
  listedBy: (office: string) => string;
  attribution: (age: string) => string;
  noAge: string;
  ends: (date: string) => string;
  stop: string;
  privacy: {
    title: string;
    seen: (agent: string) => string;
    shared: (names: string) => string;
    kept: (agent: string) => string;
  };
  ask: {
    title: (agent: string) => string;
    button: (agent: string) => string;
    hint: string;
    place: string;
    or: (agent: string) => string;
  };
  consent: {
    title: string;
    text: (agent: string) => string;
    words: (sender: { agent: string; brokerage: string; contact: string }) => string;
    agree: string;
  };
  map: { open: string; label: string; none: string; unplaced: string };
  compare: {
    title: (count: number) => string;
    best: string;
    bestRead: string;
    some: (shown: number, all: number) => string;
    few: string;
    money: string;
    home: string;
    place: string;
    answers: string;
    lot: string;
    priceSoFar: string;
    noChange: string;
    down: (amount: string) => string;
    up: (amount: string) => string;
    notYet: string;
    same: (count: number, rows: string) => string;
  };
  mail: {
    /** In the place of homes that may not be shown. */
    notShown: (homes: number, agent: string) => string;
    /** When the listing data was read. */
    dataFrom: (when: string) => string;
    changed: (homes: number) => string;
    open: (homes: number) => string;
    more: (homes: number) => string;
    text: (title: string) => string;
  };
  home: BasketHomeTexts;
  ended: { title: string; text: (agent: string) => string; contact: (agent: string) => string };
}
