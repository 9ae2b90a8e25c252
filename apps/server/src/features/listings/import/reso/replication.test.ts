import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { makePhoto, makeProperty, makeRoom } from '../testing/properties.ts';
import type { ReplicationScene } from '../testing/replication-scene.ts';
import { stageScenes } from '../testing/replication-scene.ts';

const many = (count: number, change = {}) =>
  Array.from({ length: count }, (_, index) => makeProperty(index, change));
const keyOf = (number: number) => String(makeProperty(number).ListingKey);

describe('[LIST-08] replication', () => {
  let database: TestDatabase;
  let scene: ReplicationScene;
  stageScenes((stage) => {
    ({ database, scene } = stage);
  });

  it.each(['timestamp', 'nextLink'] as const)('goes on where it stopped (%s)', async (strategy) => {
    const { server, source, replicate, expectCopy } = scene;
    server.put('Property', ...many(60));
    let pages = 0;
    server.misbehaviour.afterPage = () => {
      pages += 1;
      if (pages === 6) server.misbehaviour.failures = Array(30).fill({ status: 503 });
    };
    await expect(replicate({ strategy })).rejects.toThrow('The feed answered 503 8 times.');
    const [half] = await database.query<{ count: number }>(
      'select count(*)::int from listing where source = $1',
      [source],
    );
    expect(half?.count).toBeGreaterThan(0);
    expect(half?.count).toBeLessThan(60);

    server.misbehaviour.afterPage = null;
    server.misbehaviour.failures = [];
    const { inserted } = await replicate({ strategy });
    expect(inserted).toBe(60 - Number(half?.count));
    await expectCopy();
  });

  it('asks only for what has changed since, and writes nothing when nothing has', async () => {
    const { server, replicate } = scene;
    server.put('Property', ...many(55));
    await replicate();
    const quiet = await replicate();
    expect(quiet).toMatchObject({ inserted: 0, updated: 0 });
    expect(quiet.received).toBeLessThan(5);
    server.change(keyOf(7), { ListPrice: 5, ModificationTimestamp: '2026-04-01T00:00:00Z' });
    expect(await replicate()).toMatchObject({ inserted: 0, updated: 1 });
  });

  it('notes for alerts what happened while the feed could not be read, and no history', async () => {
    const { server, replicate, clock, source } = scene;
    const homeOf = (number: number, entered: string) =>
      makeProperty(number, {
        OriginalEntryTimestamp: entered,
        StatusChangeTimestamp: entered,
        ListingContractDate: entered.slice(0, 10),
        ModificationTimestamp: entered,
      });
    const noted = async () =>
      (
        await database.query<{ key: string; isFollowed: boolean }>(
          `select l.key, c.taken_at is null as "isFollowed" from listing_change c join listing l on l.id = c.listing_id
           where l.source = $1 and c.matched_at is null order by 1`,
          [source],
        )
      ).map(({ key, isFollowed }) => [key, isFollowed]);
    const add = (number: number, entered: string) => server.put('Property', homeOf(number, entered));
    for (let number = 1; number <= 12; number += 1) add(number, '2026-11-05T12:00:00Z');
    await replicate();
    expect(await noted()).toEqual([]);
    add(21, '2026-11-10T12:00:00Z');
    add(22, '2026-11-16T12:00:00Z');
    add(23, '2026-11-24T12:00:00Z');
    clock.set('2026-11-25T12:00:00Z');
    await replicate();
    expect(await noted()).toEqual([
      [keyOf(22), false],
      [keyOf(23), true],
    ]);
  });

  it('starts its load by links anew where the link it stopped at is too old', async () => {
    const { server, replicate, expectCopy } = scene;
    server.put('Property', ...many(40));
    await replicate({ strategy: 'nextLink' });
    await database.query(
      `update feed_state set state = state || '{"time": null, "load": {"nextLink": "Gone?$skip=10", "since": null}}' where source = $1`,
      [scene.source],
    );
    await replicate({ strategy: 'nextLink' });
    await expectCopy();
  });

  it.each([
    ['inside', {}],
    ['apart, because the server refuses to expand', { refusesExpand: 400 }],
    ['apart, because it does not listen', { ignoresExpand: true }],
    ['apart, from a server that does not know `in`', { refusesExpand: 400, refusesIn: true }],
  ])('brings pictures and rooms %s', async (_name, misbehaviour) => {
    const { server, replicate, expectCopy } = scene;
    Object.assign(server.misbehaviour, misbehaviour);
    const properties = many(22);
    server.put('Property', ...properties);
    server.put(
      'Media',
      ...properties.flatMap((property) => [2, 0, 1].map((order) => makePhoto(property, order))),
    );
    server.put(
      'PropertyRooms',
      ...properties.flatMap((property) => [makeRoom(property, 1), makeRoom(property, 2)]),
    );
    await replicate();
    await expectCopy();
  });

  it('makes do with a server that can do little', async () => {
    const { server, replicate, expectCopy } = scene;
    Object.assign(server.misbehaviour, {
      refusesExpand: 500,
      refusesCount: true,
      refusesKeyPaging: true,
      hiddenResources: ['Media', 'PropertyRooms'],
    });
    server.put('Property', ...many(45, { ModificationTimestamp: '2026-03-01T12:00:00Z' }));
    await replicate();
    await expectCopy();
    server.remove('Property', keyOf(5));
    expect((await replicate({}, { sweep: 'always' })).sweep).toMatchObject({ keys: 44, deleted: 1 });
    await expectCopy();
  });

  it('does not sweep away more than a feed can lose', async () => {
    const { server, replicate, expectCopy } = scene;
    server.put('Property', ...many(40));
    await replicate();
    const gone = many(40).slice(0, 5);
    for (const { ListingKey } of gone) server.remove('Property', String(ListingKey));
    const aborted = await replicate({}, { sweep: 'always' });
    expect(aborted.sweep).toEqual({
      keys: 35,
      vanished: 5,
      deleted: 0,
      recovered: 0,
      retried: 0,
      isAborted: true,
    });
    const allowed = await replicate({ vanishLimit: 15 }, { sweep: 'always' });
    expect(allowed.sweep).toMatchObject({ deleted: 5, isAborted: false });
    await expectCopy();
    // An empty answer is never taken for the truth.
    for (const { ListingKey } of server.list('Property')) server.remove('Property', String(ListingKey));
    expect((await replicate({ vanishLimit: 100 }, { sweep: 'always' })).sweep).toMatchObject({
      deleted: 0,
      isAborted: true,
    });
  });

  it('sweeps when it is time to', async () => {
    const { server, clock, replicate } = scene;
    server.put('Property', ...many(3));
    expect((await replicate({}, { sweep: 'due' })).sweep).toMatchObject({ keys: 3 });
    clock.advance(23 * 3_600_000);
    expect((await replicate({}, { sweep: 'due' })).sweep).toBeNull();
    clock.advance(2 * 3_600_000);
    expect((await replicate({}, { sweep: 'due' })).sweep).toMatchObject({ keys: 3 });
  });

  it('counts what it cannot take, with the reason, and does not fetch it again and again', async () => {
    const { server, replicate, expectCopy } = scene;
    server.put(
      'Property',
      ...many(4),
      makeProperty(50, { PropertyType: 'Commercial Sale' }),
      makeProperty(51, { MlsStatus: 'Odd', StandardStatus: 'Odd' }),
    );
    const report = await replicate({}, { sweep: 'always' });
    expect(report).toMatchObject({ inserted: 4, rejected: 2, sweep: { recovered: 0 } });
    const rejects = (await readFile(String(report.rejectsFile), 'utf8')).trim().split('\n');
    expect(rejects.map((line) => JSON.parse(line))).toEqual([
      { line: null, reason: 'not a home: Commercial Sale', row: keyOf(50) },
      { line: null, reason: "unknown status 'Odd'", row: keyOf(51) },
    ]);
    server.remove('Property', keyOf(50));
    server.remove('Property', keyOf(51));
    await expectCopy();
  });

  it('drops what may no longer be shown', async () => {
    const { server, source, replicate } = scene;
    server.put('Property', ...many(3));
    await replicate();
    server.change(keyOf(1), { MlgCanView: false, ModificationTimestamp: '2026-04-01T00:00:00Z' });
    await replicate({}, { sweep: 'always' });
    const states = await database.query('select state from listing where source = $1 order by key', [source]);
    expect(states).toEqual([{ state: 'active' }, { state: 'deleted' }, { state: 'active' }]);
  });

  it('says when the credentials are wrong, without trying on', async () => {
    const { server, feed, replicate } = scene;
    await expect(replicate({ credentials: { kind: 'token', token: 'wrong' } })).rejects.toThrow(
      'The feed answered 401: token is over.',
    );
    expect(server.requests).toHaveLength(1);
    const { credentials } = feed;
    if (credentials.kind !== 'client') throw new Error('not a client');
    await expect(replicate({ credentials: { ...credentials, clientSecret: 'wrong' } })).rejects.toThrow(
      'The feed gave no token (400).',
    );
    await expect(replicate({ credentials: { kind: 'token', token: 'fixed' } })).resolves.toMatchObject({
      received: 0,
    });
  });

  it('does not wait for hours, nor for a server that is not there', async () => {
    const { server, waits, replicate } = scene;
    server.misbehaviour.failures = [{ status: 429, headers: { 'retry-after': '7200' } }];
    await expect(replicate()).rejects.toThrow('The feed asks to come back in 120 minutes.');
    expect(waits).toEqual([]);
    await expect(
      replicate({ url: 'http://127.0.0.1:9/odata', credentials: { kind: 'token', token: 'x' } }),
    ).rejects.toThrow('The feed is out of reach');
    expect(waits).toHaveLength(7);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  });

  it('lets one process at a time read a feed', async () => {
    const { server, replicate } = scene;
    server.put('Property', ...many(5));
    let second: Promise<unknown> | null = null;
    server.misbehaviour.afterPage = () => {
      second ??= replicate().catch((error: Error) => error.message);
    };
    await replicate();
    expect(await second).toMatch(/Another process is reading the feed/);
  });
});
