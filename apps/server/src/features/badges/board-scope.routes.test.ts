import { readFile } from 'node:fs/promises';
import { addDays } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { fillTestMarket } from '../../testing/test-market.ts';

const today = '2026-11-16';
let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
/** Two municipalities in which homes were sold. */
let [here, there] = [
  { code: '', name: '' },
  { code: '', name: '' },
];

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date(`${today}T15:00:00Z`));
  await fillTestMarket(app.database, { listings: 600, today });
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  for (const { agentId } of [anna, ben])
    await app.services.operator.agreements.grant(agentId, {
      boardName: 'Regional board',
      validFrom: '2020-01-01',
      validUntil: '2099-12-31',
    });
  const places = await app.database.query<{ code: string; name: string }>(
    `select m.code, m.name from listing_past s join municipality m on m.code = s.municipality_code
     where s.status = 'sold' and s.offer = 'sale' group by 1, 2 order by count(*) desc, 1 limit 2`,
  );
  [here = here, there = there] = places;
  await app.database.query('update realtor_profile set city = $2 where agent_id = $1', [
    anna.agentId,
    here.name,
  ]);
});
afterAll(() => app.close());
beforeEach(() => app.database.query('delete from badge_scope'));

const put = (body: object, as = anna) => app.call('PUT /badges/scope', { as, body });
const find = async (language = 'en', as = anna) =>
  (await app.call('GET /badges/scope', { as, language })).body.result;

async function make(queryKey: string, params: object[]) {
  const body = { badgeName: queryKey, badgeConfiguration: '{}', queryKey, params };
  return (await app.call('POST /admin/badge', { as: anna, body })).body.result;
}
const following = (queryKey: string) => [
  {
    paramDefId: `${queryKey}.period`,
    value: 'last90Days',
    enableDiscovery: true,
    enableResolver: true,
    resolverKey: 'boardPeriod',
  },
  {
    paramDefId: `${queryKey}.municipality`,
    enableDiscovery: true,
    enableResolver: true,
    resolverKey: 'boardArea',
  },
];
async function execute(id: string, language = 'en') {
  const { result } = (await app.call('GET /badges/{id}/exec', { as: anna, params: { id }, language })).body;
  const { rows, scope, sentParams } = result.queryResult;
  return { value: rows[0]?.[1], period: rows[0]?.[0], scope, sentParams };
}
async function countSold(code: string | null, from: string, to: string) {
  const [row] = await app.database.query<{ count: number }>(
    `select count(*)::int as count from listing_past where status = 'sold' and offer = 'sale'
     and ($1::text is null or municipality_code = $1)
     and date '1970-01-01' + sold_day between $2::date and $3::date`,
    [code, from, to],
  );
  return row?.count;
}

describe('the area and the range of a board', () => {
  it('begin with the municipality of the agent and each badge’s own period, and are kept with the agent', async () => {
    expect(await find()).toMatchObject({ area: 'myArea', period: null, areaText: here.name });
    expect(await find('fr')).toMatchObject({ periodText: 'Période de chaque badge' });
    expect(await find('en', ben)).toMatchObject({ areaText: 'Everywhere' });
    expect((await app.call('GET /badges/scope')).status).toBe(401);
    expect((await put({ area: there.code, period: '2026-01-01/2026-11-16' })).status).toBe(200);
    expect(await find('fr')).toMatchObject({ areaText: there.name, periodText: '1er janv. – 16 nov.' });
    expect((await find('en', ben)).area).toBe('myArea');
  });

  it.each([
    { area: 'nowhere', period: null },
    { area: '', period: 'sometime' },
    { area: '', period: '2026-03-01/2026-02-01' },
    { area: '' },
  ])('are refused as %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });

  it('fill every badge that follows them; one with a setting of its own says so', async () => {
    const sold = await make('market.sold', following('market.sold'));
    const atFirst = await execute(sold.badgeId);
    expect(atFirst.value).toBe(await countSold(here.code, addDays(today, -89), today));
    expect(atFirst.scope).toMatchObject({
      area: { text: here.name, note: '' },
      period: { text: 'Last 90 days', note: '' },
    });

    await put({ area: '', period: '2026-01-01/2026-06-30' });
    const wide = await execute(sold.badgeId);
    expect(wide.value).toBe(await countSold(null, '2026-01-01', '2026-06-30'));
    expect(wide.scope).toMatchObject({
      area: { text: 'Everywhere', note: '' },
      period: { text: 'Jan 1 – Jun 30', note: '' },
    });
    expect(wide.sentParams[0]?.text).toBe('Jan 1 – Jun 30');

    const own = await make('market.sold', [{ paramDefId: 'market.sold.period', value: 'last90Days' }]);
    expect((await execute(own.badgeId)).scope.period).toEqual({ text: 'Last 90 days', note: 'own period' });
    const now = await make('market.activeListings', []);
    expect((await execute(now.badgeId, 'fr')).scope.period).toEqual({
      text: 'En ce moment',
      note: 'quelle que soit la période',
    });
  });

  it('are left by a choice on the badge, and followed again when it is left to the board', async () => {
    await put({ area: there.code, period: 'last365Days' });
    const sold = await make('market.sold', following('market.sold'));
    const [period, municipality] = sold.params
      .filter(({ discoveryKey }) => discoveryKey === 'period' || discoveryKey === 'municipality')
      .map(({ badgeParamId }) => badgeParamId);
    const executeWith = async (params: object[]) => {
      const { body } = await app.call('POST /badges/{id}/exec/params', {
        as: anna,
        params: { id: sold.badgeId },
        body: params,
      });
      return body.result.queryResult;
    };
    const chosen = await executeWith([
      { badgeParamId: period, value: 'thisMonth' },
      { badgeParamId: municipality, value: here.code },
    ]);
    expect([chosen.scope.area, chosen.scope.period]).toEqual([
      { text: here.name, note: 'own area' },
      { text: 'This month', note: 'own period' },
    ]);
    const left = await executeWith([
      { badgeParamId: period, value: 'boardPeriod' },
      { badgeParamId: municipality, value: 'boardArea' },
    ]);
    expect(left.rows[0]?.[1]).toBe(await countSold(there.code, addDays(today, -364), today));
    await put({ area: there.code, period: null });
    const without = await executeWith([{ badgeParamId: period, value: 'boardPeriod' }]);
    expect(without.scope.period.text).toBe('Last 90 days');
  });

  it('give the same value in the builder, on the board and in the list', async () => {
    await put({ area: '', period: '2026-01-01/2026-06-30' });
    const queryKey = 'market.medianSoldPrice';
    const badge = await make(queryKey, following(queryKey));
    const params = following(queryKey).map(({ paramDefId, value = '', resolverKey }) => ({
      paramDefId,
      value,
      resolverKey,
    }));
    const built = await app.call('POST /queries/{key}/exec', {
      as: anna,
      params: { key: queryKey },
      body: { params },
    });
    const listed = await app.call('POST /badges/exec', {
      as: anna,
      body: { items: [{ badgeId: badge.badgeId }] },
    });
    const behind = await app.call('POST /badges/{id}/records', {
      as: anna,
      params: { id: badge.badgeId },
      body: {},
    });
    const { value, scope } = await execute(badge.badgeId);
    expect(value).not.toBeNull();
    expect(built.body.result.queryResult.rows[0]?.[1]).toBe(value);
    expect(built.body.result.queryResult.scope).toEqual(scope);
    expect(listed.body.result[0]?.execution?.queryResult.rows[0]?.[1]).toBe(value);
    expect(behind.body.result.value).toBe(value);
  });
});

describe('a chart of a badge', () => {
  it('is cut into days, months or quarters inside the range, and adds up to the value', async () => {
    const sold = await make('market.sold', following('market.sold'));
    const at = { as: anna, params: { id: sold.badgeId }, body: {} };
    for (const [period, step, parts] of [
      ['thisMonth', 'day', 16],
      ['2026-01-01/2026-06-30', 'month', 6],
      ['2024-01-01/2026-06-30', 'quarter', 10],
    ] as const) {
      await put({ area: '', period });
      const { result } = (await app.call('POST /badges/{id}/series', at)).body;
      expect([result.step, result.parts.length, result.sources]).toEqual([step, parts, ['market']]);
      const { value } = await execute(sold.badgeId);
      expect(result.parts.reduce((sum, part) => sum + (part.value ?? 0), 0)).toBe(value);
    }
    const now = await make('market.activeListings', []);
    const none = await app.call('POST /badges/{id}/series', { ...at, params: { id: now.badgeId } });
    expect(none.body.result.parts).toEqual([]);
    const foreign = await app.call('POST /badges/{id}/series', { ...at, as: ben });
    expect(foreign.status).toBe(404);
  });
});

describe('badges of before', () => {
  it('follow the board where their viewer could change them, and lose words that are now told from the period', async () => {
    const file = await readFile(new URL('../../../migrations/0027_board_scope.sql', import.meta.url), 'utf8');
    const updates = file.match(/^update badge[^;]+;/gm) ?? [];
    expect(updates).toHaveLength(2);
    const param = { paramDefId: 'market.sold.period', value: '', enableResolver: true };
    const local = { paramDefId: 'market.sold.municipality', enableResolver: true, resolverKey: 'myArea' };
    const open = await make('market.sold', [
      { ...param, enableDiscovery: true, resolverKey: 'last7Days' },
      local,
    ]);
    const fixed = await make('market.sold', [{ ...param, resolverKey: 'thisYear' }]);
    const none = await make('listings.favorites', []);
    await app.database.query('update badge set configuration = $2 where id = $1', [
      open.badgeId,
      JSON.stringify({ title: 'Sold', footerText: 'vs the 90 days before' }),
    ]);
    for (const update of updates) await app.database.query(update);
    const found = (await app.call('GET /badges', { as: anna })).body.result;
    const filled = (id: string) =>
      found
        .find(({ badgeId }) => badgeId === id)
        ?.params.filter(({ resolverKey }) => resolverKey !== '')
        .map(({ value, resolverKey }) => [value, resolverKey]);
    expect(filled(open.badgeId)).toEqual([
      ['last7Days', 'boardPeriod'],
      ['', 'boardArea'],
    ]);
    expect(filled(fixed.badgeId)).toEqual([['', 'thisYear']]);
    expect(filled(none.badgeId)).toEqual([]);
    expect(found.find(({ badgeId }) => badgeId === open.badgeId)?.badgeConfiguration).toBe(
      '{"title":"Sold","footerText":""}',
    );
  });
});

describe('the age of the listings', () => {
  it('is that of the newest step in the life of a listing where no feed is read', async () => {
    const at = new Date('2026-11-16T18:56:00.000Z');
    const time = at.getTime().toString(16).padStart(12, '0');
    await app.database.query(
      `update listing_event set id = $1 where id = (select id from listing_event order by id desc limit 1)`,
      [`${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`],
    );
    expect((await find()).listingsReadAt).toBe(at.toISOString());
  });

  it('is told to more agents at once than there are connections', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => app.call('GET /badges/scope', { as: anna })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const changes = await Promise.all(Array.from({ length: 12 }, () => put({ area: '', period: null })));
    expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 200));
  });

  it('is that of the last file that was imported, however old the steps in it are', async () => {
    const endedAt = '2026-11-16T19:30:00.000Z';
    await app.database.query(
      `insert into feed_run (source, started_at, ended_at, report, alarms) values ('', $1, $1, '{}', '[]')`,
      [endedAt],
    );
    expect((await find()).listingsReadAt).toBe(endedAt);
  });
});
