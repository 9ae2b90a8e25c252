import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Rejects } from '../../../../platform/import/rejects.ts';
import { createRejects } from '../../../../platform/import/rejects.ts';
import type { InsidePart, ListingWriter, WriteCounts } from '../listing-writer.ts';
import { fingerprintRules } from '../rules-fingerprint.ts';
import { createTally } from '../tally.ts';
import { compareInside } from './compare-inside.ts';
import type { FeedClient } from './feed-client.ts';
import { createFeedClient } from './feed-client.ts';
import { FeedBusyError, FeedPause } from './feed-error.ts';
import type { FeedInsideStore } from './feed-inside.store.ts';
import type { FeedPeopleStore } from './feed-people.store.ts';
import type { FeedRefusals } from './feed-refusals.store.ts';
import type { FeedShape } from './feed-shape.ts';
import { discoverShape, insideParts } from './feed-shape.ts';
import type { FeedStateStore } from './feed-state.store.ts';
import type { FeedState } from './feed-state.ts';
import { parseFeedState } from './feed-state.ts';
import { createIntake } from './intake.ts';
import { createKeyLookup } from './key-lookup.ts';
import { createLookups } from './lookups.ts';
import {
  collectOwed,
  createFeedProgress,
  followChanges,
  followInside,
  loadByLinks,
  startInside,
} from './passes.ts';
import type { People } from './people.ts';
import { createPeople } from './people.ts';
import type { Waiting } from './retry.ts';
import type { SweepReport } from './sweep.ts';
import { sweepKeys } from './sweep.ts';
import type { FeedCredentials } from './token-source.ts';
import { longAgo } from './walks.ts';

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
  /** Stops after the page that it reads then, with a `FeedPause`. */
  until?: Date;
  onProgress?: (done: number, total: number) => void;
}

export interface ReplicationReport extends WriteCounts {
  source: string;
  received: number;
  rejected: number;
  rejectsFile: string | null;
  warnings: number;
  warningKinds: Record<string, number>;
  /** What belongs to listings and could not be read this time: what is stored of it stays. */
  unread: (InsidePart | 'people')[];
  requests: number;
  retries: number;
  /** Every change up to here is stored. */
  time: string | null;
  sweep: SweepReport | null;
  /** Listings that have another number of pictures or rooms than we had read. */
  recounted: number;
}

export interface ReplicationParts {
  store: FeedStateStore;
  openRefusals(source: string): FeedRefusals;
  openPeople(source: string): FeedPeopleStore;
  openInside(source: string): FeedInsideStore;
  writer: ListingWriter;
  clock: Clock;
  waiting: Waiting;
}

/** Brings our copy of a feed up to date and goes on where an earlier run stopped. */
export async function replicate(parts: ReplicationParts, job: ReplicationJob): Promise<ReplicationReport> {
  const { source } = job.feed;
  const report = await parts.store.withLock(source, () => run(parts, job));
  if (!report) throw new FeedBusyError(`Another process is reading the feed ${source}.`);
  return report;
}

async function run(parts: ReplicationParts, job: ReplicationJob): Promise<ReplicationReport> {
  const rejects = await createRejects(job.rejectsFile);
  try {
    const opened = await openRun(parts, job, rejects);
    const found = await read(opened, parts, job);
    const { client, shape, people, intake, tally, state } = opened;
    job.onProgress?.(1, 1);
    return {
      source: job.feed.source,
      received: intake.received,
      ...tally.counts,
      rejected: rejects.count(),
      rejectsFile: await rejects.close(),
      warnings: tally.warningCount,
      warningKinds: tally.listWarningKinds(),
      unread: [...listUnread(shape), ...(people.isUnread ? (['people'] as const) : [])],
      requests: client.requests,
      retries: client.retries,
      time: state.time,
      ...found,
    };
  } finally {
    await rejects.close();
  }
}

async function openRun(parts: ReplicationParts, job: ReplicationJob, rejects: Rejects) {
  const { store, writer, clock, waiting } = parts;
  const { source, filter } = job.feed;
  const client: FeedClient = createFeedClient({ ...job.feed, clock, waiting });
  const startedAt = clock.now();
  const state = parseFeedState(await store.find(source));
  const lastReadAt = state.readAt === null ? null : new Date(state.readAt);
  const tally = createTally();
  const lookup = createKeyLookup(client);
  const refusals = parts.openRefusals(source);
  const inside = parts.openInside(source);
  const shape = await discoverShape(client, filter, state.told);
  const isOwing = () => listUnread(shape).length > 0 || people.isUnread;
  const save = async (change: Partial<FeedState>) => {
    // Told before the page that was just read, which may have been the first to miss something.
    const owedSince = isOwing() ? (state.owedSince ?? state.time ?? longAgo) : state.owedSince;
    Object.assign(state, { owedSince }, change);
    await store.save(source, state, clock.now());
    if (job.until && clock.now() >= job.until)
      throw new FeedPause('Its time is over; the next run goes on here.');
  };
  const people: People = createPeople({ client, lookup, store: parts.openPeople(source), state, save });
  const lookups = createLookups(client);
  const taking = { source, shape, lookup, lookups, people, writer, rejects, tally, refusals, inside };
  const intake = createIntake({ ...taking, lastReadAt });
  const stream = {
    resource: 'Property',
    timeField: 'ModificationTimestamp',
    keyField: 'ListingKey',
    filter,
    expand: shape.expand,
  };
  const fetchKeys = async (keys: readonly string[]) =>
    intake.take(await lookup.find(stream, 'ListingKey', keys));
  const progress = createFeedProgress(job.onProgress);
  const pass = { client, stream, shape, lookup, intake, state, save, progress };
  return { ...pass, people, tally, refusals, inside, isOwing, fetchKeys, startedAt };
}

async function read(
  run: Awaited<ReturnType<typeof openRun>>,
  { store, writer, clock }: ReplicationParts,
  job: ReplicationJob,
): Promise<Pick<ReplicationReport, 'sweep' | 'recounted'>> {
  const { state, save, people, refusals, inside, intake, fetchKeys } = run;
  const { source } = job.feed;
  await people.probe();
  await startInside(run);
  await save({ told: listTold(state.told, run.shape) });
  if (!run.isOwing()) await collectOwed(run);
  const rules = await fingerprintRules();
  if (state.rules !== rules) {
    await fetchKeys(await refusals.listKeys());
    await save({ rules });
  }
  const isLinked = job.feed.strategy === 'nextLink' && state.time === null;
  if (isLinked) await loadByLinks(run);
  await followChanges(run);
  await save({ readAt: run.startedAt.toISOString() });
  await followInside(run);
  await people.follow(run.stream, intake.take);
  const markDeleted = async (keys: readonly string[]) => {
    await inside.forget(keys);
    return writer.markDeleted(source, keys);
  };
  const sweeping = { ...job.feed, ...run, store, markDeleted, filter: job.feed.filter };
  const isSwept = isLinked || isSweepDue(job, state, clock.now());
  const sweep = isSwept ? await sweepKeys({ ...sweeping, refusedKeys: intake.refusedKeys }) : null;
  if (sweep && !sweep.isAborted) await save({ sweptAt: clock.now().toISOString() });
  if (!isInsideDue(job, state, clock.now())) return { sweep, recounted: 0 };
  const recounted = await compareInside({ ...run, store: inside });
  await save({ insideSweptAt: clock.now().toISOString() });
  return { sweep, recounted };
}

function listUnread(shape: FeedShape): InsidePart[] {
  return insideParts.filter((part) => shape[part] === 'unread');
}

function listTold(before: readonly InsidePart[], shape: FeedShape): InsidePart[] {
  return insideParts.filter(
    (part) => before.includes(part) || shape[part] === 'inside' || shape[part] === 'apart',
  );
}

/** Lists of pictures are long: once a day. */
function isInsideDue({ sweep }: ReplicationJob, { insideSweptAt }: FeedState, now: Date): boolean {
  if (sweep !== 'due') return sweep === 'always';
  return insideSweptAt === null || now.getTime() - Date.parse(insideSweptAt) >= 24 * 3_600_000;
}

function isSweepDue({ sweep, feed }: ReplicationJob, { sweptAt }: FeedState, now: Date): boolean {
  if (sweep !== 'due') return sweep === 'always';
  return sweptAt === null || now.getTime() - Date.parse(sweptAt) >= feed.sweepHours * 3_600_000;
}
