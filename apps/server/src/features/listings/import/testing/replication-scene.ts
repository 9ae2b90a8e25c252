import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createSettableClock } from '../../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createListingImport } from '../listing-import.ts';
import type { Feed, ReplicationJob, ReplicationReport } from '../reso/replicate.ts';
import type { FeedRow } from './feed-server.ts';
import { feedClient, startFeedServer } from './feed-server.ts';

export type ReplicationScene = Awaited<ReturnType<typeof createReplicationScene>>;

let scenes = 0;

/** A database for all tests around, and a scene for each. */
export function stageScenes(
  onStage: (stage: { database: TestDatabase; scene: ReplicationScene }) => void,
): void {
  let database: TestDatabase;
  let scene: ReplicationScene;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    scene = await createReplicationScene(database);
    onStage({ database, scene });
  });
  afterEach(() => scene.stop());
}

/** A feed server and a copy of it in the database; every scene has a source of its own. */
async function createReplicationScene(database: TestDatabase) {
  scenes += 1;
  const source = `scene-${scenes}`;
  const server = await startFeedServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-feed-'));
  const clock = createSettableClock('2026-11-15T12:00:00Z');
  const waits: number[] = [];
  const listings = createListingImport({
    database: database.worker,
    clock,
    waiting: {
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
      random: () => 0.5,
    },
  });
  const feed: Feed = {
    url: server.url,
    source,
    credentials: {
      kind: 'client',
      clientId: feedClient.id,
      clientSecret: feedClient.secret,
      tokenUrl: server.tokenUrl,
    },
    strategy: 'timestamp',
    pageSize: 10,
    keysPath: 'Property',
    vanishLimit: 10,
    sweepHours: 24,
  };

  return {
    source,
    server,
    folder,
    clock,
    /** How long it waited before asking again. */
    waits,
    feed,
    replicate: (change: Partial<Feed> = {}, job: Partial<ReplicationJob> = {}): Promise<ReplicationReport> =>
      listings.replicate({
        feed: { ...feed, ...change },
        rejectsFile: path.join(folder, 'rejects.ndjson'),
        sweep: 'never',
        ...job,
      }),

    /** The database holds what the server holds, picture by picture. */
    expectCopy: async () => {
      const stored = await database.query<{ facts: unknown }>(
        `select json_build_object('key', key, 'price', list_price, 'remarks', remarks, 'status', mls_status,
           'photos', (select coalesce(json_agg(photo ->> 'url'), '[]') from jsonb_array_elements(media) photo),
           'rooms', jsonb_array_length(rooms)) as facts
         from listing join listing_detail on listing_id = id
         where source = $1 and state <> 'deleted' order by key collate "C"`,
        [source],
      );
      expect(stored.map(({ facts }) => facts)).toEqual(
        server
          .list('Property')
          .toSorted((left, right) => (String(left.ListingKey) < String(right.ListingKey) ? -1 : 1))
          .map((row) => describeTruth(row)),
      );
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };

  function describeTruth(row: FeedRow) {
    const photos = server
      .list('Media')
      .filter(({ ResourceRecordKey }) => ResourceRecordKey === row.ListingKey)
      .toSorted((left, right) => Number(left.Order) - Number(right.Order));
    return {
      key: row.ListingKey,
      price: Number(row.ListPrice) * 100,
      remarks: row.PublicRemarks,
      status: row.MlsStatus,
      photos: photos.map(({ MediaURL }) => MediaURL),
      rooms: server.list('PropertyRooms').filter(({ ListingKey }) => ListingKey === row.ListingKey).length,
    };
  }
}
