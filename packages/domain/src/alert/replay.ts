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
  /** Whether it could still be told then; always, where nothing is said. */
  isTrueAt?(moment: Date): boolean;
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

export function replayAlert(...question: Parameters<typeof replaySteps>): Replayed {
  const steps = replaySteps(...question);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The messages that these matches make, on a pretended clock: whenever one leaves, everything that may leave by then
 * goes with it, as in the delivery. Of several matches at one moment the delivery makes one message as well. In steps
 * of some microseconds each, so that whoever has others to serve can let them through.
 */
export function* replaySteps(
  matches: readonly PastMatch[],
  rhythm: AlertRhythm,
  timeZone: string,
  until: Date,
): Generator<undefined, Replayed, undefined> {
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
  function* planAll(planned: readonly PastMatch[]): Generator<undefined, Leaving[], undefined> {
    const plans: Leaving[] = [];
    for (const match of planned) {
      plans.push(planOf(match));
      yield;
    }
    return plans;
  }
  /** How many of those that wait may leave now; who was matched first leaves first. */
  function* countLeaving(): Generator<undefined, number, undefined> {
    for (const [position, match] of waiting.entries()) {
      if (planOf(match).at > now) return position;
      yield;
    }
    return waiting.length;
  }
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
    yield;
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
      const fresh = yield* planAll(waiting.slice(before));
      due = [first, ...fresh].map((plan) => plan.at).reduce(earlier, due);
      if (due > now) continue;
    }
    waiting = waiting.filter(({ isTrueAt }) => isTrueAt?.(now) ?? true);
    const leaving = yield* countLeaving();
    if (leaving > 0) send(waiting.slice(0, leaving));
    const plans = yield* planAll(waiting);
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
