import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A plain load balancer: each request goes to the next instance in turn, or to the other one where that is away. */
export async function startBalancer(targets: readonly string[]) {
  const upstream = new Agent({ keepAlive: true, maxSockets: 500 });
  const sockets = new Set<Socket>();
  let turn = 0;

  function forward(incoming: IncomingMessage, reply: ServerResponse, body: Buffer, tries: number): void {
    turn += 1;
    const target = targets[turn % targets.length];
    const outgoing = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers, agent: upstream },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        answer.on('error', () => reply.destroy());
      },
    );
    const hangUp = () => outgoing.destroy();
    reply.on('close', hangUp);
    outgoing.on('error', () => {
      reply.off('close', hangUp);
      if (reply.headersSent || reply.destroyed) reply.destroy();
      // Nothing of it was answered yet, so the next instance may try.
      else if (tries > 1) forward(incoming, reply, body, tries - 1);
      else reply.writeHead(502).end();
    });
    outgoing.end(body);
  }

  const server = createServer(async (incoming, reply) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of incoming) parts.push(part as Buffer);
    } catch {
      return;
    }
    forward(incoming, reply, Buffer.concat(parts), targets.length);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends so large a part of the connections, as a bad network would. */
    disconnect: (share: number) => {
      for (const socket of sockets) if (Math.random() < share) socket.destroy();
    },
    stop: async () => {
      upstream.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
