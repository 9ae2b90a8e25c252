import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../platform/jobs/jobs.ts';
import { listAgentsDue } from './sending/greetings.store.ts';

const lookJob = defineJob({ name: 'greetings.look', payload: z.strictObject({}), cron: '* * * * *' });
const keepJob = defineJob({ name: 'greetings.keep', payload: z.strictObject({ agentId: z.uuid() }) });

const portion = 500;

/** Every minute those agents of whom something may be due; each of them in a job of their own. */
export function createGreetingJobHandlers({
  db,
  clock,
  keeper,
}: {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  keeper: { look(agentId: string): Promise<void> };
}): JobHandler[] {
  return [
    handleJob(lookJob, async () => {
      for (const agentId of await listAgentsDue(db, clock.now(), portion))
        await enqueue(db, keepJob, { agentId }, { key: agentId, agentId, keepsRunAt: true });
    }),
    handleJob(keepJob, async ({ agentId }) => keeper.look(agentId)),
  ];
}
