import type { GreetingYear } from '@hearthline/contract/greetings';
import { addDays, addMonths, startOfMonth } from '@hearthline/domain/calendar';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { greetingKinds, kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import type { EventsService } from './events.service.ts';
import { countClients } from './greeted-people.store.ts';
import type { Calendar, Span } from './planned-greetings.ts';
import { isOfEachRecord, isShared } from './planned-greetings.ts';

const months = 12;

type Counts = GreetingYear['totals'];
const noCounts = (): Counts => Object.fromEntries(greetingKinds.map((kind) => [kind, 0])) as Counts;

export type YearService = ReturnType<typeof createYearService>;

/** Twelve months at a glance; counted, since a year of 20,000 clients is not to be read one by one. */
export function createYearService({
  open,
  calendar,
  events,
}: {
  open: OpenGreetings;
  calendar: Calendar;
  events: Pick<EventsService, 'findWaiting'>;
}) {
  /** Days that are over, by what had its place on them. */
  async function countOver(transaction: GreetingTransaction, span: Span, add: AddDay): Promise<void> {
    const tasks = new Map((await transaction.tasks.list()).map((task) => [task.id, task]));
    for (const { day, taskId, occasion, count } of await transaction.greetings.countDays(
      span.from,
      span.to,
    )) {
      const task = tasks.get(taskId);
      if (task) add(day, kindOfCategory[task.category], isShared(task, occasion) ? 1 : count);
    }
  }

  async function countAhead(transaction: GreetingTransaction, span: Span, add: AddDay): Promise<void> {
    const scheduled = await transaction.tasks.listScheduled();
    for (const day of calendar.listSharedDays(transaction, scheduled, span))
      if (await calendar.isAnybodyMeant(transaction, day)) add(day.day, kindOfCategory[day.task.category], 1);
    for (const task of scheduled)
      for (const occasion of task.occasions.filter((each) => !isShared(task, each))) {
        const { day } = definitionOf(occasion);
        const kind = kindOfCategory[task.category];
        if (isOfEachRecord(task, occasion) && day.of === 'client')
          for (const own of (await transaction.ownDaysCounted(span))[day.field])
            add(own.day, kind, own.count);
        else
          for (const own of await calendar.listOwnDays(
            transaction,
            [{ ...task, occasions: [occasion] }],
            span,
          ))
            add(own.day, kind, 1);
      }
  }

  return {
    get: (agentId: string, month: string | undefined): Promise<GreetingYear> =>
      open(agentId, async (transaction) => {
        const { tx, today } = transaction;
        const from = startOfMonth(month ?? today);
        const to = addDays(addMonths(from, months), -1);
        const totals = noCounts();
        const days = new Map<string, Counts>();
        const add: AddDay = (day, kind, count) => {
          totals[kind] += count;
          const counts = days.get(day) ?? noCounts();
          counts[kind] += count;
          days.set(day, counts);
        };
        if (from < today)
          await countOver(transaction, { from, to: to < today ? to : addDays(today, -1) }, add);
        if (to >= today) await countAhead(transaction, { from: from > today ? from : today, to }, add);
        return {
          from,
          to,
          today,
          clients: await countClients(tx, agentId),
          totals,
          days: [...days]
            .map(([day, counts]) => ({ day, counts }))
            .toSorted((left, right) => left.day.localeCompare(right.day)),
          waiting: (await events.findWaiting(transaction))?.count ?? 0,
        };
      }),
  };
}

type AddDay = (day: string, kind: GreetingKind, count: number) => void;
