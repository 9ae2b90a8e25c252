import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { RunningProgram } from '../server-process.ts';
import { startProgram, waitUntil } from '../server-process.ts';
import type { TestDatabase } from '../test-database.ts';
import { createTestDatabase } from '../test-database.ts';
import { sized } from './size.ts';

const messages = Number(process.env.MAIL_MESSAGES ?? sized(2_000, 80));
const kills = Number(process.env.MAIL_KILLS ?? sized(200, 3));
/** Long enough that most kills fall into the middle of something. */
const serverSlownessMs = 40;

let database: TestDatabase;
let server: SMTPServer;
let smtpUrl: string;
let running: RunningProgram | undefined;
/** Message ids in the order in which the mail server took them, by the time it had said so. */
const taken: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then(async (content) => {
        await wait(Math.random() * serverSlownessMs);
        taken.push(/^Message-ID:\s*<([^.>]+)/im.exec(content)?.[1] ?? '');
        await wait(Math.random() * serverSlownessMs);
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.exited;
  await new Promise<void>((resolve) => server.close(resolve));
  await database.drop();
});

/** To the agent's own mailbox: neither consent nor what a new agent may send in a day keeps them. */
async function fillOutbox(): Promise<void> {
  const agentId = createId();
  await database.query(
    "insert into agent (agent_id, email, first_name, last_name) values ($1, 'maya@hearthline.test', 'Maya', 'Okafor')",
    [agentId],
  );
  await database.query('insert into realtor_profile (agent_id) values ($1)', [agentId]);
  const ids = Array.from({ length: messages }, () => createId());
  await database.query(
    `insert into message (agent_id, id, channel, category, language, to_address, subject, html, text, status, not_before, created_at,
       is_test)
     select $1, id, 'email', 'personal', 'en', 'maya@hearthline.test', 'Hello', '<p>Hello</p>', 'Hello', 'waiting', now(), now(),
       true
     from unnest($2::uuid[]) as id`,
    [agentId, ids],
  );
  await database.query(
    `select enqueue_job('messages.send', json_build_object('agentId', $1::text, 'messageId', id), 'messages.send:' || id, null, 14)
     from unnest($2::uuid[]) as id`,
    [agentId, ids],
  );
}

function startWorker(): RunningProgram {
  return startProgram('main.ts', {
    env: {
      ROLE: 'worker',
      DATABASE_URL: database.ownerUrl,
      SMTP_URL: smtpUrl,
      DEMO: 'off',
      TOKEN_SECRET: 'a secret that is only used by this run, long enough',
    },
  });
}

const countWaiting = async (): Promise<number> => {
  const [row] = await database.query<{ count: string }>(
    "select count(*) from message where status in ('waiting', 'sending')",
  );
  return Number(row?.count);
};

describe('the outbox', () => {
  it(`loses nothing when its worker is killed ${kills} times, and its log shows what may have gone out twice`, async () => {
    await fillOutbox();
    let killed = 0;
    while (killed < kills && (await countWaiting()) > 20) {
      const before = taken.length;
      running = startWorker();
      await waitUntil(() => taken.length > before);
      await wait(Math.random() * 120);
      running.kill('SIGKILL');
      await running.exited;
      killed += 1;
    }
    running = startWorker();
    await waitUntil(async () => (await countWaiting()) === 0, 5 * 60_000);
    running.kill('SIGTERM');
    await running.exited;

    const outbox = await database.query<{ id: string; status: string; uncertain: string }>(
      `select m.id, m.status, count(e.*) filter (where e.kind = 'uncertain') as uncertain
       from message m left join message_event e on e.message_id = m.id group by m.id, m.status`,
    );
    const times = new Map<string, number>();
    for (const id of taken) times.set(id, (times.get(id) ?? 0) + 1);
    const lost = outbox.filter(({ id, status }) => status !== 'delivered' || !times.has(id));
    const unexplained = outbox.filter(({ id, uncertain }) => (times.get(id) ?? 0) - 1 > Number(uncertain));
    const doubled = outbox.filter(({ id }) => (times.get(id) ?? 0) > 1);
    const unsure = outbox.filter(({ uncertain }) => Number(uncertain) > 0);
    console.log(
      `${messages} messages, ${killed} kills: ${lost.length} lost, ${doubled.length} taken twice, ${unsure.length} marked as uncertain, ${unexplained.length} twice without a mark`,
    );
    expect(outbox).toHaveLength(messages);
    expect(lost).toEqual([]);
    expect(unexplained).toEqual([]);
    expect(killed).toBe(kills);
  });
});
