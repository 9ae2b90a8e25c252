import { addMonths, daysBetween } from '../calendar.ts';

/** On what a commercial message may rest: the person said so, or did something that implies it for a while. */
export const consentTypes = ['express', 'impliedBusiness', 'impliedInquiry', 'referral'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** In one word, for lists and filters. `ending` is one that ends within the next 60 days. */
export const consentSummaries = ['express', 'implied', 'ending', 'referral', 'none', 'optedOut'] as const;
export type ConsentSummary = (typeof consentSummaries)[number];

/** What may be left by itself; the preferences page has a switch for each. */
export const commercialCategories = ['news', 'alerts', 'baskets', 'greetings', 'reports'] as const;
export type CommercialCategory = (typeof commercialCategories)[number];

/** `personal` answers somebody or is about a deal of theirs: it needs no consent, but can be left like the others. */
export const messageKinds = ['personal', ...commercialCategories] as const;
export type MessageKind = (typeof messageKinds)[number];

const monthsOfConsent: Record<ConsentType, number | null> = {
  express: null,
  impliedBusiness: 24,
  impliedInquiry: 6,
  referral: null,
};

/** How long before its end the agent is reminded to ask for an express one. */
export const renewalReminderDays = [60, 30, 7] as const;

export interface Consent {
  type: ConsentType;
  /** The day of the consent, or of the deal, inquiry or referral that implies it. */
  givenOn: string;
  /** The day it was taken back; from that day on it counts no more. */
  withdrawnOn: string | null;
}

/** The first day on which it no longer holds; null for one that does not end. */
export function endOfConsent({ type, givenOn }: Pick<Consent, 'type' | 'givenOn'>): string | null {
  const months = monthsOfConsent[type];
  return months === null ? null : addMonths(givenOn, months);
}

export type Refusal =
  | 'optedOut'
  | 'suppressed'
  | 'categoryLeft'
  | 'noConsent'
  | 'consentEnded'
  | 'referralUsed';

export type ConsentStanding<C extends Consent = Consent> =
  | { mayReceive: true; consent: C; endsOn: string | null; daysLeft: number | null }
  | { mayReceive: false; refusal: Refusal; consent: C | null; endedOn: string | null };

export interface Person<C extends Consent = Consent> {
  consents: readonly C[];
  /** The agent's own mark: opted out of reports, and with them of everything commercial. */
  isOptedOut: boolean;
  /** Their address stands on the list of those who must not be written to. */
  isSuppressed: boolean;
  leftCategories: readonly MessageKind[];
  /** Commercial messages that already went out on the strength of a referral. */
  referralMessages: number;
}

/**
 * Whether a commercial message may go to this person today. Of several consents the one that lasts longest counts; a
 * referral allows one message and only where nothing else allows any.
 */
export function evaluateConsent<C extends Consent>(
  person: Person<C>,
  category: CommercialCategory | null,
  today: string,
): ConsentStanding<C> {
  const strongest = findStrongest(person, today);
  const refuse = (refusal: Refusal, endedOn: string | null = null): ConsentStanding<C> => ({
    mayReceive: false,
    refusal,
    consent: strongest?.consent ?? null,
    endedOn,
  });
  if (person.isSuppressed) return refuse('suppressed');
  if (person.isOptedOut) return refuse('optedOut');
  if (category && person.leftCategories.includes(category)) return refuse('categoryLeft');
  if (!strongest) {
    const { consent, endedOn } = findLastEnded(person, today);
    if (!consent) return refuse('noConsent');
    return { mayReceive: false, refusal: 'consentEnded', consent, endedOn };
  }
  const { consent, endsOn } = strongest;
  if (consent.type === 'referral' && person.referralMessages > 0) return refuse('referralUsed');
  return { mayReceive: true, consent, endsOn, daysLeft: endsOn === null ? null : daysBetween(today, endsOn) };
}

interface Lasting<C> {
  consent: C;
  endsOn: string | null;
}

function findStrongest<C extends Consent>({ consents }: Person<C>, today: string): Lasting<C> | null {
  const valid = consents
    .filter(({ givenOn, withdrawnOn }) => givenOn <= today && (withdrawnOn === null || withdrawnOn > today))
    .map((consent) => ({ consent, endsOn: endOfConsent(consent) }))
    .filter(({ endsOn }) => endsOn === null || endsOn > today);
  return valid.toSorted((a, b) => strengthOf(b).localeCompare(strengthOf(a)))[0] ?? null;
}

/** An express one before all, a referral after all, the others by their end. */
function strengthOf({ consent, endsOn }: Lasting<Consent>): string {
  if (consent.type === 'express') return `2${consent.givenOn}`;
  return consent.type === 'referral' ? `0${consent.givenOn}` : `1${endsOn}`;
}

function findLastEnded<C extends Consent>(
  { consents }: Person<C>,
  today: string,
): { consent: C | null; endedOn: string | null } {
  const ended = consents
    .filter(({ givenOn }) => givenOn <= today)
    .map((consent) => {
      const ends = [endOfConsent(consent), consent.withdrawnOn].filter((date) => date !== null);
      return { consent, endedOn: ends.toSorted()[0] ?? null };
    });
  return (
    ended.toSorted((a, b) => (b.endedOn ?? '').localeCompare(a.endedOn ?? ''))[0] ?? {
      consent: null,
      endedOn: null,
    }
  );
}
