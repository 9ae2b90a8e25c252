import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createMarketApp, onSale } from './testing/market-app.ts';

let app: TestApp;
let anna: TestAgent;
let outsider: TestAgent;

beforeAll(async () => {
  ({ app, anna, outsider } = await createMarketApp());
});
afterAll(() => app.close());

const search = (body: object) => app.call('POST /listings/search', { as: anna, body });
const findOne = async (condition: string): Promise<string> => {
  const [row] = await app.database.query<{ id: string }>(
    `select id from listing_any where ${condition} order by id limit 1`,
  );
  return row?.id ?? '';
};

describe('a number that is not on the market', () => {
  it('is found by a repair of the status, before anything else is given up', async () => {
    const [sold] = await app.database.query<{ mls_number: string }>(
      `select mls_number from listing_any group by mls_number
       having count(*) = 1 and every(status = 'sold' and offer = 'sale')
       order by mls_number limit 1`,
    );
    const criteria = { ...onSale, mlsNumbers: [sold?.mls_number ?? ''] };
    const { body } = await app.call('POST /listings/summary', { as: anna, body: { criteria } });
    expect(body.result.total).toBe(0);
    expect(body.result.repairs[0]).toMatchObject({
      kind: 'without',
      field: 'status',
      criteria: { ...criteria, status: ['active', 'sold', 'deactive'] },
      count: 1,
    });
  });

  it('[LIST-01] is found by a sentence that gives it without a word of its status', async () => {
    const [sold] = await app.database.query<{ id: string; mlsNumber: string }>(
      `select l.id, l.mls_number as "mlsNumber" from listing l join listing_past p on p.id = l.id
       where p.status = 'sold' and p.offer = 'sale' order by l.id limit 1`,
    );
    const understood = await app.call('POST /listings/sentence', {
      as: anna,
      body: { text: sold?.mlsNumber ?? '' },
    });
    const found = await search({ criteria: understood.body.result.criteria });
    expect(found.body.result.items.map(({ id }: { id: string }) => id)).toEqual([sold?.id]);
  });
});

describe('search', () => {
  it('[LIST-02] gives pages without gaps or doubles, and the exact total', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const { body } = await search({
        criteria: onSale,
        sort: 'cheapest',
        limit: 50,
        ...(cursor ? { cursor } : {}),
      });
      ids.push(...body.result.items.map(({ id }) => id));
      total = body.totalRows;
      cursor = body.result.nextCursor ?? undefined;
      expect(body.result.answeredBy).toBe('index');
    } while (cursor);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('answers from the database where the past is asked for', async () => {
    const { body } = await search({ criteria: { ...onSale, status: ['sold'] } });
    expect(body.result.answeredBy).toBe('database');
    expect(body.totalRows).toBeGreaterThan(0);
    expect(body.result.items.every(({ status }) => status === 'sold')).toBe(true);
  });

  it('refuses a cursor of another sort and a cursor that is none', async () => {
    const { body } = await search({ criteria: onSale, sort: 'cheapest', limit: 1 });
    const cursor = body.result.nextCursor;
    for (const wrong of [
      { sort: 'newest', cursor },
      { sort: 'cheapest', cursor: 'nonsense' },
      ...[1.5, 1e300, null, '1'].map((key) => ({
        sort: 'cheapest',
        cursor: Buffer.from(JSON.stringify(['cheapest', key, createId()])).toString('base64url'),
      })),
    ]) {
      const reply = await search({ criteria: onSale, ...wrong });
      expect(reply.status).toBe(400);
      expect(reply.body.error?.fields).toMatchObject([{ path: 'cursor' }]);
    }
  });

  it('[LIST-01] marks both ends of a range that is upside down', async () => {
    const { status, body } = await search({ criteria: { ...onSale, price: { min: 2, max: 1 } } });
    expect(status).toBe(400);
    expect(body.error?.fields).toMatchObject([
      { path: 'criteria.price.min', code: 'min_more_than_max' },
      { path: 'criteria.price.max', code: 'max_less_than_min' },
    ]);
  });

  it('shows which words of the remarks the keywords found', async () => {
    const { body } = await search({ criteria: { ...onSale, keywords: 'fireplaces' } });
    expect(body.totalRows).toBeGreaterThan(0);
    for (const item of body.result.items)
      expect(item.matched).toContainEqual({ text: 'fireplace', isFound: true });
  });

  it('[LIST-03] gives a selection up to its limit and says what to do above it', async () => {
    const few = await app.call('POST /listings/selection', {
      as: anna,
      body: { criteria: { ...onSale, kind: { any: ['farm'] } } },
    });
    expect(few.body.result.length).toBeGreaterThan(0);
    await app.database.query("update listing set offer = 'sale', state = 'active'");
    await app.services.marketFollower.catchUp();
    const many = await app.call('POST /listings/selection', { as: anna, body: { criteria: onSale } });
    expect(many.status).toBe(422);
    expect(many.body.error?.friendlyMessage).toBe(
      'Search returns more than 500, please narrow down your search criteria',
    );
  });
});

describe('summary', () => {
  it('offers suggestions whose numbers are exact when nothing is found', async () => {
    const criteria = { ...onSale, kind: { any: ['farm'] }, bedrooms: { min: 2 }, level: { min: 900 } };
    const { body } = await app.call('POST /listings/summary', { as: anna, body: { criteria } });
    expect(body.result.total).toBe(0);
    expect(body.result.repairs.length).toBeGreaterThan(0);
    for (const suggestion of body.result.repairs) {
      const found = await search({ criteria: suggestion.criteria, limit: 1 });
      expect(found.body.totalRows).toBe(suggestion.count);
      expect(suggestion).toMatchObject({ kind: 'without', field: 'level' });
    }
  });

  it('offers narrower searches whose numbers are exact when too much is found', async () => {
    const { body } = await app.call('POST /listings/summary', { as: anna, body: { criteria: onSale } });
    expect(body.result.total).toBeGreaterThan(500);
    expect(body.result.repairs.length).toBeGreaterThan(1);
    for (const suggestion of body.result.repairs) {
      const found = await search({ criteria: suggestion.criteria, limit: 1 });
      expect(found.body.totalRows).toBe(suggestion.count);
      expect(suggestion.count).toBeLessThan(body.result.total);
    }
  });

  it('counts each status', async () => {
    const { body } = await app.call('POST /listings/statuses', { as: anna, body: { criteria: onSale } });
    const rows = await app.database.query<{ status: string; count: string }>(
      "select status, count(*) as count from listing_any where offer = 'sale' group by 1",
    );
    expect(body.result).toEqual({
      active: 0,
      sold: 0,
      deactive: 0,
      ...Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])),
    });
  });
});

describe('map', () => {
  it('[LIST-02] draws clusters and pins that add up to what is in view, at every zoom', async () => {
    for (const zoom of [6, 9, 11, 13, 16]) {
      const { body } = await app.call('POST /listings/map', {
        as: anna,
        body: { criteria: onSale, bounds: [-80, 43, -79, 44], zoom },
      });
      const { clusters, pins, inView } = body.result;
      expect(clusters.reduce((sum, { count }) => sum + count, 0) + pins.length).toBe(inView);
      expect(inView).toBeGreaterThan(0);
      if (zoom < 11) expect(pins).toEqual([]);
    }
  });

  it('refuses a window without room', async () => {
    const body = { criteria: onSale, bounds: [-79, 44, -80, 43], zoom: 9 };
    expect((await app.call('POST /listings/map', { as: anna, body })).status).toBe(400);
  });
});

describe('why', () => {
  it('answers each criterion for a listing, also one that is not found', async () => {
    const id = await findOne("kind = 'detached' and bedrooms = 3 and price is not null");
    const criteria = {
      ...onSale,
      kind: { any: ['detached'] },
      bedrooms: { min: 5 },
      keywords: 'no such word',
    };
    const { body } = await app.call('POST /listings/why', { as: anna, body: { criteria, listingId: id } });
    expect(body.result.answers).toEqual([
      { field: 'offer', passes: true, value: 'sale' },
      { field: 'status', passes: true, value: 'active' },
      { field: 'kind', passes: true, value: 'detached' },
      { field: 'bedrooms', passes: false, value: 3 },
      { field: 'keywords', passes: false, value: null },
    ]);
  });
});

describe('detail', () => {
  it('[LIST-04] tells everything about a home, its history, its market and its neighbours', async () => {
    const id = await findOne('community_code is not null and world_x is not null and price is not null');
    const detail = await app.call('GET /listings/{id}', { as: anna, params: { id } });
    expect(detail.status).toBe(200);
    expect(detail.body.result).toMatchObject({
      id,
      projection: 'agent',
      remarks: expect.stringContaining('A home'),
    });
    for (const part of ['history', 'similar', 'market', 'comparables'] as const) {
      const reply = await app.call(`GET /listings/{id}/${part}`, { as: anna, params: { id } });
      expect(reply.status).toBe(200);
    }
  });

  it('tells the last change of the asking price over relistings, and what was asked first', async () => {
    const id = await findOne("status = 'active' and offer = 'sale'");
    const ended = await findOne(`status = 'active' and offer = 'sale' and id <> '${id}'`);
    const { query } = app.database;
    await query("update listing set home_key = 'relisted', state = 'terminated' where id = $1", [ended]);
    await query("update listing set home_key = 'relisted', original_list_price = 89990000 where id = $1", [
      id,
    ]);
    await query("update listing set entered_at = entered_at - interval '9 years' where id = $1", [ended]);
    const note = (listing: string, code: string, day: string, [before, now]: (number | null)[]) =>
      query(
        `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
         values ($1, $2, $3::lifecycle_code, 'active', now(), $4, $5, $6, 'feed')`,
        [createId(), listing, code, day, before, now],
      );
    const getChange = async (projection = 'agent') =>
      (await app.call('GET /listings/{id}', { as: anna, params: { id }, query: `?projection=${projection}` }))
        .body.result.priceChange;

    await note(ended, 'new', '2025-08-12', [null, 100_000_000]);
    await note(id, 'new', '2025-10-12', [null, 95_000_000]);
    const first = { firstPrice: 100_000_000, firstDate: '2025-08-12' };
    expect(await getChange()).toEqual({ before: 100_000_000, since: '2025-10-12', ...first });
    expect(await getChange('client')).toEqual({ before: 100_000_000, since: '2025-10-12', ...first });
    expect(await getChange('public')).toBeNull();

    await note(id, 'pc', '2025-11-03', [95_000_000, 92_000_000]);
    expect(await getChange()).toEqual({ before: 95_000_000, since: '2025-11-03', ...first });

    // Two boards that offer the home at the same time do not change each other's price.
    await query("update listing set state = 'active' where id = $1", [ended]);
    expect(await getChange()).toMatchObject({ firstPrice: 95_000_000, firstDate: '2025-10-12' });
  });

  it('[LIST-03] says that a property was not found', async () => {
    const { status, body } = await app.call('GET /listings/{id}', {
      as: anna,
      params: { id: '0192f0a0-0000-7000-8000-000000000009' },
    });
    expect(status).toBe(404);
    expect(body.error?.friendlyMessage).toBe('Property not found');
  });

  it('strips what clients and the public may not see, and honours the four flags', async () => {
    const id = await findOne('world_x is not null');
    await app.database.query(
      "update listing_detail set private_remarks = 'Key under the mat' where listing_id = $1",
      [id],
    );
    const getDetail = async (projection: string) =>
      app.call('GET /listings/{id}', { as: anna, params: { id }, query: `?projection=${projection}` });
    expect((await getDetail('agent')).body.result.privateRemarks).toBe('Key under the mat');
    expect((await getDetail('client')).body.result.privateRemarks).toBeNull();
    expect((await getDetail('public')).body.result).toMatchObject({
      daysOnMarket: null,
      originalListPrice: null,
    });
    await app.database.query('update listing set may_show_address = false where id = $1', [id]);
    expect((await getDetail('client')).body.result).toMatchObject({
      address: '',
      latitude: null,
      postalCode: null,
    });
    await app.database.query('update listing set may_show_on_internet = false where id = $1', [id]);
    expect((await getDetail('client')).status).toBe(404);
    expect((await getDetail('agent')).status).toBe(200);
  });
});

describe('suggestions', () => {
  it('complete numbers, addresses and places', async () => {
    const suggest = async (text: string) =>
      (await app.call('GET /listings/suggest', { as: anna, query: `?text=${encodeURIComponent(text)}` })).body
        .result;
    const [listing] = await app.database.query<{ mlsNumber: string }>(
      'select mls_number as "mlsNumber" from listing order by id limit 1',
    );
    expect(await suggest(listing?.mlsNumber ?? '')).toMatchObject([
      { type: 'listing', mlsNumber: listing?.mlsNumber },
    ]);
    const atAddress = await suggest('12 briarwood av');
    expect(atAddress.length).toBeGreaterThan(0);
    for (const found of atAddress) expect(found).toMatchObject({ address: '12 Briarwood Ave' });
    expect(await suggest('quarter a1')).toContainEqual(
      expect.objectContaining({ type: 'place', level: 'community', within: 'Town A1-M1' }),
    );
    expect(await suggest('x')).toEqual([]);
  });

  it('understand a sentence', async () => {
    const { body } = await app.call('POST /listings/sentence', {
      as: anna,
      body: { text: '3+ beds under 900k zzyzx' },
    });
    expect(body.error).toBeUndefined();
    expect(body.result.criteria).toMatchObject({ bedrooms: { min: 3 }, price: { max: 90_000_000 } });
    expect(body.result.unknown).toEqual(['zzyzx']);
  });
});

describe('[USER-06] without an active board agreement', () => {
  it('no listing data leaves the server', async () => {
    const id = await findOne('true');
    const calls = [
      app.call('POST /listings/search', { as: outsider, body: { criteria: onSale } }),
      app.call('POST /listings/summary', { as: outsider, body: { criteria: onSale } }),
      app.call('POST /listings/statuses', { as: outsider, body: { criteria: onSale } }),
      app.call('POST /listings/map', {
        as: outsider,
        body: { criteria: onSale, bounds: [-80, 43, -79, 44], zoom: 9 },
      }),
      app.call('POST /listings/selection', { as: outsider, body: { criteria: onSale } }),
      app.call('POST /listings/cards', { as: outsider, body: { ids: [id] } }),
      app.call('POST /listings/why', { as: outsider, body: { criteria: onSale, listingId: id } }),
      app.call('GET /listings/suggest', { as: outsider, query: '?text=12%20briar' }),
      app.call('GET /listings/{id}', { as: outsider, params: { id } }),
      app.call('GET /listings/{id}/history', { as: outsider, params: { id } }),
      app.call('GET /listings/{id}/similar', { as: outsider, params: { id } }),
      app.call('GET /listings/{id}/comparables', { as: outsider, params: { id } }),
      app.call('GET /listings/{id}/market', { as: outsider, params: { id } }),
      app.call('GET /favorites', { as: outsider }),
      app.call('GET /searches', { as: outsider }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(403);
      expect(body.error?.code).toBe('agreement_required');
    }
  });
});
