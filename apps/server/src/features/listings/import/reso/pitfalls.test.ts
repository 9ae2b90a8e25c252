import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { makePhoto, makeProperty } from '../testing/properties.ts';
import type { ReplicationScene } from '../testing/replication-scene.ts';
import { stageScenes } from '../testing/replication-scene.ts';

const many = (count: number, change = {}) =>
  Array.from({ length: count }, (_, index) => makeProperty(index, change));
const keyOf = (number: number) => String(makeProperty(number).ListingKey);

describe('a feed that misbehaves', () => {
  let database: TestDatabase;
  let scene: ReplicationScene;
  stageScenes((stage) => {
    ({ database, scene } = stage);
  });

  it.each(['timestamp', 'nextLink'] as const)(
    '[LIST-08] equal timestamps across a page edge lose no row (%s)',
    async (strategy) => {
      const { server, replicate, expectCopy } = scene;
      const moment = { ModificationTimestamp: '2026-03-01T12:00:00Z' };
      server.put('Property', ...many(35, moment), makeProperty(90));
      await replicate({ strategy });
      await expectCopy();
      // A bulk update gives everything one new time, many pages long.
      for (const { ListingKey } of server.list('Property'))
        server.change(String(ListingKey), {
          ListPrice: 700_000,
          ModificationTimestamp: '2026-03-02T12:00:00Z',
        });
      await replicate({ strategy });
      await expectCopy();
    },
  );

  it.each(['timestamp', 'nextLink'] as const)(
    '[LIST-08] rows that move between pages while others change are not lost (%s)',
    async (strategy) => {
      const { server, replicate, expectCopy } = scene;
      server.put('Property', ...many(60));
      let pages = 0;
      server.misbehaviour.afterPage = () => {
        pages += 1;
        // A row that was read leaves and one changes: with counted pages every later row slips through.
        if (pages > 8) return;
        server.remove('Property', keyOf(pages - 1));
        server.change(keyOf(30 - pages), {
          PublicRemarks: `changed during page ${pages}`,
          ModificationTimestamp: `2026-03-05T00:00:0${pages}Z`,
        });
      };
      await replicate({ strategy, vanishLimit: 50 }, { sweep: strategy === 'nextLink' ? 'never' : 'always' });
      expect(pages).toBeGreaterThan(8);
      await expectCopy();
    },
  );

  it.each(['none', 'missingWithTop'] as const)(
    '[LIST-08] a missing next link is not the end (%s)',
    async (nextLinks) => {
      const { server, replicate, expectCopy } = scene;
      server.misbehaviour.nextLinks = nextLinks;
      server.put('Property', ...many(35));
      await replicate({ strategy: 'nextLink' });
      await expectCopy();
      server.put(
        'Property',
        ...many(25, { ModificationTimestamp: '2026-03-09T12:00:00Z', PublicRemarks: 'again' }),
      );
      await replicate({ strategy: 'timestamp' });
      await expectCopy();
    },
  );

  it('[LIST-08] a next link that is not URL-encoded is followed', async () => {
    const { server, replicate, expectCopy, feed } = scene;
    server.misbehaviour.nextLinks = 'unencoded';
    const filter = "City eq 'Oakville' or City eq 'St. Ann''s & Bay #2'";
    server.put('Property', ...many(30), makeProperty(50, { City: "St. Ann's & Bay #2" }));
    await replicate({ ...feed, strategy: 'nextLink', filter });
    await expectCopy();
    const followed = server.requests.filter((url) => url.searchParams.has('$skip'));
    expect(followed.length).toBeGreaterThan(2);
    expect(followed.every((url) => url.searchParams.get('$filter') === filter)).toBe(true);
  });

  it.each([2, 0])('[LIST-08] times shown with %s decimals lose no row', async (shownDecimals) => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.shownDecimals = shownDecimals;
    const times = Array.from({ length: 40 }, (_, index) => `2026-03-01T12:00:00.${String(477 + index)}Z`);
    server.put(
      'Property',
      ...times.map((time, index) => makeProperty(index, { ModificationTimestamp: time })),
    );
    await replicate();
    await expectCopy();
    // Later than the last one, but shown as the same moment.
    server.change(keyOf(3), { ListPrice: 650_000, ModificationTimestamp: '2026-03-01T12:00:00.521Z' });
    await replicate();
    await expectCopy();
  });

  it.each(['2031-01-01T00:00:00Z', '2019-01-01T00:00:00Z'])(
    '[LIST-08] the watermark is the newest time received, not our clock (%s)',
    async (now) => {
      const { server, clock, replicate, expectCopy } = scene;
      clock.set(now);
      server.put('Property', ...many(12));
      const { time } = await replicate();
      expect(time).toBe(new Date(String(makeProperty(11).ModificationTimestamp)).toISOString());
      server.change(keyOf(2), { ListPrice: 555_000, ModificationTimestamp: '2026-03-01T12:30:00Z' });
      await replicate();
      await expectCopy();
    },
  );

  it('[LIST-08] a record dated in the future does not hide what happens until then', async () => {
    const { server, replicate, expectCopy } = scene;
    server.put('Property', ...many(3), makeProperty(7, { ModificationTimestamp: '2098-01-01T00:00:00Z' }));
    await replicate();
    server.change(keyOf(1), { ListPrice: 1, ModificationTimestamp: new Date().toISOString() });
    await replicate();
    await expectCopy();
  });

  it.each([
    ['by the time of its photos', { hiddenResources: ['Media'] }],
    ['by the pictures themselves', { ignoresExpand: true }],
  ])('[LIST-08] a photo that changes without its listing arrives %s', async (_name, misbehaviour) => {
    const { server, replicate, expectCopy } = scene;
    Object.assign(server.misbehaviour, misbehaviour);
    const properties = many(14, { PhotosChangeTimestamp: '2026-03-01T12:00:00Z' });
    server.put('Property', ...properties);
    server.put(
      'Media',
      ...properties.flatMap((property) => [makePhoto(property, 0), makePhoto(property, 1)]),
    );
    await replicate();
    await expectCopy();
    const [, changed] = properties;
    if (!changed) throw new Error('no listing');
    server.put(
      'Media',
      makePhoto(changed, 0, {
        MediaURL: 'https://photos.test/new.jpg',
        ModificationTimestamp: '2026-03-04T08:00:00Z',
      }),
    );
    if ('hiddenResources' in misbehaviour)
      server.change(String(changed.ListingKey), { PhotosChangeTimestamp: '2026-03-04T08:00:00Z' });
    const { updated } = await replicate();
    expect(updated).toBe(1);
    await expectCopy();
  });

  it('[LIST-08] a record that leaves the licence disappears here as well', async () => {
    const { server, source, replicate, expectCopy } = scene;
    server.put('Property', ...many(30));
    await replicate();
    server.remove('Property', keyOf(4));
    server.remove('Property', keyOf(20));
    const { sweep } = await replicate({}, { sweep: 'always' });
    expect(sweep).toMatchObject({ keys: 28, vanished: 2, deleted: 2, isAborted: false });
    await expectCopy();
    const gone = await database.query(
      `select l.state, e.code from listing l join listing_event e on e.listing_id = l.id and e.to_state = 'deleted'
       where source = $1 and key = any ($2)`,
      [source, [keyOf(4), keyOf(20)]],
    );
    expect(gone).toEqual(Array(2).fill({ state: 'deleted', code: 'del' }));
    // It comes back with its old time, which no question by time would find.
    server.put('Property', makeProperty(4));
    await replicate({}, { sweep: 'always' });
    await expectCopy();
  });

  it('[LIST-08] a token that ends in the middle of a run is replaced', async () => {
    const { server, replicate, expectCopy } = scene;
    server.misbehaviour.requestsPerToken = 3;
    server.put('Property', ...many(45));
    await replicate();
    await expectCopy();
    expect(server.tokensGiven).toBeGreaterThan(3);
  });

  it('[LIST-08] 429 and 503 are answered with patience, as long as the server asks', async () => {
    const { server, waits, replicate, expectCopy } = scene;
    server.put('Property', ...many(15));
    server.misbehaviour.failures = [
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503 },
      { status: 503 },
      { status: 429, headers: { 'retry-after': new Date(Date.now() + 30_000).toUTCString() } },
    ];
    server.misbehaviour.brokenAnswers = 1;
    const { retries } = await replicate();
    await expectCopy();
    expect(retries).toBe(5);
    const [first = 0, second = 0, third = 0, fourth = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(7_000);
    expect(third).toBeGreaterThan(second);
    expect(fourth).toBeGreaterThan(25_000);
  });

  it.each(['Lookup', '$metadata'])(
    '[LIST-08] a word that is new in the feed is looked up in its own lists (%s)',
    async (place) => {
      const { server, source, replicate } = scene;
      if (place === '$metadata') server.misbehaviour.hiddenResources = ['Lookup'];
      server.put('Property', makeProperty(1));
      await replicate();
      server.put('Lookup', {
        LookupKey: 'k1',
        LookupName: 'PropertySubType',
        LookupValue: 'PST-77',
        StandardLookupValue: 'Semi Detached',
      });
      server.put('Property', makeProperty(2, { PropertySubType: 'PST-77' }));
      await replicate();
      const stored = await database.query(
        'select key, kind, kind_stated from listing where source = $1 order by key',
        [source],
      );
      expect(stored).toEqual([
        expect.objectContaining({ kind: 'detached' }),
        expect.objectContaining({ kind: 'semiDetached', kind_stated: expect.stringContaining('PST-77') }),
      ]);
    },
  );
});
