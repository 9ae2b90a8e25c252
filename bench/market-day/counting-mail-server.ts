import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface CountingMailServer {
  url: string;
  /** Mails that were taken. */
  readonly count: number;
  close(): void;
}

/** Says yes to every mail and keeps none. */
export async function startCountingMailServer(): Promise<CountingMailServer> {
  let count = 0;
  const server = createServer((socket) => {
    let isMail = false;
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.write('220 bench\r\n');
    socket.setEncoding('latin1').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isMail && line !== '.') continue;
        if (isMail) count += 1;
        const isData = !isMail && line.toUpperCase() === 'DATA';
        isMail = isData;
        socket.write(isData ? '354 go on\r\n' : line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get count() {
      return count;
    },
    close: () => server.close(),
  };
}
