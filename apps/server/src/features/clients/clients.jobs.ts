import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import { listAgentZones, purgeDeletedClients } from './clients-upkeep.store.ts';
import type { RemindersService } from './reminders.service.ts';

/** Every hour, since agents live in different zones; each hears of a day once. */
const remindJob = defineJob({ name: 'clients.remind', payload: z.strictObject({}), cron: '5 * * * *' });
const purgeJob = defineJob({ name: 'clients.purge', payload: z.strictObject({}), cron: '40 4 * * *' });

const morningHour = 8;
const keptDays = 30;

export function createClientJobHandlers({
  db,
  clock,
  reminders,
}: {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  reminders: RemindersService;
}): JobHandler[] {
  return [
    handleJob(remindJob, async (_payload, { log }) => {
      for (const { agentId, timeZone } of await listAgentZones(db)) {
        if (hourIn(clock.now(), timeZone) < morningHour) continue;
        // One agent's trouble must not keep the others from hearing.
        await reminders
          .remindToday(agentId)
          .catch((error: unknown) => log.warn({ err: error }, 'no reminders'));
      }
    }),
    handleJob(purgeJob, async (_payload, { log }) => {
      const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
      log.info({ clients: await purgeDeletedClients(db, before) }, 'deleted clients are gone for good');
    }),
  ];
}

function hourIn(at: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
}
