import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createNotificationsService } from '../../apps/server/src/features/notifications/notifications.service.ts';
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { push } from '../../apps/server/src/platform/push/push.ts';
import { startServer } from '../support/server.ts';

export interface BenchAgent {
  agentId: string;
  token: string;
}

export interface Installation {
  origin: string;
  pid: number;
  agents: BenchAgent[];
  /** One toast for all agents. */
  toastAll(text: string): Promise<void>;
  /** A notification for each agent, in a transaction of its own; its text begins with the agent's id. */
  notifyEach(text: string): Promise<void>;
  stop(): Promise<void>;
}

const secret = 'a secret that only this bench uses, long enough';
const writers = 8;

/** The real program beside a database of its own, with so many agents who need no sign-in. */
export async function openInstallation(agentCount: number): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-push-'));
  chmodSync(dataDir, 0o755);
  const cluster = await joinCluster({ dataDir });
  const server = await startServer({ DATABASE_URL: cluster.url, DEMO: 'off', TOKEN_SECRET: secret });
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  const { rows } = await owner.query<{ agentId: string }>(
    `select id as "agentId", system.create_account(id, id || '@hearthline.test', '', 'Bench', 'Mark', 'en', now())
       from (select gen_random_uuid() as id from generate_series(1, $1)) as made`,
    [agentCount],
  );
  await owner.end();
  const tokens = createTokens({ secret, clock: systemClock });
  const agents = await Promise.all(
    rows.map(async ({ agentId }) => ({
      agentId,
      token: await tokens.signAccess({ agentId, isAdmin: false, sessionId: agentId }),
    })),
  );

  // Beside the server, as a job of another process would.
  const database = createDatabase({ url: cluster.url, role: 'hearthline_app', maxConnections: writers });
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

  return {
    origin: server.origin,
    pid: server.pid,
    agents,
    toastAll: (text) =>
      push(
        database.db,
        agents.map(({ agentId }) => agentId),
        [{ method: 'toast', argument: { messageType: 'info', body: text } }],
      ),
    notifyEach: async (text) => {
      const waiting = [...agents];
      await Promise.all(
        Array.from({ length: writers }, async () => {
          for (let agent = waiting.pop(); agent; agent = waiting.pop())
            await notifications.notify(agent.agentId, [
              { type: 'Info', title: 'Bench', body: `${agent.agentId} ${text}` },
            ]);
        }),
      );
    },
    stop: async () => {
      await database.close();
      await server.stop();
      await cluster.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
