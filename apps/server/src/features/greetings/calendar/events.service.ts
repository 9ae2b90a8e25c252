import type { GreetingEvent } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import { addDays, daysBetween } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import type { StoredGreeting } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import { byClient, byDay, describePerson, headOf, stateOf } from './describe-event.ts';
import { isHeldOn, listPeople } from './greeted-people.store.ts';
import type { Calendar, PlannedGreeting, SharedDay, Span } from './planned-greetings.ts';
import { isShared, withoutShared } from './planned-greetings.ts';

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

export type EventsService = ReturnType<typeof createEventsService>;

/** What comes up, as the agent decided about it so far, and what became of days that are over. */
export function createEventsService({ open, calendar }: { open: OpenGreetings; calendar: Calendar }) {
  /** All of a span; before today those that had a greeting, from today on those that will. */
  async function listAll(
    transaction: GreetingTransaction,
    { from, to }: Span,
    { kind, clientId }: { kind?: GreetingKind | undefined; clientId?: string | undefined } = {},
  ): Promise<GreetingEvent[]> {
    const { greetings, today } = transaction;
    const tasks = (await transaction.tasks.list()).filter(
      ({ category }) => kind === undefined || kindOfCategory[category] === kind,
    );
    const scheduled = tasks.filter(({ state }) => state === 'scheduled');
    const stored = await greetings.listBetween(from, to);
    const ahead = { from: from > today ? from : today, to };
    const [own, shared] =
      ahead.from > to
        ? [[], []]
        : [
            await calendar.listGreetings(transaction, scheduled.map(withoutShared), ahead, clientId),
            calendar.listSharedDays(transaction, scheduled, ahead),
          ];
    return [
      ...(await describeOver(transaction, tasks, stored, own)),
      ...(await describeOwn(transaction, own, stored)),
      ...(await describeShared(transaction, shared, stored)),
    ];
  }

  /** Days that many share, which are still ahead. */
  async function describeShared(
    transaction: GreetingTransaction,
    days: readonly SharedDay[],
    stored: readonly StoredGreeting[],
  ): Promise<GreetingEvent[]> {
    const { greetings, today, agent } = transaction;
    const runs = await listDecisions(greetings, days);
    const begun = new Set(stored.filter(({ outcome }) => outcome !== null).map(({ runId }) => runId));
    const events: GreetingEvent[] = [];
    const counted = new Map<string, number>();
    for (const day of days) {
      if (begun.has(day.runId)) continue;
      const { task, occasion, runId } = day;
      const whom = `${task.id} ${occasion}`;
      const clientCount = counted.get(whom) ?? (await calendar.listMeant(transaction, day)).length;
      counted.set(whom, clientCount);
      if (clientCount === 0) continue;
      events.push({
        ...headOf(task, occasion, day.day),
        key: runId,
        sendAt: sendMoment(day.day, agent.timeZone).toISOString(),
        client: null,
        years: null,
        street: '',
        clientCount,
        state: stateOf({ decision: runs.get(runId) ?? null, approves: task.approves, day: day.day, today }),
        reason: null,
        language: null,
      });
    }
    return events;
  }

  /** What left or ended already, or is late: of one client each, or counted where many shared the day. */
  async function describeOver(
    { tx, agentId, today, greetings }: GreetingTransaction,
    tasks: readonly TaskRecord[],
    stored: readonly StoredGreeting[],
    own: readonly PlannedGreeting[],
  ): Promise<GreetingEvent[]> {
    const taskOf = new Map(tasks.map((task) => [task.id, task]));
    const shownAhead = new Set(own.map(({ id }) => id));
    const over = stored.filter(
      ({ id, outcome, day }) => (outcome !== null || day < today) && !shownAhead.has(id),
    );
    const runs = await listDecisions(greetings, over);
    const single = over.filter(({ taskId, occasion }) => {
      const task = taskOf.get(taskId);
      return task && !isShared(task, occasion);
    });
    const ids = [...new Set(single.map(({ clientId }) => clientId))];
    const people = new Map((await listPeople(tx, agentId, { ids })).map((person) => [person.id, person]));
    const events = single.flatMap((row): GreetingEvent[] => {
      const task = taskOf.get(row.taskId);
      const person = people.get(row.clientId);
      if (!task || !person) return [];
      const event = describePerson(task, row, person, row);
      if (row.outcome !== null) return [event];
      const decision = row.decision ?? runs.get(row.runId) ?? null;
      return [{ ...event, state: stateOf({ decision, approves: task.approves, day: row.day, today }) }];
    });
    for (const [runId, rows] of Map.groupBy(over, ({ runId }) => runId)) {
      const [first] = rows;
      const task = first && taskOf.get(first.taskId);
      if (!first || !task || !isShared(task, first.occasion)) continue;
      events.push({
        ...headOf(task, first.occasion, first.day),
        key: runId,
        sendAt: first.sendAt.toISOString(),
        client: null,
        years: null,
        street: '',
        clientCount: rows.length,
        state:
          rows.find(({ outcome }) => outcome === 'sent')?.outcome ??
          first.outcome ??
          stateOf({ decision: runs.get(runId) ?? null, approves: task.approves, day: first.day, today }),
        reason: null,
        language: null,
      });
    }
    return events;
  }

  return {
    list: (agentId: string, question: EventsQuestion): Promise<{ rows: GreetingEvent[]; total: number }> => {
      if (question.to < question.from || daysBetween(question.from, question.to) > mostDays)
        throw new AppError('invalid_input', {
          fields: [{ path: 'to', code: 'span', message: 'A later day, of the next twelve months' }],
        });
      return open(agentId, async (transaction) => {
        const all = await listAll(transaction, question, question);
        const words = foldText(question.search);
        const rows = all
          .filter((event) => question.clientId === undefined || event.client?.id === question.clientId)
          .filter((event) => !question.isWaiting || event.state === 'waiting')
          .filter(
            (event) =>
              words === '' || foldText(`${event.client?.name ?? ''} ${event.taskName}`).includes(words),
          )
          .toSorted(question.by === 'client' ? byClient : byDay);
        const start = (question.page - 1) * question.pageSize;
        return { rows: rows.slice(start, start + question.pageSize), total: rows.length };
      });
    },

    listAll,

    /** What is next for one client. */
    findNextOf: async (transaction: GreetingTransaction, clientId: string): Promise<GreetingEvent | null> => {
      const { today, tasks } = transaction;
      const scheduled = await tasks.listScheduled();
      const span = { from: today, to: addDays(today, 366) };
      const own = await calendar.listGreetings(transaction, scheduled, span, clientId);
      const events = await describeOwn(
        transaction,
        own,
        await transaction.greetings.list(own.map(({ id }) => id)),
      );
      return (
        events.toSorted(byDay).find(({ state }) => ['scheduled', 'waiting', 'held'].includes(state)) ?? null
      );
    },

    /** How many want the agent's word in the next days, and when the first of them leaves. */
    findWaiting: async (transaction: GreetingTransaction): Promise<{ count: number; day: string } | null> => {
      const { today } = transaction;
      const events = await listAll(transaction, {
        from: addDays(today, -3),
        to: addDays(today, greetingLimits.approvalDays),
      });
      const waiting = events.filter(({ state }) => state === 'waiting').toSorted(byDay);
      return waiting[0] ? { count: waiting.length, day: waiting[0].day } : null;
    },

    /** Greetings that want the agent's word and leave on this day. */
    countWaitingOn: async (transaction: GreetingTransaction, day: string): Promise<number> => {
      const events = await listAll(transaction, { from: day, to: day });
      return events.filter(({ state }) => state === 'waiting').length;
    },
  };
}

/** What was decided about whole days. */
async function listDecisions(
  greetings: GreetingTransaction['greetings'],
  days: readonly { runId: string }[],
): Promise<Map<string, 'approve' | 'skip' | null>> {
  const runs = await greetings.listRuns([...new Set(days.map(({ runId }) => runId))]);
  return new Map(runs.map(({ id, decision }) => [id, decision]));
}

/** Of one client each, with what was decided about them. */
async function describeOwn(
  { greetings, today }: GreetingTransaction,
  planned: readonly PlannedGreeting[],
  stored: readonly StoredGreeting[],
): Promise<GreetingEvent[]> {
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const row of await greetings.list(planned.filter(({ id }) => !rows.has(id)).map(({ id }) => id)))
    rows.set(row.id, row);
  const runs = await listDecisions(greetings, planned);
  return planned.map((each) => {
    const row = rows.get(each.id);
    if (row && row.outcome !== null) return describePerson(each.task, each, each.person, row);
    const decision = row?.decision ?? runs.get(each.runId) ?? null;
    const state = isHeldOn(each.person, each.day)
      ? 'held'
      : stateOf({ decision, approves: each.task.approves, day: each.day, today });
    return {
      ...describePerson(each.task, each, each.person, null),
      years: each.years,
      state,
      reason: state === 'held' ? each.person.holdReason : null,
    };
  });
}
