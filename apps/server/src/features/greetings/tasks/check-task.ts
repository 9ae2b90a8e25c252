import type { GreetingTaskInput } from '@hearthline/contract/greetings';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import { AppError } from '../../../platform/errors.ts';
import type { Calendar } from '../calendar/planned-greetings.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import { isDesignOf } from '../templates/is-design.ts';
import type { TaskRecord } from './tasks.store.ts';

function refuse(path: string, code: string, message: string): never {
  throw new AppError('invalid_input', { fields: [{ path, code, message }] });
}

/** What a shape alone cannot say. */
export function checkInput({ category, occasions, customDate, name, designId }: GreetingTaskInput): void {
  if (occasions.some((occasion) => definitionOf(occasion).category !== category))
    refuse('occasions', 'of_category', 'Days of this category');
  if (!isDesignOf(designId, category)) refuse('designId', 'design', 'A design that there is');
  const isCustom = category === 'customDates';
  if (isCustom && customDate === null) refuse('customDate', 'required', 'A day');
  if (isCustom && name === '') refuse('name', 'required', 'A name');
  if (!isCustom && customDate !== null) refuse('customDate', 'not_custom', 'Only custom dates have one');
}

/** The switch of a category stands for all of it, every year; whoever wants it otherwise schedules something else. */
export function requireStanding(
  before: Pick<TaskRecord, 'isStanding' | 'category'>,
  { category, audience, repeatsAnnually }: GreetingTaskInput,
): void {
  if (!before.isStanding) return;
  if (category !== before.category) refuse('category', 'standing', 'The category that it is the switch of');
  if (audience.kind !== 'all') refuse('audience', 'standing', 'All clients');
  if (!repeatsAnnually) refuse('repeatsAnnually', 'standing', 'Every year');
}

/**
 * What lies behind is not made up for: a single day whose hour has passed would never be greeted. For one client the hour is
 * theirs; for many it is the agent's, by which the calendar shows such a day.
 */
export async function requireAhead(
  calendar: Pick<Calendar, 'listGreetings' | 'isAnybodyMeant'>,
  transaction: GreetingTransaction,
  task: TaskRecord,
): Promise<void> {
  const { now, today, agent } = transaction;
  const { customOn: day, repeats, clientId } = task;
  if (day === null || repeats || day > today) return;
  const isOver = clientId === null && sendMoment(day, agent.timeZone) <= now;
  if (isOver || (await isOverForAll(calendar, transaction, task, day)))
    refuse('customDate', 'past', 'A day whose hour has not passed');
}

async function isOverForAll(
  calendar: Pick<Calendar, 'listGreetings' | 'isAnybodyMeant'>,
  transaction: GreetingTransaction,
  task: TaskRecord,
  day: string,
): Promise<boolean> {
  const ahead = await calendar.listGreetings(transaction, [task], { from: day, to: day });
  return ahead.length === 0 && (await calendar.isAnybodyMeant(transaction, { task, occasion: 'custom' }));
}
