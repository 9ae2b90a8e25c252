import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import type { Installation } from './installation.ts';

const recordEnd = '\u001e';
const atOnce = 50;

interface Connection {
  agentId: string;
  /** Bodies of toasts in the order in which they came. */
  bodies: string[];
  isPolling: boolean;
}

export interface Connections {
  byAgent: Connection[][];
  /** Resolves when every connection waits in a poll. */
  areIdle(): Promise<void>;
  /** Resolves when every connection has heard this text, as it is or behind the id of its agent. */
  receive(text: string, isOwn: boolean): Promise<void>;
  /** Toasts that are missing, came twice, in another order or for another agent. */
  faults(): number;
  close(): Promise<void>;
}

/** As lean as a client can be, so that thousands fit into one process: the protocol by hand on plain sockets. */
export async function openConnections(
  { origin, agents }: Pick<Installation, 'origin' | 'agents'>,
  perAgent: number,
): Promise<Connections> {
  const sockets = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const published: { text: string; isOwn: boolean }[] = [];
  let isOpen = true;
  let onReceived: () => void = () => {};

  const send = (method: string, path: string, token: string, body?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        `${origin}/hub${path}`,
        { method, agent: sockets, headers: { authorization: `Bearer ${token}` } },
        (reply: IncomingMessage) => {
          let text = '';
          reply.setEncoding('utf8');
          reply.on('data', (part: string) => {
            text += part;
          });
          reply.on('end', () =>
            reply.statusCode === 200 ? resolve(text) : reject(new Error(`${method} ${reply.statusCode}`)),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  async function open({ agentId, token }: Installation['agents'][number]): Promise<Connection> {
    const connection: Connection = { agentId, bodies: [], isPolling: false };
    const negotiated = await send('POST', '/negotiate?negotiateVersion=1', token);
    const { connectionToken: id } = JSON.parse(negotiated) as { connectionToken: string };
    await send('GET', `?id=${id}`, token);
    await send('POST', `?id=${id}`, token, `{"protocol":"json","version":1}${recordEnd}`);
    await send('GET', `?id=${id}`, token);
    const listen = async () => {
      while (isOpen) {
        connection.isPolling = true;
        const text = await send('GET', `?id=${id}`, token);
        connection.isPolling = false;
        for (const each of text.split(recordEnd).slice(0, -1)) {
          const message = JSON.parse(each) as { target?: string; arguments?: { body: string }[] };
          if (message.target === 'toast') connection.bodies.push(message.arguments?.[0]?.body ?? '');
        }
        onReceived();
      }
    };
    listen().catch((error: unknown) => {
      if (isOpen) console.error('a connection of the bench was lost', error);
    });
    return connection;
  }

  const byAgent: Connection[][] = agents.map(() => []);
  const waiting = agents.flatMap((agent, index) =>
    Array.from({ length: perAgent }, () => ({ agent, index })),
  );
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        byAgent[next.index]?.push(await open(next.agent));
    }),
  );
  const all = byAgent.flat();

  return {
    byAgent,
    areIdle: async () => {
      while (!all.every(({ isPolling }) => isPolling))
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
    receive: (text, isOwn) => {
      published.push({ text, isOwn });
      return new Promise((resolve) => {
        onReceived = () => {
          if (all.every(({ bodies }) => bodies.at(-1)?.endsWith(text))) resolve();
        };
      });
    },
    faults: () =>
      all.reduce((faults, { agentId, bodies }) => {
        const wanted = published.map(({ text, isOwn }) => (isOwn ? `${agentId} ${text}` : text));
        const wrong = bodies.filter((body, position) => body !== wanted[position]).length;
        return faults + wrong + Math.abs(wanted.length - bodies.length);
      }, 0),
    close: async () => {
      isOpen = false;
      sockets.destroy();
    },
  };
}
