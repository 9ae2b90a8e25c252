import { dayMs, hourMs, minuteMs } from '@hearthline/domain/calendar';
import { reputationDays } from '@hearthline/domain/message/sending-limit';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { createId } from '../../../platform/ids.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import { createSendingStore } from './sending.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const begin = Date.parse('2025-10-30T09:07:00Z');
const zones = ['America/Toronto', 'America/St_Johns', 'Asia/Kathmandu'] as const;

async function addAgent(): Promise<string> {
  const agentId = createId();
  await database.query(
    `insert into agent (agent_id, email, first_name, last_name) values ($1, $2, 'Ava', 'T')`,
    [agentId, `${agentId}@hearthline.test`],
  );
  return agentId;
}

const write = async (agentId: string, at: Date, isTest = false, into = database): Promise<string> => {
  const id = createId(at.getTime());
  await into.query(
    `insert into message (agent_id, id, channel, category, language, to_address, text, status, not_before, created_at, is_test)
     values ($1, $2, 'email', 'news', 'en', 'a@example.com', '', 'waiting', $3, $3, $4)`,
    [agentId, id, at, isTest],
  );
  return id;
};

/** What becomes of a message, at a moment. */
const steps = {
  tried: (at: Date) => ({ status: 'sending', reason: null, triedAt: at }),
  handedOver: (at: Date) => ({ handedOverAt: at }),
  delivered: (at: Date) => ({ status: 'delivered', reason: null, deliveredAt: at }),
  refused: () => ({ status: 'failed', reason: 'smtp:550' }),
  deferred: () => ({ status: 'waiting', reason: 'retry' }),
  givenUp: () => ({ status: 'failed', reason: 'gaveUp' }),
  bounced: (at: Date) => ({ status: 'failed', reason: 'dsn:5.1.1', bouncedAt: at }),
  complained: (at: Date) => ({ complainedAt: at }),
  opened: (at: Date) => ({ readAt: at }),
  cancelled: () => ({ status: 'cancelled', reason: null }),
} as const;
type Step = keyof typeof steps | 'written' | 'writtenAsTest' | 'deleted';
const stepNames = [
  ...(Object.keys(steps) as (keyof typeof steps)[]),
  'written',
  'written',
  'writtenAsTest',
  'deleted',
] as const satisfies readonly Step[];

class CutOffError extends Error {}

interface Moment {
  step: Step;
  /** Which message; as many at once as there are numbers. */
  which: number[];
  minutes: number;
  /** The program dies before it commits. */
  isCutOff: boolean;
}
const arbitraryMoment: fc.Arbitrary<Moment> = fc.record({
  step: fc.constantFrom(...stepNames),
  which: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  minutes: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -70, max: 90 }) },
    fc.integer({ min: 0, max: 12 * 1_440 }),
  ),
  isCutOff: fc.nat(4).map((number) => number === 0),
});

async function live(agentId: string, moments: readonly Moment[]): Promise<{ ids: string[]; now: Date }> {
  const ids = [await write(agentId, new Date(begin))];
  let now = new Date(begin);
  for (const { step, which, minutes, isCutOff } of moments) {
    now = new Date(now.getTime() + minutes * minuteMs + 1_234);
    if (step === 'written' || step === 'writtenAsTest') {
      ids.push(await write(agentId, now, step === 'writtenAsTest'));
      continue;
    }
    const meant = [...new Set(which.map((number) => ids[number % ids.length] ?? ''))];
    const change = database.app.asAgent(agentId, async (tx) => {
      const store = createMessagesStore(tx, agentId);
      for (const id of meant)
        if (step === 'deleted') await tx.deleteFrom('message').where('id', '=', id).execute();
        else await store.update(id, steps[step](now));
      if (isCutOff) throw new CutOffError();
    });
    await change.catch((error: unknown) => {
      if (!(error instanceof CutOffError)) throw error;
    });
  }
  return { ids, now };
}

/** By the messages themselves, one by one, in quarters of an hour. */
async function countPlainly(agentId: string, now: Date, timeZone: string, exceptId: string | null) {
  const [row] = await database.query(
    `select count(*) filter (where slot >= $2 and not is_own)::int as "sentToday",
       count(*) filter (where slot + interval '15 minutes' > $3 and not is_own)::int as "sentLast24Hours",
       jsonb_build_object('sent', count(*) filter (where not is_own),
         'bounced', count(*) filter (where bounced_at is not null
           or status = 'failed' and reason is distinct from 'gaveUp'),
         'complained', count(*) filter (where complained_at is not null)) as recent
     from (
       select *, date_bin('15 minutes', tried_at, '2000-01-01Z') as slot, id is not distinct from $5::uuid and status = 'sending' as is_own
       from message
       where agent_id = $1 and not is_test and status in ('sending', 'delivered', 'failed')
     ) m
     where slot + interval '15 minutes' > $4`,
    [
      agentId,
      startOfDay(localDay(now, timeZone), timeZone),
      new Date(now.getTime() - dayMs),
      new Date(now.getTime() - reputationDays * dayMs),
      exceptId,
    ],
  );
  return row;
}

const findCounts = (
  agentId: string,
  now: Date,
  timeZone: string,
  asking: Pick<StoredMessage, 'status' | 'triedAt'> | null,
) =>
  database.app.asAgent(agentId, async (tx) => {
    const { sentToday, sentLast24Hours, recent } = await createSendingStore(tx, agentId).findRecord(
      now,
      { timeZone, dailyLimit: 1_000 },
      asking,
    );
    return { sentToday, sentLast24Hours, recent };
  });

async function expectAgreement(
  agentId: string,
  now: Date,
  timeZone: (typeof zones)[number],
  id: string | null = null,
): Promise<void> {
  const found =
    id && (await database.app.asAgent(agentId, (tx) => createMessagesStore(tx, agentId).find(id)));
  const asking = found && !found.isTest ? found : null;
  expect(await findCounts(agentId, now, timeZone, asking)).toEqual(
    await countPlainly(agentId, now, timeZone, asking?.id ?? null),
  );
}

describe('[MAIL-02] what an agent sent', () => {
  it('is, after any history, what counting the messages one by one gives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryMoment, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: -60, max: 32 * 1_440 }),
        fc.constantFrom(...zones),
        async (moments, minutesLater, timeZone) => {
          const agentId = await addAgent();
          const { ids, now } = await live(agentId, moments);
          await expectAgreement(agentId, now, timeZone);
          for (const id of ids.slice(0, 3)) await expectAgreement(agentId, now, timeZone, id);
          await expectAgreement(agentId, new Date(now.getTime() + minutesLater * minuteMs), timeZone);
        },
      ),
      manyRuns(40),
    );
  });

  it('is whole after many were sent, refused and reported at once, in several quarters of an hour', async () => {
    const agentId = await addAgent();
    const now = new Date(begin);
    const ids: string[] = [];
    for (let each = 0; each < 40; each += 1) ids.push(await write(agentId, now));
    const at = (number: number) => new Date(begin - (number % 4) * hourMs);
    await Promise.all(
      ids.map((id, number) =>
        database.app.asAgent(agentId, (tx) => {
          const store = createMessagesStore(tx, agentId);
          return store.update(id, steps.tried(at(number)));
        }),
      ),
    );
    // Half of them hold something else first that the others need last, as a report does with the client it is about.
    await Promise.all(
      ids.map((id, number) =>
        database.app.asAgent(agentId, async (tx) => {
          const change = () =>
            createMessagesStore(tx, agentId).update(
              id,
              number % 3 === 0 ? steps.refused() : steps.tried(at(number + 1)),
            );
          const hold = () =>
            tx
              .updateTable('agent')
              .set({ title: String(number) })
              .where('agentId', '=', agentId)
              .execute();
          for (const part of number % 2 === 0 ? [change, hold] : [hold, change]) await part();
        }),
      ),
    );
    await expectAgreement(agentId, now, 'America/Toronto');
    expect((await findCounts(agentId, now, 'America/Toronto', null)).recent).toMatchObject({
      sent: 40,
      bounced: 14,
    });
  });

  it('goes with the account', async () => {
    const agentId = await addAgent();
    await live(agentId, [{ step: 'tried', which: [0], minutes: 1, isCutOff: false }]);
    await database.query('delete from agent where agent_id = $1', [agentId]);
    expect(await database.query('select from sending_slot where agent_id = $1', [agentId])).toEqual([]);
  });

  it('is known of before this was kept', async () => {
    const before = await createTestDatabase();
    try {
      await before.query('drop schema public, system, graphile_worker cascade; create schema public');
      await migrate(before.ownerUrl, { upTo: '0045_published_sites.sql' });
      const agentId = createId();
      await before.query(
        `insert into agent (agent_id, email, first_name, last_name) values ($1, 'ava@hearthline.test', 'Ava', 'T')`,
        [agentId],
      );
      for (const [status, isTest, bouncedAt] of [
        ['delivered', false, null],
        ['failed', false, '2025-10-30T10:00:00Z'],
        ['sending', true, null],
        ['waiting', false, null],
      ] as const)
        await before.query('update message set status = $2, tried_at = $3, bounced_at = $4 where id = $1', [
          await write(agentId, new Date(begin), isTest, before),
          status,
          new Date(begin),
          bouncedAt,
        ]);
      await migrate(before.ownerUrl);
      expect(await before.query('select slot, sent, bounced, complained from sending_slot')).toEqual([
        { slot: new Date('2025-10-30T09:00:00Z'), sent: 2, bounced: 1, complained: 0 },
      ]);
    } finally {
      await before.drop();
    }
  });
});
