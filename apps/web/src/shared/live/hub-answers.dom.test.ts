import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../testing/setup.ts';
import type { Hub } from './hub-connection.ts';

vi.unmock('./hub-connection.ts');
const { openHub } = await vi.importActual<typeof import('./hub-connection.ts')>('./hub-connection.ts');

/** How the hub answers the real library. */
let answer: () => Response;
/** Tokens with which the hub was asked for a connection, and those that were named as refused. */
let sent: string[];
let refused: (string | null)[];
let hub: Hub;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  refused = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(new Headers(init?.headers).get('Authorization') ?? '');
    return answer();
  });
});
afterEach(async () => {
  await hub.stop();
  takeConsole();
});

function open(): void {
  hub = openHub({
    url: 'http://hub.test/hub',
    accessToken: async (token) => {
      refused.push(token);
      return `token ${refused.length}`;
    },
    onState: () => {},
    onToast: () => {},
    onChange: () => {},
    onConnected: () => {},
  });
}

const attempts = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 15_000 });

describe('while the hub does not answer as it should', () => {
  it.each([
    ['503', () => new Response('', { status: 503 })],
    ['500', () => new Response('', { status: 500 })],
    ['429', () => new Response('', { status: 429 })],
    ['404', () => new Response('', { status: 404 })],
    ['a broken connection', () => Response.error()],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('[AUTH-15] %s is no reason to refresh the token', async (_what, reply) => {
    answer = reply;
    open();
    await attempts(1);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(sent.length).toBeGreaterThan(4);
    expect(new Set(refused)).toEqual(new Set([null]));
  });

  it('[AUTH-17] a 401 names the token that was refused, once', async () => {
    answer = () => new Response('', { status: 401 });
    open();
    await attempts(1);
    answer = () => new Response('', { status: 503 });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(sent.length).toBeGreaterThan(2);
    expect(refused.slice(0, 3)).toEqual([null, 'token 1', null]);
  });

  it('a 429 means later, and each time later than before', async () => {
    answer = () => new Response('', { status: 429 });
    open();
    await attempts(1);
    for (const [index, delayMs] of [10_000, 20_000, 40_000, 60_000].entries()) {
      await vi.advanceTimersByTimeAsync(delayMs - 2_000);
      expect(sent).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(2_000);
      await attempts(index + 2);
    }
  });
});
