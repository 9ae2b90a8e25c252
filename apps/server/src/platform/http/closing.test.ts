import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpApp } from '../../testing/http-app.ts';

it('a server that stops answers what is under way, says that the connection ends, and waits for no idle one', async () => {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const { app } = await createHttpApp({
    checkReady: async () => {
      begun.resolve();
      await answer.promise;
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [reply] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
    reply.resume();
    await once(reply, 'end');
    return reply;
  };
  // One that was used and is kept, one that was opened ahead, and one that waits for its answer.
  expect((await ask('/healthz')).headers.connection).toBe('keep-alive');
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const waiting = ask('/readyz');
  await begun.promise;
  const closed = app.close();
  await once(unused, 'close');
  answer.resolve();
  const last = await waiting;
  expect(last.statusCode).toBe(200);
  expect(last.headers.connection).toBe('close');
  await closed;
  await expect(ask('/healthz')).rejects.toThrow(/ECONNREFUSED/);
  agent.destroy();
});
