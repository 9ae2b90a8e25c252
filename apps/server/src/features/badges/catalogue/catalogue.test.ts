import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createQueriesStore } from '../queries.store.ts';
import { catalogueTexts } from '../texts/catalogue-texts.ts';
import { catalogue } from './catalogue.ts';
import { parameterKeys, parameterOf } from './parameters.ts';
import type { QueryInput } from './query.ts';
import type { Agreement, Chosen } from './testing/agreement.ts';
import { compareQueries, valuesOf } from './testing/agreement.ts';
import type { Desk } from './testing/fill-desk.ts';
import { desks, fillDesks, today } from './testing/fill-desk.ts';
import { oracles } from './testing/oracles.ts';
import { createRandom, prepareChanges } from './testing/random-changes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillDesks(database);
});
afterAll(() => database.drop());

const differing = (found: readonly Agreement[]) => found.filter(({ differences }) => differences.length > 0);
const isSome = ({ value }: Agreement) => value !== null && value !== 0;
const keysOf = (queries: readonly { key: string }[]) => queries.map(({ key }) => key).toSorted();

/** Where homes are sold most, for questions about one place. */
async function findPlace(): Promise<Chosen> {
  const [place] = await database.query<Chosen>(`
    select area_code as area, municipality_code as municipality from listing
    where state = 'firm' group by 1, 2 order by count(*) desc, 2 limit 1`);
  return place ?? {};
}

function inputFor(desk: Desk, values: QueryInput['values']): QueryInput {
  const { agentId, emails, timeZone } = desk;
  return { agentId, agentEmails: emails, today, timeZone, from: '2025-10-14', to: today, values };
}

describe('every catalogued query', () => {
  it('[BADGE-06] equals its list and an independent computation, for two agents, in periods before too', async () => {
    expect(keysOf(catalogue)).toEqual(Object.keys(oracles).toSorted());
    const { area = '', municipality = '' } = await findPlace();
    const choices: Chosen[] = [
      {},
      {
        period: 'last365Days',
        daysAhead: '90',
        daysBack: '90',
        municipality,
        homeKind: 'detached',
        listingStatus: 'sold',
        clientCategory: 'interested',
      },
      {
        period: '2025-02-03/2025-07-20',
        daysAhead: '7',
        daysBack: '14',
        offer: 'lease',
        area,
        listingStatus: 'deactive',
        clientCategory: 'waitingList',
      },
    ];
    for (const [place, desk] of desks.entries()) {
      const asked = new Set<string>();
      const found: Agreement[] = [];
      for (const chosen of choices.slice(0, 3 - place)) {
        const queries = catalogue.filter((query) => {
          const question = `${query.key} ${JSON.stringify(valuesOf(query, chosen))}`;
          const isNew = !asked.has(question) && (place === 0 || !query.isSameForAll || chosen === choices[0]);
          asked.add(question);
          return isNew;
        });
        found.push(...(await compareQueries(database, desk, queries, chosen)));
      }
      expect(differing(found)).toEqual([]);
      expect(found.slice(0, catalogue.length).filter(isSome).length).toBeGreaterThan(97);
    }
  });

  it('keeps to its agent: nobody else’s clients, messages, tasks, analyses or favorites are counted', async () => {
    const stranger = {
      ...desks[0],
      agentId: '01900000-0000-7000-8000-00000000000c',
      emails: ['nobody@hearthline.test'],
    };
    const found = await compareQueries(
      database,
      stranger,
      catalogue.filter((query) => !query.isSameForAll),
      {
        period: 'last365Days',
      },
    );
    expect(found.filter(isSome)).toEqual([]);
    expect(differing(found)).toEqual([]);
  });

  it('can read only, and nothing it is asked with becomes part of its text', async () => {
    const hostile = `'; drop table client; --`;
    await database.app.asAgent(desks[0].agentId, async (tx) => {
      await createQueriesStore(tx).confine(10_000);
      for (const query of catalogue) {
        const values = Object.fromEntries(parameterKeys.map((key) => [key, hostile])) as QueryInput['values'];
        const { sql: text } = query.rows({ ...inputFor(desks[0], values), timeZone: hostile }).compile(tx);
        expect(text).not.toContain('drop table');
        expect(text).toMatch(/^\s*select[^;]+$/);
        await createQueriesStore(tx).measure(query, inputFor(desks[0], valuesOf(query, {})), []);
      }
    });
    for (const attempt of [
      `update client set note = 'changed'`,
      `select set_config('transaction_read_only', 'off', true)`,
    ])
      await expect(
        database.app.asAgent(desks[0].agentId, async (tx) => {
          await createQueriesStore(tx).confine(10_000);
          await sql.raw(attempt).execute(tx);
        }),
      ).rejects.toThrow(/read-only transaction|read-write mode must be set/);
  });

  it('has a short title and a description in both languages, and so have all values of its parameters', () => {
    for (const language of ['en', 'fr'] as const) {
      const { queries, parameters, options } = catalogueTexts[language];
      expect(Object.keys(queries).toSorted()).toEqual(keysOf(catalogue));
      for (const { title, description } of Object.values(queries)) {
        expect(title.length).toBeLessThanOrEqual(28);
        expect(description).toMatch(/^\p{Lu}.{15,120}\.$/u);
      }
      expect(new Set(Object.values(queries).map(({ title }) => title)).size).toBe(catalogue.length);
      for (const key of parameterKeys) {
        expect(parameters[key]).not.toBe('');
        const { type, options: chosen, resolvers } = parameterOf(key);
        if (type === 'days') continue;
        for (const value of [...chosen, ...resolvers]) expect(options).toHaveProperty(value);
      }
    }
    expect(catalogue.length).toBeGreaterThan(40);
    expect(new Set(keysOf(catalogue)).size).toBe(catalogue.length);
  });
});

describe('after random changes to the data', () => {
  it('[BADGE-06] no value differs from its list or its independent computation', async () => {
    const random = createRandom(20_251_112);
    const change = await prepareChanges(database, random);
    for (let round = 0; round < 2; round += 1) {
      await change(50);
      const some = catalogue.filter(() => random(4) === 0);
      const queries = round === 1 ? catalogue : some;
      expect(differing(await compareQueries(database, desks[round] ?? desks[0], queries, {}))).toEqual([]);
    }
  });
});
