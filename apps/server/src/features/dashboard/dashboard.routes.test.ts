import { mainDashboard } from '@hearthline/contract/dashboard';
import { parseConfiguration } from '@hearthline/domain/badge/configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let ada: TestAgent;
beforeAll(async () => {
  app = await createTestApp({ DEMO: 'off' });
  [anna, ben, ada] = [
    await app.createAgent('Anna'),
    await app.createAgent('Ben'),
    await app.createAgent('Ada', { isAdmin: true }),
  ];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('delete from dashboard');
  await app.database.query('delete from badge');
});

const open = async (name: string = mainDashboard, as = anna) =>
  (await app.call('GET /dashboard/{name}', { as, params: { name } })).body.result;
const make = async (name: string, as = anna) =>
  (await app.call('POST /dashboard', { as, body: { name } })).body.result;
const add = (id: string, body: object, as = anna) =>
  app.call('PUT /dashboard/{id}', { as, params: { id }, body });
const arrange = (id: string, items: object[], as = anna) =>
  app.call('PUT /dashboard/{id}/layout', { as, params: { id }, body: { items } });
const remove = (id: string, item: string, as = anna) =>
  app.call('DELETE /dashboard/{id}/items/{item}', { as, params: { id, item } });
const restore = (id: string, item: string, as = anna) =>
  app.call('POST /dashboard/{id}/items/{item}/restore', { as, params: { id, item } });
const makeBadge = async (changes: object = {}, as = anna) => {
  const badge = {
    badgeName: 'New leads',
    badgeConfiguration: '{"size":"Large"}',
    queryKey: 'clients.new',
    params: [{ paramDefId: 'clients.new.period', value: 'thisMonth', enableDiscovery: true }],
  };
  return (await app.call('POST /admin/badge', { as, body: { ...badge, ...changes } })).body.result;
};
const errorOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const conflict = [409, 'conflict'];
const invalid = [400, 'invalid_input'];
const missing = [404, 'not_found'];

describe('[DASH-01] the first dashboard', () => {
  it('is useful from day one, made once, under any spelling of its name', async () => {
    const seen = await Promise.all(['Main', 'main', 'MAIN', 'Main'].map((name) => open(name)));
    const [first] = seen;
    for (const each of seen) expect(each).toEqual(first);
    expect(first?.name).toBe('Main');
    expect(first?.items.map(({ itemType, itemKey }) => itemKey || itemType)).toEqual([
      ...Array(7).fill('Badge'),
      'News',
      'Chart',
      'Reminder',
    ]);
    const columns = { Small: 2, Medium: 3, Large: 4 };
    const widths = first?.items.map(
      ({ configuration }) => columns[(JSON.parse(configuration) as { size: keyof typeof columns }).size],
    );
    expect(widths).toEqual([4, 3, 3, 2, 3, 3, 2, 4, 4, 4]);
    const { body } = await app.call('GET /dashboard', { as: anna });
    expect(body.result.items).toEqual([{ id: first?.id, name: 'Main', itemCount: 10 }]);
  });

  it('has badges of the agent’s own that all run, in the language they are read in', async () => {
    const { items } = await open('Main', ben);
    const badges = (await app.call('GET /badges', { as: ben, query: '?pageSize=200', language: 'fr' })).body
      .result;
    expect(badges).toHaveLength(8);
    for (const badge of badges) {
      expect(badge).toMatchObject({ isOwn: true, isShared: false, isDeletable: true });
      expect(parseConfiguration(badge.badgeConfiguration)).toMatchObject({ title: badge.badgeName });
    }
    const links = badges.map(({ badgeConfiguration }) => parseConfiguration(badgeConfiguration)?.linkText);
    expect(links).toContain('Voir les récents');
    await app.services.operator.agreements.grant(ben.agentId, {
      boardName: 'Regional board',
      validFrom: '2020-01-01',
      validUntil: '2099-12-31',
    });
    const shown = items.filter(({ itemType }) => itemType !== 'Component');
    const { body } = await app.call('POST /badges/exec', {
      as: ben,
      body: { items: shown.map(({ itemId }) => ({ badgeId: itemId })) },
    });
    expect(body.result.map(({ error }) => error)).toEqual(shown.map(() => null));
  });

  it('[BADGE-04] begins with symbols at the right for a French agent, at the left for an English one', async () => {
    const positionsOf = async (name: string, language: string) => {
      const agent = await app.createAgent(name);
      await app.database.query('update agent set language = $2 where agent_id = $1', [
        agent.agentId,
        language,
      ]);
      await open('Main', agent);
      const { result } = (await app.call('GET /badges', { as: agent, query: '?pageSize=200' })).body;
      return result
        .map(({ badgeConfiguration }) => parseConfiguration(badgeConfiguration))
        .filter((configuration) => configuration?.symbol)
        .map((configuration) => `${configuration?.symbol} ${configuration?.symbolPosition}`)
        .toSorted();
    };
    expect(await positionsOf('Zach', 'fr')).toEqual(['$ Right', '$ Right', '% Right']);
    expect(await positionsOf('Zoe', 'en')).toEqual(['$ Left', '$ Left', '% Right']);
  });

  it('cannot be renamed, deleted or made again; another name that nobody made is not found', async () => {
    const { id } = await open();
    const rename = await app.call('PUT /dashboard/{id}/name', {
      as: anna,
      params: { id },
      body: { name: 'X' },
    });
    expect(errorOf(rename)).toEqual(conflict);
    expect(errorOf(await app.call('DELETE /dashboard/{id}', { as: anna, params: { id } }))).toEqual(conflict);
    expect(errorOf(await app.call('POST /dashboard', { as: anna, body: { name: 'mAIN' } }))).toEqual(
      conflict,
    );
    const other = await app.call('GET /dashboard/{name}', { as: anna, params: { name: 'Team' } });
    expect(errorOf(other)).toEqual(missing);
  });
});

describe('several dashboards', () => {
  it('are made, renamed, deleted and brought back, each name once', async () => {
    const team = await make('Team');
    expect(await make('Spring')).toMatchObject({ name: 'Spring', items: [] });
    const rename = (name: string) =>
      app.call('PUT /dashboard/{id}/name', { as: anna, params: { id: team.id }, body: { name } });
    expect(errorOf(await rename('SPRING'))).toEqual(conflict);
    expect(errorOf(await rename('Main'))).toEqual(conflict);
    expect((await rename('team')).status).toBe(200);
    expect((await open('Team')).id).toBe(team.id);
    const params = { id: team.id };
    expect((await app.call('DELETE /dashboard/{id}', { as: anna, params })).status).toBe(200);
    expect(errorOf(await app.call('DELETE /dashboard/{id}', { as: anna, params }))).toEqual(missing);
    expect(errorOf(await add(team.id, { itemType: 'Component', itemKey: 'News' }))).toEqual(missing);
    const taken = await make('Team');
    expect(errorOf(await app.call('POST /dashboard/{id}/restore', { as: anna, params }))).toEqual(conflict);
    await app.call('DELETE /dashboard/{id}', { as: anna, params: { id: taken.id } });
    expect((await app.call('POST /dashboard/{id}/restore', { as: anna, params })).body.result.name).toBe(
      'team',
    );
    const { items } = (await app.call('GET /dashboard', { as: anna })).body.result;
    expect(items.map(({ name }) => name)).toEqual(['Main', 'team', 'Spring']);
  });

  it('are twenty at most, also for those who hurry', async () => {
    await app.database.query(
      `insert into dashboard (agent_id, id, name, position, created_at)
       select $1, gen_random_uuid(), 'Board ' || n, n, now() from generate_series(1, 18) as n`,
      [anna.agentId],
    );
    const names = ['One', 'Two', 'Three'];
    const made = await Promise.all(
      names.map((name) => app.call('POST /dashboard', { as: anna, body: { name } })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('[DASH-02] putting items on a dashboard', () => {
  it('takes badges and charts with a plan of their parameters, and components once', async () => {
    const { id } = await make('Team');
    const badge = await makeBadge();
    const [period] = badge.params;
    const entry = {
      paramId: period?.badgeParamId,
      discoveryKey: 'period',
      enableDiscovery: true,
      enableResolver: false,
      resolverKey: '',
      value: 'thisWeek',
    };
    const item = (await add(id, { itemId: badge.badgeId, executionPlan: [entry] })).body.result;
    expect(item).toEqual({
      id: expect.any(String),
      itemId: badge.badgeId,
      itemType: 'Badge',
      itemKey: '',
      configuration: '{"size":"Large"}',
      executionPlan: badge.params.map(({ badgeParamId, discoveryKey }) =>
        badgeParamId === entry.paramId
          ? entry
          : {
              paramId: badgeParamId,
              discoveryKey,
              enableDiscovery: false,
              enableResolver: false,
              resolverKey: '',
              value: null,
            },
      ),
    });
    const chart = (
      await add(id, { itemId: badge.badgeId, itemType: 'Chart', configuration: '{"size":"Small"}' })
    ).body.result;
    expect(chart).toMatchObject({ itemType: 'Chart', configuration: '{"size":"Small"}' });
    const news = await add(id, { itemType: 'Component', itemKey: 'News' });
    expect(news.body.result).toMatchObject({ itemKey: 'News', executionPlan: [] });
    expect(news.body.result.itemId).toBe(news.body.result.id);
    expect(errorOf(await add(id, { itemType: 'Component', itemKey: 'News' }))).toEqual(conflict);
    expect((await open('Team')).items.map(({ itemType }) => itemType)).toEqual([
      'Badge',
      'Chart',
      'Component',
    ]);
  });

  it('reads any configuration: what is none is empty, a size that nobody knows is Medium', async () => {
    const { id } = await make('Team');
    const sent = [
      '{',
      '[1]',
      'null',
      '{"size":"Huge"}',
      '{"size":7,"own":"\\u0000"}',
      '{"size":"Small","x":{}}',
    ];
    const kept = [];
    const badge = await makeBadge({ badgeConfiguration: '{}' });
    for (const configuration of sent)
      kept.push((await add(id, { itemId: badge.badgeId, configuration })).body.result.configuration);
    expect(kept).toEqual([
      ...Array(4).fill('{"size":"Medium"}'),
      '{"size":"Medium","own":"\\u0000"}',
      '{"size":"Small","x":{}}',
    ]);
  });

  it('refuses what does not belong together', async () => {
    const { id } = await make('Team');
    const { badgeId } = await makeBadge();
    const foreign = await makeBadge({}, ben);
    const stranger = { paramId: createId(), discoveryKey: '', enableDiscovery: true, enableResolver: false };
    const plan = [{ ...stranger, resolverKey: '' }];
    expect(errorOf(await add(id, { itemType: 'Badge' }))).toEqual(invalid);
    expect(errorOf(await add(id, { itemType: 'Component' }))).toEqual(invalid);
    expect(errorOf(await add(id, { itemType: 'Component', itemKey: 'News', itemId: badgeId }))).toEqual(
      invalid,
    );
    expect(errorOf(await add(id, { itemType: 'Badge', itemKey: 'News', itemId: badgeId }))).toEqual(invalid);
    const unplanned = await add(id, { itemId: badgeId, executionPlan: plan });
    expect(errorOf(unplanned)).toEqual(invalid);
    expect(unplanned.body.error?.fields?.[0]?.path).toBe('executionPlan.0.paramId');
    const weather = await add(id, { itemType: 'Component', itemKey: 'Weather' });
    expect([errorOf(weather), weather.body.error?.fields?.[0]?.path]).toEqual([invalid, 'itemKey']);
    expect(errorOf(await add(id, { itemId: foreign.badgeId }))).toEqual(missing);
    expect(errorOf(await add(id, { itemId: createId() }))).toEqual(missing);
    expect(errorOf(await add(id, { itemId: foreign.badgeId }, ben))).toEqual(missing);
    expect((await open('Team')).items).toEqual([]);
  });

  it('takes a shared badge, which leaves with its sharing and comes back', async () => {
    const { id } = await make('Team');
    const shared = await makeBadge({ isShared: true }, ada);
    expect((await add(id, { itemId: shared.badgeId })).status).toBe(200);
    const count = async () => (await open('Team')).items.length;
    const share = (isShared: boolean) =>
      app.database.query('update badge set is_shared = $1 where id = $2', [isShared, shared.badgeId]);
    await share(false);
    expect(await count()).toBe(0);
    await share(true);
    expect(await count()).toBe(1);
  });

  it('holds sixty items at most', async () => {
    const { id } = await make('Team');
    const { badgeId } = await makeBadge();
    await app.database.query(
      `insert into dashboard_item (agent_id, id, dashboard_id, item_type, badge_agent_id, badge_id, configuration, position,
         created_at)
       select $1, gen_random_uuid(), $2, 'Badge', $1, $3, '{}', n, now() from generate_series(1, 60) as n`,
      [anna.agentId, id, badgeId],
    );
    expect(errorOf(await add(id, { itemId: badgeId }))).toEqual(conflict);
    const [first] = (await open('Team')).items;
    await remove(id, first?.id ?? '');
    expect((await add(id, { itemId: badgeId })).status).toBe(200);
    expect(errorOf(await restore(id, first?.id ?? ''))).toEqual(conflict);
  });
});

describe('[DASH-04] the layout', () => {
  async function makeTeam() {
    const { id } = await make('Team');
    const badge = await makeBadge();
    for (let count = 0; count < 3; count += 1) await add(id, { itemId: badge.badgeId });
    await add(id, { itemType: 'Component', itemKey: 'Reminder' });
    const ids = (await open('Team')).items.map((item) => item.id);
    return { id, badge, ids: ids as [string, string, string, string] };
  }
  const order = async () => (await open('Team')).items.map((item) => item.id);

  it('is kept: order, sizes and chosen values; what is not named stays behind', async () => {
    const { id, badge, ids } = await makeTeam();
    const [a, b, c, d] = ids;
    const paramId = badge.params[0]?.badgeParamId;
    const entry = {
      paramId,
      discoveryKey: 'period',
      enableDiscovery: true,
      enableResolver: false,
      resolverKey: '',
      value: 'last7Days',
    };
    const reply = await arrange(id, [
      { id: d, configuration: '{"size":"Medium"}' },
      { id: b, executionPlan: [entry] },
    ]);
    expect(reply.body.result.items.map((item) => item.id)).toEqual([d, b, a, c]);
    expect(await open('Team')).toEqual(reply.body.result);
    const [first, second, third] = reply.body.result.items;
    expect(first?.configuration).toBe('{"size":"Medium"}');
    expect(second?.configuration).toBe('{"size":"Large"}');
    expect(second?.executionPlan[0]).toEqual(entry);
    expect(third?.executionPlan[0]?.value).toBeNull();
  });

  it('is changed as a whole or not at all', async () => {
    const { id, ids } = await makeTeam();
    const [a, b] = ids;
    const other = await make('Other');
    const strange = (await add(other.id, { itemType: 'Component', itemKey: 'News' })).body.result.id;
    expect(errorOf(await arrange(id, [{ id: b }, { id: strange }]))).toEqual(missing);
    expect(errorOf(await arrange(id, [{ id: b }, { id: a }], ben))).toEqual(missing);
    expect(errorOf(await arrange(id, [{ id: b }, { id: b }]))).toEqual(invalid);
    const plan = [
      {
        paramId: createId(),
        discoveryKey: '',
        enableDiscovery: true,
        enableResolver: false,
        resolverKey: '',
      },
    ];
    const refused = await arrange(id, [{ id: b }, { id: a, executionPlan: plan }]);
    expect(refused.body.error?.fields?.[0]?.path).toBe('items.1.executionPlan.0.paramId');
    expect(await order()).toEqual(ids);
  });

  it('takes items off and puts them back where they stood', async () => {
    const { id, ids } = await makeTeam();
    const [a, b, c, d] = ids;
    expect((await remove(id, b)).status).toBe(200);
    expect(errorOf(await remove(id, b))).toEqual(missing);
    expect(errorOf(await remove(id, a, ben))).toEqual(missing);
    expect(errorOf(await arrange(id, [{ id: b }]))).toEqual(missing);
    await arrange(id, [{ id: d }, { id: a }, { id: c }]);
    expect((await restore(id, b)).body.result.id).toBe(b);
    expect(await order()).toEqual([d, a, b, c]);
    expect(errorOf(await restore(id, createId()))).toEqual(missing);
  });

  it('loses the items of a deleted badge and has them back with it', async () => {
    const { id, badge, ids } = await makeTeam();
    const params = { badgeId: badge.badgeId };
    await app.call('DELETE /admin/badge/{badgeId}', { as: anna, params });
    expect(await order()).toEqual([ids[3]]);
    expect((await app.call('GET /dashboard', { as: anna })).body.result.items.at(-1)?.itemCount).toBe(1);
    expect(errorOf(await add(id, { itemId: badge.badgeId }))).toEqual(missing);
    await app.call('POST /admin/badge/{badgeId}/restore', { as: anna, params });
    expect(await order()).toEqual(ids);
  });
});
