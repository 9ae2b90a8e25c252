import { toWorld } from '@hearthline/domain/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { ListingWriter } from './listing-writer.ts';
import { createListingWriter } from './listing-writer.ts';
import { mapProperty } from './map-property.ts';
import type { FeedRow } from './testing/feed-server.ts';
import { makePhoto, makeProperty } from './testing/properties.ts';

describe('[LIST-08] writing listings', () => {
  let database: TestDatabase;
  let writer: ListingWriter;
  let sources = 0;
  let source = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    writer = createListingWriter({
      database: database.worker,
      clock: createSettableClock('2026-11-15T17:00:00Z'),
    });
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    sources += 1;
    source = `source-${sources}`;
  });

  const entryOf = (property: FeedRow) => {
    const mapped = mapProperty(property, { source });
    if (!mapped.ok) throw new Error(mapped.reason);
    return mapped;
  };
  const write = (...properties: FeedRow[]) => writer.writeBatch(properties.map(entryOf));
  const find = (columns: string, ...values: unknown[]) =>
    database.query(
      `select ${columns} from listing join listing_detail on listing_id = id where source = $1 order by key`,
      [source, ...values],
    );
  const listEvents = async (number = 1) => {
    const rows = await database.query<{ code: string; old: string; new: string; odd: boolean }>(
      `select e.code, old_price as old, new_price as new, e.is_irregular as odd from listing_event e join listing l on l.id = listing_id
       where source = $1 and key = $2 order by e.id`,
      [source, makeProperty(number).ListingKey],
    );
    return rows.map(({ code, old, new: price, odd }) => [
      code,
      Number(old),
      Number(price),
      ...(odd ? ['irregular'] : []),
    ]);
  };

  it('puts a listing with its places, its words, its events and its projection where they belong', async () => {
    const property = makeProperty(1, {
      UnitNumber: '# 1401',
      StreetName: 'Port',
      StreetDirSuffix: 'East',
      Media: [makePhoto({ ListingKey: 'k' }, 0)],
    });
    expect(await write(property)).toEqual({ inserted: 1, updated: 0, unchanged: 0, stale: 0, irregular: 0 });
    const { x, y } = toWorld(-79.7, 43.4001);
    expect(
      await find(`state, list_price::int as price, community_code, address_norm, street_norm, home_key, world_x, world_y,
        photo_count, first_picture, remarks, is_open, (select count(*)::int from listing_open o where o.id = listing.id) as open`),
    ).toEqual([
      {
        state: 'active',
        price: 80_100_000,
        community_code: 'halton.oakville.bronte-east',
        address_norm: '2 port st e 1401',
        street_norm: 'port st e',
        home_key: 'address|2 port st e|1401|halton.oakville',
        world_x: x,
        world_y: y,
        photo_count: 1,
        first_picture: 'https://photos.test/k/0.jpg',
        remarks: 'Home number 1',
        is_open: true,
        open: 1,
      },
    ]);
    expect(await listEvents()).toEqual([['new', 0, 80_100_000]]);
    expect(
      await database.query(
        `select m.name as municipality, a.name as area from municipality m join area a on a.code = area_code where m.code = 'halton.oakville'`,
      ),
    ).toEqual([{ municipality: 'Oakville', area: 'Halton' }]);
    const [partition] = await database.query(
      `select tableoid::regclass::text as name from listing_event where listing_id = (select id from listing where source = $1)`,
      [source],
    );
    expect(partition).toEqual({ name: 'listing_event_2026' });
  });

  it('writes nothing for what it knows already', async () => {
    const properties = [makeProperty(1), makeProperty(2, { Media: [makePhoto({ ListingKey: 'k' }, 0)] })];
    await write(...properties);
    const before = await find('id, changed_xid, record_hash');
    expect(await write(...properties)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await find('id, changed_xid, record_hash')).toEqual(before);
  });

  it('tells price changes and carries on what a poor feed does not repeat', async () => {
    const poor = {
      OriginalListPrice: null,
      StatusChangeTimestamp: null,
      OriginalEntryTimestamp: null,
      ListingContractDate: null,
    };
    await write(
      makeProperty(1, { ...poor, ListPrice: 900_000, ModificationTimestamp: '2026-03-01T10:00:00Z' }),
    );
    await write(
      makeProperty(1, {
        ...poor,
        ListPrice: 850_000,
        MlsStatus: 'Price Change',
        ModificationTimestamp: '2026-03-08T10:00:00Z',
      }),
    );
    const [row] =
      await find(`list_price::int as now, original_list_price::int as first, previous_list_price::int as before,
      price_changed_at as changed, status_changed_at as status, entered_at as entered`);
    expect(row).toEqual({
      now: 85_000_000,
      first: 90_000_000,
      before: 90_000_000,
      changed: new Date('2026-03-08T10:00:00Z'),
      status: new Date('2026-03-01T10:00:00Z'),
      entered: new Date('2026-03-01T10:00:00Z'),
    });
    expect(await listEvents()).toEqual([
      ['new', 0, 90_000_000],
      ['pc', 90_000_000, 85_000_000],
    ]);
  });

  it('does not take the day of listing for a price change', async () => {
    const stamped = { PriceChangeTimestamp: '2026-03-01T10:00:00Z' };
    await write(makeProperty(1, stamped), makeProperty(2, { ...stamped, PreviousListPrice: 850_000 }));
    expect(await find('price_changed_at is not null as changed')).toEqual([
      { changed: false },
      { changed: true },
    ]);
    expect(await listEvents(1)).toEqual([['new', 0, 80_100_000]]);
    expect(await listEvents(2)).toEqual([
      ['new', 0, 80_200_000],
      ['pc', 85_000_000, 80_200_000],
    ]);
  });

  it('stores a jump that cannot be, flagged and counted', async () => {
    await write(makeProperty(1, { MlsStatus: 'Terminated' }));
    const sold = {
      MlsStatus: 'Sold',
      ClosePrice: 1_000_000,
      PurchaseContractDate: '2026-03-09',
      StatusChangeTimestamp: '2026-03-09T12:00:00Z',
      ModificationTimestamp: '2026-03-09T12:00:00Z',
    };
    expect(await write(makeProperty(1, sold))).toMatchObject({ updated: 1, irregular: 1 });
    expect(await find('state, is_irregular as odd, close_price::int as price')).toEqual([
      { state: 'firm', odd: true, price: 100_000_000 },
    ]);
    expect((await listEvents()).at(-1)).toEqual(['sld', 80_100_000, 100_000_000, 'irregular']);
  });

  it('keeps the newest of several with one key, and never goes back', async () => {
    const at = (ModificationTimestamp: string, PublicRemarks: string) =>
      makeProperty(1, { ModificationTimestamp, PublicRemarks });
    await write(
      at('2026-03-05T00:00:00Z', 'newest, first'),
      at('2026-03-01T00:00:00Z', 'old'),
      at('2026-03-05T00:00:00Z', 'newest, last'),
    );
    expect(await find('remarks')).toEqual([{ remarks: 'newest, last' }]);
    expect(await write(at('2026-03-04T00:00:00Z', 'late'))).toMatchObject({ updated: 0, stale: 1 });
    expect(await find('remarks')).toEqual([{ remarks: 'newest, last' }]);
  });

  it('links a home that is listed again, in whatever order the listings come, until it is sold', async () => {
    const home = { StreetNumber: '9', OriginalEntryTimestamp: null };
    const first = makeProperty(1, { ...home, ListingContractDate: '2025-01-05', MlsStatus: 'Terminated' });
    const second = makeProperty(2, { ...home, ListingContractDate: '2025-06-01', MlsStatus: 'Expired' });
    const third = makeProperty(3, {
      ...home,
      ListingContractDate: '2025-09-01',
      MlsStatus: 'Sold',
      PurchaseContractDate: '2025-10-01',
      CloseDate: '2025-11-01',
      ClosePrice: 5,
    });
    const fourth = makeProperty(4, { ...home, ListingContractDate: '2026-03-01' });
    const lease = makeProperty(5, {
      ...home,
      ListingContractDate: '2026-02-01',
      TransactionType: 'For Lease',
    });
    await write(third, fourth);
    await write(lease, second);
    await write(first);
    const links = await database.query(
      `select l.key, p.key as previous from listing l left join listing p on p.id = l.previous_listing_id where l.source = $1 order by l.key`,
      [source],
    );
    const key = ({ ListingKey }: FeedRow) => ListingKey;
    expect(links).toEqual([
      { key: key(first), previous: null },
      { key: key(second), previous: key(first) },
      { key: key(third), previous: key(second) },
      { key: key(fourth), previous: null },
      { key: key(lease), previous: null },
    ]);
  });

  it('does not take a home that two boards offer at once for one that is listed again', async () => {
    const home = { StreetNumber: '11' };
    await write(makeProperty(1, home), makeProperty(2, { ...home, ListingContractDate: '2026-03-02' }));
    expect(await find('previous_listing_id as previous')).toEqual([{ previous: null }, { previous: null }]);
    // Once the first has ended, the second follows it.
    await write(
      makeProperty(1, { ...home, MlsStatus: 'Terminated', ModificationTimestamp: '2026-03-20T00:00:00Z' }),
    );
    const [first, second] = await find('id, previous_listing_id as previous');
    expect(second?.previous).toBe(first?.id);
  });

  it('keeps what disappears, out of every search, and takes it back', async () => {
    await write(makeProperty(1), makeProperty(2));
    expect(await writer.markDeleted(source, [String(makeProperty(1).ListingKey), 'unknown'])).toBe(1);
    const shown = `state, (select count(*)::int from listing_open o where o.id = listing.id) as open`;
    expect(await find(shown)).toEqual([
      { state: 'deleted', open: 0 },
      { state: 'active', open: 1 },
    ]);
    expect(await listEvents()).toEqual([
      ['new', 0, 80_100_000],
      ['del', 0, 0],
    ]);
    expect(await writer.markDeleted(source, [String(makeProperty(1).ListingKey)])).toBe(0);
    expect(await write(makeProperty(1))).toMatchObject({ updated: 1 });
    expect(await find(shown)).toEqual([
      { state: 'active', open: 1 },
      { state: 'active', open: 1 },
    ]);
  });

  it('measures the way to the nearest school where a home is new or has moved', async () => {
    const { x, y } = toWorld(-79.7, 43.5);
    await database.query(
      `insert into school (number, name, system, level, longitude, latitude, world_x, world_y)
       values ('1', 'Alder', 'englishPublic', 'elementary', -79.7, 43.5, $1, $2) on conflict do nothing`,
      [x, y],
    );
    await write(makeProperty(1, { Latitude: 43.509 }), makeProperty(2, { Latitude: null }));
    await write(makeProperty(1, { Latitude: 43.5, ModificationTimestamp: '2026-05-01T00:00:00Z' }));
    const [moved, nowhere] = await find('school_metres as metres, world_x');
    expect(moved).toMatchObject({ metres: 0 });
    expect(nowhere).toEqual({ metres: null, world_x: null });
    await write(makeProperty(1, { Latitude: 43.509, ModificationTimestamp: '2026-06-01T00:00:00Z' }));
    const [back] = await find('school_metres as metres');
    expect(Number(back?.metres)).toBeGreaterThan(950);
    expect(Number(back?.metres)).toBeLessThan(1_050);
  });

  it('takes a whole history in place of what it had seen itself', async () => {
    await write(makeProperty(1, { MlsStatus: 'Sold Conditional' }));
    const history = [
      {
        ModificationTimestamp: '2026-03-03T12:00:00Z',
        FieldName: 'ListPrice',
        PreviousValue: '900000',
        NewValue: '801000',
      },
      {
        ModificationTimestamp: '2026-03-05T12:00:00Z',
        FieldName: 'MlsStatus',
        PreviousValue: 'New',
        NewValue: 'Sold Conditional',
      },
    ];
    const property = makeProperty(1, { MlsStatus: 'Sold Conditional', HistoryTransactional: history });
    expect(await write(property)).toMatchObject({ updated: 1, irregular: 0 });
    const events = [
      ['new', 0, 90_000_000],
      ['pc', 90_000_000, 80_100_000],
      ['sc', 0, 0],
    ];
    expect(await listEvents()).toEqual(events);
    expect(await write(property)).toMatchObject({ unchanged: 1 });
    expect(await listEvents()).toEqual(events);
  });

  it('makes no news of a step that a whole history only dates anew, and loses none that waits', async () => {
    const at = (time: string, changes: FeedRow) =>
      makeProperty(1, {
        ...{ ListingContractDate: '2026-11-14', OriginalEntryTimestamp: '2026-11-14T12:00:00Z' },
        ...{ StatusChangeTimestamp: time, ModificationTimestamp: time, ...changes },
      });
    const noted = () =>
      database.query<{ code: string }>(
        `select e.code from listing_change c join listing l on l.id = c.listing_id
         left join listing_event e on e.id = c.event_id where source = $1 order by e.id`,
        [source],
      );
    await write(at('2026-11-14T12:00:00Z', { MlsStatus: 'New' }));
    await write(at('2026-11-15T12:00:00Z', { MlsStatus: 'Price Change', ListPrice: 780_000 }));
    const before = [{ code: 'new' }, { code: 'pc' }];
    expect(await noted()).toEqual(before);
    const step = (time: string, from: string, to: string) => ({
      ...{ ModificationTimestamp: time, FieldName: 'ListPrice', PreviousValue: from, NewValue: to },
    });
    const told = [step('2026-11-15T11:59:07Z', '801000', '780000')];
    const changed = { MlsStatus: 'Price Change', ListPrice: 780_000, HistoryTransactional: told };
    await write(at('2026-11-15T12:00:00Z', { ...changed, OriginalEntryTimestamp: '2026-11-14T12:00:03Z' }));
    expect(await noted()).toEqual(before);
    const next = [...told, step('2026-11-15T16:00:00Z', '780000', '770000')];
    await write(at('2026-11-15T16:00:00Z', { ...changed, ListPrice: 770_000, HistoryTransactional: next }));
    expect(await noted()).toEqual([...before, { code: 'pc' }]);
  });

  it('remembers what a suspended listing goes back to', async () => {
    await write(makeProperty(1, { MlsStatus: 'Sold Conditional' }));
    const at = (MlsStatus: string, time: string) =>
      makeProperty(1, { MlsStatus, StatusChangeTimestamp: time, ModificationTimestamp: time });
    await write(at('Suspended', '2026-03-05T12:00:00Z'));
    expect(await find('state, prior_state, prior_code, off_market_date::text as off')).toEqual([
      { state: 'suspended', prior_state: 'conditional', prior_code: 'sc', off: '2026-03-05' },
    ]);
    await write(at('Sold Conditional', '2026-03-15T12:00:00Z'));
    expect(await find('state, prior_state, paused_days, is_irregular as odd')).toEqual([
      { state: 'conditional', prior_state: null, paused_days: 10, odd: false },
    ]);
  });
});
