import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface AskedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Answer = { status: number; body: unknown } | 'silence';

export interface HttpDouble {
  url: string;
  asked: AskedRequest[];
  close(): Promise<void>;
}

/** A server of the tests' own that answers in place of somebody else's. */
export async function createHttpDouble(
  answer: (asked: AskedRequest) => Answer | Promise<Answer>,
): Promise<HttpDouble> {
  const asked: AskedRequest[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: await buffer(request) };
    asked.push(one);
    const answered = await answer(one);
    if (answered === 'silence') return;
    reply
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
