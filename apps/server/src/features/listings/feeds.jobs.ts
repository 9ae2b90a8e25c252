import { minuteMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../platform/jobs/jobs.ts';
import { createListingImport } from './import/listing-import.ts';
import { FeedBusyError, FeedError, FeedPause } from './import/reso/feed-error.ts';
import { describeAlarm } from './import/reso/field-coverage.ts';
import type { Feed } from './import/reso/replicate.ts';
import type { Waiting } from './import/reso/retry.ts';
import { placeFeedRejects } from './import/reso/run-feed.ts';

/** A run that takes longer goes on in the next one: the first load of a big feed takes hours. */
const sliceMs = 20 * minuteMs;
/** The looks for feeds that are due come every five minutes, and never quite on time. */
const slackMs = minuteMs;

const lookJob = defineJob({
  name: 'listings.readFeeds',
  payload: z.strictObject({}),
  cron: '*/5 * * * *',
  maxAttempts: 1,
});
const readJob = defineJob({
  name: 'listings.readFeed',
  payload: z.strictObject({ source: z.string().max(60) }),
  timeLimitMs: 3 * sliceMs,
  // What failed is noted with the feed, and tried again when it is due.
  maxAttempts: 1,
});

export interface FeedJobsDeps {
  database: Database;
  clock: Clock;
  feeds: readonly Feed[];
  /** 0: nobody but the operator reads them. */
  everyMinutes: number;
  dataDir: string;
  waiting?: Waiting;
}

/** Each feed is read by itself, as often as it is due; several beside each other. */
export function createFeedJobHandlers(deps: FeedJobsDeps): JobHandler[] {
  const { database, clock, feeds, everyMinutes, dataDir } = deps;
  const imports = createListingImport(deps);

  async function isDue({ source }: Feed): Promise<boolean> {
    const last = await imports.findLastStart(source);
    return last === null || clock.now().getTime() - last.getTime() >= everyMinutes * minuteMs - slackMs;
  }
  const leave = (source: string) => enqueue(database.db, readJob, { source }, { key: source });

  return [
    handleJob(lookJob, async () => {
      if (everyMinutes === 0) return;
      for (const feed of feeds) if (await isDue(feed)) await leave(feed.source);
    }),
    handleJob(readJob, async ({ source }, { log }) => {
      const feed = feeds.find((one) => one.source === source);
      // It left the configuration meanwhile.
      if (!feed) return;
      const until = new Date(clock.now().getTime() + sliceMs);
      try {
        const report = await imports.runFeed({
          feed,
          rejectsFile: placeFeedRejects(dataDir, source),
          sweep: 'due',
          until,
        });
        const { received, inserted, updated, rejected, unread, sweep, alarms } = report;
        log.info({ source, received, inserted, updated, rejected, unread, sweep }, 'a feed was read');
        for (const alarm of alarms) log.error({ source, ...alarm }, describeAlarm(alarm));
      } catch (error) {
        if (error instanceof FeedPause) return leave(source);
        if (error instanceof FeedBusyError) return;
        if (!(error instanceof FeedError)) throw error;
        log.error({ source }, error.message);
      }
    }),
  ];
}
