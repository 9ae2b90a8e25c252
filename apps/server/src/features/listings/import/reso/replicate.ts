import type { Clock } from '../../../../platform/clock/clock.ts';
import { createRejects } from '../../../../platform/import/rejects.ts';
import type { ListingWriter, WriteCounts } from '../listing-writer.ts';
import { createTally } from '../tally.ts';
import type { FeedClient } from './feed-client.ts';
import { createFeedClient } from './feed-client.ts';
import { FeedError } from './feed-error.ts';
import { discoverShape } from './feed-shape.ts';
import type { FeedStateStore } from './feed-state.store.ts';
import type { FeedState } from './feed-state.ts';
import { parseFeedState } from './feed-state.ts';
import { createIntake } from './intake.ts';
import { createKeyLookup } from './key-lookup.ts';
import { createLookups } from './lookups.ts';
import { createFeedProgress, followChanges, followPictures, loadByLinks, startPictures } from './passes.ts';
import type { Waiting } from './retry.ts';
import type { SweepReport } from './sweep.ts';
import { sweepKeys } from './sweep.ts';
import type { FeedCredentials } from './token-source.ts';

export interface Feed {
  url: string;
  /** Our name for it; its listings carry it. */
  source: string;
  credentials: FeedCredentials;
  /** How the first load walks; afterwards changes are always followed by their time. */
  strategy: 'timestamp' | 'nextLink';
  pageSize: number;
  /** A filter of the operator's own, in OData. */
  filter?: string | undefined;
  /** Where all keys can be listed. */
  keysPath: string;
  vanishLimit: number;
  sweepHours: number;
}

export interface ReplicationJob {
  feed: Feed;
  rejectsFile: string;
  /** When to compare all keys; `due` leaves it to the hours since the last time. */
  sweep: 'due' | 'always' | 'never';
  onProgress?: (done: number, total: number) => void;
}

export interface ReplicationReport extends WriteCounts {
  source: string;
  received: number;
  rejected: number;
  rejectsFile: string | null;
  warnings: number;
  warningKinds: Record<string, number>;
  requests: number;
  retries: number;
  /** Every change up to here is stored. */
  time: string | null;
  sweep: SweepReport | null;
}

export interface ReplicationParts {
  store: FeedStateStore;
  writer: ListingWriter;
  clock: Clock;
  waiting: Waiting;
}

/** Brings our copy of a feed up to date and goes on where an earlier run stopped. */
export async function replicate(parts: ReplicationParts, job: ReplicationJob): Promise<ReplicationReport> {
  const { source } = job.feed;
  const report = await parts.store.withLock(source, () => run(parts, job));
  if (!report) throw new FeedError(`Another process is reading the feed ${source}.`);
  return report;
}

async function run(
  { store, writer, clock, waiting }: ReplicationParts,
  job: ReplicationJob,
): Promise<ReplicationReport> {
  const { feed } = job;
  const { source, filter } = feed;
  const client: FeedClient = createFeedClient({ ...feed, clock, waiting });
  const state = parseFeedState(await store.find(source));
  const rejects = await createRejects(job.rejectsFile);
  const tally = createTally();
  const lookup = createKeyLookup(client);
  try {
    const shape = await discoverShape(client, filter);
    const intake = createIntake({
      source,
      shape,
      lookup,
      lookups: createLookups(client),
      writer,
      rejects,
      tally,
      refusedKeys: state.refusedKeys,
    });
    const save = async (change: Partial<FeedState>) => {
      Object.assign(state, change, { refusedKeys: intake.listRefusedKeys() });
      await store.save(source, state, clock.now());
    };
    const stream = {
      resource: 'Property',
      timeField: 'ModificationTimestamp',
      keyField: 'ListingKey',
      filter,
      expand: shape.expand,
    };
    const progress = createFeedProgress(job.onProgress);
    const pass = { client, stream, shape, lookup, intake, state, save, progress };

    await startPictures(pass);
    const isLinked = feed.strategy === 'nextLink' && state.time === null;
    if (isLinked) await loadByLinks(pass);
    await followChanges(pass);
    await followPictures(pass);
    const sweep =
      isLinked || isSweepDue(job, state, clock.now())
        ? await sweepKeys({
            client,
            store,
            writer,
            ...feed,
            filter,
            refusedKeys: intake.listRefusedKeys(),
            fetchKeys: async (keys) => intake.take(await lookup.find(stream, 'ListingKey', keys)),
          })
        : null;
    if (sweep && !sweep.isAborted) await save({ sweptAt: clock.now().toISOString() });
    job.onProgress?.(1, 1);
    return {
      source,
      received: intake.received,
      ...tally.counts,
      rejected: rejects.count(),
      rejectsFile: await rejects.close(),
      warnings: tally.warningCount,
      warningKinds: tally.listWarningKinds(),
      requests: client.requests,
      retries: client.retries,
      time: state.time,
      sweep,
    };
  } finally {
    await rejects.close();
  }
}

function isSweepDue({ sweep, feed }: ReplicationJob, { sweptAt }: FeedState, now: Date): boolean {
  if (sweep !== 'due') return sweep === 'always';
  return sweptAt === null || now.getTime() - Date.parse(sweptAt) >= feed.sweepHours * 3_600_000;
}
