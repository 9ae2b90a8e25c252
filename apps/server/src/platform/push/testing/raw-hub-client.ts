import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export const recordEnd = '\u001e';
export const record = (message: object): string => `${JSON.stringify(message)}${recordEnd}`;
export const handshake = record({ protocol: 'json', version: 1 });

export interface RawReply {
  status: number;
  text: string;
  headers: Headers;
}

/** Opens a port of its own for an app that was built for injected requests. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/hub`;
}

/** Requests of the hub protocol one by one, also those that no client would send. */
export function createRawClient(hubUrl: string, token: string) {
  async function send(
    method: string,
    path: string,
    options: { body?: string; signal?: AbortSignal; token?: string; headers?: Record<string, string> } = {},
  ): Promise<RawReply> {
    const reply = await fetch(`${hubUrl}${path}`, {
      method,
      body: options.body,
      signal: options.signal,
      headers: {
        authorization: `Bearer ${options.token ?? token}`,
        ...(options.body === undefined ? {} : { 'content-type': 'text/plain;charset=UTF-8' }),
        ...options.headers,
      },
    });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  }

  const poll = (id: string, signal?: AbortSignal) => send('GET', `?id=${id}&_=${Date.now()}`, { signal });
  const post = (id: string, body: string) => send('POST', `?id=${id}`, { body });

  return {
    send,
    poll,
    post,
    remove: (id: string) => send('DELETE', `?id=${id}`),
    negotiate: async (query = '?negotiateVersion=1') =>
      JSON.parse((await send('POST', `/negotiate${query}`)).text) as Record<string, string>,
    /** Negotiates, begins and shakes hands; returns the id to poll with. */
    connect: async (): Promise<string> => {
      const reply = await send('POST', '/negotiate?negotiateVersion=1');
      const { connectionToken } = JSON.parse(reply.text) as { connectionToken: string };
      await poll(connectionToken);
      await post(connectionToken, handshake);
      const answer = await poll(connectionToken);
      if (answer.text !== record({})) throw new Error(`no handshake: ${answer.status} ${answer.text}`);
      return connectionToken;
    },
  };
}

export type RawClient = ReturnType<typeof createRawClient>;

/** The messages of a poll's body. */
export function recordsIn(text: string): Record<string, unknown>[] {
  if (text !== '' && !text.endsWith(recordEnd)) throw new Error('A record has no end');
  return text
    .split(recordEnd)
    .slice(0, -1)
    .map((each) => JSON.parse(each) as Record<string, unknown>);
}
