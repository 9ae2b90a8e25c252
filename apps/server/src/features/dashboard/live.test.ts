import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import { publishChanged, publishMarketChanged, push } from '../../platform/push/push.ts';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Timers } from './market-watch.ts';
import { createMarketWatch } from './market-watch.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());

const connect = ({ agentId }: TestAgent) =>
  app.database.query(
    `insert into system.hub_connection (key_hash, agent_id, session_id, expires_at, until)
     values (uuid_send(gen_random_uuid()), $1, gen_random_uuid(), now() + interval '1 hour', now() + interval '1 hour')`,
    [agentId],
  );
/** The topics that an agent was told since this was asked last. */
async function publishedTopics({ agentId }: TestAgent): Promise<string[]> {
  const rows = await app.database.query<{ frame: string; number: number }>(
    'delete from system.hub_message where agent_id = $1 returning frame, number',
    [agentId],
  );
  return rows
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ frame }) => {
      const message = JSON.parse(frame.slice(0, -1)) as { target: string; arguments: [{ topic: string }] };
      return message.target === 'changed' ? [message.arguments[0].topic] : [];
    });
}

describe('an agent with an open screen', () => {
  beforeAll(() => connect(anna));

  it('hears of each topic once for a transaction, whatever was done in it', async () => {
    const { body } = await app.call('POST /clients', { as: anna, body: sampleClient() });
    expect(await publishedTopics(anna)).toEqual(['clients']);
    const task = { title: 'Call', dueOn: null };
    await app.call('POST /clients/{id}/tasks', { as: anna, params: { id: body.result.id }, body: task });
    expect(await publishedTopics(anna)).toEqual(['clients']);
    await app.services.database.asAgent(anna.agentId, async (tx) => {
      await tx.updateTable('client').set({ note: 'one' }).execute();
      await tx.updateTable('client').set({ note: 'two' }).execute();
      await publishChanged(tx, anna.agentId, 'messages');
      await publishChanged(tx, anna.agentId, 'messages');
      await tx.deleteFrom('clientTask').execute();
    });
    expect(await publishedTopics(anna)).toEqual(['clients', 'messages']);
  });

  it('hears nothing of what was rolled back, of what others do or of statements without rows', async () => {
    const undone = app.services.database.asAgent(anna.agentId, async (tx) => {
      await tx.updateTable('client').set({ note: 'three' }).execute();
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await app.call('POST /clients', { as: ben, body: sampleClient() });
    await app.services.database.asAgent(anna.agentId, (tx) =>
      tx.updateTable('client').set({ note: 'four' }).where('id', '=', createId()).execute(),
    );
    expect(await publishedTopics(anna)).toEqual([]);
    expect(await publishedTopics(ben)).toEqual([]);
  });

  it('hears of all that badges and dashboards are made from', async () => {
    const { agentId } = anna;
    const [listing, cma, report] = [createId(), createId(), createId()];
    await app.database.query(
      `insert into listing (id, source, key, mls_number, offer, state, code, entered_at, modified_at, status_changed_at, kind)
       values ($1, 'made', 'X1', 'X1', 'sale', 'active', 'new', now(), now(), now(), 'detached')`,
      [listing],
    );
    const changes: [topic: string[], statement: string, values: unknown[]][] = [
      [
        ['favorites'],
        `insert into favorite (agent_id, listing_id, note, marked_at, compared_at, seen_code, seen_photo_count)
         values ($1, $2, '', now(), now(), 'new', 0)`,
        [agentId, listing],
      ],
      [['favorites'], 'delete from favorite where agent_id = $1', [agentId]],
      [
        ['cma'],
        `insert into cma (agent_id, id, method, address, municipality, draft, watched_at, created_at, updated_at)
         values ($1, $2, 'fast', '', '', '{}', now(), now(), now())`,
        [agentId, cma],
      ],
      [[], `update cma set draft = '{"typing":1}', revision = 2, updated_at = now() where id = $1`, [cma]],
      [['cma'], 'update cma set latest_version = 1, value = 5 where id = $1', [cma]],
      [
        [],
        `insert into cma_version (agent_id, cma_id, number, saved_at, method, value, low, high, comparables, draft, found)
         values ($1, $2, 1, now(), 'fast', 1, 1, 1, 1, '{}', '{}')`,
        [agentId, cma],
      ],
      [
        ['cma'],
        `insert into cma_report (agent_id, id, cma_id, version, language, sections, created_at)
         values ($1, $2, $3, 1, 'en', '{}', now())`,
        [agentId, report, cma],
      ],
      [
        ['messages'],
        `insert into message (agent_id, id, channel, category, language, to_address, text, status, not_before, created_at)
         values ($1, $2, 'email', 'personal', 'en', 'a@b.test', '', 'waiting', now(), now())`,
        [agentId, report],
      ],
      [[], `update message set status = 'sending', attempts = 1 where agent_id = $1`, [agentId]],
      [[], 'update message set handed_over_at = now() where agent_id = $1', [agentId]],
      [['messages'], `update message set status = 'delivered' where agent_id = $1`, [agentId]],
      [['messages'], 'update message set read_at = now() where agent_id = $1', [agentId]],
      [['messages'], 'delete from message where agent_id = $1', [agentId]],
      [
        ['clients'],
        `insert into client_activity (agent_id, id, client_id, kind, what, at)
         select $1, $2, id, 'contact', 'call', now() from client where agent_id = $1 limit 1`,
        [agentId, report],
      ],
      [
        // Among them on which day 29 February is kept, by which badges count.
        ['clients', 'greetings'],
        `insert into greeting_wish (agent_id, client_id, leap_day_rule)
         select agent_id, id, 'mar1' from client where agent_id = $1 limit 1`,
        [agentId],
      ],
      [
        ['notifications'],
        `insert into notification (agent_id, id, message_type, title, body) values ($1, $2, 'Info', '', '')`,
        [agentId, report],
      ],
      [
        ['dashboard'],
        `insert into dashboard (agent_id, id, name, position, created_at) values ($1, $2, 'Live', 0, now())`,
        [agentId, report],
      ],
      [['dashboard'], 'delete from dashboard where agent_id = $1', [agentId]],
    ];
    for (const [topics, statement, values] of changes) {
      await app.database.query(statement, values);
      expect({ statement, topics: await publishedTopics(anna) }).toEqual({ statement, topics });
    }
  });

  it('is told of thousands of rows as of one', async () => {
    await app.database.query(
      `insert into client (agent_id, id, first_name, last_name, entry_date, created_at, updated_at)
       select $1, gen_random_uuid(), 'A', n::text, '2025-01-01', now(), now() from generate_series(1, 5000) as n`,
      [anna.agentId],
    );
    expect(await publishedTopics(anna)).toEqual(['clients']);
    const left = await app.database.query('select * from system.hub_change');
    expect(left).toEqual([]);
  });

  it('does not wait for another transaction of the agent that has something to tell', async () => {
    const { asAgent } = app.services.database;
    await asAgent(anna.agentId, async (tx) => {
      await push(tx, anna.agentId, [{ method: 'toast', argument: { body: 'first' } }]);
      await tx.updateTable('client').set({ note: 'five' }).where('lastName', '=', '1').execute();
      await asAgent(anna.agentId, (other) =>
        other.updateTable('client').set({ note: 'six' }).where('lastName', '=', '2').execute(),
      );
    });
    expect(await publishedTopics(anna)).toEqual(['clients', 'clients']);
  });

  it('hears of the market with everybody who is connected, and with nobody else', async () => {
    await publishMarketChanged(app.services.database.db);
    expect(await publishedTopics(anna)).toEqual(['market']);
    expect(await publishedTopics(ben)).toEqual([]);
    await connect(ben);
    await publishMarketChanged(app.services.database.db);
    expect([await publishedTopics(anna), await publishedTopics(ben)]).toEqual([['market'], ['market']]);
  });

  it('is forgotten with the account, in one go', async () => {
    await app.database.query('delete from agent where agent_id = $1', [anna.agentId]);
    expect(await publishedTopics(anna)).toEqual([]);
  });
});

describe('the watch over the market', () => {
  function createHand() {
    let now = 0;
    let waiting: { at: number; run: () => void } | null = null;
    const timers: Timers = {
      now: () => now,
      after: (milliseconds, run) => {
        const mine = { at: now + milliseconds, run };
        waiting = mine;
        return () => {
          if (waiting === mine) waiting = null;
        };
      },
    };
    const pass = async (milliseconds: number) => {
      const until = now + milliseconds;
      while (waiting && waiting.at <= until) {
        const due = waiting as { at: number; run: () => void };
        [now, waiting] = [due.at, null];
        due.run();
        await nextTurn();
      }
      now = until;
      await nextTurn();
    };
    return { timers, pass };
  }

  function startWatch(publish = async () => {}) {
    const { timers, pass } = createHand();
    const published: number[] = [];
    const complaints: unknown[] = [];
    let [notify, resync] = [() => {}, () => {}];
    const watch = createMarketWatch({
      timers,
      pgListener: {
        listen: (topic, onNotify, onResync) => {
          expect(topic).toBe('listings');
          [notify, resync] = [() => onNotify(''), onResync];
        },
      },
      publish: async () => {
        published.push(timers.now());
        await publish();
      },
      log: { warn: (...words: unknown[]) => complaints.push(words) },
    });
    watch.start();
    return { watch, pass, published, complaints, notify: () => notify(), resync: () => resync() };
  }

  it('waits for three quiet seconds, but no longer than ten', async () => {
    const { pass, published, notify } = startWatch();
    notify();
    await pass(2_999);
    expect(published).toEqual([]);
    notify();
    await pass(3_000);
    expect(published).toEqual([5_999]);
    for (let count = 0; count < 12; count += 1) {
      notify();
      await pass(1_000);
    }
    expect(published).toEqual([5_999, 15_999]);
    await pass(60_000);
    expect(published).toHaveLength(3);
  });

  it('speaks after a lost session but not after the first one, survives a failure and stops', async () => {
    const { watch, pass, published, complaints, notify, resync } = startWatch(() =>
      Promise.reject(new Error('away')),
    );
    resync();
    await pass(60_000);
    expect(published).toEqual([]);
    resync();
    await pass(3_000);
    expect(published).toHaveLength(1);
    notify();
    await pass(3_000);
    expect([published.length, complaints.length]).toEqual([2, 2]);
    notify();
    await watch.stop();
    notify();
    await pass(60_000);
    expect(published).toHaveLength(2);
  });
});
