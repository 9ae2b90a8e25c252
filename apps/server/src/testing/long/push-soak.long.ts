import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNotificationsService } from '../../features/notifications/notifications.service.ts';
import { createTokens } from '../../platform/auth/tokens.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { findFreePort } from '../../platform/free-port.ts';
import type { RunningServer } from '../server-process.ts';
import { startServer, waitUntil } from '../server-process.ts';
import { startTemporaryCluster } from '../temporary-cluster.ts';
import { startBalancer } from './push/balancer.ts';
import { startWatcher } from './push/watcher.ts';
import { sized } from './size.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? sized(10, 1));
const perSecond = 20;
const agentCount = 10;
const devicesEach = 2;
/** Longer than the client tries by itself. */
const outageMs = 50_000;
const secret = 'a secret that only this run uses, long enough';

let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let owner: pg.Client;
let database: Database;
const instances: (RunningServer | null)[] = [null, null];
const ports: number[] = [];
beforeAll(async () => {
  cluster = await startTemporaryCluster();
  ports.push(await findFreePort(), await findFreePort());
  await startInstance(0);
  await startInstance(1);
  owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  database = createDatabase({ url: cluster.url, role: 'hearthline_app', maxConnections: 4 });
});
afterAll(async () => {
  for (const index of [0, 1]) await endInstance(index, 'SIGTERM');
  await database.close();
  await owner.end();
  await cluster.leave();
});

async function startInstance(index: number): Promise<void> {
  instances[index] = await startServer({
    DATABASE_URL: cluster.url,
    DEMO: 'off',
    ROLE: 'web',
    TOKEN_SECRET: secret,
    DATA_DIR: cluster.dataDir,
    PORT: String(ports[index]),
  });
}

async function endInstance(index: number, signal: NodeJS.Signals): Promise<void> {
  const instance = instances[index];
  instances[index] = null;
  instance?.kill(signal);
  await instance?.exited;
}

async function makeAgents(): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id, system.create_account(id, id || '@hearthline.test', '', 'Soak', 'Run', 'en', now())
       from (select gen_random_uuid() as id from generate_series(1, $1)) as made`,
    [agentCount],
  );
  return rows.map(({ id }) => id);
}

const between = (low: number, high: number) => low + Math.random() * (high - low);

it(
  `loses, doubles and misdirects nothing in ${minutes} minutes of broken connections and restarts`,
  async () => {
    const agents = await makeAgents();
    const tokens = createTokens({ secret, clock: systemClock });
    const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
    const watchers = agents.flatMap((agentId) =>
      Array.from({ length: devicesEach }, () =>
        startWatcher({
          url: balancer.url,
          agentId,
          token: () => tokens.signAccess({ agentId, isAdmin: false, sessionId: agentId }),
        }),
      ),
    );
    await waitUntil(() => watchers.every(({ connects }) => connects > 0));

    const notifications = createNotificationsService({
      database,
      clock: systemClock,
      getRecipient: async () => ({
        language: 'en',
        timeZone: 'America/Toronto',
        name: '',
        email: '',
        phone: '',
        quietHours: null,
        channelsOf: () => ({ inApp: true, email: false, sms: false }),
      }),
      collectDeliveries: async () => {},
    });
    const sent = new Map<string, number[]>(agents.map((agentId) => [agentId, []]));
    let number = 0;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const agentId = agents[Math.floor(Math.random() * agents.length)] as string;
        number += 1;
        const body = `#${number}`;
        sent.get(agentId)?.push(number);
        await notifications.notify(agentId, [{ type: 'Info', title: 'Soak', body }]);
        await wait(1000 / perSecond);
      }
    })();

    const happened: Record<string, number> = {};
    const note = (what: string) => {
      happened[what] = (happened[what] ?? 0) + 1;
    };
    const disruptions: Record<string, () => Promise<void>> = {
      'connections cut': async () => balancer.disconnect(0.3),
      'instance stopped and started': async () => restart('SIGTERM'),
      'instance killed and started': async () => restart('SIGKILL'),
      'listening sessions ended': async () => {
        await owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
        );
      },
    };
    async function restart(signal: NodeJS.Signals): Promise<void> {
      const index = Math.random() < 0.5 ? 0 : 1;
      await endInstance(index, signal);
      await wait(between(500, 4_000));
      await startInstance(index);
    }

    const startedAt = Date.now();
    const endsAt = startedAt + minutes * 60_000;
    const outageAt = startedAt + minutes * 30_000;
    let hadOutage = false;
    while (Date.now() < endsAt) {
      await wait(between(2_000, 8_000));
      if (!hadOutage && Date.now() > outageAt) {
        hadOutage = true;
        note('outage of both');
        await Promise.all([endInstance(0, 'SIGTERM'), endInstance(1, 'SIGKILL')]);
        await wait(outageMs);
        await Promise.all([startInstance(0), startInstance(1)]);
        continue;
      }
      const names = Object.keys(disruptions);
      const what = names[Math.floor(Math.random() * names.length)] as string;
      note(what);
      await disruptions[what]?.();
    }
    isOver = true;
    await writing;
    const connected =
      watchers.reduce((sum, watcher) => sum + watcher.connectedMs(), 0) /
      (watchers.length * (Date.now() - startedAt));
    await waitUntil(() => watchers.every((watcher) => watcher.isConnected()), 120_000);
    for (const watcher of watchers) await watcher.catchUp();

    let live = 0;
    let expected = 0;
    for (const { agentId, live: received, known } of watchers) {
      const own = sent.get(agentId) ?? [];
      expect(new Set(received).size, 'a toast came twice').toBe(received.length);
      expect(
        [...known].toSorted((a, b) => a - b),
        'what is known is not what was sent',
      ).toEqual(own);
      live += received.length;
      expected += own.length;
    }
    const reconnects = watchers.reduce((sum, { connects }) => sum + connects - 1, 0);
    process.stdout.write(
      `${number} messages in ${minutes} min, ${live} of ${expected} deliveries live, the rest read again; connected ${Math.round(connected * 100)} % of the time, ${reconnects} reconnects; ${JSON.stringify(happened)}\n`,
    );
    // Whoever is connected hears nearly everything at once.
    expect(live / expected).toBeGreaterThan(connected * 0.9);
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    await balancer.stop();
  },
  (minutes + 10) * 60_000,
);
