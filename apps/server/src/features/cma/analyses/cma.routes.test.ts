import type { Cma, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { calculate } from '@hearthline/domain/valuation/calculation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { MadeListing } from '../testing/made-board.ts';
import { grantBoard, insertListings, makeListings, runJob } from '../testing/made-board.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let outsider: TestAgent;
let subject: CmaSubject;
let today: number;
const made = (changes: Partial<MadeListing>): MadeListing => ({ ...(sold[0] as MadeListing), ...changes });
let sold: MadeListing[];
const ids = {
  open: '01900000-0000-7000-8000-000000000001',
  bare: '01900000-0000-7000-8000-000000000002',
  flat: '01900000-0000-7000-8000-000000000003',
  far: '01900000-0000-7000-8000-000000000004',
  cheap: '01900000-0000-7000-8000-000000000005',
  fresh: '01900000-0000-7000-8000-000000000006',
};

beforeAll(async () => {
  app = await createTestApp();
  // The projection of recent sales counts from the database's own day.
  app.clock.set(new Date());
  today = toDayNumber(boardDay(app.clock.now()));
  sold = makeListings(today, 500);
  const home = { latitude: 43.51, longitude: -79.59, soldDay: null, area: 1600, communityCode: 'c0' };
  await insertListings(
    app.database.worker.db,
    [
      ...sold,
      made({ ...home, id: ids.open, streetNumber: 5001, price: 99_900_000 }),
      made({ ...home, id: ids.bare, streetNumber: 5002, area: null, bathrooms: null }),
      made({ ...home, id: ids.flat, streetNumber: 5003, kind: 'condoApartment' }),
      made({ ...home, id: ids.far, streetNumber: 5004, latitude: 44.9 }),
      made({
        id: ids.cheap,
        streetNumber: 5005,
        price: 200_000,
        soldDay: today - 30,
        latitude: 43.51,
        longitude: -79.59,
      }),
    ],
    today,
  );
  [anna, ben, outsider] = [
    await app.createAgent('Anna'),
    await app.createAgent('Ben'),
    await app.createAgent('Otto'),
  ];
  await Promise.all([grantBoard(app, anna), grantBoard(app, ben)]);
});
afterAll(() => app.close());

const draftOf = (cma: Cma, changes: Partial<CmaDraft> = {}) => ({ ...cma.draft, ...changes });
const start = async (method: 'fast' | 'advance', of = subject, as = anna) =>
  app.call('POST /cma', { as, body: { method, subject: of } });
const find = (conditions: object, as = anna) =>
  app.call('POST /cma/comparables', { as, body: { subject, conditions } });

describe('before anything was fitted', () => {
  it('says so, and leaves the fitting to a job', async () => {
    const { body } = await app.call('GET /cma/subjects/{listingId}', {
      as: anna,
      params: { listingId: ids.open },
    });
    subject = body.result.subject;
    const refused = await start('fast');
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'market_not_learnt']);
    await runJob(app, 'cma.learn', { isFirst: true });
    const [model] = await app.database.query<{ source: string; sales: number }>(
      'select source, sales from valuation_model',
    );
    expect(model).toEqual({ source: 'made', sales: 501 });
    expect((await start('fast')).status).toBe(200);
  });
});

describe('[CMA-01] the subject', () => {
  const suggest = (by: string, text: string) =>
    app.call('GET /cma/subjects', { as: anna, query: `?by=${by}&text=${encodeURIComponent(text)}` });

  it('is found by number, street and city between commas, as people type, and by MLS number', async () => {
    for (const text of ['5001, Oakwood Ave, Mississauga', '5001 oakwood ave, miss', '5001 Oakwood']) {
      const { body } = await suggest('address', text);
      expect(body.result.map(({ listing }) => listing.id)).toEqual([ids.open]);
    }
    expect((await suggest('address', '5001, Oakwood Ave, Toronto')).body.result).toEqual([]);
    expect((await suggest('mlsNumber', 'W1005001')).body.result[0]?.listing.id).toBe(ids.open);
    expect((await suggest('address', ',')).body.result).toEqual([]);
  });

  it('tells facts, what lacks and how many sales lie around', async () => {
    const { body } = await app.call('GET /cma/subjects/{listingId}', {
      as: anna,
      params: { listingId: ids.bare },
    });
    expect(body.result.lacking).toEqual(['area', 'bathrooms']);
    expect(body.result.salesNear).toBeGreaterThan(20);
  });
});

describe('Fast', () => {
  it('[CMA-03] values at once, saves the value, and rests on comparables within 1 km', async () => {
    const { body } = await start('fast');
    const { draft, versions } = body.result;
    expect(draft.method).toBe('fast');
    expect(draft.conditions.radiusMetres).toBe(1000);
    expect(versions).toHaveLength(1);
    const [version] = versions;
    // What the made market pays for such a home, give or take its noise.
    expect(version?.value).toBeGreaterThan(70_000_000);
    expect(version?.value).toBeLessThan(110_000_000);
    expect(version?.low).toBeLessThan(version?.value ?? 0);
    expect(version?.high).toBeGreaterThan(version?.value ?? 0);
  });

  it('[CMA-03] goes on as Advance where facts lack, and says which', async () => {
    const { body: found } = await app.call('GET /cma/subjects/{listingId}', {
      as: anna,
      params: { listingId: ids.bare },
    });
    const { body } = await start('fast', found.result.subject);
    expect(body.result.draft.method).toBe('advance');
    expect(body.result.lacking).toEqual(['area', 'bathrooms']);
    expect(body.result.versions).toEqual([]);
  });

  it('names no number where nothing was sold around', async () => {
    const { body: found } = await app.call('GET /cma/subjects/{listingId}', {
      as: anna,
      params: { listingId: ids.far },
    });
    const { body } = await start('fast', found.result.subject);
    expect(body.result.versions).toEqual([]);
    expect(body.result.draft.method).toBe('advance');
  });

  it('is blind to the list price', async () => {
    const before = (await start('fast')).body.result.versions[0]?.value;
    await app.database.query('update listing set list_price = 100 where id = $1', [ids.open]);
    expect((await start('fast')).body.result.versions[0]?.value).toBe(before);
  });
});

describe('[CMA-02] comparables', () => {
  it('lie within the conditions, the most alike first, and never hold the subject or a price of nothing', async () => {
    const { body: started } = await start('advance');
    const { conditions } = started.result.draft;
    const { body } = await find(conditions);
    const { items, total, implausible } = body.result;
    expect(items.length).toBe(Math.min(total, 200));
    expect(implausible).toBe(1);
    for (const { listing, distance, soldDate } of items) {
      expect(distance).toBeLessThanOrEqual(1);
      expect(soldDate >= conditions.soldFrom).toBe(true);
      expect([ids.open, ids.cheap]).not.toContain(listing.id);
    }
    const matches = items.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  });

  it('begin with the sales among the homes that the agent brought along', async () => {
    const [sale, other] = sold.map(({ id }) => id);
    const chosen = [ids.flat, sale, subject.listingId, other].flatMap((id) => id ?? []);
    const { body } = await app.call('POST /cma', { as: anna, body: { method: 'advance', subject, chosen } });
    expect(body.result.draft.chosen).toEqual([sale, other]);
  });

  it('too many come with repairs, each with the number that it then finds', async () => {
    const { conditions } = (await start('advance')).body.result.draft;
    const { body } = await find(conditions);
    expect(body.result.isTooMany).toBe(true);
    expect(body.result.repairs.map(({ change }) => change)).toEqual(
      expect.arrayContaining(['radius', 'soldFrom']),
    );
    for (const suggestion of body.result.repairs) {
      const again = (await find(suggestion.conditions)).body.result;
      expect(again.total + again.implausible).toBe(suggestion.total);
      expect(suggestion.total).toBeLessThanOrEqual(50);
    }
  });

  it('near misses miss one condition, and say which and by how much', async () => {
    const { conditions } = (await start('advance')).body.result.draft;
    const narrow = {
      ...conditions,
      radiusMetres: 700,
      criteria: { ...conditions.criteria, size: { min: 1500, max: 1700 } },
    };
    const { nearMisses, items } = (await find(narrow)).body.result;
    expect(nearMisses.length).toBeGreaterThan(3);
    const inside = new Set(items.map(({ listing }) => listing.id));
    for (const { listing, reason, distance, facts } of nearMisses) {
      expect(inside.has(listing.id)).toBe(false);
      if (reason.code === 'tooFar') expect(distance - 0.7).toBeCloseTo(reason.kilometres ?? 0);
      if (reason.code === 'outside' && reason.by !== null)
        expect((facts.area ?? 0) - (reason.by > 0 ? 1700 : 1500)).toBeCloseTo(reason.by);
    }
  });

  it('too few come with wider conditions and what these find', async () => {
    const { conditions } = (await start('advance')).body.result.draft;
    const { body } = await find({ ...conditions, radiusMetres: 100, soldFrom: fromDayNumber(today - 10) });
    expect(body.result.total).toBeLessThan(3);
    expect(body.result.repairs.length).toBeGreaterThan(0);
    for (const { conditions: wider, total } of body.result.repairs) {
      const again = (await find(wider)).body.result;
      expect(again.total + again.implausible).toBe(total);
    }
  });

  it('shows what competes, beside the sales', async () => {
    const { conditions } = (await start('advance')).body.result.draft;
    const { actives, expired } = (await find(conditions)).body.result;
    expect(actives?.items.map(({ listing }) => listing.id)).toEqual([ids.bare]);
    expect(expired).toMatchObject({ total: 0, medianPrice: null });
  });
});

describe('Advance', () => {
  it('[CMA-04] saves what the browser calculated on the same grid, and keeps every line of it', async () => {
    const { result } = (await start('advance')).body;
    const { suggested } = (await find(result.draft.conditions)).body.result;
    const draft = draftOf(result, {
      chosen: suggested,
      edits: { leftOut: [suggested[0] ?? ''], rates: { area: 25_000 }, amounts: {}, weights: {} },
    });
    await app.call('PUT /cma/{id}', {
      as: anna,
      params: { id: result.id },
      body: { revision: 1, draft, clientId: null },
    });
    const { body: grid } = await app.call('POST /cma/grid', {
      as: anna,
      body: { method: 'advance', subject, chosen: suggested, levels: {} },
    });
    const local = calculate(grid.result.grid, draft.edits);
    if (local.state !== 'calculated') throw new Error(local.state);
    const saved = await app.call('POST /cma/{id}/versions', {
      as: anna,
      params: { id: result.id },
      body: { revision: 2, note: 'As we spoke' },
    });
    expect(saved.body.result.versions[0]).toMatchObject({
      number: 1,
      value: local.calculation.value,
      low: local.calculation.low,
      high: local.calculation.high,
      note: 'As we spoke',
      comparables: suggested.length - 1,
    });
    const version = await app.call('GET /cma/{id}/versions/{version}', {
      as: anna,
      params: { id: result.id, version: '1' },
    });
    const again = calculate(version.body.result.found.grid, version.body.result.draft.edits);
    expect(again).toEqual(local);
  });

  it('[CMA-04] refuses flats without a level, with the list of items', async () => {
    const { body: found } = await app.call('GET /cma/subjects/{listingId}', {
      as: anna,
      params: { listingId: ids.flat },
    });
    const { result } = (await start('advance', found.result.subject)).body;
    const draft = draftOf(result, { chosen: sold.slice(0, 4).map(({ id }) => id) });
    await app.call('PUT /cma/{id}', {
      as: anna,
      params: { id: result.id },
      body: { revision: 1, draft, clientId: null },
    });
    const save = (revision: number) =>
      app.call('POST /cma/{id}/versions', { as: anna, params: { id: result.id }, body: { revision } });
    const refused = await save(2);
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'levels_missing']);
    expect(refused.body.error?.fields?.map(({ path }) => path)).toEqual([
      'subject.facts.level',
      ...draft.chosen.map((id) => `levels.${id}`),
    ]);
    const levels = Object.fromEntries(draft.chosen.map((id, place) => [id, place + 2]));
    const facts = { ...draft.subject.facts, level: 7 };
    const stated = { ...draft, subject: { ...draft.subject, facts }, levels };
    await app.call('PUT /cma/{id}', {
      as: anna,
      params: { id: result.id },
      body: { revision: 2, draft: stated, clientId: null },
    });
    expect((await save(3)).status).toBe(200);
    const zero = await app.call('PUT /cma/{id}', {
      as: anna,
      params: { id: result.id },
      body: {
        revision: 3,
        draft: { ...stated, levels: { ...levels, [draft.chosen[0] ?? '']: 0 } },
        clientId: null,
      },
    });
    expect(zero.status).toBe(400);
  });

  it('needs three comparables', async () => {
    const { result } = (await start('advance')).body;
    const refused = await app.call('POST /cma/{id}/versions', {
      as: anna,
      params: { id: result.id },
      body: { revision: 1 },
    });
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'too_few_comparables']);
  });

  it('loses nothing where two windows change it: the second is told', async () => {
    const { result } = (await start('advance')).body;
    const put = (note: string) =>
      app.call('PUT /cma/{id}', {
        as: anna,
        params: { id: result.id },
        body: { revision: 1, draft: draftOf(result, { note }), clientId: null },
      });
    expect((await put('first')).status).toBe(200);
    expect((await put('second')).status).toBe(409);
    expect(
      (await app.call('GET /cma/{id}', { as: anna, params: { id: result.id } })).body.result.draft.note,
    ).toBe('first');
  });
});

describe('the history', () => {
  it('[CMA-01] lists the latest first, finds by address, duplicates, deletes and brings back', async () => {
    const { result } = (await start('fast', { ...subject, address: '7 Élan Court' })).body;
    const list = async (query = '') => (await app.call('GET /cma', { as: anna, query })).body;
    expect((await list()).result[0]).toMatchObject({
      id: result.id,
      address: '7 Élan Court',
      versions: 1,
      method: 'fast',
    });
    expect((await list('?search=elan')).result.map(({ id }) => id)).toEqual([result.id]);
    const copy = (await app.call('POST /cma/{id}/duplicate', { as: anna, params: { id: result.id } })).body
      .result;
    expect(copy.draft).toEqual(result.draft);
    expect(copy.versions).toEqual([]);
    await app.call('DELETE /cma/{id}', { as: anna, params: { id: result.id } });
    expect((await list('?search=elan')).result.map(({ id }) => id)).toEqual([copy.id]);
    expect((await app.call('GET /cma/{id}', { as: anna, params: { id: result.id } })).status).toBe(404);
    await app.call('POST /cma/{id}/restore', { as: anna, params: { id: result.id } });
    expect((await list('?search=elan')).totalRows).toBe(2);
  });

  it('opens what an earlier method saved as today’s sees its day, says so, and loses no decision of the agent', async () => {
    const { result } = (await start('advance')).body;
    const chosen = (await find(result.draft.conditions)).body.result.suggested.slice(0, 6);
    const edits = { leftOut: chosen.slice(0, 1), rates: { age: -90_000 }, amounts: {}, weights: {} };
    const params = { id: result.id };
    const body = {
      revision: 1,
      draft: draftOf(result, { chosen, edits, note: 'By the lake' }),
      clientId: null,
    };
    await app.call('PUT /cma/{id}', { as: anna, params, body });
    await app.call('POST /cma/{id}/versions', { as: anna, params, body: { revision: 2 } });
    const open = async () =>
      (await app.call('GET /cma/{id}/versions/{version}', { as: anna, params: { ...params, version: '1' } }))
        .body.result;
    const before = await open();
    expect(before.isByEarlierMethod).toBe(false);
    // Its rates stood one a feature, and for age a year newer was one more.
    await app.database.query(
      `update cma_version set value = 123456700, draft = jsonb_set(draft, '{edits,rates,age}', '90000'),
        found = jsonb_set(found #- '{grid,curves}' #- '{grid,calibrations}' #- '{grid,reference}' #- '{grid,earlier}',
          '{grid,rates}', '[{"value": 0.5, "low": 0.4, "high": 0.6, "sales": 80, "note": null}]')
       where cma_id = $1`,
      [result.id],
    );
    const opened = await open();
    expect(opened).toEqual({ ...before, isByEarlierMethod: true, value: 123_456_700 });
    expect(calculate(opened.found.grid, opened.draft.edits).state).toBe('calculated');
  });

  it('is nobody else’s, and nothing of it is shown without a board agreement', async () => {
    const { result } = (await start('fast')).body;
    expect((await app.call('GET /cma/{id}', { as: ben, params: { id: result.id } })).status).toBe(404);
    expect((await app.call('GET /cma', { as: ben })).body.totalRows).toBe(0);
    expect((await app.call('GET /cma', { as: outsider })).status).toBe(403);
    expect((await start('fast', subject, outsider)).status).toBe(403);
  });
});
