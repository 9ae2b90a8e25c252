import { minuteMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { ListingWriter } from '../import/listing-writer.ts';
import { createListingWriter } from '../import/listing-writer.ts';
import { mapProperty } from '../import/map-property.ts';
import type { FeedRow } from '../import/testing/feed-server.ts';
import { makeProperty } from '../import/testing/properties.ts';

const jobs = [
  'listings.findFollowers',
  'listings.tellFollower',
  'notifications.send',
  'messages.sendToAgent',
];
const all = { inApp: true, email: true, sms: true };
const today = '2026-03-08T15:00:00Z';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let app: TestApp;
let ava: TestAgent;
let writer: ListingWriter;
beforeAll(async () => {
  app = await createTestApp();
  writer = createListingWriter({ database: app.database.worker, clock: app.clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date(today));
  await app.database.query('delete from agent');
  await app.database.query('delete from listing');
  await app.database.query('delete from graphile_worker._private_jobs');
  await app.database.query('delete from system.mailbox_message');
  ava = await addAgent('Ava');
});

async function addAgent(name: string): Promise<TestAgent> {
  const agent = await app.createAgent(name);
  await app.services.operator.agreements.grant(agent.agentId, {
    boardName: 'Board',
    validFrom: '2025-01-01',
    validUntil: '2026-12-31',
  });
  await app.call('PUT /users', { as: agent, body: { title: '', phone: '416 555 0119' } });
  const notifications = { listingChanges: all, conditionDeadlines: all };
  await app.call('PUT /users/preferences', { as: agent, body: { notifications } });
  return agent;
}
const write = (...properties: FeedRow[]) =>
  writer.writeBatch(
    properties.map((property) => {
      const mapped = mapProperty(property, { source: 'test' });
      if (!mapped.ok) throw new Error(mapped.reason);
      return mapped;
    }),
  );
const at = (time: string, more: FeedRow): FeedRow => ({
  StatusChangeTimestamp: time,
  ModificationTimestamp: time,
  ...more,
});
const drop = (number: number, time = today): FeedRow =>
  makeProperty(number, at(time, { ListPrice: 700_000, MlsStatus: 'Price Change' }));
const idOf = async (number: number): Promise<string> => {
  const key = String(makeProperty(number).ListingKey);
  const [row] = await app.database.query<{ id: string }>('select id from listing where key = $1', [key]);
  return row?.id ?? '';
};
const favorite = async (agent: TestAgent, number: number) =>
  app.call('PUT /favorites/{listingId}', {
    as: agent,
    params: { listingId: await idOf(number) },
    body: {},
  });
const run = () => runDueJobs(app, jobs);
const told = async ({ agentId }: TestAgent) =>
  app.database.query(
    'select title, body, link, message_type as type from notification where agent_id = $1 order by id',
    [agentId],
  );
const titles = async (agent: TestAgent) => (await told(agent)).map(({ title }) => title);

/** An analysis of the home `number` that compares it with others. */
async function analyse(agent: TestAgent, number: number, chosen: number[], version = 0): Promise<string> {
  const id = createId();
  const draft = JSON.stringify({ chosen: await Promise.all(chosen.map(idOf)) });
  await app.database.query(
    `insert into cma (agent_id, id, method, address, municipality, listing_id, draft, latest_version, watched_at, created_at,
       updated_at) values ($1, $2, 'fast', '12 Main St', 'Oakville', $3, $4, $5, now(), now(), now())`,
    [agent.agentId, id, await idOf(number), draft, version],
  );
  return id;
}

describe('a change of a home that an agent follows', () => {
  it('is told in the app, by mail and by SMS, and to nobody else', async () => {
    await write(makeProperty(1), makeProperty(2));
    await favorite(ava, 1);
    const noah = await addAgent('Noah');
    await favorite(noah, 2);
    await write(drop(1));
    expect(await told(ava)).toEqual([]);
    app.clock.advance(2 * minuteMs);
    await run();
    expect(await told(ava)).toEqual([
      {
        title: 'Price dropped: 2 Alder St',
        body: 'Now <b>$700,000</b>, down $101,000.',
        link: `/property-search/result/view?id=${await idOf(1)}`,
        type: 'DownSide',
      },
    ]);
    expect(await told(noah)).toEqual([]);
    app.clock.advance(5 * minuteMs);
    await run();
    expect((await listKeptMails(app, 'ava@hearthline.test')).map(({ subject }) => subject)).toEqual([
      'Hearthline · Price dropped: 2 Alder St',
    ]);
    expect(await listKeptMails(app, '+14165550119')).toHaveLength(1);
  });

  it.each([
    [
      'Sold',
      { MlsStatus: 'Sold', ClosePrice: 790_000, PurchaseContractDate: '2026-03-08' },
      'Sold: 2 Alder St',
      'For <b>$790,000</b>.',
    ],
    [
      'Sold Conditional',
      { MlsStatus: 'Sold Conditional' },
      'Conditional deal: 2 Alder St',
      'Sold conditional.',
    ],
    ['Expired', { MlsStatus: 'Expired' }, 'Off the market: 2 Alder St', 'The listing has expired.'],
    ['Terminated', { MlsStatus: 'Terminated' }, 'Off the market: 2 Alder St', 'The listing was ended early.'],
  ])('says %s', async (_status, change, title, body) => {
    await write(makeProperty(1));
    await favorite(ava, 1);
    await write(makeProperty(1, at(today, change)));
    app.clock.advance(2 * minuteMs);
    await run();
    expect(await told(ava)).toMatchObject([{ title, body }]);
  });

  it('says that a home is back, and that it is listed again under another number', async () => {
    await write(
      makeProperty(1, { MlsStatus: 'Sold Conditional' }),
      makeProperty(2, { MlsStatus: 'Terminated' }),
    );
    await favorite(ava, 1);
    await favorite(ava, 2);
    const again = { StreetNumber: '3', OriginalEntryTimestamp: today, ListingContractDate: '2026-03-08' };
    await write(
      makeProperty(1, at(today, { MlsStatus: 'Deal Fell Through' })),
      makeProperty(9, at(today, again)),
    );
    app.clock.advance(2 * minuteMs);
    await run();
    expect((await titles(ava)).sort()).toEqual(['Back on the market: 2 Alder St', 'Relisted: 3 Alder St']);
  });

  it('is told for the home and the comparables of an analysis, in the language of the agent', async () => {
    await write(makeProperty(1), makeProperty(2), makeProperty(3));
    const analysis = await analyse(ava, 1, [2]);
    await app.call('PUT /users/preferences', { as: ava, body: { language: 'fr' } });
    await write(drop(1), drop(2, '2026-03-08T15:01:00Z'), drop(3));
    app.clock.advance(2 * minuteMs);
    await run();
    expect(await told(ava)).toMatchObject([
      {
        title: 'Prix réduit\u00A0: 2 Alder St',
        body: expect.stringContaining('Dans votre analyse de 12 Main St.'),
        link: `/cma/calculate?id=${analysis}`,
      },
      { title: 'Prix réduit\u00A0: 3 Alder St' },
    ]);
  });

  it('leaves a sale to the watch where a saved value is held against it', async () => {
    await write(makeProperty(1), makeProperty(2));
    await analyse(ava, 1, [], 1);
    await analyse(ava, 2, []);
    const sold = at(today, { MlsStatus: 'Sold', ClosePrice: 790_000, PurchaseContractDate: '2026-03-08' });
    await write(makeProperty(1, sold), makeProperty(2, sold));
    app.clock.advance(2 * minuteMs);
    await run();
    expect(await titles(ava)).toEqual(['Sold: 3 Alder St']);
  });

  it('is not told to an agent without an agreement, nor when a favourite was taken away', async () => {
    await write(makeProperty(1));
    const noah = await addAgent('Noah');
    for (const agent of [ava, noah]) await favorite(agent, 1);
    await app.services.operator.agreements.end(noah.agentId, '2026-03-01');
    await app.call('DELETE /favorites/{listingId}', { as: ava, params: { listingId: await idOf(1) } });
    await write(drop(1));
    app.clock.advance(2 * minuteMs);
    await run();
    expect([await told(ava), await told(noah)]).toEqual([[], []]);
  });

  it('is told once, and never when it is history', async () => {
    await write(makeProperty(1), makeProperty(2));
    await favorite(ava, 1);
    await favorite(ava, 2);
    await write(drop(1), drop(2, '2026-03-04T12:00:00Z'));
    app.clock.advance(2 * minuteMs);
    await run();
    await app.database.query('update listing_change set taken_at = null');
    const look = app.services.jobHandlers.find(({ job }) => job.name === 'listings.findFollowers');
    await look?.run({}, { jobId: '1', attempt: 1, log: quiet });
    await run();
    expect(await titles(ava)).toEqual(['Price dropped: 2 Alder St']);
  });
});

describe('an import that changes very many homes', () => {
  it('notes ids only, and the agent gets one line and one mail', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
    await write(...numbers.map((number) => makeProperty(number)));
    for (const number of numbers.slice(0, 40)) await favorite(ava, number);
    for (let start = 0; start < 300; start += 100)
      await write(...numbers.slice(start, start + 100).map((number) => drop(number)));
    const [noted] = await app.database.query<{ count: number }>('select count(*) from listing_change');
    const queued = await app.database.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier like 'listings.%'`,
    );
    expect([noted?.count, queued.length, (await told(ava)).length]).toEqual([300, 1, 0]);
    app.clock.advance(2 * minuteMs);
    await run();
    expect(await titles(ava)).toEqual(['40 changes on homes you follow']);
    app.clock.advance(5 * minuteMs);
    await run();
    const mails = await listKeptMails(app, 'ava@hearthline.test');
    expect(mails.map(({ subject }) => subject)).toEqual(['Hearthline · 40 changes on homes you follow']);
    expect(mails[0]?.text).toContain('and 20 more');
    expect(await listKeptMails(app, '+14165550119')).toHaveLength(1);
  });
});

it('is looked at when it was to be, however long the worker is busy and the import goes on', async () => {
  await write(makeProperty(1), makeProperty(2));
  const look = () =>
    app.database.query<{ at: Date }>(
      `select run_at as at from graphile_worker.jobs where task_identifier = 'listings.findFollowers'`,
    );
  await write(drop(1));
  const first = await look();
  app.clock.advance(3 * minuteMs);
  await write(drop(2));
  expect([first.length, await look()]).toEqual([1, first]);
});

describe('conditions that end', () => {
  const conditional = (number: number, endsOn: string, agentEmail: string | null = null) =>
    idOf(number).then((id) =>
      app.database.query(
        `update listing set state = 'conditional', code = 'sc', conditional_expiry_date = $2, agent_email = $3 where id = $1`,
        [id, endsOn, agentEmail],
      ),
    );
  const remind = async () => {
    const handler = app.services.jobHandlers.find(({ job }) => job.name === 'listings.remindConditions');
    await handler?.run({}, { jobId: '1', attempt: 1, log: quiet });
  };

  it('are told two days ahead and on the day, of own listings and favourites, by every channel and once', async () => {
    await write(makeProperty(1), makeProperty(2), makeProperty(3), makeProperty(4));
    await conditional(1, '2026-03-10', 'Ava@Hearthline.test');
    await conditional(2, '2026-03-08');
    await conditional(3, '2026-03-09');
    await conditional(4, '2026-03-08');
    await favorite(ava, 2);
    await favorite(ava, 3);
    app.clock.set(new Date('2026-03-08T11:59:00Z'));
    await remind();
    expect(await told(ava)).toEqual([]);
    app.clock.set(new Date('2026-03-08T12:10:00Z'));
    await remind();
    await remind();
    expect(await told(ava)).toMatchObject([
      {
        title: 'Conditions end today: 3 Alder St',
        body: 'One of your favorites. Sold conditional until Mar 8, 2026.',
        link: `/property-search/result/view?id=${await idOf(2)}`,
      },
      {
        title: 'Conditions end in 2 days: 2 Alder St',
        body: 'Your listing. Sold conditional until Mar 10, 2026.',
      },
    ]);
    app.clock.advance(5 * minuteMs);
    await run();
    expect((await listKeptMails(app, 'ava@hearthline.test')).map(({ subject }) => subject)).toEqual([
      'Hearthline · 2 conditions end soon',
    ]);
    expect(await listKeptMails(app, '+14165550119')).toHaveLength(1);
  });

  const followEnding = async (...numbers: number[]) => {
    for (const number of numbers) {
      await conditional(number, '2026-03-10');
      await favorite(ava, number);
    }
  };
  const remindAt = async (hour: string) => {
    app.clock.set(new Date(`2026-03-08T${hour}:10:00Z`));
    await remind();
  };
  const oneTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

  it('are one line where they are many, and stay that line when fewer are left', async () => {
    await write(...oneTo(7).map((number) => makeProperty(number)));
    await followEnding(...oneTo(6));
    await remindAt('13');
    await app.database.query(`update listing set state = 'firm' where id = $1`, [await idOf(6)]);
    await remindAt('14');
    await followEnding(6, 7);
    await remindAt('15');
    expect(await titles(ava)).toEqual(['6 conditions end soon']);
  });

  it('that were told one by one are told no more when others join them', async () => {
    await write(...oneTo(6).map((number) => makeProperty(number)));
    await followEnding(1, 2, 3);
    await remindAt('13');
    await followEnding(4, 5, 6);
    await remindAt('14');
    await remindAt('15');
    const expected = oneTo(6).map((number) => `Conditions end in 2 days: ${number + 1} Alder St`);
    expect((await titles(ava)).toSorted()).toEqual(expected);
  });

  it('are known by the address of the office, and by the calendar of the agent', async () => {
    await write(makeProperty(1));
    await conditional(1, '2026-03-09', 'office@northlight.test');
    await app.call('PUT /users', {
      as: ava,
      body: { title: '', realtor: { email: 'office@northlight.test' } },
    });
    await app.call('PUT /users/preferences', { as: ava, body: { timeZone: 'Asia/Tokyo' } });
    app.clock.set(new Date('2026-03-09T00:30:00Z'));
    await remind();
    expect(await titles(ava)).toEqual(['Conditions end today: 2 Alder St']);
  });
});
