import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, TransactionChoices, Tx } from '../../platform/db/database.ts';
import type { OwnDayCounts, PeopleAlike, PersonRow } from './calendar/greeted-people.store.ts';
import { countOwnDays, countPeopleAlike, listPeople } from './calendar/greeted-people.store.ts';
import type { GreetingAgent } from './greeting-agent.store.ts';
import { findGreetingAgent } from './greeting-agent.store.ts';
import type { Recall } from './recall.ts';
import { createRecall } from './recall.ts';
import type { GreetingsStore } from './sending/greetings.store.ts';
import { createGreetingsStore } from './sending/greetings.store.ts';
import type { TasksStore } from './tasks/tasks.store.ts';
import { createTasksStore } from './tasks/tasks.store.ts';

/** One agent's greetings within one transaction, at one moment of the agent's calendar. */
export interface GreetingTransaction {
  tx: Tx;
  agentId: string;
  now: Date;
  today: string;
  agent: GreetingAgent;
  tasks: TasksStore;
  greetings: GreetingsStore;
  /** What is read once in the transaction. */
  once: Recall;
  /** All clients. */
  everybody(): Promise<PersonRow[]>;
  /** The same ones, counted by what decides to whom a day means something: many times quicker. */
  everybodyCounted(): Promise<PeopleAlike[]>;
  /** How many of them have a day of their record on each day of a span. */
  ownDaysCounted(span: { from: string; to: string }): Promise<OwnDayCounts>;
}

export type OpenGreetings = <T>(
  agentId: string,
  work: (transaction: GreetingTransaction) => Promise<T>,
  choices?: TransactionChoices,
) => Promise<T>;

/** Within a transaction that somebody else began. */
export async function enterGreetings(tx: Tx, agentId: string, now: Date): Promise<GreetingTransaction> {
  const agent = await findGreetingAgent(tx, agentId);
  const once = createRecall();
  return {
    tx,
    agentId,
    now,
    today: localDay(now, agent.timeZone),
    agent,
    tasks: createTasksStore(tx, agentId),
    greetings: createGreetingsStore(tx, agentId),
    once,
    everybody: () => once('everybody', () => listPeople(tx, agentId, 'everybody')),
    everybodyCounted: () => once('everybody counted', () => countPeopleAlike(tx, agentId)),
    ownDaysCounted: (span) => once(`own days ${span.from} ${span.to}`, () => countOwnDays(tx, agentId, span)),
  };
}

export function createGreetingTransactions({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}): OpenGreetings {
  return (agentId, work, choices) =>
    database.asAgent(agentId, async (tx) => work(await enterGreetings(tx, agentId, clock.now())), choices);
}
