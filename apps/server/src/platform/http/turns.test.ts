import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';

let http: HttpApp;
let origin: string;
/** What is being worked on; each waits until it is told to end. */
const inHand: { who: string; end: () => void; leaving: AbortSignal }[] = [];
let arrived = 0;
const preview = { subject: '', html: '', text: '', unknown: [] };

beforeAll(async () => {
  http = await createHttpApp({
    handlers: {
      'POST /mailings/preview': ({ caller, watchAsker }) =>
        new Promise((resolve) => {
          const end = () => resolve({ isSuccess: true, result: preview });
          inHand.push({ who: caller.agentId, end, leaving: watchAsker() });
        }),
    },
    authenticate: async (header) => {
      arrived += 1;
      return { agentId: String(header), sessionId: 's', isAdmin: false, expiresAt: 0 };
    },
  });
  origin = await http.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => http.app.close());

const draft = JSON.stringify({
  channel: 'email',
  category: 'news',
  letter: { en: { subject: 'Hello', body: 'Hello' }, fr: { subject: '', body: '' } },
  language: 'en',
  clientId: null,
});
const ask = (who: string, signal?: AbortSignal) =>
  fetch(`${origin}/api/mailings/preview`, {
    method: 'POST',
    headers: { authorization: who, 'content-type': 'application/json' },
    body: draft,
    signal: signal ?? null,
  }).then(({ status }) => status);
const waitUntilInHand = (count: number) => vi.waitFor(() => expect(inHand).toHaveLength(count));
const countConnections = () =>
  new Promise<number>((resolve) => {
    http.app.server.getConnections((_error, count) => resolve(count));
  });
const endAll = () => {
  for (const { end } of inHand.splice(0)) end();
};

it('does what is dear for an agent one after the other, and for others meanwhile', async () => {
  const asked = [ask('ann'), ask('ann'), ask('ben')];
  await waitUntilInHand(2);
  expect(inHand.map(({ who }) => who).toSorted()).toEqual(['ann', 'ben']);
  endAll();
  await waitUntilInHand(1);
  expect(inHand[0]?.who).toBe('ann');
  endAll();
  expect(await Promise.all(asked)).toEqual([200, 200, 200]);
});

it('goes on with the next when somebody leaves, in the middle or before their turn', async () => {
  const leaver = new AbortController();
  arrived = 0;
  const left = ask('ann', leaver.signal).catch(() => 'left');
  await waitUntilInHand(1);
  const quitter = connect(Number(new URL(origin).port), '127.0.0.1');
  quitter.write('POST /api/mailings/preview HTTP/1.1\r\nHost: localhost\r\nAuthorization: ann\r\n\r\n');
  await vi.waitFor(() => expect(arrived).toBe(2));
  const last = ask('ann');
  await vi.waitFor(() => expect(arrived).toBe(3));
  const connections = await countConnections();
  quitter.resetAndDestroy();
  await vi.waitFor(async () => expect(await countConnections()).toBe(connections - 1));
  leaver.abort();
  await waitUntilInHand(2);
  expect(inHand.map(({ leaving }) => leaving.aborted)).toEqual([true, false]);
  endAll();
  expect(await Promise.all([left, last])).toEqual(['left', 200]);
});
