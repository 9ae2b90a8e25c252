import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to connections: when a program is started again, nobody shall have taken its port. */
const ports = { first: 15_000, count: 15_000 };

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = ports.first + randomInt(ports.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
