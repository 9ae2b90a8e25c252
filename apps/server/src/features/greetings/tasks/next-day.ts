import { addDays } from '@hearthline/domain/calendar';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import type { Calendar } from '../calendar/planned-greetings.ts';
import { isShared } from '../calendar/planned-greetings.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from './tasks.store.ts';

/** A feast may keep people waiting for more than a year. */
const daysAhead = 400;

export interface NextDay {
  sendDate: string | null;
  /** Whom that day means. */
  clientIds: string[];
}

/** The next day on which a task writes, and to whom. */
export async function findNextDay(
  calendar: Calendar,
  transaction: GreetingTransaction,
  task: TaskRecord,
): Promise<NextDay> {
  const { now, today, agent } = transaction;
  const span = { from: today, to: addDays(today, daysAhead) };
  const shared = calendar
    .listSharedDays(transaction, [task], span)
    .filter(({ day }) => sendMoment(day, agent.timeZone) > now)
    .toSorted((left, right) => left.day.localeCompare(right.day));
  const own = await calendar.listGreetings(
    transaction,
    [{ ...task, occasions: task.occasions.filter((occasion) => !isShared(task, occasion)) }],
    span,
  );
  const nextOwn = own
    .filter(({ sendAt }) => sendAt > now)
    .reduce<string | null>((first, { day }) => (first === null || day < first ? day : first), null);
  for (const day of shared) {
    if (nextOwn !== null && nextOwn < day.day) break;
    const people = await calendar.listMeant(transaction, day);
    if (people.length > 0) return { sendDate: day.day, clientIds: people.map(({ id }) => id) };
  }
  return {
    sendDate: nextOwn,
    clientIds: own.filter(({ day }) => day === nextOwn).map(({ clientId }) => clientId),
  };
}
