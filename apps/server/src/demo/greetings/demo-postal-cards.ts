import { addDays, dayMs } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import { demoAccounts } from '../../config/config.ts';
import type { PostalServices } from '../../features/greetings/postal/create-postal-cards.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../platform/jobs/jobs.ts';
import type { DemoCardPlan } from './demo-card-plans.ts';
import { cardPlans } from './demo-card-plans.ts';
import { listAgentsWithoutCards, listNeighbours } from './demo-postal-cards.store.ts';

const cardsJob = defineJob({ name: 'demo.cards', payload: z.strictObject({}), maxAttempts: 1 });

export interface DemoCardsDeps {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  servicesAt(clock: Clock): PostalServices;
}

/** Drawing takes seconds, for which no start waits: the program makes the cards beside everything else. */
export async function leaveDemoCards(db: Db): Promise<void> {
  if ((await listAgentsWithoutCards(db, demoAccounts.agents)).length === 0) return;
  await enqueue(db, cardsJob, {}, { key: 'first' });
}

/** Gives the demo's agents cards in each state, as if they had written, looked at and printed them. */
export const createDemoCardJobs = (deps: DemoCardsDeps): JobHandler[] => [
  handleJob(cardsJob, async () => {
    for (const agentId of await listAgentsWithoutCards(deps.db, demoAccounts.agents))
      for (const plan of cardPlans) await makeCard(deps, agentId, plan);
  }),
];

async function makeCard(
  { db, clock, servicesAt }: DemoCardsDeps,
  agentId: string,
  { card, people, writtenDaysAgo, inHandsInDays, steps }: DemoCardPlan,
): Promise<void> {
  const now = clock.now();
  const writtenAt = new Date(now.getTime() - writtenDaysAgo * dayMs);
  const { cards, makeBatch, draw } = servicesAt(createSettableClock(writtenAt));
  const { id, revision } = await cards.create(agentId, {
    ...card,
    line: { en: '', fr: '' },
    audience:
      people === 'all'
        ? { kind: 'all' }
        : { kind: 'clients', clientIds: await listNeighbours(db, agentId, people.from, people.count) },
    inHandsOn: addDays(boardDay(now), inHandsInDays),
    leftOut: [],
    saleConsents: null,
  });
  if (steps === null) return;
  const batchId = await makeBatch(agentId, id, revision);
  await draw.make(agentId, batchId);
  for (const { state, afterDays } of steps) {
    const at = new Date(writtenAt.getTime() + afterDays * dayMs);
    await servicesAt(createSettableClock(at)).batches.setState(agentId, batchId, { state });
  }
}
