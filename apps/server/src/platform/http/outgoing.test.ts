import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBody, parseJsonBody, sendRequest } from './outgoing.ts';

let server: Server;
let origin: string;
/** Answers that are never finished; closed with the server. */
const open = new Set<ServerResponse>();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end();
    else if (request.url === '/endless') {
      open.add(response);
      response.write('x'.repeat(2_000));
    } else response.end(request.url === '/here' ? '\uFEFF{"is":"here"}' : 'no JSON');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const response of open) response.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const timeoutMs = 20_000;

describe('a call to others', () => {
  it('goes nowhere else, unless it may', async () => {
    await expect(sendRequest(`${origin}/moved`, { timeoutMs })).rejects.toThrow('fetch failed');
    const reply = await sendRequest(`${origin}/moved`, { timeoutMs, followsRedirects: true });
    expect(await parseJsonBody(reply, 1_000)).toEqual({ is: 'here' });
  });

  it('ends with its time, also in the middle of an answer', async () => {
    const answer = sendRequest(`${origin}/endless`, { timeoutMs: 50 }).then((reply) => fetchBody(reply, 1e6));
    await expect(answer).rejects.toThrow(/timeout/);
  });

  it('takes no more than it is told, and does not wait for the rest', async () => {
    expect(await fetchBody(await sendRequest(`${origin}/endless`, { timeoutMs }), 1_000)).toBeNull();
    expect(await parseJsonBody(await sendRequest(`${origin}/here`, { timeoutMs }), 4)).toBeNull();
    expect(await parseJsonBody(await sendRequest(`${origin}/text`, { timeoutMs }), 1_000)).toBeNull();
  });
});
