import type { ClientInput } from '@hearthline/contract/clients';
import type { PaletteGroups, PaletteKind } from '@hearthline/contract/palette';
import { paletteLimits } from '@hearthline/contract/palette';
import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { insertSampleListings } from '../listings/testing/sample-listings.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let otto: TestAgent;

const search = (text: string, { as = anna, kind, language = 'en' }: SearchOptions = {}) =>
  app.call('POST /palette/search', { as, body: { text, kind }, language });
interface SearchOptions {
  as?: TestAgent;
  kind?: PaletteKind;
  language?: 'en' | 'fr';
}
const find = async (text: string, options?: SearchOptions): Promise<PaletteGroups> =>
  (await search(text, options)).body.result;
const addClient = async (as: TestAgent, changes: Partial<ClientInput>): Promise<string> =>
  (await app.call('POST /clients', { as, body: sampleClient(changes) })).body.result.id;
const namesOf = ({ clients }: PaletteGroups) =>
  clients?.rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const badge = {
  badgeConfiguration: JSON.stringify({ type: 'AmountWithTrendBadge', size: 'Small' }),
  queryKey: 'clients.new',
  params: [],
};

/** Mails, analyses, reports, badges and lists of one agent, all of them about a name. */
async function addRecords(of: TestAgent, name: string, clientId: string): Promise<void> {
  await app.database.query(
    `insert into message (agent_id, id, client_id, channel, category, language, to_name, to_address, text, subject, search_text,
       status, not_before, created_at)
     values ($1, $2, $3, 'email', 'personal', 'en', $4, 'b@example.com', 'Hello', 'Visit on Friday',
       lower($4) || ' b@example.com visit on friday', 'delivered', now(), now())`,
    [of.agentId, createId(), clientId, name],
  );
  const cmaId = createId();
  await app.database.query(
    `insert into cma (agent_id, id, method, address, municipality, client_id, draft, latest_version, value, low, high, search_text,
       watched_at, created_at, updated_at)
     values ($1, $2, 'fast', '9 Oak St', 'Guelph', $3, '{}', 1, 90000000, 85000000, 95000000, '9 oak st guelph', now(), now(), now())`,
    [of.agentId, cmaId, clientId],
  );
  await app.database.query(
    `insert into cma_version (agent_id, cma_id, number, saved_at, method, value, low, high, comparables, draft, found)
     values ($1, $2, 1, now(), 'fast', 90000000, 85000000, 95000000, 3, '{}', '{}')`,
    [of.agentId, cmaId],
  );
  for (const state of ['ready', 'failed'])
    await app.database.query(
      `insert into cma_report (agent_id, id, cma_id, version, language, sections, state, created_at)
       values ($1, $2, $3, 1, 'fr', '{}', $4::cma_report_state, now())`,
      [of.agentId, createId(), cmaId, state],
    );
  await app.call('POST /admin/badge', {
    as: of,
    body: { ...badge, badgeName: `${name} leads` },
  });
  await app.call('POST /clients/lists', {
    as: of,
    body: { name: `Friends of ${name}`, filter: { version: 1, type: ['buyer'] } },
  });
}

beforeAll(async () => {
  app = await createTestApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(300, 11));
  [anna, ben, otto] = [
    await app.createAgent('Anna'),
    await app.createAgent('Ben'),
    await app.createAgent('Otto'),
  ];
  for (const { agentId } of [anna, ben])
    await app.services.operator.agreements.grant(agentId, {
      boardName: 'Lakeshore Regional Board',
      validFrom: '2025-01-01',
      validUntil: '2026-12-31',
    });
  const brianna = await addClient(anna, {
    firstName: 'Brianna',
    lastName: 'Côté',
    email: 'b.cote@example.com',
    phone: '647 555 0188',
  });
  await addClient(anna, {
    firstName: 'Sabrina',
    lastName: 'Patel',
    email: 'sabrina@example.com',
    phone: '416 555 0101',
  });
  await addClient(anna, {
    firstName: 'Zoë',
    lastName: 'Larose',
    note: 'Knows Brianna',
    phone: '416 555 0102',
  });
  await addRecords(anna, 'Brianna Cote', brianna);
  const bens = await addClient(ben, { firstName: 'Brian', lastName: 'Boitano', phone: '647 555 0188' });
  await addRecords(ben, 'Brian Boitano', bens);
});
afterAll(() => app.close());

describe('the palette', () => {
  it('is for agents, and bounds what is typed', async () => {
    const reply = await app.call('POST /palette/search', { body: { text: 'brianna' } });
    expect(reply.status).toBe(401);
    for (const text of ['', ' b ', 'x'.repeat(paletteLimits.text + 1), 'br\nia', 5, null])
      expect((await search(text as string)).status, JSON.stringify(text)).toBe(400);
    expect((await search('bri', { kind: 'everything' as PaletteKind })).status).toBe(400);
  });

  it('finds clients by name, part of a name, e-mail and phone, with accents or without', async () => {
    for (const text of [
      'brianna',
      'BRI',
      'cote bri',
      'côté',
      '647 555',
      '(647) 555-0188',
      '55501',
      'b.cote@ex',
    ])
      expect(namesOf(await find(text)), text).toContain('Brianna Côté');
    expect(namesOf(await find('zoe'))).toEqual(['Zoë Larose']);
    const { clients } = await find('brianna c');
    expect(clients?.rows).toEqual([
      {
        id: clients?.rows[0]?.id,
        firstName: 'Brianna',
        lastName: 'Côté',
        email: 'b.cote@example.com',
        phone: '+16475550188',
        place: '12 rue Saint-Denis, Montréal',
        type: 'buyer',
        category: 'interested',
        lastContactAt: null,
        lastContactKind: null,
      },
    ]);
  });

  it('puts those who are named so before those who are found otherwise', async () => {
    const { clients } = await find('bri');
    expect(clients?.total).toBe(3);
    expect(namesOf({ clients })?.[0]).toBe('Brianna Côté');
    await app.database.query(
      `update client set last_contact_at = now(), last_contact_kind = 'call' where first_name = 'Zoë'`,
    );
    expect(namesOf(await find('brianna'))).toEqual(['Brianna Côté', 'Zoë Larose']);
  });

  it('forgives a slip of the keyboard where nobody is written so, and says it', async () => {
    expect((await find('Brianan')).clients).toMatchObject({
      isSimilar: true,
      rows: [{ firstName: 'Brianna' }],
    });
    expect((await find('Brianna')).clients).toMatchObject({ isSimilar: false });
    expect((await find('xylophone')).clients).toMatchObject({ total: 0, rows: [], isSimilar: false });
  });

  it('finds listings by street, address and number: those on the market first, a home once', async () => {
    const { listings } = await find('briarwood');
    expect(listings?.state).toBe('found');
    expect(listings?.rows).toHaveLength(paletteLimits.rows);
    expect(listings?.total).toBeGreaterThan(paletteLimits.rows);
    expect(listings?.rows.map(({ status }) => status)).toEqual(listings?.rows.map(() => 'active'));
    const [home] = (await find('21 briarwood avenue')).listings?.rows ?? [];
    expect(home).toMatchObject({ address: '21 Briarwood Ave' });
    const byNumber = await find(home?.mlsNumber.toLowerCase() ?? '');
    expect(byNumber.listings?.rows).toEqual([home]);
    const lease = (await find('port')).listings?.rows.find(({ offer }) => offer === 'lease');
    expect(lease).toBeDefined();
    const all = await find('briarwood', { kind: 'listings' });
    expect(all.listings?.rows.length).toBeGreaterThan(paletteLimits.rows);
    expect(Object.keys(all)).toEqual(['listings']);
  });

  it('finds places, analyses, reports, mails, badges and smart lists', async () => {
    expect((await find('town')).places?.rows[0]).toMatchObject({ level: 'municipality' });
    const found = await find('brianna');
    expect(found.analyses).toMatchObject({
      total: 1,
      rows: [
        { address: '9 Oak St', clientName: 'Brianna Côté', range: { low: 85_000_000, high: 95_000_000 } },
      ],
    });
    expect(found.reports).toMatchObject({
      total: 1,
      rows: [{ cmaId: found.analyses?.rows[0]?.id, version: 1, language: 'fr', address: '9 Oak St' }],
    });
    expect(found.mails).toMatchObject({ total: 1, rows: [{ subject: 'Visit on Friday', channel: 'email' }] });
    expect(found.badges?.rows).toMatchObject([{ name: 'Brianna Cote leads' }]);
    expect(found.lists?.rows).toMatchObject([
      { name: 'Friends of Brianna Cote', filter: { version: 1, type: ['buyer'] } },
    ]);
    for (const text of ['oak st', '9 oak guelph', 'OAK brianna'])
      expect((await find(text)).analyses?.total, text).toBe(1);
    for (const text of ['fri vi', 'friday', 'b@example.com'])
      expect((await find(text)).mails?.total, text).toBe(1);
  });

  it('knows what we wrote on badges in the language of whoever asks', async () => {
    const name = 'New clients';
    await app.call('POST /admin/badge', { as: otto, body: { ...badge, badgeName: name } });
    expect((await find('new cli', { as: otto })).badges?.rows).toMatchObject([{ name }]);
    expect((await find('nouveaux', { as: otto })).badges?.rows).toEqual([]);
    expect((await find('nouveaux', { as: otto, language: 'fr' })).badges?.rows).toMatchObject([
      { name: 'Nouveaux clients' },
    ]);
  });

  it('never shows what belongs to another agent', async () => {
    for (const text of ['brian boitano', 'boitano']) {
      const found = await find(text);
      for (const [kind, group] of Object.entries(found)) expect(group.rows, `${kind} by ${text}`).toEqual([]);
    }
    const bens = await find('647 555 0188', { as: ben });
    expect(namesOf(bens)).toEqual(['Brian Boitano']);
    const ottos = await find('brian', { as: otto });
    for (const [kind, group] of Object.entries(ottos)) expect(group.rows, kind).toEqual([]);
  });

  it('keeps deleted records out', async () => {
    const id = await addClient(anna, { firstName: 'Gustave', lastName: 'Oublié', phone: '416 555 0103' });
    expect((await find('gustave')).clients?.total).toBe(1);
    await app.call('POST /clients/bulk/delete', { as: anna, body: { choice: { ids: [id] } } });
    expect((await find('gustave')).clients?.total).toBe(0);
  });

  it('shows no listing, place or analysis without a board agreement, and says that it is locked', async () => {
    const found = await find('port', { as: otto });
    for (const kind of ['listings', 'places', 'analyses', 'reports'] as const)
      expect(found[kind]).toEqual({ state: 'locked', total: 0, rows: [], isSimilar: false });
    expect(found.clients?.state).toBe('found');
  });

  it('takes any signs for what they are', async () => {
    for (const text of [
      '%%',
      '__',
      "'; drop table client; --",
      '\\\\',
      '[a-z]*',
      '((((',
      '🏠🏠',
      '%q%q%',
      '..',
      '@@',
    ]) {
      const { status, body } = await search(text);
      expect(status, text).toBe(200);
      for (const [kind, group] of Object.entries(body.result))
        expect({ kind, state: group.state, rows: group.rows }, text).toEqual({
          kind,
          state: 'found',
          rows: [],
        });
    }
  });
});
