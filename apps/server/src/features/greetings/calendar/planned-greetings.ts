import { clientFilter } from '@hearthline/contract/client-filter';
import { mailingMaxClients } from '@hearthline/contract/messages';
import { addDays, daysBetween } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import type { OccasionDay, PlannedTask } from '@hearthline/domain/greeting/plan';
import { isMeant, listOccasionDays } from '@hearthline/domain/greeting/plan';
import { greetingZone, sendMoment } from '@hearthline/domain/greeting/send-moment';
import { runInTurns } from '../../../platform/turns.ts';
import { greetingIdOf, runIdOf } from '../greeting-id.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { PlannedRow } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { PersonRow } from './greeted-people.store.ts';
import { listPeople } from './greeted-people.store.ts';

const wholeYear = 365;
/** So many between two looks at the clock. */
const portion = 64;
type Steps<T> = Generator<undefined, T, undefined>;

export interface Span {
  from: string;
  to: string;
}

/** A greeting that a task has for somebody, whether or not a row of it is there already. */
export interface PlannedGreeting extends PlannedRow, Pick<OccasionDay, 'years'> {
  task: TaskRecord;
  person: PersonRow;
}

/** A day of a task for one client. Most of them are only counted and sorted, so no greeting is made of them. */
export interface OwnDay extends OccasionDay {
  task: TaskRecord;
  person: PersonRow;
}

/** A day that a task has for many at once, with whoever it means. */
export interface SharedDay extends OccasionDay {
  task: TaskRecord;
  runId: string;
}

export type Calendar = ReturnType<typeof createCalendar>;

/** The days of tasks: one reckoning for what is shown and for what is sent. */
export function createCalendar({ ports }: { ports: Pick<GreetingPorts, 'clients'> }) {
  function listMemberIds(
    { tx, agentId, today, once }: GreetingTransaction,
    listId: string,
  ): Promise<readonly string[]> {
    return once<readonly string[]>(`list ${listId}`, async () => {
      const stored = await ports.clients.findListFilter(tx, agentId, listId);
      if (stored === null) return [];
      const filter = clientFilter.parse(stored);
      return ports.clients.listIds(tx, agentId, today, { filter }, null, mailingMaxClients);
    });
  }

  const listMembers = (transaction: GreetingTransaction, listId: string): Promise<PersonRow[]> =>
    transaction.once(`people of ${listId}`, async () => {
      const ids = await listMemberIds(transaction, listId);
      return listPeople(transaction.tx, transaction.agentId, { ids });
    });

  /** Those of some clients whom a task may mean: everybody else is not read for that. */
  async function listSome(
    transaction: GreetingTransaction,
    task: TaskRecord,
    clientIds: readonly string[],
  ): Promise<PersonRow[]> {
    const members = task.listId === null ? null : new Set(await listMemberIds(transaction, task.listId));
    const ids = clientIds.filter(
      (id) => (task.clientId === null || task.clientId === id) && (members === null || members.has(id)),
    );
    return ids.length === 0 ? [] : listPeople(transaction.tx, transaction.agentId, { ids });
  }

  /** Whom a task may mean on this occasion in these days; of whom it means, `isMeant` is asked one by one. */
  async function listCandidates(
    transaction: GreetingTransaction,
    task: TaskRecord,
    occasion: Occasion,
    { from, to }: Span,
    clientIds: readonly string[] | undefined,
  ): Promise<PersonRow[]> {
    const { tx, agentId } = transaction;
    if (clientIds !== undefined) return listSome(transaction, task, clientIds);
    if (task.clientId !== null) return listPeople(tx, agentId, { ids: [task.clientId] });
    if (task.listId !== null) return listMembers(transaction, task.listId);
    const { day } = definitionOf(occasion);
    if (day.of !== 'client') return transaction.everybody();
    // Then nearly everybody is read, and for each of their days once more.
    if (daysBetween(from, to) >= wholeYear)
      return (await transaction.everybody()).filter(({ days }) => days[day.field] !== null);
    return listPeople(tx, agentId, { field: day.field, from, to });
  }

  const listSharing = (transaction: GreetingTransaction, task: TaskRecord, occasion: Occasion) => {
    const { today } = transaction;
    return listCandidates(transaction, task, occasion, { from: today, to: today }, undefined);
  };

  /** Every day of these tasks in a span, client by client, or those of some clients. */
  async function listOwnDays(
    transaction: GreetingTransaction,
    tasks: readonly TaskRecord[],
    span: Span,
    clientIds?: readonly string[],
  ): Promise<OwnDay[]> {
    const found: OwnDay[] = [];
    for (const task of tasks)
      for (const occasion of task.occasions) {
        if (!fallsIn(task, occasion, span, transaction)) continue;
        const people = await listCandidates(transaction, task, occasion, span, clientIds);
        await runInTurns(
          addOwnDays(found, task, occasion, people, { ...span, agentZone: transaction.agent.timeZone }),
        );
      }
    return found;
  }

  async function listMeant(
    transaction: GreetingTransaction,
    { task, occasion }: Pick<SharedDay, 'task' | 'occasion'>,
  ): Promise<PersonRow[]> {
    const people = await listSharing(transaction, task, occasion);
    return runInTurns(filterMeant(task, occasion, people));
  }

  return {
    listOwnDays,

    isMember: async (transaction: GreetingTransaction, listId: string, clientId: string): Promise<boolean> =>
      (await listMemberIds(transaction, listId)).includes(clientId),

    /** Every greeting of these tasks in a span, client by client, or those of some clients. */
    listGreetings: async (
      transaction: GreetingTransaction,
      tasks: readonly TaskRecord[],
      span: Span,
      clientIds?: readonly string[],
    ): Promise<PlannedGreeting[]> => {
      const days = await listOwnDays(transaction, tasks, span, clientIds);
      return runInTurns(makeGreetings(days, transaction));
    },

    /** Days that many share, of tasks that mean more than one client. */
    listSharedDays: (
      { agent }: Pick<GreetingTransaction, 'agent'>,
      tasks: readonly TaskRecord[],
      span: Span,
    ): SharedDay[] =>
      tasks.flatMap((task) =>
        task.occasions
          .filter((occasion) => isShared(task, occasion))
          .flatMap((occasion) =>
            listOccasionDays(task, occasion, null, { ...span, agentZone: agent.timeZone }).map((found) => ({
              ...found,
              task,
              runId: runIdOf({ taskId: task.id, occasion, day: found.day }),
            })),
          ),
      ),

    /** Whom such a day means. */
    listMeant,

    /** How many that are: of a day that all share, without reading them. */
    countMeant: async (
      transaction: GreetingTransaction,
      day: Pick<SharedDay, 'task' | 'occasion'>,
    ): Promise<number> => {
      const { task, occasion } = day;
      if (!isForAll(task, occasion)) return (await listMeant(transaction, day)).length;
      const alike = (await transaction.everybodyCounted()).filter((each) => isMeant(task, occasion, each));
      return alike.reduce((sum, { count }) => sum + count, 0);
    },

    isAnybodyMeant: async (
      transaction: GreetingTransaction,
      { task, occasion }: Pick<SharedDay, 'task' | 'occasion'>,
    ): Promise<boolean> => {
      const people = isForAll(task, occasion)
        ? await transaction.everybodyCounted()
        : await listSharing(transaction, task, occasion);
      return people.some((person) => isMeant(task, occasion, person));
    },
  };
}

/** The same day for all of many clients. */
export const isShared = (task: Pick<PlannedTask, 'audience'>, occasion: Occasion): boolean =>
  task.audience !== 'client' && definitionOf(occasion).day.of !== 'client';

/** The same day for all clients there are. */
const isForAll = (task: Pick<PlannedTask, 'audience'>, occasion: Occasion): boolean =>
  task.audience === 'all' && isShared(task, occasion);

/** A day of the record of each client: then all are counted by one statement, and only those are read who are shown. */
export const isOfEachRecord = (
  task: Pick<PlannedTask, 'audience' | 'repeats'>,
  occasion: Occasion,
): boolean => task.audience === 'all' && task.repeats && definitionOf(occasion).day.of === 'client';

/** A task without the days that many share. */
export const withoutShared = (task: TaskRecord): TaskRecord => ({
  ...task,
  occasions: task.occasions.filter((occasion) => !isShared(task, occasion)),
});

/**
 * Whether looking for clients is of any use: on which day a task writes that writes once, depends on their clocks, and on
 * which one 29 February is kept, on their record.
 */
function fallsIn(
  task: TaskRecord,
  occasion: Occasion,
  { from, to }: Span,
  { agent }: Pick<GreetingTransaction, 'agent'>,
): boolean {
  if (definitionOf(occasion).day.of === 'client') return true;
  const inAnyYear = { ...task, repeats: true };
  const around = { from: addDays(from, -1), to: addDays(to, 1), agentZone: agent.timeZone };
  return listOccasionDays(inAnyYear, occasion, null, around).length > 0;
}

function* addOwnDays(
  found: OwnDay[],
  task: TaskRecord,
  occasion: Occasion,
  people: readonly PersonRow[],
  span: Span & { agentZone: string },
): Steps<void> {
  for (const [place, person] of people.entries()) {
    if (place % portion === 0) yield;
    if (!isMeant(task, occasion, person)) continue;
    for (const { day, turn, years } of listOccasionDays(task, occasion, person, span))
      found.push({ task, person, occasion, day, turn, years });
  }
}

function* filterMeant(
  task: TaskRecord,
  occasion: Occasion,
  people: readonly PersonRow[],
): Steps<PersonRow[]> {
  const meant: PersonRow[] = [];
  for (const [place, person] of people.entries()) {
    if (place % portion === 0) yield;
    if (isMeant(task, occasion, person)) meant.push(person);
  }
  return meant;
}

function* makeGreetings(
  days: readonly OwnDay[],
  transaction: Pick<GreetingTransaction, 'agent'>,
): Steps<PlannedGreeting[]> {
  const made: PlannedGreeting[] = [];
  for (const [place, day] of days.entries()) {
    if (place % portion === 0) yield;
    made.push(greetingOn(day, transaction));
  }
  return made;
}

/** The greeting of such a day. */
export function greetingOn(
  { task, person, occasion, day, turn, years }: OwnDay,
  { agent }: Pick<GreetingTransaction, 'agent'>,
): PlannedGreeting {
  return {
    id: greetingIdOf({ taskId: task.id, clientId: person.id, occasion, turn }),
    runId: runIdOf({ taskId: task.id, occasion, day }),
    taskId: task.id,
    clientId: person.id,
    occasion,
    day,
    sendAt: sendMoment(day, greetingZone(person.province, agent.timeZone)),
    years,
    task,
    person,
  };
}
