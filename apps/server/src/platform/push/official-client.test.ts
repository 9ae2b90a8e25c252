import { once } from 'node:events';
import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { accessTokenSeconds } from '../auth/tokens.ts';
import { hubTimings } from './hub.ts';
import { listen } from './testing/raw-hub-client.ts';

const timings = { hold: 300, forget: 3_000, shake: 3_000, sweep: 100, keepMessages: 60_000 };

/** On a busy machine what is under way takes its time. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
let hubUrl: string;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await createTestApp({}, { hubTimings: timings });
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
  hubUrl = await listen(test.app);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});
afterAll(() => test.close());

interface Listener {
  connection: HubConnection;
  bodies: string[];
  changes: unknown[];
}

async function connect(
  agent: TestAgent,
  options: { url?: string; token?: () => string; delays?: number[] } = {},
): Promise<Listener> {
  const connection = new HubConnectionBuilder()
    .withUrl(options.url ?? hubUrl, {
      transport: HttpTransportType.LongPolling,
      accessTokenFactory: options.token ?? (() => agent.token),
    })
    .withAutomaticReconnect(options.delays ?? [0, 20, 50, 100, 200, 400])
    .configureLogging(LogLevel.None)
    .build();
  const listener: Listener = { connection, bodies: [], changes: [] };
  connection.on('toast', ({ body }: { body: string }) => listener.bodies.push(body));
  connection.on('changed', (change) => listener.changes.push(change));
  open.push(connection);
  await connection.start();
  return listener;
}

const notify = (agent: TestAgent, ...bodies: string[]) =>
  test.services.operator.notifications.notify(
    agent.agentId,
    bodies.map((body) => ({ type: 'Error', title: 'T', body })),
  );

describe('[PUSH-01] the official client', () => {
  it('[PUSH-06] hears toasts and changes on every device of its agent, and nothing of others', async () => {
    const [desktop, phone, stranger] = [await connect(ava), await connect(ava), await connect(noah)];
    await notify(ava, 'one', '<b>two</b> & more');
    for (const { bodies, changes } of [desktop, phone]) {
      await eventually(() => expect(changes).toEqual([{ topic: 'notifications' }]));
      expect(bodies).toEqual(['one', 'two & more']);
    }
    await notify(noah, 'for Noah');
    await eventually(() => expect(stranger.bodies).toEqual(['for Noah']));
    expect(desktop.bodies).toHaveLength(2);
  });

  it('[PUSH-03] is told kind, title and plain text', async () => {
    const { connection } = await connect(ava);
    const received = new Promise((resolve) => connection.on('toast', resolve));
    await notify(ava, 'Now <i>sold</i>');
    expect(await received).toEqual({ messageType: 'error', title: 'T', body: 'Now sold' });
  });

  it('is told that others read, so that counts agree', async () => {
    await notify(ava, 'unread');
    const { changes } = await connect(ava);
    await test.call('PUT /notifications/readall', { as: ava });
    await eventually(() => expect(changes).toEqual([{ topic: 'notifications' }]));
    await test.call('PUT /notifications/readall', { as: ava });
    await notify(ava, 'next');
    await eventually(() => expect(changes).toHaveLength(2));
  });

  it('[PUSH-04] keeps its own times, which fit those of the server', async () => {
    const { connection } = await connect(ava);
    expect(connection.serverTimeoutInMilliseconds).toBe(30_000);
    expect(connection.keepAliveIntervalInMilliseconds).toBe(15_000);
    // The client gives a poll up after 100 s; ours end long before, and a connection lasts until the next one.
    expect(hubTimings.hold).toBe(15_000);
    expect(hubTimings.forget).toBeGreaterThanOrEqual(5_000);
    expect(hubTimings.forget + hubTimings.sweep).toBeLessThan(30_000);
  });

  it('outlives many quiet polls', async () => {
    const { connection, bodies } = await connect(ava);
    const { connectionId } = connection;
    // Each poll that ends with a ping is followed by a request for the next one.
    for (let polls = 0; polls < 3; polls += 1) await once(test.app.server, 'request');
    await notify(ava, 'after the quiet');
    await eventually(() => expect(bodies).toEqual(['after the quiet']));
    expect(connection.connectionId).toBe(connectionId);
  });

  it('stops without leaving anything behind', async () => {
    const { connection } = await connect(ava);
    await connection.stop();
    expect(connection.state).toBe(HubConnectionState.Disconnected);
    await eventually(async () =>
      expect(await test.database.query('select from system.hub_connection')).toEqual([]),
    );
  });

  it('is refused without a token, and told why a method of its own cannot be called', async () => {
    await expect(connect(ava, { token: () => 'none' })).rejects.toThrow(/401/);
    const { connection } = await connect(ava);
    await expect(connection.invoke('Shout', 'x')).rejects.toThrow(/Unknown hub method 'Shout'/);
    await connection.send('Shout', 'x');
    expect(connection.state).toBe(HubConnectionState.Connected);
  });

  it('comes back with a new token when its own runs out', async () => {
    const before = test.clock.now();
    const asked: string[] = [];
    const zoe = await test.createAgent('Zoe');
    const fresh = async () => {
      const { body } = await test.call('POST /auth/refresh', {
        body: { refreshToken: zoe.refreshToken, deviceName: 'Test' },
      });
      zoe.refreshToken = body.refreshToken ?? '';
      asked.push(body.token ?? '');
      return body.token ?? '';
    };
    const { connection, bodies } = await connect(zoe, { token: fresh as unknown as () => string });
    const reconnected = new Promise((resolve) => connection.onreconnected(resolve));
    test.clock.set(new Date(before.getTime() + accessTokenSeconds * 1000 + 1_000));
    await reconnected;
    expect(asked).toHaveLength(2);
    await notify(zoe, 'with the new one');
    await eventually(() => expect(bodies).toEqual(['with the new one']));
    test.clock.set(before);
  });

  it('goes on at another instance when its own stops', async () => {
    const second = await createTestApp({}, { hubTimings: timings, beside: test });
    const address = await listen(second.app);
    // What a load balancer does: the next request goes to whoever is there.
    let target = address;
    const realFetch = globalThis.fetch;
    const balancer = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) => realFetch(String(input).replace(address, target), init));
    try {
      const { connection, bodies } = await connect(ava, { url: address });
      const { connectionId } = connection;
      await eventually(() => expect(second.services.hub.heldPolls).toBe(1));
      target = hubUrl;
      await second.close();
      await notify(ava, 'from the other one');
      await eventually(() => expect(bodies).toEqual(['from the other one']));
      expect(connection.connectionId).toBe(connectionId);
    } finally {
      balancer.mockRestore();
    }
  });
});
