import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createPgListener } from '../events/pg-notify.ts';
import type { HubLimits } from './hub.store.ts';
import type { Hub, PollReply } from './hub.ts';
import { createHub } from './hub.ts';
import { push } from './push.ts';
import { handshake, record, recordsIn } from './testing/raw-hub-client.ts';

const timings = { hold: 60_000, forget: 60_000, shake: 60_000, sweep: 60_000, keepMessages: 60_000 };
const failed = record({ type: 7, error: 'Connection closed with an error.', allowReconnect: true });
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let test: TestApp;
let ava: TestAgent;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => test.close());

const caller = () => ({ agentId: ava.agentId, sessionId: ava.agentId, expiresInMs: 600_000 });
const never = () => {};
const notify = (...bodies: string[]) =>
  push(
    test.services.database.db,
    ava.agentId,
    bodies.map((body) => ({ method: 'toast', argument: { body } })),
  );
const bodiesIn = ({ body }: PollReply): string[] =>
  recordsIn(body).flatMap(({ arguments: args }) => (args as { body: string }[] | undefined)?.[0]?.body ?? []);

async function startHub(limits?: HubLimits): Promise<Hub> {
  const pgListener = createPgListener({ listenUrl: test.database.ownerUrl, log: silent });
  const hub = createHub({ database: test.services.database, pgListener, log: silent, timings, limits });
  hub.start();
  await pgListener.start();
  stops.push(async () => {
    await pgListener.stop();
    await hub.stop();
  });
  return hub;
}

async function connect(hub: Hub): Promise<string> {
  const id = (await hub.open(caller())) ?? '';
  await hub.poll(id, caller(), never);
  await hub.receive(id, ava.agentId, handshake);
  expect((await hub.poll(id, caller(), never)).body).toBe(record({}));
  return id;
}

describe('a reader that is too slow', () => {
  it('is closed when more waits for it than may, and can begin anew', async () => {
    const hub = await startHub({ unread: 5, connections: 10 });
    const id = await connect(hub);
    await notify('1', '2', '3', '4', '5');
    expect(bodiesIn(await hub.poll(id, caller(), never))).toEqual(['1', '2', '3', '4', '5']);
    await notify('6', '7', '8', '9', '10', '11');
    expect((await hub.poll(id, caller(), never)).body).toBe(failed);
    expect((await hub.poll(id, caller(), never)).status).toBe(204);
    expect((await hub.poll(id, caller(), never)).status).toBe(404);
    await connect(hub);
  });

  it('is closed when what it should have read has been cleared away', async () => {
    const hub = await startHub();
    const id = await connect(hub);
    await notify('1', '2');
    await test.database.query(`delete from system.hub_message where frame like '%"1"%'`);
    expect((await hub.poll(id, caller(), never)).body).toBe(failed);
  });
});

describe('polls that come, go and race', () => {
  it('are given everything exactly once, whoever hangs up wherever', async () => {
    const [one, two] = [await startHub(), await startHub()];
    const step = fc.record({
      on: fc.constantFrom(one, two),
      /** The client hangs up at once, a moment later, or waits for its answer. */
      patience: fc.constantFrom('none', 'little', 'much'),
      notified: fc.nat({ max: 2 }),
      isNotifiedFirst: fc.boolean(),
    });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const id = await connect(one);
        const notified: string[] = [];
        const seen: string[] = [];
        for (const { on, patience, notified: count, isNotifiedFirst } of steps) {
          const bodies = Array.from({ length: count }, (_, index) => String(number + index + 1));
          number += count;
          notified.push(...bodies);
          if (isNotifiedFirst) await notify(...bodies);
          let leave: () => void = never;
          const reply = on.poll(id, caller(), (hangUp) => {
            leave = hangUp;
          });
          const notifying = isNotifiedFirst ? Promise.resolve() : notify(...bodies);
          if (patience === 'little') for (let turn = 0; turn < 20; turn += 1) await nextTurn();
          if (patience !== 'much') leave();
          await notifying;
          // One who waits for an answer that never comes would wait for ever: the last word ends it.
          if (patience === 'much' && seen.length === notified.length) leave();
          seen.push(...bodiesIn(await reply));
        }
        while (seen.length < notified.length) seen.push(...bodiesIn(await two.poll(id, caller(), never)));
        expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(notified);
        await one.close(id, ava.agentId);
      }),
      { numRuns: 40 },
    );
  });

  it('are told to the database in the order in which they came', async () => {
    const hub = await startHub();
    const id = await connect(hub);
    const replies = Array.from({ length: 10 }, () => hub.poll(id, caller(), never));
    await notify('for the last');
    const answers = await Promise.all(replies);
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(Array(9).fill(204));
    expect(bodiesIn(answers.at(-1) as PollReply)).toEqual(['for the last']);
  });
});
