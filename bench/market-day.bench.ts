import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createAlertFollower } from '../apps/server/src/features/baskets/alerts/matching/follow-alerts.ts';
import { createMatcher } from '../apps/server/src/features/baskets/alerts/matching/match-events.ts';
import { createAlertEventsStore } from '../apps/server/src/features/listings/changes/alert-events.store.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { createDatabase } from '../apps/server/src/platform/db/database.ts';
import type { AlertMarket } from './alerts/alert-market.ts';
import { alertCount, createAlerts, createEvents, openAlertMarket } from './alerts/alert-market.ts';
import { startCountingMailServer } from './market-day/counting-mail-server.ts';
import { noteChanges } from './market-day/note-changes.ts';
import { writePeople } from './market-day/write-people.ts';
import { digits } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { measureTreeMegabytes, measureTreeProcessorMs, waitUntilRested } from './support/process-use.ts';
import { startServer } from './support/server.ts';
import { sized } from './support/size.ts';

const ledgerChanges = sized(1_000, 10);
const dayChanges = Number(process.env.BENCH_CHANGES ?? sized(20_000, 40));
/** One machine cannot write to everybody whom a board has: the others' alerts rest on that day. */
const dayAlerts = Number(process.env.BENCH_DAY_ALERTS ?? sized(1_000, 50));
const lookMs = 1_000;

interface Bench {
  market: AlertMarket;
  owner: pg.Client;
  worker: Database;
}

/** A day of a big board as fast as it goes: how the ledger fills, and how long it takes until the last message has left. */
export const marketDayBenchmark: Benchmark = {
  name: 'market-day',
  run: async () => {
    const market = await openAlertMarket();
    const owner = new pg.Client({ connectionString: market.ownerUrl });
    const worker = createDatabase({ url: market.ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
    try {
      await owner.connect();
      await owner.query('update listing set may_show_on_internet = true, may_show_address = true');
      await owner.query('select system.add_alert_days(current_date - 1, current_date + 2)');
      await writePeople(owner, createAlerts(market.homes, alertCount));
      const bench = { market, owner, worker };
      const ledger = await measureLedger(bench);
      await owner.query('truncate alert_match, alert_tally, alert_person');
      const day = await measureDay(bench);
      return { rows: [...ledger, ...day.rows], goals: day.goals };
    } finally {
      await worker.close();
      await owner.end();
      await market.close();
    }
  },
};

/** The matching alone: nobody is written to. */
async function measureLedger({ market, owner, worker }: Bench): Promise<BenchmarkResult['rows']> {
  const matcher = createMatcher({
    workerDatabase: worker,
    clock: systemClock,
    log: { warn: () => {} },
    follower: createAlertFollower({ warn: () => {} }),
    market: {
      listWaiting: (tx, ...args) => createAlertEventsStore(tx).listWaiting(...args),
      take: (tx, ...args) => createAlertEventsStore(tx).take(...args),
      setAside: (tx, ...args) => createAlertEventsStore(tx).setAside(...args),
      settle: (tx, events, now) => createAlertEventsStore(tx).settle(events, now),
      findKeywords: (tx, questions) => createAlertEventsStore(tx).findKeywords(questions),
      findAddresses: (tx, questions) => createAlertEventsStore(tx).findAddresses(questions),
    },
  });
  const changes = createEvents(market.homes, ledgerChanges + 1);
  // The first one reads all alerts.
  await noteChanges(worker, changes.splice(0, 1));
  const readAt = performance.now();
  await matcher.matchPortion();
  const readMs = performance.now() - readAt;
  const before = await count(owner, 'select count(*) from alert_match');
  await noteChanges(worker, changes);
  const startedAt = performance.now();
  for (let isLast = false; !isLast; ) isLast = (await matcher.matchPortion()).isLast;
  const seconds = (performance.now() - startedAt) / 1_000;
  const rows = (await count(owner, 'select count(*) from alert_match')) - before;
  return [
    { what: `${alertCount} alerts read from rows for the first match`, seen: `${digits(readMs / 1_000)} s` },
    { what: `rows of the ledger a second, ${alertCount} alerts`, seen: digits(rows / seconds) },
    { what: 'changes matched and written down a second', seen: digits(ledgerChanges / seconds) },
  ];
}

async function measureDay({ market, owner, worker }: Bench): Promise<BenchmarkResult> {
  const mails = await startCountingMailServer();
  await owner.query(
    `update alert set state = 'paused', pause_reason = 'byAgent', paused_at = now() where basket_id not in (
       select basket_id from alert order by basket_id limit ${dayAlerts})`,
  );
  const startedAt = performance.now();
  const server = await startServer({
    DATABASE_URL: market.ownerUrl,
    DEMO: 'off',
    SMTP_URL: mails.url,
    MAILBOX: 'off',
  });
  const readyMs = performance.now() - startedAt;
  const postmaster = await findPostmaster(owner);
  try {
    await waitUntilRested(server.pid);
    const restMegabytes = measureTreeMegabytes(server.pid);
    const used = {
      database: measureTreeProcessorMs(postmaster),
      program: measureTreeProcessorMs(server.pid),
    };
    const begunAt = performance.now();
    const since = () => (performance.now() - begunAt) / 1_000;
    const writing = noteChanges(worker, createEvents(market.homes.filter(isOpen), dayChanges)).then(since);
    const seen = await watchUntilDone(owner, since, writing);
    const writtenAfter = await writing;
    const share = (ms: number) => `${digits(ms / 1_000)} s, ${digits(ms / seen.leftAfter / 10)} % of a core`;
    const counted = await countResult(owner);
    return {
      rows: [
        { what: 'ready to serve', seen: `${digits(readyMs / 1_000)} s` },
        { what: `memory at rest, ${dayAlerts} alerts that write`, seen: `${digits(restMegabytes)} MB` },
        { what: `${dayChanges} changes written`, seen: `${digits(writtenAfter)} s` },
        { what: 'the last of them matched after', seen: `${digits(seen.matchedAfter)} s` },
        { what: 'most changes that waited', seen: String(seen.mostChanges) },
        { what: 'the last message left after', seen: `${digits(seen.leftAfter)} s` },
        { what: 'most messages that waited in the outbox', seen: String(seen.mostMessages) },
        { what: `rows of the ledger: ${counted.outcomes}`, seen: String(counted.rows) },
        { what: 'mails that the transport counted', seen: String(mails.count) },
        { what: 'the database worked', seen: share(measureTreeProcessorMs(postmaster) - used.database) },
        { what: 'the program worked', seen: share(measureTreeProcessorMs(server.pid) - used.program) },
        { what: 'memory at the end', seen: `${digits(measureTreeMegabytes(server.pid))} MB` },
      ],
      goals: [
        {
          text: 'every match has its one row',
          isMet: counted.matches === counted.rows,
          seen: `${counted.matches} matches, ${counted.rows} rows`,
        },
        {
          text: 'every message left once',
          isMet: mails.count === counted.messages,
          seen: `${counted.messages} messages, ${mails.count} mails`,
        },
      ],
    };
  } finally {
    await server.stop();
    mails.close();
  }
}

/** What became of a home that is sold or sold conditionally is not told as news. */
const isOpen = ({ status, code }: AlertMarket['homes'][number]): boolean =>
  status === 'active' && ['new', 'pc', 'bom'].includes(code);

/** Until nothing waits whose time has come. */
async function watchUntilDone(owner: pg.Client, since: () => number, writing: Promise<number>) {
  let [isWritten, matchedAfter, mostChanges, mostMessages] = [false, 0, 0, 0];
  void writing.then(() => {
    isWritten = true;
  });
  for (;;) {
    const wasWritten = isWritten;
    const changes = await count(owner, 'select count(*) from listing_change where matched_at is null');
    const people = await count(owner, 'select count(*) from alert_person where due_at <= now()');
    const messages = await count(
      owner,
      `select count(*) from message where status in ('waiting', 'sending')`,
    );
    mostChanges = Math.max(mostChanges, changes);
    mostMessages = Math.max(mostMessages, messages);
    if (wasWritten && changes === 0 && matchedAfter === 0) matchedAfter = since();
    if (wasWritten && changes + people + messages === 0)
      return { matchedAfter, leftAfter: since(), mostChanges, mostMessages };
    await wait(lookMs);
  }
}

async function countResult(owner: pg.Client) {
  const { rows: outcomes } = await owner.query<{ text: string }>(
    `select concat_ws(' ', count(*), outcome, block) as text from alert_match group by outcome, block order by 1`,
  );
  return {
    outcomes: outcomes.map(({ text }) => text).join(', '),
    rows: await count(owner, 'select count(*) from alert_match'),
    matches: await count(owner, 'select coalesce(sum(matches), 0) as count from alert_tally'),
    messages: await count(owner, `select count(*) from message where status = 'delivered'`),
  };
}

async function count(owner: pg.Client, text: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(text);
  return Number(rows[0]?.count);
}

/** The parent of every backend. */
async function findPostmaster(owner: pg.Client): Promise<number> {
  const backend = await count(owner, 'select pg_backend_pid() as count');
  const [, afterName = ''] = readFileSync(`/proc/${backend}/stat`, 'utf8').split(') ');
  return Number(afterName.split(' ')[1]);
}
