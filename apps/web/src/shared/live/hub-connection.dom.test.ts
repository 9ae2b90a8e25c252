import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../testing/setup.ts';
import { sessionExpiredError } from '../api/api-error.ts';
import type { Hub, HubDeps, HubState } from './hub-connection.ts';

vi.unmock('./hub-connection.ts');
const { openHub } = await vi.importActual<typeof import('./hub-connection.ts')>('./hub-connection.ts');

type Listener = (argument?: unknown) => void;
type Policy = { nextRetryDelayInMilliseconds: (context: { previousRetryCount: number }) => number | null };

class FakeConnection {
  static made: FakeConnection[] = [];
  static isAway = false;
  url = '';
  options: Record<string, unknown> = {};
  delays: (number | null)[] = [];
  handlers: Record<string, Listener> = {};
  hasStopped = false;

  withUrl(url: string, options: Record<string, unknown>) {
    this.url = url;
    this.options = options;
    return this;
  }
  withAutomaticReconnect(policy: Policy) {
    this.delays = [0, 1, 2, 3, 4].map((previousRetryCount) =>
      policy.nextRetryDelayInMilliseconds({ previousRetryCount }),
    );
    return this;
  }
  configureLogging() {
    return this;
  }
  build() {
    FakeConnection.made.push(this);
    return this;
  }
  on(name: string, handler: Listener) {
    this.handlers[name] = handler;
  }
  onclose(handler: Listener) {
    this.handlers.close = handler;
  }
  onreconnecting(handler: Listener) {
    this.handlers.reconnecting = handler;
  }
  onreconnected(handler: Listener) {
    this.handlers.reconnected = handler;
  }
  async start() {
    if (FakeConnection.isAway) throw new Error('away');
  }
  async stop() {
    this.hasStopped = true;
    this.handlers.close?.();
  }
}

vi.mock('@microsoft/signalr', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@microsoft/signalr')>()),
  HubConnectionBuilder: FakeConnection,
}));

/** On a busy machine what is under way takes its time. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

let states: HubState[];
let hub: Hub;
let deps: HubDeps;
beforeEach(() => {
  vi.useFakeTimers();
  FakeConnection.made = [];
  FakeConnection.isAway = false;
  states = [];
  deps = {
    url: '/hub',
    accessToken: async () => 'token',
    onState: (state) => states.push(state),
    onToast: vi.fn(),
    onChange: vi.fn(),
    onConnected: vi.fn(),
  };
});
afterEach(async () => {
  await hub.stop();
});

const open = async () => {
  hub = openHub(deps);
  await eventually(() => expect(states.length).toBeGreaterThan(1));
  return FakeConnection.made.at(-1) as FakeConnection;
};

describe('the connection to the hub', () => {
  it('[PUSH-01] [PUSH-02] polls with the token and without cookies', async () => {
    const { url, options } = await open();
    expect(url).toBe('/hub');
    expect(options).toEqual({
      transport: 4,
      withCredentials: false,
      accessTokenFactory: expect.any(Function),
      httpClient: expect.any(Object),
    });
    const token = (options.accessTokenFactory as () => Promise<string>)();
    await vi.advanceTimersByTimeAsync(500);
    expect(await token).toBe('token');
  });

  it('[PUSH-04] tries again after 0, 2, 10 and 30 seconds', async () => {
    expect((await open()).delays).toEqual([0, 2_000, 10_000, 30_000, null]);
  });

  it('[PUSH-07] says how it stands from the beginning to the end', async () => {
    const connection = await open();
    expect(states).toEqual(['Connecting', 'Connected']);
    expect(deps.onConnected).toHaveBeenCalledTimes(1);
    connection.handlers.reconnecting?.(new Error('cut'));
    expect(takeConsole().join()).toContain('cut');
    connection.handlers.reconnected?.();
    expect(deps.onConnected).toHaveBeenCalledTimes(2);
    await hub.stop();
    expect(states).toEqual([
      'Connecting',
      'Connected',
      'Reconnecting',
      'Connected',
      'Disconnecting',
      'Disconnected',
    ]);
    expect(connection.hasStopped).toBe(true);
  });

  it('makes no connection when it is stopped before it could begin', async () => {
    hub = openHub(deps);
    await hub.stop();
    expect(FakeConnection.made.every(({ hasStopped }) => hasStopped)).toBe(true);
    expect(states.at(-1)).toBe('Disconnected');
  });

  it('hands on what has the right form, and drops the rest', async () => {
    const { handlers } = await open();
    handlers.toast?.({ messageType: 'Info', body: 'Sold' });
    handlers.toast?.({ body: 7 });
    handlers.toast?.(null);
    handlers.changed?.({ topic: 'notifications' });
    handlers.changed?.({ topic: 'something later' });
    expect(deps.onToast).toHaveBeenCalledExactlyOnceWith({ messageType: 'Info', body: 'Sold' });
    expect(deps.onChange).toHaveBeenCalledExactlyOnceWith({ topic: 'notifications' });
  });

  it('[PUSH-04] stops after the last of them and says so', async () => {
    FakeConnection.isAway = true;
    await open();
    await vi.advanceTimersByTimeAsync(42_000);
    expect(FakeConnection.made).toHaveLength(5);
    expect(states.at(-1)).toBe('Disconnected');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(FakeConnection.made).toHaveLength(5);
    expect(takeConsole().join()).toContain('away');
  });

  // Decision 0054: a screen that nobody touches must not stand still for ever.
  it.each(['a reason to hope', 'a minute'])(
    '[PUSH-04] starts anew after it gave up, with %s',
    async (reason) => {
      const connection = await open();
      connection.handlers.close?.();
      await eventually(() => expect(states.at(-1)).toBe('Disconnected'));
      expect(FakeConnection.made).toHaveLength(1);
      if (reason === 'a minute') await vi.advanceTimersByTimeAsync(60_000);
      else hub.wake();
      await eventually(() => expect(states.at(-1)).toBe('Connected'));
      expect(FakeConnection.made).toHaveLength(2);
    },
  );

  it('[PUSH-05] logs to the console that it could not start, and stops when it is told to', async () => {
    FakeConnection.isAway = true;
    await open();
    // At once, then after 2, 10 and 30 seconds.
    for (const [index, delayMs] of [0, 2_000, 10_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(delayMs);
      expect(FakeConnection.made).toHaveLength(index + 2);
    }
    expect(states.at(-1)).toBe('Disconnected');
    expect(takeConsole().join()).toContain('away');
    await hub.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeConnection.made).toHaveLength(5);
  });

  it('ends with the session', async () => {
    let asked = 0;
    deps.accessToken = async () => {
      asked += 1;
      if (asked > 1) throw sessionExpiredError();
      return 'token';
    };
    const connection = await open();
    const factory = async () => {
      const found = (connection.options.accessTokenFactory as () => Promise<string>)();
      found.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(500);
      return found;
    };
    expect(await factory()).toBe('token');
    await expect(factory()).rejects.toThrow();
    await eventually(() => expect(states.at(-1)).toBe('Disconnected'));
    expect(connection.hasStopped).toBe(true);
  });
});
