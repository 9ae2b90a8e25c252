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
import { oracles } from './testing/oracles.ts';
import { createRandom, prepareChanges } from './testing/random-changes.ts';
import type { SampleAgent } from './testing/sample-agents.ts';
import { fillSampleAgents, sampleAgents, today } from './testing/sample-agents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillSampleAgents(database, 1_600);
});
afterAll(() => database.drop());

const differing = (found: readonly Agreement[]) => found.filter(({ differences }) => differences.length > 0);
const isSome = ({ value }: Agreement) => value !== null && value !== 0;
const keysOf = (queries: readonly { key: string }[]) => queries.map(({ key }) => key).toSorted();

/** The defaults, a year in the place where homes are sold most, and leases in a range of days. */
async function listChoices(): Promise<Chosen[]> {
  const [place] = await database.query<Chosen>(`
    select area_code as area, municipality_code as municipality from listing
    where state = 'firm' group by 1, 2 order by count(*) desc, 2 limit 1`);
  const { area = '', municipality = '' } = place ?? {};
  return [
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
}

function inputFor(agent: SampleAgent, values: QueryInput['values']): QueryInput {
  const { agentId, emails, timeZone } = agent;
  return { agentId, agentEmails: emails, today, timeZone, from: '2025-10-14', to: today, values };
}

describe('every catalogued query', () => {
  it.each([0, 1] as const)(
    '[BADGE-06] equals its list and an independent computation, in periods before too (agent %i)',
    async (place) => {
      expect(keysOf(catalogue)).toEqual(Object.keys(oracles).toSorted());
      const asked = new Set<string>();
      const found: Agreement[] = [];
      for (const [turn, chosen] of (await listChoices()).slice(0, 3 - place).entries()) {
        const queries = catalogue.filter((query) => {
          const question = `${query.key} ${JSON.stringify(valuesOf(query, chosen))}`;
          const isNew = !asked.has(question) && (place === 0 || turn === 0 || !query.isSameForAll);
          asked.add(question);
          return isNew;
        });
        found.push(...(await compareQueries(database, sampleAgents[place], queries, chosen)));
      }
      expect(differing(found)).toEqual([]);
      // Nothing is proven by comparing nothing with nothing.
      expect(found.slice(0, catalogue.length).filter(isSome).length).toBeGreaterThan(95);
    },
  );

  it('keeps yearly days that began on 29 February on the day of the record in other years', async () => {
    const yearly = catalogue.filter(({ key }) => key === 'clients.birthdays' || key === 'clients.moveIns');
    const [born] = await database.query<{ before: number; after: number; usual: number; march: number }>(
      `select count(*) filter (where day in ('0227', '0228'))::int as before,
          count(*) filter (where day in ('0301', '0302'))::int as after,
          count(*) filter (where day = '0229' and rule is distinct from 'mar1')::int as usual,
          count(*) filter (where day = '0229' and rule = 'mar1')::int as march
        from (select to_char(birthday, 'MMDD') as day, w.leap_day_rule as rule
          from client c left join greeting_wish w on w.client_id = c.id
          where c.agent_id = $1 and c.deleted_at is null) as c`,
      [sampleAgents[0].agentId],
    );
    const { before = 0, after = 0, usual = 0, march = 0 } = born ?? {};
    expect([usual > 0, march > 0]).toEqual([true, true]);
    for (const on of ['2026-02-27', '2026-03-01', '2028-02-27', '2028-02-29', '2027-12-31']) {
      const found = await compareQueries(database, sampleAgents[0], yearly, { daysAhead: '1' }, on);
      expect(differing(found)).toEqual([]);
      if (on === '2026-02-27') expect(found[0]?.value).toBe(before + usual);
      if (on === '2026-03-01') expect(found[0]?.value).toBe(after + march);
    }
  });

  it('keeps to its agent: nobody else’s clients, messages, tasks, analyses or favorites are counted', async () => {
    const stranger = {
      ...sampleAgents[0],
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
    await database.app.asAgent(sampleAgents[0].agentId, async (tx) => {
      await createQueriesStore(tx).confine(10_000);
      for (const query of catalogue) {
        const values = Object.fromEntries(parameterKeys.map((key) => [key, hostile])) as QueryInput['values'];
        const { sql: text } = query
          .rows({ ...inputFor(sampleAgents[0], values), timeZone: hostile })
          .compile(tx);
        expect(text).not.toContain('drop table');
        expect(text).toMatch(/^\s*select[^;]+$/);
        await createQueriesStore(tx).measure(query, inputFor(sampleAgents[0], valuesOf(query, {})), []);
      }
    });
    for (const attempt of [
      `update client set note = 'changed'`,
      `select set_config('transaction_read_only', 'off', true)`,
    ])
      await expect(
        database.app.asAgent(sampleAgents[0].agentId, async (tx) => {
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
      expect(
        differing(await compareQueries(database, sampleAgents[round] ?? sampleAgents[0], queries, {})),
      ).toEqual([]);
    }
  });
});
