import { addDays } from '@hearthline/domain/calendar';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import type { Calendar, Span } from '../calendar/planned-greetings.ts';
import { isShared } from '../calendar/planned-greetings.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from './tasks.store.ts';

/** A feast may keep people waiting for more than a year. */
const daysAhead = 400;

export interface NextDay {
  sendDate: string | null;
  /** Whom that day means; of many tasks only those that are shown are asked. */
  listClientIds(): Promise<string[]>;
  /** How many that are, which is quicker. */
  countClients(): Promise<number>;
}

export const noDay: NextDay = { sendDate: null, listClientIds: async () => [], countClients: async () => 0 };

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
  const nextOwn = await findNextOwn(calendar, transaction, task, span);
  for (const day of shared) {
    if (nextOwn?.sendDate && nextOwn.sendDate < day.day) break;
    if (!(await calendar.isAnybodyMeant(transaction, day))) continue;
    return {
      sendDate: day.day,
      listClientIds: async () => (await calendar.listMeant(transaction, day)).map(({ id }) => id),
      countClients: () => calendar.countMeant(transaction, day),
    };
  }
  return nextOwn ?? noDay;
}

/** Of days that clients have each by themselves. */
async function findNextOwn(
  calendar: Calendar,
  transaction: GreetingTransaction,
  task: TaskRecord,
  span: Span,
): Promise<NextDay | null> {
  const { now } = transaction;
  const occasions = task.occasions.filter((occasion) => !isShared(task, occasion));
  if (occasions.length === 0) return null;
  let near = span;
  if (task.audience === 'all') {
    // Counting is quick; clients are looked at only where there are some.
    const days: string[] = [];
    for (const occasion of occasions) {
      const { day } = definitionOf(occasion);
      if (day.of !== 'client') continue;
      days.push(...(await transaction.ownDaysCounted(span))[day.field].map((each) => each.day));
    }
    // Today's may have left; then the day after them is the next.
    const [first, second = first] = [...new Set(days)].toSorted();
    if (first === undefined || second === undefined) return null;
    near = { from: first, to: second };
  }
  const own = await calendar.listGreetings(transaction, [{ ...task, occasions }], near);
  const ahead = own.filter(({ sendAt }) => sendAt > now);
  const sendDate = ahead.map(({ day }) => day).toSorted()[0];
  if (sendDate === undefined) return null;
  const clientIds = ahead.filter(({ day }) => day === sendDate).map(({ clientId }) => clientId);
  return { sendDate, listClientIds: async () => clientIds, countClients: async () => clientIds.length };
}
