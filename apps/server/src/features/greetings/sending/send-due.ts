import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { decideDue, greetingZone, sendMoment } from '@hearthline/domain/greeting/send-moment';
import { kindOfCategory, precedenceOf } from '@hearthline/domain/greeting/vocabulary';
import { localDay, localHour } from '@hearthline/domain/time-zone';
import type { AddresseeVerdict } from '../../../platform/messages/reader-message.ts';
import type { PersonRow } from '../calendar/greeted-people.store.ts';
import { isHeldOn, listPeople } from '../calendar/greeted-people.store.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { Recall } from '../recall.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { DueGreeting } from './due.store.ts';
import { lockDue } from './due.store.ts';
import type { Settlement } from './greetings.store.ts';
import type { GreetingLetter, WriteGreetings } from './write-greeting.ts';

const audienceOrder: readonly TaskRecord['audience'][] = ['client', 'list', 'all'];
/** What is late leaves in the client's day, not in their night. */
const lastHour = 20;

/** What is due to one client, as far as it can be told without asking whether they may be written to. */
interface DueClient {
  person: PersonRow;
  /** On their own calendar. */
  today: string;
  /** Needs no more looking at. */
  over: Settlement[];
  /** Too late to be sent. */
  late: DueGreeting[];
  /** To leave now, in one message, the first of them on top. */
  ready: DueGreeting[];
}

/**
 * Writes to the next clients to whom something is due, each in one message, and settles what is over. Gives the last of
 * these clients, and null after the last portion.
 */
export function createDueSender({
  ports,
  write,
}: {
  ports: Pick<GreetingPorts, 'messages'>;
  write: WriteGreetings;
}) {
  /** Of all whom it matters for, asked at once. The agent was asked for no word about what could not have left. */
  async function findVerdicts(
    { tx, agentId }: GreetingTransaction,
    clients: readonly DueClient[],
  ): Promise<Map<string, AddresseeVerdict>> {
    const ids = clients
      .filter(({ late, ready }) => ready.length > 0 || late.some(({ decision }) => decision === 'ask'))
      .map(({ person }) => person.id);
    if (ids.length === 0) return new Map();
    const verdicts = await ports.messages.evaluate(
      tx,
      agentId,
      ids.map((clientId) => ({ clientId })),
      { channel: 'email', category: 'greetings' },
    );
    return new Map(verdicts.map((verdict, place) => [ids[place] ?? '', verdict]));
  }

  return async (
    transaction: GreetingTransaction,
    { after, clients }: { after: string | null; clients: number },
    recall: Recall,
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
    const dueOf = Map.groupBy(due, ({ clientId }) => clientId);
    const sorted = people.map((person) =>
      sortOut(transaction, tasks, person, dueOf.get(person.id) ?? [], lastDays.get(person.id)),
    );
    const verdicts = await findVerdicts(transaction, sorted);
    const settlements: Settlement[] = [];
    const letters: DatedLetter[] = [];
    for (const { person, today, over, late, ready } of sorted) {
      const verdict = verdicts.get(person.id);
      const obstacle = verdict?.reason ?? null;
      settlements.push(...over, ...late.map((greeting) => settleLate(greeting, today, obstacle)));
      const [main, ...along] = ready;
      if (!main || !verdict) continue;
      if (obstacle === null) letters.push({ person, today, verdict, main, along });
      else settlements.push(...ready.map((greeting) => settle(greeting, today, 'leftOut', obstacle)));
    }
    const messageIds = await write(transaction, letters, tasks, recall);
    settlements.push(...letters.flatMap((letter, place) => settleLetter(letter, messageIds[place] ?? null)));
    await greetings.settle(settlements, now);
    return ids.at(-1) ?? null;
  };
}

export type SendDue = ReturnType<typeof createDueSender>;

const settle = (
  { id }: DueGreeting,
  settledOn: string,
  outcome: Settlement['outcome'],
  reason: string | null,
  messageId: string | null = null,
): Settlement => ({ id, outcome, reason, messageId, settledOn });

type DatedLetter = GreetingLetter & { today: string };

function settleLetter({ today, main, along }: DatedLetter, messageId: string | null): Settlement[] {
  if (messageId === null)
    return [main, ...along].map((greeting) => settle(greeting, today, 'leftOut', 'noAddress'));
  return [
    settle(main, today, 'sent', null, messageId),
    ...along.map((greeting) => settle(greeting, today, 'merged', null, messageId)),
  ];
}

function settleLate(greeting: DueGreeting, today: string, obstacle: string | null): Settlement {
  if (greeting.decision !== 'ask') return settle(greeting, today, 'missed', 'tooLate');
  return obstacle === null
    ? settle(greeting, today, 'missed', 'notApproved')
    : settle(greeting, today, 'leftOut', obstacle);
}

function sortOut(
  { now, agent }: GreetingTransaction,
  tasks: ReadonlyMap<string, TaskRecord>,
  person: PersonRow,
  due: readonly DueGreeting[],
  lastDay: string | undefined,
): DueClient {
  const zone = greetingZone(person.province, agent.timeZone);
  const today = localDay(now, zone);
  const mayLeave = lastDay !== today && isInTheDay(now, today, zone);
  const client: DueClient = { person, today, over: [], late: [], ready: [] };
  for (const greeting of due) {
    if (greeting.decision === 'skip') client.over.push(settle(greeting, today, 'skipped', null));
    else if (isHeldOn(person, greeting.day)) client.over.push(settle(greeting, today, 'leftOut', 'held'));
    else if (decideDue(greeting.day, now, zone) === 'report') client.late.push(greeting);
    else if (greeting.decision === 'approve' && mayLeave) client.ready.push(greeting);
  }
  client.ready.sort((left, right) => rankOf(left, tasks) - rankOf(right, tasks));
  return client;
}

/** The one meant for this client alone before one of a list, their own day before everybody's. */
function rankOf({ taskId, occasion }: DueGreeting, tasks: ReadonlyMap<string, TaskRecord>): number {
  const kind = precedenceOf(kindOfCategory[definitionOf(occasion).category]);
  return kind * audienceOrder.length + audienceOrder.indexOf(tasks.get(taskId)?.audience ?? 'all');
}

/** From nine in the morning on, as long as somebody is up. */
const isInTheDay = (now: Date, today: string, zone: string): boolean =>
  now >= sendMoment(today, zone) && localHour(now, zone) <= lastHour;
