import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { decideDue, greetingZone, sendMoment } from '@hearthline/domain/greeting/send-moment';
import { kindOfCategory, precedenceOf } from '@hearthline/domain/greeting/vocabulary';
import { localDay, localHour } from '@hearthline/domain/time-zone';
import type { PersonRow } from '../calendar/greeted-people.store.ts';
import { isHeldOn, listPeople } from '../calendar/greeted-people.store.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { DueGreeting } from './due.store.ts';
import { lockDue } from './due.store.ts';
import type { Settlement } from './greetings.store.ts';
import type { WriteGreeting } from './write-greeting.ts';

const audienceOrder: readonly TaskRecord['audience'][] = ['client', 'list', 'all'];
/** What is late leaves in the client's day, not in their night. */
const lastHour = 20;

/**
 * Writes to the next clients to whom something is due, each in one message, and settles what is over. Gives the last of
 * these clients, and null after the last portion.
 */
export function createDueSender({
  ports,
  write,
}: {
  ports: Pick<GreetingPorts, 'messages'>;
  write: WriteGreeting;
}) {
  async function findObstacle(
    { tx, agentId }: GreetingTransaction,
    { id }: PersonRow,
  ): Promise<string | null> {
    const about = { channel: 'email', category: 'greetings' } as const;
    const [verdict] = await ports.messages.evaluate(tx, agentId, [{ clientId: id }], about);
    return verdict?.reason ?? null;
  }

  async function settleClient(
    transaction: GreetingTransaction,
    tasks: ReadonlyMap<string, TaskRecord>,
    { person, due, lastDay }: { person: PersonRow; due: readonly DueGreeting[]; lastDay: string | undefined },
  ): Promise<Settlement[]> {
    const { now, agent } = transaction;
    const zone = greetingZone(person.province, agent.timeZone);
    const today = localDay(now, zone);
    const settle = (
      { id }: DueGreeting,
      outcome: Settlement['outcome'],
      reason: string | null,
      messageId: string | null = null,
    ): Settlement => ({ id, outcome, reason, messageId, settledOn: today });

    const over: Settlement[] = [];
    for (const greeting of due) {
      if (greeting.decision === 'skip') over.push(settle(greeting, 'skipped', null));
      else if (isHeldOn(person, greeting.day)) over.push(settle(greeting, 'leftOut', 'held'));
      else if (decideDue(greeting.day, now, zone) === 'report') {
        // The agent was asked for no word about what could not have left.
        const obstacle = greeting.decision === 'ask' ? await findObstacle(transaction, person) : null;
        if (obstacle !== null) over.push(settle(greeting, 'leftOut', obstacle));
        else over.push(settle(greeting, 'missed', greeting.decision === 'ask' ? 'notApproved' : 'tooLate'));
      }
    }
    const settled = new Set(over.map(({ id }) => id));
    const ready = due
      .filter(({ id, decision }) => decision === 'approve' && !settled.has(id))
      .toSorted((left, right) => rankOf(left, tasks) - rankOf(right, tasks));
    const [main, ...along] = ready;
    if (!main || lastDay === today || !isInTheDay(now, today, zone)) return over;

    const obstacle = await findObstacle(transaction, person);
    if (obstacle !== null)
      return [...over, ...ready.map((greeting) => settle(greeting, 'leftOut', obstacle))];
    const messageId = await write(transaction, { person, main, along, tasks });
    if (messageId === null)
      return [...over, ...ready.map((greeting) => settle(greeting, 'leftOut', 'noAddress'))];
    return [
      ...over,
      settle(main, 'sent', null, messageId),
      ...along.map((greeting) => settle(greeting, 'merged', null, messageId)),
    ];
  }

  return async (
    transaction: GreetingTransaction,
    { after, clients }: { after: string | null; clients: number },
  ): Promise<string | null> => {
    const { tx, agentId, now, greetings } = transaction;
    const due = await lockDue(tx, agentId, { now, after, clients });
    if (due.length === 0) return null;
    const ids = [...new Set(due.map(({ clientId }) => clientId))];
    const [people, lastDays, tasks] = [
      await listPeople(tx, agentId, { ids }),
      await greetings.listLastDays(ids),
      new Map((await transaction.tasks.list()).map((task) => [task.id, task])),
    ];
    const settlements: Settlement[] = [];
    for (const person of people)
      settlements.push(
        ...(await settleClient(transaction, tasks, {
          person,
          due: due.filter(({ clientId }) => clientId === person.id),
          lastDay: lastDays.get(person.id),
        })),
      );
    await greetings.settle(settlements, now);
    return ids.at(-1) ?? null;
  };
}

export type SendDue = ReturnType<typeof createDueSender>;

/** The one meant for this client alone before one of a list, their own day before everybody's. */
function rankOf({ taskId, occasion }: DueGreeting, tasks: ReadonlyMap<string, TaskRecord>): number {
  const kind = precedenceOf(kindOfCategory[definitionOf(occasion).category]);
  return kind * audienceOrder.length + audienceOrder.indexOf(tasks.get(taskId)?.audience ?? 'all');
}

/** From nine in the morning on, as long as somebody is up. */
const isInTheDay = (now: Date, today: string, zone: string): boolean =>
  now >= sendMoment(today, zone) && localHour(now, zone) <= lastHour;
