import { addDays, hourMs } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { Calendar, PlannedGreeting } from '../calendar/planned-greetings.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { RunRow, StoredGreeting } from './greetings.store.ts';

/** Greetings get their rows so long before they leave. */
const aheadMs = 36 * hourMs;
/** After a longer standstill nobody wants to hear of every day. */
const mostDaysBack = 400;

/**
 * Gives every greeting that leaves soon its row, takes away what is no longer so, and moves what was moved. Whatever came
 * due since the last look gets its row too, however long the program stood still; what lay behind when its task was made, its
 * client came or its date was set gets none.
 */
export async function planGreetings(
  calendar: Pick<Calendar, 'listGreetings'>,
  transaction: GreetingTransaction,
  plannedAt: Date,
): Promise<void> {
  const { now, greetings, tasks, agent } = transaction;
  const until = new Date(now.getTime() + aheadMs);
  const open = await greetings.listOpen(until);
  const since = open.reduce((first, { sendAt }) => (sendAt < first ? sendAt : first), plannedAt);
  const today = localDay(now, agent.timeZone);
  const span = {
    from: later(addDays(localDay(since, agent.timeZone), -1), addDays(today, -mostDaysBack)),
    to: addDays(localDay(until, agent.timeZone), 1),
  };
  const planned = await calendar.listGreetings(transaction, await tasks.listScheduled(), span);
  const leaving = planned.filter(({ sendAt }) => sendAt <= until);
  const stored = new Map((await greetings.list(leaving.map(({ id }) => id))).map((row) => [row.id, row]));

  const fresh = leaving.filter((each) => !stored.has(each.id) && isAhead(each, plannedAt));
  const moved = leaving.filter((each) => isMoved(each, stored.get(each.id)));
  await greetings.addRuns(runsOf([...fresh, ...moved]));
  await greetings.add(fresh);
  await greetings.move(moved);
  const kept = new Set(leaving.map(({ id }) => id));
  await greetings.remove(open.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
}

const later = (left: string, right: string): string => (left > right ? left : right);

/** Nobody is greeted for what lay behind already. */
const isAhead = ({ sendAt, task, person }: PlannedGreeting, plannedAt: Date): boolean =>
  sendAt > plannedAt && sendAt > task.countsFrom && sendAt > new Date(person.joinedAt);

const isMoved = (planned: PlannedGreeting, row: StoredGreeting | undefined): boolean =>
  row !== undefined &&
  row.outcome === null &&
  (row.day !== planned.day || row.sendAt.getTime() !== planned.sendAt.getTime());

function runsOf(planned: readonly PlannedGreeting[]): RunRow[] {
  const runs = new Map<string, RunRow>();
  for (const { runId, taskId, occasion, day } of planned)
    runs.set(runId, { id: runId, taskId, occasion, day });
  return [...runs.values()];
}
