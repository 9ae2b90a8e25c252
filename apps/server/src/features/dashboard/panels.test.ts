import type { AddressInfo } from 'node:net';
import { toWorld } from '@hearthline/domain/geo';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../platform/clock/clock.ts';
import { createId } from '../../platform/ids.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createRemindersService } from './reminders.service.ts';

const today = '2025-11-12';
let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let service: FastifyInstance;
const asked: { latitude: string; longitude: string }[] = [];
let isDown = false;
beforeAll(async () => {
  service = fastify({ forceCloseConnections: true });
  service.get('/v1/forecast', async (request, reply) => {
    asked.push(request.query as (typeof asked)[number]);
    if (isDown) return reply.status(500).send();
    const daily = { time: [today], weather_code: [71], temperature_2m_max: [1.5], temperature_2m_min: [-4] };
    return { current: { temperature_2m: -2, weather_code: 71, is_day: 0 }, daily };
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.address() as AddressInfo;
  app = await createTestApp({ WEATHER_URL: `http://127.0.0.1:${port}/v1/forecast` });
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  await app.database.query(`
    insert into area values ('a', 'Area');
    insert into municipality values ('m1', 'a', 'Mississauga'), ('m2', 'a', 'Guelph');
    insert into community values ('c1', 'm1', 'Port Credit'), ('c2', 'm1', 'Lakeview'), ('c3', 'm2', 'Downtown')`);
  const boardName = 'Regional board';
  for (const { agentId } of [anna, ben])
    await app.services.operator.agreements.grant(agentId, {
      boardName,
      validFrom: '2020-01-01',
      validUntil: '2099-12-31',
    });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const moveTo = (city: string, as = anna) =>
  app.call('PUT /users', { as, body: { title: '', realtor: { city } } });

describe('reminders', () => {
  const getPanel = async (as = anna) =>
    (await app.call('GET /dashboard/panels/reminders', { as })).body.result;
  async function addClient(lastName: string, fields: Record<string, unknown> = {}, as = anna) {
    const id = createId();
    const row = { entry_date: today, cadence_days: 0, ...fields };
    const names = Object.keys(row);
    await app.database.query(
      `insert into client (agent_id, id, first_name, last_name, created_at, updated_at, ${names.join(', ')})
       values ($1, $2, 'Jo', $3, now(), now(), ${names.map((_, index) => `$${index + 4}`).join(', ')})`,
      [as.agentId, id, lastName, ...Object.values(row)],
    );
    return id;
  }
  const addTask = (clientId: string, title: string, dueOn: string, fields = 'null, null', as = anna) =>
    app.database.query(
      `insert into client_task (agent_id, id, client_id, title, due_on, created_at, done_at, deleted_at)
       values ($1, gen_random_uuid(), $2, $3, $4, now(), ${fields})`,
      [as.agentId, clientId, title, dueOn],
    );
  beforeEach(() => app.database.query('delete from client; delete from cma'));

  it('tell what waits, the most urgent first, and nothing that does not', async () => {
    const task = await addClient('Task');
    await addTask(task, 'Too far', '2025-11-20');
    await addTask(task, 'Next week', '2025-11-19');
    await addTask(task, 'Late', '2025-11-10');
    await addTask(task, 'Done', today, 'now(), null');
    await addTask(task, 'Gone', today, 'null, now()');
    const call = await addClient('Call', { planned_on: '2025-10-01', phone: '+14165550100' });
    await addClient('Later', { planned_on: '2025-11-13' });
    await addClient('Deleted', { planned_on: '2025-10-01', deleted_at: '2025-11-01' });
    const born = await addClient('Born', { birthday: '1985-11-12' });
    await addClient('Grown', { birthday: '1985-11-20' });
    const moved = await addClient('Moved', { move_in_date: '2022-11-15' });
    await addClient('Moving', { move_in_date: '2025-11-15' });
    const ending = { consent_type: 'impliedInquiry', consent_ends_on: '2025-12-12' };
    const consent = await addClient('Consent', ending);
    await addClient('Out', { ...ending, is_opted_out: true });
    await addClient('Over', { ...ending, consent_ends_on: today });
    await addClient('Long', { ...ending, consent_ends_on: '2025-12-13' });
    const cma = createId();
    await app.database.query(
      `insert into cma (agent_id, id, method, address, municipality, draft, watched_at, value, moved_value, moved_at, created_at,
         updated_at)
       select $1, i, 'fast', a, '', '{}', now(), 100000000, 95800000, m::timestamptz, now(), now()
       from (values ($2::uuid, '12 Elm St', '2025-11-05T12:00Z'), (gen_random_uuid(), '14 Elm St', '2025-10-20T12:00Z')) as v (i, a, m)`,
      [anna.agentId, cma],
    );
    const client = (id: string) => `/clients/view?id=${id}`;
    expect(await getPanel()).toEqual({
      total: 7,
      items: [
        ['task', 'Jo Task', 'Late', '2025-11-10', true, client(task)],
        ['birthday', 'Jo Born', 'Turns 40', today, false, client(born)],
        ['touchbase', 'Jo Call', '416 555 0100', '2025-10-01', true, client(call)],
        [
          'cmaMoved',
          '12 Elm St',
          '−4.2% since you saved it',
          '2025-11-05',
          false,
          `/cma/calculate?id=${cma}`,
        ],
        ['anniversary', 'Jo Moved', '3 years in the home', '2025-11-15', false, client(moved)],
        ['task', 'Jo Task', 'Next week', '2025-11-19', false, client(task)],
        [
          'consent',
          'Jo Consent',
          'Ask for express consent before it ends',
          '2025-12-12',
          false,
          client(consent),
        ],
      ].map(([kind, title, detail, on, isLate, path]) => ({
        kind,
        title,
        detail,
        on,
        isLate,
        path,
        id: expect.stringMatching(new RegExp(`^${kind}-`)),
      })),
    });
    expect(await getPanel(ben)).toEqual({ items: [], total: 0 });
  });

  it('are twelve at most of all that there are, with room for every kind', async () => {
    for (let count = 0; count < 20; count += 1) await addClient(`C${count}`, { planned_on: '2025-11-01' });
    const all = await getPanel();
    expect([all.items.length, all.total]).toEqual([12, 20]);
    const task = await addClient('Task');
    for (let count = 0; count < 9; count += 1) await addTask(task, `Task ${count}`, '2025-11-15');
    const mixed = await getPanel();
    expect(mixed.total).toBe(29);
    expect(mixed.items.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('touchbase'),
      ...Array(9).fill('task'),
    ]);
  });

  it('keep a birthday of 29 February in other years on the day of the record, and look across new year', async () => {
    const leap = await addClient('Leap', { birthday: '2000-02-29' });
    const eve = await addClient('Eve', { birthday: '1990-01-03' });
    const readOn = async (day: string) => {
      const clock = createSettableClock(`${day}T15:00:00Z`);
      const findAgent = async () => ({ timeZone: 'America/Toronto' });
      const { database } = app.services;
      return (
        await createRemindersService({
          database,
          clock,
          findAgent,
          findWaitingGreetings: async () => null,
          listDueCards: async () => [],
        }).list(anna.agentId, 'fr')
      ).items;
    };
    expect(await readOn('2026-02-25')).toMatchObject([
      { id: `birthday-${leap}`, on: '2026-02-28', detail: 'Aura 26 ans' },
    ]);
    expect(await readOn('2028-02-25')).toMatchObject([{ id: `birthday-${leap}`, on: '2028-02-29' }]);
    await app.database.query(
      "insert into greeting_wish (agent_id, client_id, leap_day_rule) values ($1, $2, 'mar1')",
      [anna.agentId, leap],
    );
    expect(await readOn('2026-03-01')).toMatchObject([
      { id: `birthday-${leap}`, on: '2026-03-01', detail: 'Aura 26 ans' },
    ]);
    expect(await readOn('2025-12-30')).toMatchObject([
      { id: `birthday-${eve}`, on: '2026-01-03', detail: 'Aura 36 ans' },
    ]);
  });
});

describe('news', () => {
  const getPanel = (as = anna) => app.call('GET /dashboard/panels/news', { as });
  let number = 0;
  async function addListing(community: string, fields: Record<string, unknown>) {
    number += 1;
    const id = createId();
    const { x, y } = toWorld(community === 'c3' ? -80.25 : -79.6, 43.6);
    const row = {
      offer: 'sale',
      state: 'active',
      code: 'new',
      kind: 'detached',
      list_price: 100,
      list_date: '2025-01-01',
      entered_at: '2025-01-01T12:00Z',
      modified_at: '2025-01-01T12:00Z',
      status_changed_at: '2025-01-01T12:00Z',
      street_number: String(number),
      street_name: 'Elm',
      community_code: community,
      municipality_code: community === 'c3' ? 'm2' : 'm1',
      area_code: 'a',
      world_x: x,
      world_y: y,
      ...fields,
    };
    const names = Object.keys(row);
    await app.database.query(
      `insert into listing (id, source, key, mls_number, ${names.join(', ')})
       values ($1, 'made', $2, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
      [id, `X${number}`, ...Object.values(row)],
    );
    return id;
  }
  const sold = (community: string, price: number, day: string) =>
    addListing(community, {
      state: 'firm',
      code: 'sld',
      close_price: price,
      sold_date: day,
      status_changed_at: `${day}T12:00Z`,
    });

  it('tell of drops, new homes and records near the agent, the newest first', async () => {
    const dropped = { original_list_price: 200, code: 'pc' };
    const drop = await addListing('c1', {
      ...dropped,
      previous_list_price: 150,
      price_changed_at: '2025-11-08T12:00Z',
    });
    await addListing('c1', { ...dropped, price_changed_at: '2025-10-01T12:00Z' });
    const risen = { ...dropped, previous_list_price: 90, price_changed_at: '2025-11-08T12:00Z' };
    await addListing('c1', risen);
    const fresh = await addListing('c2', { list_date: '2025-11-10', entered_at: '2025-11-10T12:00Z' });
    const afar = await addListing('c3', { list_date: '2025-11-11', entered_at: '2025-11-11T12:00Z' });
    for (const price of [300, 310, 320, 330, 340]) await sold('c1', price, '2025-03-01');
    await sold('c1', 900, '2023-01-01');
    const record = await sold('c1', 350, '2025-11-07');
    await sold('c1', 345, '2025-11-08');
    await sold('c2', 800, '2025-11-08');
    await moveTo('mississauga');
    const place = { municipality: 'Mississauga', photoUrl: null };
    const { body } = await getPanel();
    expect(body.result).toEqual({
      place: 'Mississauga',
      days: 14,
      lock: null,
      posts: [],
      items: [
        { kind: 'newInArea', listingId: fresh, price: 100, before: null, at: '2025-11-10T12:00:00.000Z' },
        { kind: 'priceDrop', listingId: drop, price: 100, before: 150, at: '2025-11-08T12:00:00.000Z' },
        { kind: 'recordSale', listingId: record, price: 350, before: 340, at: '2025-11-07T12:00:00.000Z' },
      ].map((item) => ({
        ...item,
        ...place,
        community: item.listingId === fresh ? 'Lakeview' : 'Port Credit',
        address: expect.stringContaining('Elm'),
      })),
    });
    const everywhere = (await getPanel(ben)).body.result;
    expect(everywhere.place).toBe('');
    expect(everywhere.items.map(({ listingId }) => listingId)).toContain(afar);
    expect(everywhere.items.length).toBeLessThanOrEqual(6);
  });

  it('are locked without an agreement with the board', async () => {
    const cara = await app.createAgent('Cara');
    expect((await getPanel(cara)).body.result).toEqual({
      items: [],
      place: '',
      days: 0,
      lock: 'boardAccess',
      posts: [],
    });
  });
});

describe('the weather', () => {
  const getPanel = async (as = anna) => app.call('GET /dashboard/panels/weather', { as });

  it('is that of the agent’s municipality, else of the whole region', async () => {
    const { body } = await getPanel();
    expect(body.result).toEqual({
      place: 'Mississauga',
      temperature: -2,
      high: 1.5,
      low: -4,
      code: 71,
      isDay: false,
      days: [{ date: today, high: 1.5, low: -4, code: 71, rainPercent: null }],
      readAt: app.clock.now().toISOString(),
      isSample: false,
    });
    await moveTo('Nowhere', ben);
    expect((await getPanel(ben)).body.result.place).toBe('');
    expect(asked.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).toEqual([
      '43.6 -79.6',
      expect.stringMatching(/^43\.6 -(79\.[6-9]|80\.[0-2])$/),
    ]);
  });

  it('is an item that can be put on a dashboard where there is a provider', async () => {
    const { id } = (await app.call('GET /dashboard/{name}', { as: anna, params: { name: 'Main' } })).body
      .result;
    const body = { itemType: 'Component', itemKey: 'Weather' };
    expect((await app.call('PUT /dashboard/{id}', { as: anna, params: { id }, body })).status).toBe(200);
    expect((await app.send('GET', '/config.json')).json().hasWeather).toBe(true);
  });

  it('is said to be away while nobody answers, and not to exist where nobody is asked', async () => {
    isDown = true;
    await moveTo('Guelph', ben);
    expect((await getPanel(ben)).status).toBe(503);
    const plain = await createTestApp({ DEMO: 'off' }, { beside: app });
    try {
      expect((await plain.call('GET /dashboard/panels/weather', { as: anna })).status).toBe(404);
      expect((await plain.send('GET', '/config.json')).json().hasWeather).toBe(false);
    } finally {
      await plain.close();
    }
  });

  it('is made up in the demo, and says so, where no provider is configured', async () => {
    const demo = await createTestApp({ DEMO: 'on' }, { beside: app });
    try {
      await moveTo('Mississauga', ben);
      const { body } = await demo.call('GET /dashboard/panels/weather', { as: ben });
      expect(body.result).toMatchObject({ place: 'Mississauga', isSample: true });
      expect(body.result.days.map(({ date }) => date)[0]).toBe(today);
      expect((await demo.send('GET', '/config.json')).json().hasWeather).toBe(true);
    } finally {
      await demo.close();
    }
  });
});
