import type { BadgeExecution, BadgeRecords } from '@hearthline/contract/badges';
import { badgeLimits } from '@hearthline/contract/badges';
import { addDays } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createQueriesService } from './queries.service.ts';

const today = '2026-11-16';
const unknownId = '01900000-0000-7000-8000-00000000dead';
let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let ada: TestAgent;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date(`${today}T15:00:00Z`));
  [anna, ben, ada] = [
    await app.createAgent('Anna'),
    await app.createAgent('Ben'),
    await app.createAgent('Ada', { isAdmin: true }),
  ];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('delete from client');
  await app.database.query('delete from badge');
});

/** Clients with these entry dates. */
async function addClients(of: TestAgent, days: readonly string[], category = 'interested'): Promise<void> {
  await app.database.query(
    `insert into client (agent_id, id, first_name, last_name, entry_date, category, created_at, updated_at)
     select $1, gen_random_uuid(), 'Client', place::text, day, $3::client_category, now(), now()
     from unnest($2::date[]) with ordinality as d (day, place)`,
    [of.agentId, days, category],
  );
}

const body = {
  badgeName: 'New leads',
  badgeConfiguration: JSON.stringify({ type: 'AmountWithTrendBadge', size: 'Small' }),
  queryKey: 'clients.new',
  params: [
    {
      paramDefId: 'clients.new.period',
      enableResolver: true,
      resolverKey: 'last7Days',
      enableDiscovery: true,
    },
    { paramDefId: 'clients.new.clientCategory', enableDiscovery: true },
  ],
};
const make = async (changes: object = {}, as = anna) =>
  (await app.call('POST /admin/badge', { as, body: { ...body, ...changes } })).body.result;
const execute = (id: string, as = anna) => app.call('GET /badges/{id}/exec', { as, params: { id } });
const executeWith = (id: string, params: object[], as = anna) =>
  app.call('POST /badges/{id}/exec/params', { as, params: { id }, body: params });
const firstValue = ({ queryResult }: BadgeExecution) => queryResult.rows[0]?.[1];

describe('[BADGE-02] a badge', () => {
  it('[BADGE-05] is filled by its resolvers and compares with the period before', async () => {
    await addClients(anna, [today, addDays(today, -6), addDays(today, -7), addDays(today, -30)]);
    await addClients(ben, [today]);
    const badge = await make();
    const { body: reply } = await execute(badge.badgeId);
    expect(reply.result).toMatchObject({
      badgeId: badge.badgeId,
      badgeName: 'New leads',
      badgeConfiguration: body.badgeConfiguration,
      unit: 'count',
      sources: ['clients'],
    });
    const { columnsNames, rows, sentParams } = reply.result.queryResult;
    expect(columnsNames).toEqual(['period', 'value', 'change', 'records']);
    expect(rows.slice(0, 2)).toEqual([
      ['2026-11-10/2026-11-16', 2, 100, 2],
      ['2026-11-03/2026-11-09', 1, null, 1],
    ]);
    expect(rows).toHaveLength(8);
    expect(sentParams).toEqual([
      { paramDefId: 'clients.new.period', defaultValue: 'last7Days', text: 'Last 7 days' },
      { paramDefId: 'clients.new.clientCategory', defaultValue: '', text: '' },
    ]);
    expect(reply.result.discoveryParams.map(({ discoveryKey }) => discoveryKey)).toEqual([
      'period',
      'clientCategory',
    ]);
  });

  it('[BADGE-05] is counted anew with what its viewer changes', async () => {
    await addClients(anna, [today, addDays(today, -20)]);
    await addClients(anna, [today], 'waitingList');
    const badge = await make();
    const [period, category] = badge.params.map(({ badgeParamId }) => badgeParamId);
    const with30Days = await executeWith(badge.badgeId, [{ badgeParamId: period, value: 'last30Days' }]);
    expect(firstValue(with30Days.body.result)).toBe(3);
    const both = await executeWith(badge.badgeId, [
      { badgeParamId: period, value: `${addDays(today, -20)}/${addDays(today, -20)}` },
      { badgeParamId: category, value: 'interested' },
    ]);
    expect(firstValue(both.body.result)).toBe(1);
    expect(firstValue((await execute(badge.badgeId)).body.result)).toBe(2);
  });

  it('[BADGE-07] keeps and honours its flags', async () => {
    const kept = await make({ isDeletable: false, isDiscoverable: false, isResolverEnabled: false });
    await addClients(anna, [addDays(today, -20)]);
    const { body: reply } = await execute(kept.badgeId);
    expect(reply.result.discoveryParams).toEqual([]);
    // Without its resolver the period is the default, 30 days.
    expect(firstValue(reply.result)).toBe(1);
    const change = [{ badgeParamId: kept.params[0]?.badgeParamId, value: 'today' }];
    expect((await executeWith(kept.badgeId, change)).status).toBe(400);
    const refused = await app.call('DELETE /admin/badge/{badgeId}', {
      as: anna,
      params: { badgeId: kept.badgeId },
    });
    expect(refused.status).toBe(409);
  });

  it('shows the records behind its number, and the two agree', async () => {
    const days = Array.from({ length: 23 }, (_, back) => addDays(today, -(back % 5)));
    await addClients(anna, days);
    const badge = await make();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body: reply }: { body: { result: BadgeRecords } } = await app.call(
        'POST /badges/{id}/records',
        {
          as: anna,
          params: { id: badge.badgeId },
          body: { cursor, limit: 10 },
        },
      );
      expect([reply.result.value, reply.result.total]).toEqual([23, 23]);
      for (const record of reply.result.records) {
        seen.push(record.id);
        expect(record).toMatchObject({ kind: 'client', path: `/clients/view?id=${record.id}`, amount: null });
      }
      cursor = reply.result.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(23);
    expect(seen).toHaveLength(23);
  });

  it('is read in the language of its reader as far as the words are ours', async () => {
    const ours = JSON.stringify({ title: 'New clients', linkText: 'View recent' });
    const badge = await make({ badgeName: 'New clients', badgeConfiguration: ours });
    const fetchBadge = async (language: string) => {
      const at = { as: anna, params: { id: badge.badgeId }, language };
      const { badgeName, badgeConfiguration } = (await app.call('GET /badges/{id}/exec', at)).body.result;
      return [badgeName, JSON.parse(badgeConfiguration)];
    };
    const french = { title: 'Nouveaux clients', linkText: 'Voir les récents' };
    expect(await fetchBadge('fr')).toEqual(['Nouveaux clients', french]);
    expect(await fetchBadge('en')).toEqual(['New clients', JSON.parse(ours)]);
    const listed = await app.call('GET /badges', { as: anna, language: 'fr' });
    expect(listed.body.result[0]?.badgeName).toBe('Nouveaux clients');
    const { badgeId } = await make({ badgeName: 'Leads of mine' });
    const own = await app.call('GET /badges/{id}/exec', {
      as: anna,
      params: { id: badgeId },
      language: 'fr',
    });
    expect(own.body.result.badgeName).toBe('Leads of mine');
  });

  it('is changed, deleted and brought back; its parameters keep their ids', async () => {
    const badge = await make();
    const changed = await app.call('PUT /admin/badge/{badgeId}', {
      as: anna,
      params: { badgeId: badge.badgeId },
      body: { ...body, badgeName: 'Leads' },
    });
    expect(changed.body.result.badgeName).toBe('Leads');
    expect(changed.body.result.params).toEqual(badge.params);
    const at = { as: anna, params: { badgeId: badge.badgeId } };
    expect((await app.call('DELETE /admin/badge/{badgeId}', at)).status).toBe(200);
    expect((await execute(badge.badgeId)).status).toBe(404);
    expect((await app.call('DELETE /admin/badge/{badgeId}', at)).status).toBe(404);
    const back = await app.call('POST /admin/badge/{badgeId}/restore', at);
    expect(back.body.result.badgeName).toBe('Leads');
    expect((await execute(badge.badgeId)).status).toBe(200);
  });

  it('[BADGE-07] is found by words, category and type', async () => {
    await make();
    await make({ badgeName: 'Listings', queryKey: 'market.newListings', params: [] });
    await make({ badgeName: 'Plain', badgeConfiguration: '{"type":"just amount"}' });
    const find = async (query = '') => {
      const { body: reply } = await app.call('GET /badges', { as: anna, query });
      return [reply.result.map(({ badgeName }) => badgeName).sort(), reply.totalRows];
    };
    expect(await find()).toEqual([['Listings', 'New leads', 'Plain'], 3]);
    expect(await find('?term=LEADS')).toEqual([['New leads'], 1]);
    expect(await find('?category=market')).toEqual([['Listings'], 1]);
    expect(await find('?type=JustAmountBadge')).toEqual([['Plain'], 1]);
    expect((await find('?page=2&pageSize=2'))[0]).toHaveLength(1);
  });
});

describe('all badges in view', () => {
  it('come in one round trip, each with its value, its lock or its reason', async () => {
    await addClients(anna, [today]);
    const [leads, market] = [await make(), await make({ queryKey: 'market.newListings', params: [] })];
    const { body: reply } = await app.call('POST /badges/exec', {
      as: anna,
      body: {
        items: [{ badgeId: leads.badgeId }, { badgeId: market.badgeId }, { badgeId: unknownId }],
      },
    });
    const [first, second, third] = reply.result;
    expect(first?.execution && firstValue(first.execution)).toBe(1);
    expect(second).toMatchObject({
      execution: { badgeName: body.badgeName, lock: 'boardAccess', queryResult: { rows: [] } },
      error: null,
    });
    expect([third?.execution, third?.error?.code]).toEqual([null, 'not_found']);
  });

  it('tell no record of what is locked, and open with an agreement', async () => {
    const { badgeId: id } = await make({ queryKey: 'market.newListings', params: [] });
    const at = { as: anna, params: { id } };
    const records = () => app.call('POST /badges/{id}/records', { ...at, body: {} });
    const lock = async () => (await app.call('GET /badges/{id}/exec', at)).body.result.lock;
    expect((await records()).body.error?.code).toBe('agreement_required');
    expect(await lock()).toBe('boardAccess');
    const terms = { boardName: 'Board', validFrom: '2020-01-01', validUntil: '2099-12-31' };
    await app.services.operator.agreements.grant(anna.agentId, terms);
    await expect.poll(lock).toBeNull();
    expect((await records()).status).toBe(200);
    await app.services.operator.agreements.end(anna.agentId, '2020-01-02');
    await expect.poll(lock).toBe('boardAccess');
  });
});

describe('whose badges', () => {
  it('no agent sees or changes those of another', async () => {
    const { badgeId } = await make();
    expect((await execute(badgeId, ben)).status).toBe(404);
    expect((await app.call('GET /badges', { as: ben })).body.totalRows).toBe(0);
    const at = { as: ben, params: { badgeId } };
    expect((await app.call('PUT /admin/badge/{badgeId}', { ...at, body })).status).toBe(404);
    expect((await app.call('DELETE /admin/badge/{badgeId}', at)).status).toBe(404);
  });

  it('shared ones are made by admins only, and count what is the reader’s own', async () => {
    const refused = await app.call('POST /admin/badge', { as: anna, body: { ...body, isShared: true } });
    expect(refused.status).toBe(403);
    const { badgeId } = await make({ isShared: true }, ada);
    await addClients(anna, [today, today]);
    await addClients(ada, [today]);
    expect(firstValue((await execute(badgeId)).body.result)).toBe(2);
    const listed = (await app.call('GET /badges', { as: anna })).body.result;
    expect(listed.map(({ isShared, isOwn }) => [isShared, isOwn])).toEqual([[true, false]]);
    const at = { as: anna, params: { badgeId } };
    expect((await app.call('PUT /admin/badge/{badgeId}', { ...at, body })).status).toBe(403);
    expect((await app.call('DELETE /admin/badge/{badgeId}', at)).status).toBe(403);
  });

  it('nobody asks in the name of another agent', async () => {
    await addClients(ben, [today]);
    const { badgeId } = await make();
    expect(firstValue((await execute(badgeId)).body.result)).toBe(0);
  });
});

describe('[BADGE-06] what a badge cannot do', () => {
  it.each([
    ['a query that is not catalogued', { queryKey: 'drop.table' }],
    ['a parameter of another query', { params: [{ paramDefId: 'market.newListings.offer', value: 'sale' }] }],
    ['the same parameter twice', { params: [body.params[0], body.params[0]] }],
    ['a value of another type', { params: [{ paramDefId: 'clients.new.clientCategory', value: 'sale' }] }],
    ['SQL as a value', { params: [{ paramDefId: 'clients.new.period', value: "' or 1=1 --" }] }],
    [
      'a resolver that the parameter does not know',
      { params: [{ paramDefId: 'clients.new.period', enableResolver: true, resolverKey: 'currentAgent' }] },
    ],
    ['a configuration that is no object', { badgeConfiguration: '[1]' }],
    ['a configuration that is no JSON', { badgeConfiguration: '{' }],
    [
      'one that is too long',
      { badgeConfiguration: JSON.stringify({ title: 'x'.repeat(badgeLimits.configuration) }) },
    ],
  ])('be made with %s', async (_, changes) => {
    const { status, body: reply } = await app.call('POST /admin/badge', {
      as: anna,
      body: { ...body, ...changes },
    });
    expect([status, reply.error?.code]).toEqual([400, 'invalid_input']);
  });

  it.each([
    ['2026-01-01/1900-01-01'],
    ['1000-01-01/2999-01-01'],
    ['last7Days; drop table client'],
    ['\u0000'],
  ])('be asked for the period %j', async (value) => {
    const badge = await make();
    const reply = await executeWith(badge.badgeId, [{ badgeParamId: badge.params[0]?.badgeParamId, value }]);
    expect(reply.status).toBe(400);
  });

  it('run for longer than it is given', async () => {
    const queries = createQueriesService({
      database: app.database.app,
      clock: app.clock,
      hasBoardAccess: async () => true,
      marketVersion: () => 0,
      longestMs: 50,
    });
    const asked = { agentId: anna.agentId, language: 'en', queryKey: 'clients.new', chosen: {} } as const;
    await app.database.worker.transaction(async (tx) => {
      await sql`lock table client in access exclusive mode`.execute(tx);
      await expect(queries.execute(asked)).rejects.toThrow('query_too_slow');
    });
    expect((await queries.execute(asked)).queryResult.rows[0]?.[1]).toBe(0);
  });

  it('be asked with the parameter of another badge, or a cursor nobody gave', async () => {
    const [one, other] = [await make(), await make()];
    const foreign = [{ badgeParamId: other.params[0]?.badgeParamId, value: 'today' }];
    expect((await executeWith(one.badgeId, foreign)).status).toBe(400);
    for (const cursor of ['x', '2026-13-01_', `2026-02-31_${unknownId}`, `' or true_${unknownId}`]) {
      const reply = await app.call('POST /badges/{id}/records', {
        as: anna,
        params: { id: one.badgeId },
        body: { cursor },
      });
      expect(reply.status).toBe(400);
    }
  });
});

describe('[BADGE-01] the catalogue', () => {
  it('is listed by category, found by words without accents, and says where a query is used', async () => {
    await make();
    const { body: all } = await app.call('GET /admin/badge/categories', { as: anna });
    const clients = all.result.find(({ key }) => key === 'clients');
    const query = clients?.queries.find(({ key }) => key === 'clients.new');
    expect(query?.usedIn).toEqual({ badges: 1, dashboards: 0 });
    expect(query?.parameters.map(({ discoveryKey }) => discoveryKey)).toEqual(['period', 'clientCategory']);
    const { body: none } = await app.call('GET /admin/badge/categories', {
      as: anna,
      query: '?term=qqqq',
    });
    expect([none.result, none.totalRows]).toEqual([[], 0]);
    const { body: paged } = await app.call('GET /admin/badge/categories', {
      as: anna,
      query: '?page=2&pageSize=1',
    });
    expect([paged.result.length, paged.totalRows]).toEqual([1, all.totalRows]);
  });

  it('runs a query before there is a badge, with its records', async () => {
    await addClients(anna, [today, addDays(today, -3)]);
    const at = { as: anna, params: { key: 'clients.new' } };
    const params = [{ paramDefId: 'clients.new.period', value: 'today' }];
    const { body: executed } = await app.call('POST /queries/{key}/exec', { ...at, body: { params } });
    expect(executed.result.queryResult.rows[0]?.[1]).toBe(1);
    const { body: records } = await app.call('POST /queries/{key}/records', { ...at, body: { params } });
    expect([records.result.value, records.result.records.length]).toEqual([1, 1]);
    const { body: many } = await app.call('POST /queries/exec', {
      as: anna,
      body: { keys: ['clients.new', 'market.newListings', 'no.such'] },
    });
    expect(many.result.map(({ execution }) => execution?.lock)).toEqual([null, 'boardAccess', undefined]);
    expect((await app.call('GET /queries/{key}', { as: anna, params: { key: 'no.such' } })).status).toBe(404);
  });
});
