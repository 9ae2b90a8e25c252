import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, TransactionChoices, Tx } from '../../platform/db/database.ts';
import type { PersonRow } from './calendar/greeted-people.store.ts';
import { listPeople } from './calendar/greeted-people.store.ts';
import type { GreetingAgent } from './greeting-agent.store.ts';
import { findGreetingAgent } from './greeting-agent.store.ts';
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
  /** All clients; read once. */
  everybody(): Promise<PersonRow[]>;
}

export type OpenGreetings = <T>(
  agentId: string,
  work: (transaction: GreetingTransaction) => Promise<T>,
  choices?: TransactionChoices,
) => Promise<T>;

/** Within a transaction that somebody else began. */
export async function enterGreetings(tx: Tx, agentId: string, now: Date): Promise<GreetingTransaction> {
  const agent = await findGreetingAgent(tx, agentId);
  let everybody: Promise<PersonRow[]> | undefined;
  return {
    tx,
    agentId,
    now,
    today: localDay(now, agent.timeZone),
    agent,
    tasks: createTasksStore(tx, agentId),
    greetings: createGreetingsStore(tx, agentId),
    everybody: () => {
      everybody ??= listPeople(tx, agentId, 'everybody');
      return everybody;
    },
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
