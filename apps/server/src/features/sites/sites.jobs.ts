import { addMonths } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import type { PicturesService } from './pictures/pictures.service.ts';
import { removeOldVersions, removeOldVisits } from './site.store.ts';

const upkeepJob = defineJob({ name: 'sites.upkeep', payload: z.strictObject({}), cron: '40 8 * * *' });

/** What was published, and how many came. */
const keptMonths = 24;

/** Once a day what is kept long enough goes, and pictures that nothing names. */
export function createSiteJobHandlers({
  db,
  clock,
  pictures,
}: {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  pictures: Pick<PicturesService, 'sweepAll'>;
}): JobHandler[] {
  return [
    handleJob(upkeepJob, async () => {
      const day = addMonths(localDay(clock.now(), 'UTC'), -keptMonths);
      await removeOldVersions(db, new Date(`${day}T00:00:00Z`));
      await removeOldVisits(db, day);
      await pictures.sweepAll(db);
    }),
  ];
}
