import { lookupTypes } from '@hearthline/contract/lookups';
import { titles } from '@hearthline/contract/users';
import { personEn } from '@hearthline/format/vocabulary/person.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let ava: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
});
afterAll(() => test.close());

const list = async (typeName: string, language = 'en') =>
  (await test.call('GET /lookup', { as: ava, query: `?typeName=${typeName}`, language })).body.result;
const pathsOf = (body: { error?: { fields?: { path: string }[] } }) =>
  (body.error?.fields ?? []).map(({ path }) => path);

describe('GET /lookup', () => {
  it('wants a token and a type it knows', async () => {
    expect((await test.call('GET /lookup', { query: '?typeName=Title' })).status).toBe(401);
    for (const query of ['', '?typeName=', '?typeName=Gossip', '?typeName=Title&typeName=Theme']) {
      const { status, body } = await test.call('GET /lookup', { as: ava, query });
      expect({ query, status, paths: pathsOf(body) }).toEqual({ query, status: 400, paths: ['typeName'] });
    }
    const extra = await test.call('GET /lookup', { as: ava, query: '?typeName=Title&page=1' });
    expect({ status: extra.status, paths: pathsOf(extra.body) }).toEqual({ status: 400, paths: ['page'] });
  });

  it.each(lookupTypes)('gives items with id, name and code for %s in both languages', async (typeName) => {
    const [english, french] = [await list(typeName), await list(typeName, 'fr')];
    expect(english.length).toBeGreaterThan(1);
    expect(french.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
    for (const item of [...english, ...french]) {
      expect(Object.keys(item).sort()).toEqual(['code', 'id', 'name']);
      expect(item.name).not.toBe('');
    }
    expect(new Set(english.map(({ code }) => code)).size).toBe(english.length);
  });

  it('names things in the language that was asked for', async () => {
    expect((await list('Month'))[7]).toEqual({ id: '8', name: 'August', code: '8' });
    expect((await list('Month', 'fr'))[7]).toEqual({ id: '8', name: 'août', code: '8' });
    expect((await list('Province', 'fr')).find(({ code }) => code === 'QC')?.name).toBe('Québec');
    expect((await list('Province')).length).toBe(13);
  });

  it('offers the titles that PUT /users accepts', async () => {
    expect((await list('Title')).map(({ code }) => code)).toEqual(titles.filter((title) => title !== ''));
    expect((await list('Title')).map(({ name }) => name)).toEqual(Object.values(personEn.title));
  });
});

describe('GET /lookup/groups', () => {
  it('keys the items by type, for one type and for several', async () => {
    expect((await test.call('GET /lookup/groups', { query: '?typeNames=Title' })).status).toBe(401);
    const one = await test.call('GET /lookup/groups', { as: ava, query: '?typeNames=Theme', language: 'fr' });
    expect(one.body.result).toEqual({ Theme: await list('Theme', 'fr') });
    const query = '?typeNames=Title&typeNames=Country';
    const two = await test.call('GET /lookup/groups', { as: ava, query });
    expect(two.body.result).toEqual({ Title: await list('Title'), Country: await list('Country') });
  });

  it('refuses a type it does not know among others, and too many', async () => {
    const mixed = '?typeNames=Title&typeNames=Gossip';
    const many = `?${'typeNames=Title&'.repeat(51)}`;
    for (const query of ['', mixed, many]) {
      expect((await test.call('GET /lookup/groups', { as: ava, query })).status).toBe(400);
    }
  });
});

describe('GET /lookup/month/{month}/days', () => {
  const daysOf = (month: string, as: TestAgent | undefined = ava) =>
    test.call('GET /lookup/month/{month}/days', { as, params: { month } });

  it('counts the days of every month, 29 in February', async () => {
    const lengths: number[] = [];
    for (let month = 1; month <= 12; month += 1) {
      lengths.push((await daysOf(String(month))).body.result.length);
    }
    expect(lengths).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect((await daysOf('2')).body.result.at(-1)).toEqual({ id: '29', name: '29', code: '29' });
  });

  it('refuses what is no month', async () => {
    expect((await test.call('GET /lookup/month/{month}/days', { params: { month: '1' } })).status).toBe(401);
    for (const month of ['0', '13', '1.5', 'May', '%20']) {
      expect({ month, status: (await daysOf(month)).status }).toEqual({ month, status: 400 });
    }
  });
});

describe('places of the market', () => {
  const names = async (key: PlaceKey, query = '', language = 'en') =>
    (await test.call(key, { as: ava, query, language })).body.result.map(({ name }) => name);
  type PlaceKey = 'GET /lookup/area' | 'GET /lookup/municipality' | 'GET /lookup/community';

  beforeAll(async () => {
    await test.database.query(
      `insert into area values ('W', 'Westshore'), ('E', 'Eastshore'), ('N', 'Érable North')`,
    );
    await test.database.query(
      `insert into municipality values ('W1', 'W', 'Port Alder'), ('W2', 'W', 'Cedar Bluffs'),
        ('E1', 'E', 'Étang Bay'), ('E2', 'E', 'Fernhill'), ('N1', 'N', 'Zephyr')`,
    );
    await test.database.query(
      `insert into community values ('W1.2', 'W1', 'Ward 10'), ('W1.1', 'W1', 'Ward 9'), ('W2.1', 'W2', 'Oak Grove'),
        ('E1.1', 'E1', 'Old Mill'), ('N1.1', 'N1', 'Harbour')`,
    );
  });

  it.each(['GET /lookup/area', 'GET /lookup/municipality', 'GET /lookup/community'] as const)(
    '[LOOK-01] %s wants a token and gives items with id, name and code',
    async (key) => {
      expect((await test.call(key)).status).toBe(401);
      const { status, body } = await test.call(key, { as: ava });
      expect(status).toBe(200);
      for (const item of body.result) {
        expect(Object.keys(item).sort()).toEqual(['code', 'id', 'name']);
        expect(item.id).toBe(item.code);
      }
    },
  );

  it('[LOOK-01] lists everything without codes, sorted as the caller’s language sorts', async () => {
    expect(await names('GET /lookup/area')).toEqual(['Eastshore', 'Érable North', 'Westshore']);
    const municipalities = ['Cedar Bluffs', 'Étang Bay', 'Fernhill', 'Port Alder', 'Zephyr'];
    expect(await names('GET /lookup/municipality')).toEqual(municipalities);
    expect(await names('GET /lookup/municipality', '', 'fr')).toEqual(municipalities);
    expect(await names('GET /lookup/community')).toEqual([
      'Harbour',
      'Oak Grove',
      'Old Mill',
      'Ward 9',
      'Ward 10',
    ]);
  });

  it('[LOOK-01] narrows municipalities by one area or several, and communities by municipalities', async () => {
    expect(await names('GET /lookup/municipality', '?areaCodes=W')).toEqual(['Cedar Bluffs', 'Port Alder']);
    expect(await names('GET /lookup/municipality', '?areaCodes=E&areaCodes=N')).toEqual([
      'Étang Bay',
      'Fernhill',
      'Zephyr',
    ]);
    expect(await names('GET /lookup/community', '?municipalityCodes=W1')).toEqual(['Ward 9', 'Ward 10']);
    expect(await names('GET /lookup/community', '?municipalityCodes=N1&municipalityCodes=W2')).toEqual([
      'Harbour',
      'Oak Grove',
    ]);
    expect(await names('GET /lookup/community', '?municipalityCodes=nowhere')).toEqual([]);
  });

  it('refuses empty, endless and unknown parameters', async () => {
    const refusals: [PlaceKey, string][] = [
      ['GET /lookup/area', '?areaCodes=W'],
      ['GET /lookup/municipality', '?areaCodes='],
      ['GET /lookup/municipality', `?areaCodes=${'x'.repeat(61)}`],
      ['GET /lookup/municipality', '?municipalityCodes=W1'],
      ['GET /lookup/community', `?${'municipalityCodes=W1&'.repeat(51)}`],
    ];
    for (const [key, query] of refusals) {
      expect({ key, query, status: (await test.call(key, { as: ava, query })).status }).toEqual({
        key,
        query,
        status: 400,
      });
    }
  });
});
