import { describe, expect, it } from 'vitest';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createFeedJobHandlers } from './feeds.jobs.ts';
import { watchFeeds } from './feeds.metrics.ts';
import { createListingImport } from './import/listing-import.ts';
import { makeProperty } from './import/testing/properties.ts';
import type { ReplicationScene } from './import/testing/replication-scene.ts';
import { stageScenes } from './import/testing/replication-scene.ts';

const many = (count: number, change = {}) =>
  Array.from({ length: count }, (_, index) =>
    makeProperty(index, { TaxAnnualAmount: 5_000 + index, ...change }),
  );

describe('[LIST-08] feeds that are read by themselves', () => {
  let database: TestDatabase;
  let scene: ReplicationScene;
  let handlers: JobHandler[];
  const logged: string[] = [];
  stageScenes((stage) => {
    ({ database, scene } = stage);
    handlers = createHandlers();
    scene.server.put('Property', ...many(60));
    logged.length = 0;
  });

  const createHandlers = (change: { everyMinutes?: number; sweepHours?: number } = {}) =>
    createFeedJobHandlers({
      database: database.worker,
      clock: scene.clock,
      feeds: [{ ...scene.feed, sweepHours: change.sweepHours ?? 1 }],
      everyMinutes: change.everyMinutes ?? 15,
      dataDir: scene.folder,
      waiting: { sleep: async () => {}, random: () => 0.5 },
    });
  const run = (name: string, payload: object = {}) => {
    const note = (facts: unknown, text?: string) => void logged.push(text ?? String(facts));
    const log = { debug: () => {}, info: () => {}, warn: note, error: note };
    return handlers.find(({ job }) => job.name === name)?.run(payload, { jobId: '1', attempt: 1, log });
  };
  const read = () => run('listings.readFeed', { source: scene.source });
  const countWaiting = async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int from graphile_worker.jobs where key like 'listings.readFeed:' || $1 || '%'`,
      [scene.source],
    );
    return row?.count;
  };
  const findFacts = async () => {
    const { listFeedFacts } = createListingImport({ database: database.worker, clock: scene.clock });
    return (await listFeedFacts()).find(({ source }) => source === scene.source);
  };

  it('come round when they are due, and not before', async () => {
    await run('listings.readFeeds');
    expect(await countWaiting()).toBe(1);
    await read();
    await scene.expectCopy();
    await database.query(`select graphile_worker.remove_job($1)`, [`listings.readFeed:${scene.source}`]);
    scene.clock.advance(10 * 60_000);
    await run('listings.readFeeds');
    expect(await countWaiting()).toBe(0);
    scene.clock.advance(5 * 60_000);
    handlers = createHandlers({ everyMinutes: 0 });
    await run('listings.readFeeds');
    expect(await countWaiting()).toBe(0);
    handlers = createHandlers();
    await run('listings.readFeeds');
    expect(await countWaiting()).toBe(1);
  });

  it('lose within the hour what the board deleted', async () => {
    await read();
    scene.server.remove('Property', String(makeProperty(5).ListingKey));
    scene.clock.advance(60 * 60_000);
    await read();
    await scene.expectCopy();
  });

  it('go on in the next run when the first load takes too long', async () => {
    const { server, clock } = scene;
    server.misbehaviour.afterPage = () => clock.advance(9 * 60_000);
    await read();
    expect((await findFacts())?.listings).toBeLessThan(60);
    expect(await countWaiting()).toBe(1);
    const { findLastRead } = createListingImport({ database: database.worker, clock });
    expect(await findLastRead([scene.source])).toBeNull();
    server.misbehaviour.afterPage = null;
    await read();
    await scene.expectCopy();
    expect(await findLastRead([scene.source])).toEqual(clock.now());
  });

  it('tell what failed, what was refused and how far they are', async () => {
    const { server } = scene;
    server.put('Property', makeProperty(70, { MlsStatus: 'Frozen', StandardStatus: null }));
    await read();
    expect(await findFacts()).toMatchObject({
      failure: null,
      listings: 60,
      refused: 1,
      alarms: [],
      endedAt: scene.clock.now(),
    });
    server.misbehaviour.failures = Array(30).fill({ status: 503 });
    await read();
    expect(logged).toEqual(['The feed answered 503 8 times.']);
    expect(await findFacts()).toMatchObject({ failure: 'The feed answered 503 8 times.', listings: 60 });
    scene.clock.advance(90_000);
    const { listFeedFacts } = createListingImport({ database: database.worker, clock: scene.clock });
    const shown = await createMetrics(watchFeeds(listFeedFacts, scene.clock)).render();
    const lines = shown.split('\n').filter((line) => line.includes(`source="${scene.source}"`));
    expect(lines).toEqual([
      `feed_age_seconds{source="${scene.source}"} 90`,
      `feed_failing{source="${scene.source}"} 1`,
      `feed_refused_records{source="${scene.source}"} 1`,
      `feed_fallen_fields{source="${scene.source}"} 0`,
    ]);
    server.misbehaviour.failures = [];
    await read();
    expect((await findFacts())?.failure).toBeNull();
  });

  it('raise an alarm when a field that most listings had is no longer sent', async () => {
    const { server } = scene;
    await read();
    server.put(
      'Property',
      ...many(24, { TaxAnnualAmount: null, ModificationTimestamp: '2026-03-09T12:00:00Z' }),
    );
    await read();
    const sentence =
      'taxAnnual fell from 100 % of the listings to 60 %: see whether the feed still sends it.';
    expect(logged).toEqual([sentence]);
    expect((await findFacts())?.alarms).toMatchObject([{ field: 'taxAnnual', before: 1, now: 0.6 }]);
    await read();
    expect(logged).toEqual([sentence]);
    // It is shown for a week.
    scene.clock.advance(8 * 24 * 3_600_000);
    expect((await findFacts())?.alarms).toEqual([]);
  });
});
