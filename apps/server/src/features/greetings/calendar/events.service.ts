import type { GreetingEvent } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import { addDays, daysBetween } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import { pickSorted } from '../../../platform/pick-sorted.ts';
import { runInTurns } from '../../../platform/turns.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import { byClient, byDay } from './describe-event.ts';
import type { EventDraft } from './event-drafts.ts';
import { describeDrafts, describeOwn, draftEvents, draftPage } from './event-drafts.ts';
import type { ListObstacles } from './name-obstacles.ts';
import { nameObstacles } from './name-obstacles.ts';
import type { Calendar, Span } from './planned-greetings.ts';

export interface EventsQuestion extends Span {
  kind?: GreetingKind | undefined;
  clientId?: string | undefined;
  search: string;
  by: 'date' | 'client';
  isWaiting: boolean;
  page: number;
  pageSize: number;
}

/** Longer spans are for the calendar, which counts. */
const mostDays = 400;
/** So many between two looks at the clock. */
const portion = 64;

export type EventsService = ReturnType<typeof createEventsService>;

/** What comes up, as the agent decided about it so far, and what became of days that are over. */
export function createEventsService({
  open,
  calendar,
  listObstacles,
}: {
  open: OpenGreetings;
  calendar: Calendar;
  listObstacles: ListObstacles;
}) {
  /** Those that want the agent's word; what cannot leave wants none. */
  async function pickWaiting(
    transaction: GreetingTransaction,
    drafts: readonly EventDraft[],
  ): Promise<GreetingEvent[]> {
    const asked = (await describeDrafts(transaction, drafts)).filter(
      ({ event }) => event.state === 'waiting',
    );
    return (await nameObstacles(listObstacles, transaction, asked)).filter(
      ({ state }) => state === 'waiting',
    );
  }

  const listWaiting = async (transaction: GreetingTransaction, span: Span): Promise<GreetingEvent[]> =>
    pickWaiting(transaction, await draftEvents(calendar, transaction, span, { isWaiting: true }));

  return {
    list: (agentId: string, question: EventsQuestion): Promise<{ rows: GreetingEvent[]; total: number }> => {
      if (question.to < question.from || daysBetween(question.from, question.to) > mostDays)
        throw new AppError('invalid_input', {
          fields: [{ path: 'to', code: 'span', message: 'A later day, of the next twelve months' }],
        });
      return open(agentId, async (transaction) => {
        const compare = question.by === 'client' ? byClient : byDay;
        const start = (question.page - 1) * question.pageSize;
        const end = start + question.pageSize;
        const isWhole = question.search === '' && question.clientId === undefined && !question.isWaiting;
        if (isWhole && question.by === 'date') {
          const { kind } = question;
          const { drafts, total } = await draftPage(calendar, transaction, question, { kind, start, end });
          const described = await describeDrafts(transaction, drafts);
          return { rows: await nameObstacles(listObstacles, transaction, described), total };
        }
        const all = await draftEvents(calendar, transaction, question, question);
        const found = await runInTurns(filterDrafts(all, question));
        if (question.isWaiting) {
          const rows = (await pickWaiting(transaction, found)).toSorted(compare);
          return { rows: rows.slice(start, end), total: rows.length };
        }
        const shown = await runInTurns(pickSorted(found, compare, start, end));
        const described = await describeDrafts(transaction, shown);
        return { rows: await nameObstacles(listObstacles, transaction, described), total: found.length };
      });
    },

    /** What is next for one client. */
    findNextOf: async (transaction: GreetingTransaction, clientId: string): Promise<GreetingEvent | null> => {
      const { today, tasks } = transaction;
      const scheduled = await tasks.listScheduled();
      const span = { from: today, to: addDays(today, 366) };
      const events = await describeOwn(
        transaction,
        await calendar.listGreetings(transaction, scheduled, span, [clientId]),
      );
      const next = events
        .toSorted(byDay)
        .find(({ state }) => ['scheduled', 'waiting', 'held'].includes(state));
      if (!next) return null;
      const [named = null] = await nameObstacles(listObstacles, transaction, [
        { event: next, whom: [clientId] },
      ]);
      return named;
    },

    /** How many want the agent's word in the next days, and when the first of them leaves. */
    findWaiting: async (transaction: GreetingTransaction): Promise<{ count: number; day: string } | null> => {
      const { today } = transaction;
      const waiting = await listWaiting(transaction, {
        from: addDays(today, -3),
        to: addDays(today, greetingLimits.approvalDays),
      });
      const [first] = waiting.toSorted(byDay);
      return first ? { count: waiting.length, day: first.day } : null;
    },

    /** Greetings that want the agent's word and leave on this day. */
    countWaitingOn: async (transaction: GreetingTransaction, day: string): Promise<number> =>
      (await listWaiting(transaction, { from: day, to: day })).length,
  };
}

function* filterDrafts(
  drafts: readonly EventDraft[],
  { clientId, search }: Pick<EventsQuestion, 'clientId' | 'search'>,
): Generator<undefined, EventDraft[], undefined> {
  const words = foldText(search);
  const found: EventDraft[] = [];
  for (const [place, draft] of drafts.entries()) {
    if (place % portion === 0) yield;
    if (clientId !== undefined && draft.client?.id !== clientId) continue;
    if (words !== '' && !foldText(`${draft.client?.name ?? ''} ${draft.taskName}`).includes(words)) continue;
    found.push(draft);
  }
  return found;
}
