import type { Cma, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { openBoard, valueHome } from '@hearthline/domain/valuation/board';
import { calculate } from '@hearthline/domain/valuation/calculation';
import { methods } from '@hearthline/domain/valuation/method';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { noteListingChanges } from '../../listings/changes/listing-changes.store.ts';
import { createSalesStore } from '../market/sales.store.ts';
import { fitBoards } from '../models/fit-boards.ts';
import { createModelsStore } from '../models/models.store.ts';
import type { MadeListing } from '../testing/made-board.ts';
import { grantBoard, insertListings, makeListings, runJob } from '../testing/made-board.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let subject: CmaSubject;
let today: number;
let sold: MadeListing[];
const made = (changes: Partial<MadeListing>): MadeListing => ({ ...(sold[0] as MadeListing), ...changes });
const ids = {
  open: '01900000-0000-7000-8000-000000000001',
  unplaced: '01900000-0000-7000-8000-000000000002',
  nowhere: '01900000-0000-7000-8000-000000000003',
  earlier: '01900000-0000-7000-8000-000000000004',
  fresh: '01900000-0000-7000-8000-000000000006',
  far: '01900000-0000-7000-8000-000000000009',
};
const home = { latitude: 43.51, longitude: -79.59, soldDay: null, area: 1600, communityCode: 'c0' };
const insert = (...listings: MadeListing[]) => insertListings(app.database.worker.db, listings, today);

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date());
  today = toDayNumber(boardDay(app.clock.now()));
  sold = makeListings(today, 250);
  await insert(
    ...sold,
    made({ ...home, id: ids.open, streetNumber: 5001, price: 99_900_000 }),
    made({ ...home, id: ids.unplaced, streetNumber: 5002, latitude: null, longitude: null }),
    made({
      ...home,
      id: ids.nowhere,
      streetNumber: 5003,
      latitude: null,
      longitude: null,
      communityCode: null,
    }),
  );
  const [board] = await fitBoards(createSalesStore(app.database.worker), today);
  if (board) await createModelsStore(app.database.worker.db).put(board, app.clock.now());
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  await Promise.all([grantBoard(app, anna), grantBoard(app, ben)]);
  subject = await getSubject(ids.open);
});
afterAll(() => app.close());

const getSubject = async (listingId: string) =>
  (await app.call('GET /cma/subjects/{listingId}', { as: anna, params: { listingId } })).body.result.subject;
const draftOf = (cma: Cma, changes: Partial<CmaDraft> = {}) => ({ ...cma.draft, ...changes });
const start = (method: 'fast' | 'advance', of = subject, as = anna) =>
  app.call('POST /cma', { as, body: { method, subject: of } });
const find = (of: CmaSubject, conditions: object, as = anna) =>
  app.call('POST /cma/comparables', { as, body: { subject: of, conditions } });
const put = (id: string, revision: number, draft: CmaDraft) =>
  app.call('PUT /cma/{id}', { as: anna, params: { id }, body: { revision, draft, clientId: null } });
const save = (id: string, revision: number) =>
  app.call('POST /cma/{id}/versions', { as: anna, params: { id }, body: { revision } });

describe('[CMA-06] what is measured is what is shown', () => {
  it('values a home on the screen as the walk-forward evaluation does, from the same comparables', async () => {
    const sales =
      (await createSalesStore(app.database.worker).listByBoard(today - 4 * 365, today)).get('made') ?? [];
    const opinions = valueHome(openBoard(sales, today), { ...subject.facts, homeKey: null }, today);
    for (const method of methods) {
      const opinion = opinions?.[method];
      const measured = opinion?.calculation;
      const chosen = measured?.sales.map(({ id }) => id) ?? [];
      expect(chosen.length).toBeGreaterThan(10);
      const { body } = await app.call('POST /cma/grid', {
        as: anna,
        body: { method, subject, chosen, levels: {} },
      });
      const result = calculate(body.result.grid);
      if (result.state !== 'calculated') throw new Error(result.state);
      // Distances are flat in the evaluation and round on the screen: some metres in a kilometre.
      for (const figure of ['exact', 'low', 'high'] as const)
        expect(result.calculation[figure] / (measured?.[figure] ?? 0)).toBeCloseTo(1, 2);
    }
  });
});

describe('[CMA-03] a home of whose kind too few were sold', () => {
  it('is compared with those of a kindred kind, as Advance, and its conditions say so', async () => {
    const bungalow: CmaSubject = { ...subject, facts: { ...subject.facts, kind: 'bungalow' } };
    const { draft, unlike, versions } = (await start('fast', bungalow)).body.result;
    expect([draft.method, unlike, versions]).toEqual(['advance', ['kind'], []]);
    expect(draft.conditions.criteria.kind).toEqual({ any: ['bungalow', 'detached'] });
    expect(draft.chosen.length).toBeGreaterThan(5);
    const found = await find(bungalow, draft.conditions);
    expect(found.body.result.suggested.length).toBeGreaterThan(5);
    const semi: CmaSubject = { ...subject, facts: { ...subject.facts, kind: 'semiDetached' } };
    expect((await start('fast', semi)).body.result.draft.chosen).toEqual([]);
  });
});

describe('an earlier sale of the home itself', () => {
  it('is no comparable, whoever asks for it, but evidence of its own beside them', async () => {
    const before = (await start('fast')).body.result;
    const count = async () =>
      (await app.call('GET /cma/subjects/{listingId}', { as: anna, params: { listingId: ids.open } })).body
        .result.salesNear;
    const salesNear = await count();
    await insert(
      made({ ...home, id: ids.earlier, streetNumber: 5001, soldDay: today - 20, price: 140_000_000 }),
    );
    const after = (await start('fast')).body.result;
    expect(after.draft.chosen).toEqual(before.draft.chosen);
    expect(after.versions[0]?.value).toBeGreaterThan(before.versions[0]?.value ?? 0);
    expect(await count()).toBe(salesNear);
    const { items, nearMisses } = (await find(subject, after.draft.conditions)).body.result;
    expect([...items, ...nearMisses].map(({ listing }) => listing.id)).not.toContain(ids.earlier);
    const chosen = [ids.earlier, ...before.draft.chosen.slice(0, 3)];
    const expectEvidence = async (of: CmaSubject) => {
      const { body } = await app.call('POST /cma/grid', {
        as: anna,
        body: { method: 'fast', subject: of, chosen, levels: {} },
      });
      expect(body.result.grid.sales.map(({ id }) => id)).toEqual(chosen.slice(1));
      expect(body.result.gone).toEqual([ids.earlier]);
      expect(body.result.grid.earlier).toMatchObject({ id: ids.earlier, price: 140_000_000 });
    };
    await expectEvidence(subject);
    // Typed by hand, it is known by its address.
    await expectEvidence({ ...subject, listingId: null, address: '5001 Oakwood Avenue' });
    // A board that tells no address: known by its place.
    await app.database.query('update listing set home_key = null where id = $1', [ids.earlier]);
    await expectEvidence(subject);
    await app.database.query("update listing set state = 'deleted' where id = $1", [ids.earlier]);
  });
});

describe('hostile facts get a clear answer and no nonsense value', () => {
  it('cannot be what no home is', async () => {
    for (const facts of [{ area: 0 }, { bedrooms: 33 }, { yearBuilt: 12 }, { latitude: 91 }]) {
      const { status } = await start('advance', { ...subject, facts: { ...subject.facts, ...facts } });
      expect(status).toBe(400);
    }
  });

  it('no coordinates: the community stands in, and no distance is made up', async () => {
    const unplaced = await getSubject(ids.unplaced);
    const { draft, versions } = (await start('fast', unplaced)).body.result;
    expect(draft.method).toBe('fast');
    const prices = sold.filter(({ communityCode }) => communityCode === 'c0').map(({ price }) => price);
    expect(versions[0]?.value).toBeGreaterThan(Math.min(...prices));
    expect(versions[0]?.value).toBeLessThan(Math.max(...prices));
    const { items, nearMisses } = (await find(unplaced, { ...draft.conditions, radiusMetres: 700 })).body
      .result;
    expect(items).toEqual([]);
    expect(nearMisses.length).toBeGreaterThan(3);
    for (const { reason } of nearMisses) expect(reason).toEqual({ code: 'tooFar', kilometres: null });
  });

  it('no place at all: says so, finds nothing and names no number', async () => {
    const nowhere = await getSubject(ids.nowhere);
    const { result } = (await start('fast', nowhere)).body;
    expect(result).toMatchObject({
      lacking: ['place'],
      versions: [],
      draft: { method: 'advance', chosen: [] },
    });
    expect((await find(nowhere, result.draft.conditions)).body.result).toMatchObject({ total: 0, items: [] });
    const refused = await save(result.id, 1);
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'too_few_comparables']);
  });

  it('prices of one dollar are no sales, and adjustments beyond every price give no value', async () => {
    const { result } = (await start('advance')).body;
    const { suggested } = (await find(subject, result.draft.conditions)).body.result;
    const chosen = suggested.slice(0, 4);
    const [cheap = ''] = chosen;
    for (const area of [-100_000_000_00, 100_000_000_00]) {
      const edits = { ...result.draft.edits, rates: { area, bathrooms: -100_000_000_00 } };
      const { revision } = (await app.call('GET /cma/{id}', { as: anna, params: { id: result.id } })).body
        .result;
      await put(result.id, revision, draftOf(result, { chosen, edits }));
      const saved = await save(result.id, revision + 1);
      if (saved.status === 200) expect(saved.body.result.versions[0]?.low).toBeGreaterThan(0);
      else expect([saved.status, saved.body.error?.code]).toEqual([422, 'no_weight']);
    }
    const price = sold.find(({ id }) => id === cheap)?.price;
    await app.database.query('update listing set close_price = 100 where id = $1', [cheap]);
    const { body } = await app.call('POST /cma/grid', {
      as: anna,
      body: { method: 'advance', subject, chosen: [...chosen, ...chosen], levels: {} },
    });
    await app.database.query('update listing set close_price = $2 where id = $1', [cheap, price]);
    expect(body.result.gone).toContain(cheap);
    // Who is named twice is heard once.
    expect(body.result.grid.sales.map(({ id }) => id)).toEqual(chosen.slice(1));
  });

  it('a listing that leaves the board takes no analysis with it', async () => {
    const { result } = (await start('fast')).body;
    await app.database.query("update listing set state = 'deleted' where id = $1", [ids.open]);
    const kept = await put(result.id, 1, draftOf(result, { note: 'Still ours' }));
    expect(kept.body.result).toMatchObject({ revision: 2, listing: null, draft: { note: 'Still ours' } });
    expect((await save(result.id, 2)).body.result.versions).toHaveLength(2);
    expect((await start('fast')).status).toBe(404);
    await app.database.query("update listing set state = 'active' where id = $1", [ids.open]);
  });
});

describe('what a home may be worth, beside its listing', () => {
  const estimate = (as: TestAgent, listingId: string) =>
    app.call('GET /cma/estimates/{listingId}', { as, params: { listingId } });
  const allow = (isAllowed: boolean) =>
    app.database.query('update listing set may_show_valuation = $2 where id = $1', [ids.open, isAllowed]);

  it('is what Fast says, whatever is asked for it, until the agent has saved a value', async () => {
    const cleo = await app.createAgent('Cleo');
    await grantBoard(app, cleo);
    const blind = (await estimate(cleo, ids.open)).body.result;
    expect(blind).toMatchObject({ kind: 'fast', comparables: expect.any(Number) });
    if (blind.kind !== 'fast') throw new Error('Not valued by Fast');
    expect(blind.low).toBeLessThan(blind.value);
    expect(blind.high).toBeGreaterThan(blind.value);
    await app.database.query('update listing set list_price = list_price * 2 where id = $1', [ids.open]);
    expect((await estimate(cleo, ids.open)).body.result).toEqual(blind);
    await allow(false);
    expect((await estimate(cleo, ids.open)).body.result).toEqual({
      kind: 'none',
      reason: 'refused',
      unlike: [],
    });

    const started = (await start('fast', subject, cleo)).body.result;
    const [version] = started.versions;
    expect((await estimate(cleo, ids.open)).body.result).toEqual({
      kind: 'saved',
      cmaId: started.id,
      method: 'fast',
      value: version?.value,
      low: version?.low,
      high: version?.high,
      savedAt: version?.savedAt,
      moved: null,
    });
    expect(version?.value).toBe(blind.value);
    const dora = await app.createAgent('Dora');
    await grantBoard(app, dora);
    expect((await estimate(dora, ids.open)).body.result).toMatchObject({ kind: 'none', reason: 'refused' });
    await allow(true);
  });

  it('is refused beside a flat for the want of levels as the Fast screen refuses it, which asks for them', async () => {
    const setKind = (kind: string, level: number | null) =>
      app.database.query('update listing set kind = $1, level = case when id = $2 then $3::int end', [
        kind,
        ids.open,
        level,
      ]);
    const finn = await app.createAgent('Finn');
    await grantBoard(app, finn);
    await setKind('condoApartment', 7);
    expect((await estimate(finn, ids.open)).body.result).toEqual({
      kind: 'none',
      reason: 'levelsMissing',
      unlike: [],
    });
    const { status, body } = await start('fast', await getSubject(ids.open), finn);
    await setKind('detached', null);
    expect([status, body.result.draft.method, body.result.versions]).toEqual([200, 'fast', []]);
    expect(body.result.draft.chosen.length).toBeGreaterThan(2);
  });

  it('is said to be missing where nobody knows enough, and not asked for what was sold', async () => {
    expect((await estimate(ben, ids.nowhere)).body.result).toMatchObject({ kind: 'none' });
    expect((await estimate(ben, sold[0]?.id ?? '')).status).toBe(404);
    expect((await estimate(await app.createAgent('Emil'), ids.open)).status).toBe(403);
  });
});

describe('the watch', () => {
  const round = () => runJob(app, 'cma.watch');
  /** As the market is written, and what that leaves to be done at once. */
  async function noteSold(listingIds: readonly string[]): Promise<string[]> {
    const now = app.clock.now();
    const steps = listingIds.map((listingId) => ({
      id: createId(),
      listingId,
      code: 'sld' as const,
      at: now.toISOString(),
    }));
    await app.database.worker.transaction((tx) => noteListingChanges(tx, steps, { isNew: () => false, now }));
    return runDueJobs(app, ['listings.soldHomes']);
  }
  const getSubject = async (id: string) =>
    (await app.call('GET /cma/{id}', { as: ben, params: { id } })).body.result;
  const news = async () =>
    (await app.call('GET /notifications/unread', { as: ben })).body.result.map(({ title }) => title);

  it('tells when new sales move the value by more than asked, once, and scores when the home is sold', async () => {
    const { result } = (await start('advance', subject, ben)).body;
    const { suggested } = (await find(subject, result.draft.conditions, ben)).body.result;
    const params = { id: result.id };
    await app.call('PUT /cma/{id}', {
      as: ben,
      params,
      body: { revision: 1, draft: draftOf(result, { chosen: suggested.slice(0, 3) }), clientId: null },
    });
    await app.call('POST /cma/{id}/versions', { as: ben, params, body: { revision: 2 } });
    await app.call('PUT /cma/{id}/watch', { as: ben, params, body: { isOn: true, percent: 4 } });
    await round();
    expect((await getSubject(result.id)).moved).toBeNull();
    // What would not be suggested beside the home moves nothing, though the conditions allow it.
    const castles = [0, 1, 2, 3, 4].map((place) => `01900000-0000-7000-8000-0000000001${place}0`);
    await insert(
      ...castles.map((id, place) =>
        made({
          id,
          streetNumber: 6500 + place,
          area: 4200,
          latitude: 43.5102,
          longitude: -79.5902,
          soldDay: today - 3,
          changedAt: new Date(app.clock.now().getTime() + 1000),
          price: 260_000_000,
        }),
      ),
    );
    await noteSold(castles);
    expect((await getSubject(result.id)).moved).toBeNull();
    await app.database.query("update listing set state = 'deleted' where id = any ($1::uuid[])", [castles]);

    await insertListings(
      app.database.worker.db,
      [0, 1, 2].map((place) =>
        made({
          id: `${ids.fresh.slice(0, -1)}${place + 6}`,
          streetNumber: 6000 + place,
          area: 1600,
          latitude: 43.5101,
          longitude: -79.5901,
          soldDay: today - 3,
          changedAt: new Date(app.clock.now().getTime() + 1000),
          price: 125_000_000,
        }),
      ),
      today,
    );
    const fresh = [6, 7, 8].map((place) => `${ids.fresh.slice(0, -1)}${place}`);
    expect(await noteSold(fresh)).toHaveLength(1);
    const moved = (await getSubject(result.id)).moved;
    expect(moved?.value).toBeGreaterThan((await getSubject(result.id)).versions[0]?.value ?? 0);
    expect(await news()).toEqual(['The value of 5001 Oakwood Ave moved']);
    await round();
    expect(await news()).toHaveLength(1);

    await app.database.query(
      `update listing set state = 'firm', code = 'sld', close_price = $2, sold_date = $3 where id = $1`,
      [ids.open, (await getSubject(result.id)).versions[0]?.value, fromDayNumber(today)],
    );
    // Beyond every circle nothing is looked at.
    await insert(made({ id: ids.far, streetNumber: 7000, latitude: 44.5, soldDay: today - 1 }));
    await noteSold([ids.far]);
    expect((await getSubject(result.id)).score).toBeNull();
    // More than one job looks at: the second goes on where the first stopped.
    await app.database.query(
      `insert into cma (agent_id, id, method, address, municipality, listing_id, search_text, draft, latest_version,
           is_watched, watched_at, created_at, updated_at)
         select $1, gen_random_uuid(), method, address, municipality, listing_id, search_text, draft, 1,
           false, watched_at, created_at, updated_at
         from cma, generate_series(1, 100) where id = $2`,
      [anna.agentId, result.id],
    );
    expect(anna.agentId < ben.agentId).toBe(true);
    expect(await noteSold([ids.open])).toHaveLength(2);
    expect((await getSubject(result.id)).score).toMatchObject({ version: 1, isInside: true, error: 0 });
    expect(await news()).toHaveLength(2);
    const record = (await app.call('GET /cma/record', { as: ben })).body.result;
    expect(record).toEqual({ scored: 1, medianError: 0, within10: 1, inside: 1 });
  });
});
