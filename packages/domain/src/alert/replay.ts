import type { IsoDate } from '../calendar.ts';
import { localDay } from '../time-zone.ts';
import type { AlertRhythm, Leaving } from './alert-plan.ts';
import { planLeaving } from './alert-plan.ts';

/** A match as it was, or would have been. */
export interface PastMatch {
  at: Date;
  /** A home keeps it when it is listed again. */
  homeKey: string;
  listingId: string;
}

export interface ReplayedMessage {
  at: Date;
  /** Each home once, as it stood last. */
  listingIds: string[];
}

export interface Replayed {
  messages: ReplayedMessage[];
  /** Different homes in all messages. */
  homes: number;
  /** Messages on the day that had the most. */
  busiest: number;
  /** Matches whose message would leave after the end. */
  waiting: number;
}

/**
 * The messages that these matches make, on a pretended clock: whenever one leaves, everything that may leave by then
 * goes with it, as in the delivery. Of several matches at one moment the delivery makes one message as well.
 */
export function replayAlert(
  matches: readonly PastMatch[],
  rhythm: AlertRhythm,
  timeZone: string,
  until: Date,
): Replayed {
  const coming = matches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const days = new Map<IsoDate, number>();
  const sent: { at: Date; matches: PastMatch[] }[] = [];
  let waiting: PastMatch[] = [];
  let taken = 0;
  let now = new Date(0);

  const planOf = (match: PastMatch): Leaving => {
    const last = sent.at(-1)?.at ?? null;
    const day = last ? localDay(last, timeZone) : null;
    return planLeaving({
      rhythm,
      pace: 'asSet',
      lastSentAt: last,
      sentToday: { day, messages: day === null ? 0 : (days.get(day) ?? 0) },
      matchedAt: match.at,
      now,
      timeZone,
    });
  };
  const send = (leaving: PastMatch[]) => {
    waiting = waiting.slice(leaving.length);
    sent.push({ at: now, matches: leaving });
    const day = localDay(now, timeZone);
    days.set(day, (days.get(day) ?? 0) + 1);
  };

  let first: Leaving | null = null;
  let due: Date | null = null;
  for (;;) {
    const next = coming[taken]?.at;
    const moment = due && next ? earlier(due, next) : (due ?? next);
    if (!moment || moment > until) break;
    now = moment;
    const before = waiting.length;
    for (; coming[taken]?.at.getTime() === now.getTime(); taken += 1)
      waiting.push(coming[taken] as PastMatch);
    if (due && due > now) {
      // Who was matched first leaves first, unless a ceiling holds it up, which midnight may lift.
      if (first?.wait !== 'ceiling') continue;
      first = planOf(waiting[0] as PastMatch);
      due = [first, ...waiting.slice(before).map(planOf)].map((plan) => plan.at).reduce(earlier, due);
      if (due > now) continue;
    }
    const stays = waiting.findIndex((match) => planOf(match).at > now);
    if (stays !== 0) send(stays < 0 ? waiting : waiting.slice(0, stays));
    const plans = waiting.map(planOf);
    first = plans[0] ?? null;
    due = first && plans.map((plan) => plan.at).reduce(earlier);
  }
  return {
    messages: sent.map(({ at, matches }) => ({
      at,
      listingIds: [...new Map(matches.map(({ homeKey, listingId }) => [homeKey, listingId])).values()],
    })),
    homes: new Set(sent.flatMap((message) => message.matches.map((match) => match.homeKey))).size,
    busiest: Math.max(0, ...days.values()),
    waiting: waiting.length + coming.length - taken,
  };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
