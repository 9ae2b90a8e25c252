import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import { createPgListener } from '../../platform/events/pg-notify.ts';
import { createId } from '../../platform/ids.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { BoardAccess } from './board-access.ts';
import { createBoardAccess } from './board-access.ts';
import { createBoardAgreementsService } from './board-agreements.service.ts';

const [ava, noah] = [createId(), createId()];
const clock = createSettableClock('2025-11-12T14:00:00Z');
let database: TestDatabase;
let pgListener: PgListener;
let access: BoardAccess;
let operator: ReturnType<typeof createBoardAgreementsService>;
let reads: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(
    `insert into agent (agent_id, email, first_name, last_name)
      values ($1, 'ava@hearthline.test', 'Ava', 'T'), ($2, 'noah@hearthline.test', 'Noah', 'T')`,
    [ava, noah],
  );
  // In another process than the one that remembers.
  operator = createBoardAgreementsService({ database: database.worker, clock, forget: () => {} });
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.query('delete from board_agreement');
  clock.set('2025-11-12T14:00:00Z');
  await open();
});
afterEach(() => pgListener.stop());

async function open(isListening = true): Promise<void> {
  reads = [];
  const counted: Pick<Database, 'asAgent'> = {
    asAgent: (agentId, work) => {
      reads.push(agentId);
      return database.app.asAgent(agentId, work);
    },
  };
  pgListener = createPgListener({
    listenUrl: database.ownerUrl,
    log: pino({ level: 'silent' }),
    reconnectDelaysMs: [0],
  });
  access = createBoardAccess({ database: counted, pgListener, clock });
  if (isListening) await pgListener.start();
}
const grant = (agentId: string, validFrom: string, validUntil: string) =>
  operator.grant(agentId, { boardName: 'Lakeshore', validFrom, validUntil });
/** Without the notification, where the reads are counted. */
const writeQuietly = (agentId: string, validFrom: string, validUntil: string) =>
  database.query('insert into board_agreement values ($1, $2, $3, $4, $5)', [
    agentId,
    createId(),
    'Lakeshore',
    validFrom,
    validUntil,
  ]);
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe('board access', () => {
  it('[USER-06] refuses who has no agreement, and lets in the one who has', async () => {
    await grant(ava, '2025-01-01', '2025-12-31');
    await expect(access.requireBoardAccess(ava)).resolves.toBeUndefined();
    await expect(access.requireBoardAccess(noah)).rejects.toMatchObject({ code: 'agreement_required' });
    expect(await access.hasBoardAccess(createId())).toBe(false);
  });

  it('[USER-06] begins and ends at midnight in Toronto, with the answer of before in memory', async () => {
    await writeQuietly(ava, '2025-11-13', '2026-03-08');
    const isLetInAt = (instant: string) => {
      clock.set(instant);
      return access.hasBoardAccess(ava);
    };
    expect(await isLetInAt('2025-11-13T04:59:59.999Z')).toBe(false);
    expect(await isLetInAt('2025-11-13T05:00:00Z')).toBe(true);
    expect(reads).toEqual([ava]);
    // The clocks go forward on that day, so it ends an hour earlier.
    expect(await isLetInAt('2026-03-09T03:59:59.999Z')).toBe(true);
    const before = reads.length;
    expect(await isLetInAt('2026-03-09T04:00:00Z')).toBe(false);
    expect(reads).toHaveLength(before);
  });

  it('reads once for many calls, also for those that come at once', async () => {
    await writeQuietly(ava, '2025-01-01', '2025-12-31');
    await Promise.all(Array.from({ length: 20 }, () => access.requireBoardAccess(ava)));
    for (let call = 0; call < 100; call += 1) await access.requireBoardAccess(ava);
    await expect(access.requireBoardAccess(noah)).rejects.toThrow();
    await expect(access.requireBoardAccess(noah)).rejects.toThrow();
    expect(reads).toEqual([ava, noah]);
  });

  it('[USER-06] hears at once when the operator grants or ends one', async () => {
    expect(await access.hasBoardAccess(ava)).toBe(false);
    await grant(ava, '2025-01-01', '2025-12-31');
    await until(async () => expect(await access.hasBoardAccess(ava)).toBe(true));
    expect(await operator.end(ava, '2025-11-11')).toBe(true);
    await until(async () => expect(await access.hasBoardAccess(ava)).toBe(false));
  });

  it('[USER-06] knows at once what this process itself grants or ends, before any word of it comes', async () => {
    await open(false);
    const { forget } = access;
    const here = createBoardAgreementsService({ database: database.worker, clock, forget });
    expect(await access.hasBoardAccess(ava)).toBe(false);
    await here.grant(ava, { boardName: 'Lakeshore', validFrom: '2025-01-01', validUntil: '2025-12-31' });
    expect(await access.hasBoardAccess(ava)).toBe(true);
    await here.end(ava, '2025-11-11');
    expect(await access.hasBoardAccess(ava)).toBe(false);
  });

  it('reads again after the notifications were away, and of its own accord where they stay away', async () => {
    await grant(ava, '2025-01-01', '2025-12-31');
    expect(await access.hasBoardAccess(ava)).toBe(true);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await database.query('delete from board_agreement');
    await until(async () => expect(await access.hasBoardAccess(ava)).toBe(false));

    await open(false);
    expect(await access.hasBoardAccess(ava)).toBe(false);
    await grant(ava, '2025-01-01', '2025-12-31');
    expect(await access.hasBoardAccess(ava)).toBe(false);
    clock.advance(10 * 60 * 1000);
    expect(await access.hasBoardAccess(ava)).toBe(true);
  });

  it('asks again after the database was away', async () => {
    let isAway = true;
    const flaky = createBoardAccess({
      database: {
        asAgent: (agentId, work) =>
          isAway ? Promise.reject(new Error('away')) : database.app.asAgent(agentId, work),
      },
      pgListener: { listen: () => {} },
      clock,
    });
    await grant(ava, '2025-01-01', '2025-12-31');
    await expect(flaky.requireBoardAccess(ava)).rejects.toThrow('away');
    isAway = false;
    await expect(flaky.requireBoardAccess(ava)).resolves.toBeUndefined();
  });
});
