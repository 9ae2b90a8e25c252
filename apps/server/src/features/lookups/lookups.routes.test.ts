import { lookupTypes } from '@hearthline/contract/lookups';
import { titles } from '@hearthline/contract/users';
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
