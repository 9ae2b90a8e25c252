import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { Language } from './common.ts';
import type { ListingCard } from './listing-card.ts';

/** Why an alert found a home. */
export interface AlertReason {
  /** What happened to it, when, and what it cost before and after. */
  trigger: AlertTrigger;
  at: string;
  oldPrice: number | null;
  price: number | null;
  /** Criteria of the alert that it fits; none where nobody counted. */
  criteriaMet: number;
  /** Address of a home that the reader liked and that it is most like; null without one. */
  like: string | null;
}

/** What a home in the message of an alert tells of itself. */
export interface AlertMailHome extends AlertReason {
  /** As far as clients may see it: what may not be shown is not sent. */
  listing: ListingCard;
  /** To the home on the reader's own page; the answers lead there too. */
  url: string;
  /** Whole address of a picture; null without one. */
  picture: string | null;
  /** The agent's words; empty without any. */
  note: string;
}

/** Where a reader chooses what comes, on their own page: a form waits there, and looking changes nothing. */
export interface AlertMailLinks {
  fewer: string;
  other: string;
  pause: string;
  stop: string;
}

/** What alerts found for one person. */
export interface AlertMail {
  language: Language;
  agentName: string;
  /** First name; empty where nobody knows it. */
  readerName: string;
  /** Who else gets the same, by first name. */
  othersNames: string[];
  /** The alerts that found them. */
  alertNames: string[];
  /** The agent's words, a paragraph a line; empty where none stand before it. */
  message: string;
  /** The reader's own page, of the first of the alerts. */
  url: string;
  /** All of them, newest first; the first twelve are drawn. */
  homes: AlertMailHome[];
  /** When they were last written to; null before. */
  since: string | null;
  /** Of several moments that joined one message. */
  isMerged: boolean;
  now: string;
  /** The reader's zone, in which days are said. */
  timeZone: string;
  /** Null in the agent's own copy: whoever answers there would answer for the client. */
  links: AlertMailLinks | null;
}

/** Whether somebody who gave no sign for long still wants an alert. */
export interface AlertQuestion
  extends Pick<AlertMail, 'language' | 'agentName' | 'readerName' | 'alertNames' | 'url'> {
  /** When they were last here; null where they never were. */
  lastSignAt: string | null;
  /** On which day it pauses where nobody answers. */
  pausesOn: string;
  timeZone: string;
  links: Pick<AlertMailLinks, 'pause' | 'stop'> & { keep: string };
}
