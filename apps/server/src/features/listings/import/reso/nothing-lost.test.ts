import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { createListingImport } from '../listing-import.ts';
import type { FeedRow } from '../testing/feed-server.ts';
import { makePhoto, makeProperty, makeRoom } from '../testing/properties.ts';
import type { ReplicationScene } from '../testing/replication-scene.ts';
import { stageScenes } from '../testing/replication-scene.ts';

const many = (count: number, change = {}) =>
  Array.from({ length: count }, (_, index) => makeProperty(index, change));
const timeOf = ({ ModificationTimestamp }: FeedRow) => ({ ModificationTimestamp });
const keyOf = (number: number) => String(makeProperty(number).ListingKey);

describe('[LIST-08] nothing of a feed is lost', () => {
  let database: TestDatabase;
  let scene: ReplicationScene;
  stageScenes((stage) => {
    ({ database, scene } = stage);
    const { server } = scene;
    const properties = many(24);
    server.put('Property', ...properties);
    server.put(
      'Media',
      ...properties.flatMap((home) => [0, 1].map((order) => makePhoto(home, order, timeOf(home)))),
    );
    server.put('PropertyRooms', ...properties.map((home) => makeRoom(home, 1)));
  });
  /** Some change, one is new, while something is out of order. */
  const changeSome = (day: string) => {
    const { server } = scene;
    for (const number of [3, 11])
      server.change(keyOf(number), {
        PublicRemarks: `changed on ${day}`,
        ModificationTimestamp: `2026-03-${day}T08:00:00Z`,
      });
    const fresh = makeProperty(40 + Number(day), { ModificationTimestamp: `2026-03-${day}T09:00:00Z` });
    server.put('Property', fresh);
    server.put('Media', makePhoto(fresh, 0, timeOf(fresh)));
    server.put('PropertyRooms', makeRoom(fresh, 1));
  };
  const countPhotos = async () => {
    const [row] = await database.query<{ photos: number; rooms: number }>(
      `select sum(jsonb_array_length(media))::int as photos, sum(jsonb_array_length(rooms))::int as rooms
       from listing join listing_detail on listing_id = id where source = $1`,
      [scene.source],
    );
    return row;
  };

  it.each([
    ['Media', 500, 'media'],
    ['Media', 403, 'media'],
    ['PropertyRooms', 500, 'rooms'],
    ['PropertyRooms', 403, 'rooms'],
    ['PropertyRooms', 404, 'rooms'],
  ] as const)(
    'when %s answers %i, what is stored stays, and comes whole when it answers',
    async (name, status, part) => {
      const { server, replicate, expectCopy } = scene;
      server.misbehaviour.refusesExpand = 400;
      expect((await replicate()).unread).toEqual([]);
      await expectCopy();

      server.misbehaviour.brokenResources = { [name]: status };
      changeSome('05');
      const failing = await replicate();
      expect(failing).toMatchObject({ unread: [part], updated: 2, inserted: 1 });
      const missing = await countPhotos();
      expect(missing).toEqual({ photos: part === 'media' ? 48 : 49, rooms: part === 'rooms' ? 24 : 25 });
      expect((await replicate()).unread).toEqual([part]);

      server.misbehaviour.brokenResources = {};
      expect((await replicate()).unread).toEqual([]);
      await expectCopy();
    },
  );

  it('when pictures fail in the middle of a run, those read before are whole and the others follow', async () => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.refusesExpand = 400;
    let pages = 0;
    server.misbehaviour.afterPage = () => {
      pages += 1;
      if (pages === 4) server.misbehaviour.brokenResources = { Media: 500 };
    };
    expect((await replicate()).unread).toEqual(['media']);
    server.misbehaviour.afterPage = null;
    server.misbehaviour.brokenResources = {};
    await replicate();
    await expectCopy();
  });

  it('when pictures can no longer be expanded, they stay', async () => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.hiddenResources = ['Media', 'PropertyRooms'];
    await replicate();
    await expectCopy();
    server.misbehaviour.refusesExpand = 500;
    changeSome('06');
    expect((await replicate()).unread).toEqual(['media', 'rooms']);
    expect(await countPhotos()).toEqual({ photos: 48, rooms: 24 });
    server.misbehaviour.refusesExpand = null;
    expect((await replicate()).unread).toEqual([]);
    await expectCopy();
  });

  it('a feed that never had pictures is not waited for', async () => {
    const { server, replicate } = scene;
    server.misbehaviour.refusesExpand = 400;
    server.misbehaviour.brokenResources = { Media: 403, PropertyRooms: 404 };
    expect(await replicate()).toMatchObject({ unread: [], inserted: 24 });
  });

  it('rooms are expanded under either name', async () => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.roomsName = 'Rooms';
    server.misbehaviour.hiddenResources = ['PropertyRooms', 'Media'];
    await replicate();
    await expectCopy();
  });

  it('what was refused is looked at again at each sweep, and listed with its reason until then', async () => {
    const { server, source, replicate, expectCopy } = scene;
    for (const number of [2, 5, 9])
      server.change(keyOf(number), { MlsStatus: 'Frozen', StandardStatus: null });
    expect(await replicate()).toMatchObject({ inserted: 21, rejected: 3 });
    const { listRefusals } = createListingImport({ database: database.worker, clock: scene.clock });
    const listed = (await listRefusals(100)).filter((refusal) => refusal.source === source);
    expect(listed).toEqual(
      [2, 5, 9].map((number) => ({
        source,
        key: keyOf(number),
        reason: "unknown status 'Frozen'",
        refusedAt: scene.clock.now(),
      })),
    );
    // The feed mends itself without a new time; one of them leaves it.
    server.change(keyOf(2), { MlsStatus: 'New', StandardStatus: 'Active' });
    server.change(keyOf(5), { MlsStatus: 'New', StandardStatus: 'Active' });
    server.remove('Property', keyOf(9));
    expect(await replicate()).toMatchObject({ inserted: 0 });
    const { sweep, inserted } = await replicate({}, { sweep: 'always' });
    expect({ sweep, inserted }).toMatchObject({ sweep: { retried: 2, recovered: 0 }, inserted: 2 });
    expect((await listRefusals(100)).filter((refusal) => refusal.source === source)).toEqual([]);
    await expectCopy();
  });

  it('what was refused is looked at again when the rules have changed', async () => {
    const { server, source, replicate } = scene;
    server.change(keyOf(2), { MlsStatus: 'Frozen', StandardStatus: null });
    await replicate();
    server.change(keyOf(2), { MlsStatus: 'New', StandardStatus: 'Active' });
    await database.query(`update feed_state set state = state || '{"rules": "older"}' where source = $1`, [
      source,
    ]);
    expect(await replicate()).toMatchObject({ inserted: 1 });
    expect((await replicate()).received).toBeLessThan(5);
  });

  it('what the feed says is deleted is not fetched at each sweep', async () => {
    const { server, replicate } = scene;
    await replicate();
    server.change(keyOf(3), {
      MlsStatus: 'Deleted',
      StandardStatus: 'Delete',
      ModificationTimestamp: '2026-03-07T08:00:00Z',
    });
    await replicate();
    const { sweep, received } = await replicate({}, { sweep: 'always' });
    expect(sweep).toMatchObject({ vanished: 0, recovered: 0 });
    expect(received).toBeLessThan(5);
  });

  it.each([null, 400] as const)(
    'a picture or a room that is deleted goes, though its listing says nothing (expansion refused: %s)',
    async (refusesExpand) => {
      const { server, replicate, expectCopy } = scene;
      server.misbehaviour.refusesExpand = refusesExpand;
      await replicate();
      server.remove('Media', `${keyOf(4)}-1`);
      server.remove('PropertyRooms', `${keyOf(6)}-r1`);
      expect(await replicate()).toMatchObject({ updated: 0, recounted: 0 });
      expect(await replicate({}, { sweep: 'always' })).toMatchObject({ updated: 2, recounted: 2 });
      await expectCopy();
      expect(await replicate({}, { sweep: 'always' })).toMatchObject({ recounted: 0 });
      server.remove('Property', keyOf(5));
      await replicate({}, { sweep: 'always' });
      expect(await replicate({}, { sweep: 'always' })).toMatchObject({ recounted: 0 });
    },
  );

  it('a deleted picture goes where pictures come only inside of listings, without any time', async () => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.hiddenResources = ['Media', 'PropertyRooms'];
    await replicate();
    server.remove('Media', `${keyOf(4)}-1`);
    expect(await replicate({}, { sweep: 'always' })).toMatchObject({ recounted: 1 });
    await expectCopy();
  });

  it('a room that changes without its listing is followed', async () => {
    const { server, replicate, source } = scene;
    for (const room of server.list('PropertyRooms'))
      server.put('PropertyRooms', { ...room, ModificationTimestamp: '2026-03-01T12:00:00Z' });
    await replicate();
    const changed = makeRoom(makeProperty(4), 1, {
      RoomType: 'Library',
      ModificationTimestamp: '2026-03-08T12:00:00Z',
    });
    server.put('PropertyRooms', changed);
    await replicate();
    const [row] = await database.query(
      `select rooms -> 0 ->> 'kind' as kind from listing join listing_detail on listing_id = id
       where source = $1 and key = $2`,
      [source, keyOf(4)],
    );
    expect(row).toEqual({ kind: 'den' });
  });
});
