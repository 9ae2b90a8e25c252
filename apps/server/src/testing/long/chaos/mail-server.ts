import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@hearthline/demo-market/random';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has taken, and when it said so; null where it never could. */
export interface TakenMail {
  messageId: string;
  takenAt: number;
  answeredAt: number | null;
}

/** Long enough that some faults fall between a mail that is taken and its sender's note of it. */
const slownessMs = 15;

/** Remembers whatever it takes, and can stop in the middle of everything: it then greets nobody and answers nothing. */
export async function startMailServer(random: Random) {
  const taken: TakenMail[] = [];
  let hanging: PromiseWithResolvers<void> | null = null;
  const whenAwake = async () => hanging?.promise;

  async function take(content: string): Promise<void> {
    await wait(random.between(0, slownessMs));
    const messageId = /^Message-ID:\s*<([^.>]+)/im.exec(content)?.[1] ?? '';
    const mail: TakenMail = { messageId, takenAt: Date.now(), answeredAt: null };
    taken.push(mail);
    await wait(random.between(0, slownessMs));
    if (hanging) await hanging.promise;
    else mail.answeredAt = Date.now();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1_000,
    onConnect: (_session, done) => void whenAwake().then(() => done()),
    onMailFrom: (_address, _session, done) => void whenAwake().then(() => done()),
    onRcptTo: (_address, _session, done) => void whenAwake().then(() => done()),
    onData: (stream, _session, done) =>
      void text(stream)
        .then(take)
        .then(() => done(), done),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  function wake(): void {
    hanging?.resolve();
    hanging = null;
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    hang: () => {
      hanging ??= Promise.withResolvers<void>();
    },
    /** It goes on where it stopped. */
    wake,
    /** It is started anew: whoever waited for it has lost their connection. */
    restart: () => {
      for (const connection of server.connections)
        (connection as unknown as { _socket: Socket })._socket.destroy();
      wake();
    },
    stop: async () => {
      wake();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
export type ChaosMailServer = Awaited<ReturnType<typeof startMailServer>>;
