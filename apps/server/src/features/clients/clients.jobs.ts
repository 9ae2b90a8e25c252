import { dayMs } from '@hearthline/domain/calendar';
import { localHour } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import { createConsentStore, digestAddress } from './consent/consent.store.ts';
import { handOverBaskets } from './privacy/client-baskets.store.ts';
import type { DeletedClient } from './privacy/clients-upkeep.store.ts';
import { listAgentZones, listDeletedBefore, removeDeleted } from './privacy/clients-upkeep.store.ts';
import type { RemindersService } from './touchbase/reminders.service.ts';

/** Every hour, since agents live in different zones; each hears of a day once. */
const remindJob = defineJob({ name: 'clients.remind', payload: z.strictObject({}), cron: '5 * * * *' });
const purgeJob = defineJob({ name: 'clients.purge', payload: z.strictObject({}), cron: '40 4 * * *' });

const morningHour = 8;
const keptDays = 30;
const portionSize = 200;

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
        if (localHour(clock.now(), timeZone) < morningHour) continue;
        // One agent's error must not keep the others from hearing.
        await reminders
          .remindToday(agentId)
          .catch((error: unknown) => log.warn({ err: error }, 'no reminders'));
      }
    }),
    handleJob(purgeJob, async (_payload, { log }) => {
      const now = clock.now();
      const before = new Date(now.getTime() - keptDays * dayMs);
      let clients = 0;
      for (;;) {
        const portion = await listDeletedBefore(db, before, portionSize);
        for (const client of portion)
          await db.transaction().execute((tx) => purge(tx, client, { before, now }));
        clients += portion.length;
        if (portion.length < portionSize) break;
      }
      log.info({ clients }, 'deleted clients are gone for good');
    }),
  ];
}

/** That consent was given may have to be shown for longer than the person is known. */
async function purge(
  tx: Tx,
  client: DeletedClient,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const { agentId, id, email, phone } = client;
  const address = email || (phone.split(';')[0] ?? '');
  if (address !== '')
    await createConsentStore(tx, agentId).keepProofs(id, digestAddress(agentId, address), now);
  await handOverBaskets(tx, agentId, id);
  await removeDeleted(tx, client, before);
}
