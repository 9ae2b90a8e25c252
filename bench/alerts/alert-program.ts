import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AlertInput } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { boardDay } from '@hearthline/domain/time-zone';
import { sql } from 'kysely';
import pg from 'pg';
import { noteListingChanges } from '../../apps/server/src/features/listings/changes/listing-changes.store.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { createId } from '../../apps/server/src/platform/ids.ts';
import type { Timing } from '../search/measure.ts';
import { toTiming } from '../search/measure.ts';
import { startServer } from '../support/server.ts';
import { signInToDemo } from '../support/sign-in.ts';
import { sized } from '../support/size.ts';

const listings = sized(20_000, 600);
const rounds = sized(60, 3);
/** As everywhere in benchmarks: what runs all day is warm. */
const warmUpRounds = sized(30, 1);
const ownAlerts = sized(500, 5);
const triedClients = 12;
/** Prices that no home has. */
const noPrice = 1_337_000_000;
const patienceMs = 10_000;

export interface AlertProgramTimes {
  /** From the commit of a change until the first message about it is queued. */
  queued: Timing;
  /** From the commit of a bare notification until another session has it. */
  notified: Timing;
  wanted: Timing;
  ownAlerts: number;
}

interface Client {
  id: string;
}

/** The real program with the demo: how soon a change is written about, and who wants a home. */
export async function measureAlertProgram(): Promise<AlertProgramTimes> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-alerts-'));
  chmodSync(dataDir, 0o755);
  const cluster = await joinCluster({ dataDir, onStep: () => {} });
  const server = await startServer({
    DATABASE_URL: cluster.url,
    DEMO: 'on',
    DEMO_LISTINGS: String(listings),
    DEMO_PULSE: 'off',
  });
  const [owner, listener] = [1, 2].map(() => new pg.Client({ connectionString: cluster.url }));
  const worker = createDatabase({ url: cluster.url, role: 'hearthline_worker', maxConnections: 1 });
  if (!owner || !listener) throw new Error('There are two of them');
  try {
    await owner.connect();
    await listener.connect();
    const { token } = await signInToDemo(server.origin);
    const call = <T>(method: string, target: string, body?: unknown): Promise<T> =>
      callApi<T>(`${server.origin}/api${target}`, token, method, body);
    const homes = await takeHomes(owner);
    await listenToMessages(owner, listener);
    const change = (round: number) =>
      changePrice(worker, homes[round % homes.length] as string, noPrice + round);
    await findReader({ owner, call, change: () => change(0) });
    const { queued, notified } = await measureQueued(owner, listener, (round) => change(round + 1));
    const wanted = await measureWanted(homes, call);
    return { queued, notified, wanted, ownAlerts };
  } finally {
    await worker.close();
    await owner.end();
    await listener.end();
    await server.stop();
    await cluster.leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function callApi<T>(url: string, token: string, method: string, body?: unknown): Promise<T> {
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as { result: T };
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer.result;
}

async function takeHomes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `update listing set may_show_on_internet = true, may_show_address = true
     where id in (select id from listing_open where offer = 'sale' and code in ('new', 'pc') order by id limit 200) returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Told by the database itself, in the transaction that queues it. */
async function listenToMessages(owner: pg.Client, listener: pg.Client): Promise<void> {
  await owner.query(`
    create function bench_tell() returns trigger language plpgsql security definer as $$
    begin perform pg_notify('bench_message', ''); return null; end $$;
    create trigger bench_tell after insert on message for each statement execute function bench_tell()`);
  await listener.query('listen bench_message');
  await listener.query('listen bench');
}

/** As the board writes it. Resolves with the moment at which the transaction was about to end. */
function changePrice(
  worker: ReturnType<typeof createDatabase>,
  listingId: string,
  price: number,
): Promise<number> {
  const now = new Date();
  const id = createId(now.getTime());
  return worker.transaction(async (tx) => {
    const { rows } = await sql<{ oldPrice: number }>`
      update listing l set list_price = ${price} from listing b where l.id = ${listingId} and b.id = l.id
      returning b.list_price as old_price`.execute(tx);
    await sql`
      insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
      select ${id}, id, 'pc', state, ${now}, ${boardDay(now)}::date, ${rows[0]?.oldPrice ?? null}, ${price}, 'feed'
      from listing where id = ${listingId}`.execute(tx);
    await noteListingChanges(tx, [{ id, listingId, code: 'pc', at: now.toISOString() }], {
      isNew: () => false,
      now,
    });
    return performance.now();
  });
}

const alertFor = (clientId: string, criteria: Partial<Criteria>): AlertInput & { isPaused: boolean } => ({
  name: 'Bench',
  clientId,
  isForHousehold: false,
  additionalEmail: '',
  criteria: { version: 1, offer: 'sale', status: ['active'], ...criteria },
  triggers: ['new', 'priceIntoRange', 'priceChange'],
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: null,
  ceiling: null,
  activationDate: boardDay(new Date()),
  copyToMe: false,
  confirmBeforeSending: false,
  byEmail: true,
  bySms: false,
  message: '',
  isPaused: false,
});

type Call = <T>(method: string, target: string, body?: unknown) => Promise<T>;

/** Not every client of the demo may be written to: of those who wait for the same, one who is stays. */
async function findReader({
  owner,
  call,
  change,
}: {
  owner: pg.Client;
  call: Call;
  change(): Promise<number>;
}) {
  const clients = await listClients(call);
  const alerts = new Map<string, string>();
  const price = { min: noPrice, max: noPrice + 1_000 };
  for (const { id } of clients.slice(0, triedClients))
    alerts.set(id, (await call<{ id: string }>('POST', '/alerts', alertFor(id, { price }))).id);
  const before = new Date();
  await change();
  for (let waited = 0; waited < patienceMs; waited += 100) {
    await wait(100);
    const { rows } = await owner.query<{ clientId: string }>(
      'select client_id as "clientId" from message where created_at >= $1 and client_id = any ($2::uuid[]) limit 1',
      [before, [...alerts.keys()]],
    );
    const [reader] = rows;
    if (!reader) continue;
    for (const [clientId, id] of alerts)
      if (clientId !== reader.clientId) await call('DELETE', `/alerts/${id}`);
    return;
  }
  throw new Error('None of the clients may be written to.');
}

const listClients = (call: Call): Promise<Client[]> =>
  call<Client[]>('POST', '/clients/search', {
    filter: { version: 1 },
    sort: 'lastContact',
    isDescending: true,
    page: 1,
    pageSize: 50,
  });

async function measureQueued(
  owner: pg.Client,
  listener: pg.Client,
  change: (round: number) => Promise<number>,
) {
  const next = (channel: string) =>
    new Promise<number>((resolve) => {
      const hear = (heard: pg.Notification) => {
        if (heard.channel !== channel) return;
        listener.off('notification', hear);
        resolve(performance.now());
      };
      listener.on('notification', hear);
    });
  const [queued, notified]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const written = next('bench_message');
    const committedAt = await change(round);
    queued.push((await written) - committedAt);
    await owner.query('begin');
    await owner.query("select pg_notify('bench', '')");
    const heard = next('bench');
    const sentAt = performance.now();
    await owner.query('commit');
    notified.push((await heard) - sentAt);
  }
  const timing = (times: number[]) => toTiming(times.slice(warmUpRounds));
  return { queued: timing(queued), notified: timing(notified) };
}

/** Over the wire, by an agent whose people have many alerts. */
async function measureWanted(homes: readonly string[], call: Call): Promise<Timing> {
  const clients = await listClients(call);
  for (let index = 0; index < ownAlerts; index += 1) {
    const { id } = clients[index % clients.length] as Client;
    const max = 50_000_000 + (index % 40) * 2_500_000;
    const criteria: Partial<Criteria> = {
      price: { min: max - 30_000_000, max },
      bedrooms: { min: 1 + (index % 4) },
      ...(index % 2 && { kind: { any: ['detached', 'semiDetached', 'townhouse'] } }),
    };
    await call('POST', '/alerts', alertFor(id, criteria));
  }
  const times: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const startedAt = performance.now();
    await call('GET', `/alerts/wanted/${homes[homes.length - 1 - round]}`);
    times.push(performance.now() - startedAt);
  }
  return toTiming(times.slice(warmUpRounds));
}
