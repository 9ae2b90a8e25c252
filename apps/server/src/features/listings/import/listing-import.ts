import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileImport, FileImportReport } from './file/import-file.ts';
import { importFile } from './file/import-file.ts';
import { createListingWriter } from './listing-writer.ts';
import { createFeedInsideStore } from './reso/feed-inside.store.ts';
import { createFeedPeopleStore } from './reso/feed-people.store.ts';
import type { KeptRefusal } from './reso/feed-refusals.store.ts';
import { createFeedRefusals, listRefusals } from './reso/feed-refusals.store.ts';
import type { FeedFacts } from './reso/feed-runs.store.ts';
import { createFeedRunsStore } from './reso/feed-runs.store.ts';
import { createFeedStateStore } from './reso/feed-state.store.ts';
import { measureCoverage } from './reso/field-coverage.store.ts';
import type { ReplicationJob, ReplicationReport } from './reso/replicate.ts';
import { replicate } from './reso/replicate.ts';
import type { Waiting } from './reso/retry.ts';
import type { FeedRunReport } from './reso/run-feed.ts';
import { runFeed } from './reso/run-feed.ts';

export type ListingImport = ReturnType<typeof createListingImport>;

/** Under which files are noted among the runs: no feed has an empty name. */
const fileSource = '';
const realWaiting: Waiting = { sleep: (milliseconds) => sleep(milliseconds), random: Math.random };

/** The ways in which listings enter. The database is the worker's: the app's own role only reads the market. */
export function createListingImport({
  database,
  clock,
  waiting = realWaiting,
}: {
  database: Database;
  clock: Clock;
  /** Timers that tests do not wait for. */
  waiting?: Waiting;
}) {
  const writer = createListingWriter({ database, clock });
  const store = createFeedStateStore(database);
  const openRefusals = (source: string) => createFeedRefusals(database, clock, source);
  const openPeople = (source: string) => createFeedPeopleStore(database, source);
  const openInside = (source: string) => createFeedInsideStore(database, source);
  const runs = createFeedRunsStore(database);
  const replicateFeed = (job: ReplicationJob): Promise<ReplicationReport> =>
    replicate({ store, openRefusals, openPeople, openInside, writer, clock, waiting }, job);
  return {
    writer,
    importFile: async (job: FileImport): Promise<FileImportReport> => {
      const startedAt = clock.now();
      const report = await importFile(writer, job);
      const failure = report.isComplete ? null : 'the file ends early or is damaged';
      const noted = { source: fileSource, startedAt, endedAt: clock.now(), failure, report };
      await runs.add({ ...noted, coverage: null, alarms: [] });
      return report;
    },
    replicate: replicateFeed,
    runFeed: (job: ReplicationJob): Promise<FeedRunReport> =>
      runFeed(
        {
          runs,
          clock,
          replicate: replicateFeed,
          measureCoverage: (source) => measureCoverage(database, source),
        },
        job,
      ),
    findLastStart: runs.findLastStart,
    /** Where there is no feed, that of a file. */
    findLastRead: (sources: readonly string[]): Promise<Date | null> =>
      runs.findLastRead(sources.length > 0 ? sources : [fileSource]),
    listFeedFacts: (): Promise<FeedFacts[]> => runs.listFacts(clock.now()),
    listRefusals: (limit: number): Promise<KeptRefusal[]> => listRefusals(database, limit),
  };
}
