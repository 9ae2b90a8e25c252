import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The limit: so many polls held by a bare server, all answered at once from memory. */
export async function startHeldPolls(count: number) {
  const held: ServerResponse[] = [];
  const server = createServer((_request, reply) => held.push(reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sockets = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  return {
    /** How long it takes until all of them have their answer, in milliseconds. */
    answerAll: async (): Promise<number> => {
      const answered = Array.from(
        { length: count },
        () =>
          new Promise<void>((resolve, reject) => {
            get(url, { agent: sockets }, (reply) => reply.resume().on('end', resolve)).on('error', reject);
          }),
      );
      while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
      const startedAt = performance.now();
      for (const reply of held.splice(0)) reply.end('{"type":1}');
      await Promise.all(answered);
      return performance.now() - startedAt;
    },
    stop: async () => {
      sockets.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
