import type { AlertRhythm } from '@hearthline/domain/alert/alert-plan';
import { planLeaving } from '@hearthline/domain/alert/alert-plan';
import { replayAlert } from '@hearthline/domain/alert/replay';
import type { WaitReason } from '@hearthline/domain/alert/vocabulary';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import { hourMs } from '@hearthline/domain/calendar';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { localDay } from '@hearthline/domain/time-zone';
import { night } from '../waking-hours.ts';
import type { FittingEvent } from './demo-alert-criteria.ts';

/** A match and what became of it. */
export interface ToldMatch extends FittingEvent {
  /** When it may leave: found, or approved by the agent. */
  readyAt: Date;
  approvedAt: Date | null;
  state: 'told' | 'held' | 'waiting' | 'refused';
  wait: WaitReason | null;
  /** When its message left, or will. */
  leavesAt: Date | null;
}

export interface DemoAnswer {
  homeKey: string;
  answer: Answer;
  at: Date;
}

interface StoryInput {
  found: readonly FittingEvent[];
  rhythm: AlertRhythm;
  timeZone: string;
  now: Date;
  /** So many of the last wait for the agent, who confirms each. */
  held: number | null;
  /** Nobody answers what came after this. */
  answersUntil: Date | null;
}

/** What somebody says to the homes in turn; to every third nothing. */
const turns: readonly (Answer | null)[] = ['yes', 'no', null, 'maybe', 'no', null, 'yes', 'no', null];

/** What became of each match, by the rules of the delivery: a home that its reader does not want is told no more. */
export function tellStory(input: StoryInput): { matches: ToldMatch[]; answers: DemoAnswer[] } {
  const ready = confirm(input);
  const answers = giveAnswers(plan(ready, input), input);
  const refusedAt = new Map(
    answers.filter(({ answer }) => answer === 'no').map(({ homeKey, at }) => [homeKey, at]),
  );
  const isRefused = ({ event, state }: ToldMatch) =>
    state !== 'held' && event.at > (refusedAt.get(event.homeKey) ?? input.now);
  const matches = plan(
    ready.filter((match) => !isRefused(match)),
    input,
  );
  const refused = ready
    .filter(isRefused)
    .map((match): ToldMatch => ({ ...match, state: 'refused', leavesAt: match.event.at }));
  return { matches: [...matches, ...refused], answers };
}

/** What was found, and for how long it waited for the agent. */
function confirm({ found, held, now }: StoryInput): ToldMatch[] {
  const homes = [...new Set(found.toReversed().map(({ event }) => event.homeKey))].slice(0, held ?? 0);
  return found.map((match, place): ToldMatch => {
    const isHeld = homes.includes(match.event.homeKey);
    const thought = new Date(match.event.at.getTime() + (1 + (place % 3)) * hourMs);
    const approvedAt = held === null || isHeld || thought > now ? null : thought;
    const waits = held !== null && approvedAt === null;
    return {
      ...match,
      readyAt: approvedAt ?? match.event.at,
      approvedAt,
      state: waits ? 'held' : 'waiting',
      wait: null,
      leavesAt: null,
    };
  });
}

/** Messages as the replay makes them; what has none yet leaves when the rhythm says. */
function plan(matches: readonly ToldMatch[], { rhythm, timeZone, now }: StoryInput): ToldMatch[] {
  const open = matches.filter(({ state }) => state !== 'held');
  const { messages } = replayAlert(
    open.map(({ readyAt: at, event: { homeKey, listingId } }) => ({ at, homeKey, listingId })),
    rhythm,
    timeZone,
    now,
  );
  const keyOf = new Map(open.map(({ event }) => [event.listingId, event.homeKey]));
  const homesOf = messages.map(({ listingIds }) => new Set(listingIds.map((id) => keyOf.get(id))));
  const lastSentAt = messages.at(-1)?.at ?? null;
  const day = lastSentAt && localDay(lastSentAt, timeZone);
  const sentToday = {
    day,
    messages: messages.filter(({ at }) => localDay(at, timeZone) === day).length,
  };
  return matches.map((match): ToldMatch => {
    if (match.state === 'held') return match;
    const message = messages.find(
      ({ at }, place) => at >= match.readyAt && homesOf[place]?.has(match.event.homeKey),
    );
    const asked = { rhythm, pace: 'asSet', matchedAt: match.readyAt, timeZone } as const;
    if (!message) {
      const leaving = planLeaving({ ...asked, lastSentAt, sentToday, now });
      return { ...match, state: 'waiting', wait: leaving.wait ?? 'queued', leavesAt: leaving.at };
    }
    const atOnce = planLeaving({
      ...asked,
      lastSentAt: null,
      sentToday: { day: null, messages: 0 },
      now: match.readyAt,
    });
    const isDelayed = message.at > match.readyAt;
    return {
      ...match,
      state: 'told',
      // What neither the rhythm nor quiet hours put off waited for the ceiling.
      wait: isDelayed ? (atOnce.wait ?? 'ceiling') : null,
      leavesAt: message.at,
    };
  });
}

/** Some hours after a home was told for the first time. */
function giveAnswers(matches: readonly ToldMatch[], { answersUntil, timeZone }: StoryInput): DemoAnswer[] {
  const firsts = new Map<string, Date>();
  for (const { event, state, leavesAt } of matches)
    if (state === 'told' && leavesAt && !firsts.has(event.homeKey)) firsts.set(event.homeKey, leavesAt);
  return [...firsts].flatMap(([homeKey, toldAt], place) => {
    const thought = new Date(toldAt.getTime() + (2 + (place % 5)) * hourMs);
    const at = afterQuietHours(thought, night, timeZone);
    const answer = turns[place % turns.length];
    return answer && answersUntil && at <= answersUntil ? [{ homeKey, answer, at }] : [];
  });
}
