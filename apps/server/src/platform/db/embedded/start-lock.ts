import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * One program at a time starts PostgreSQL in a folder; null where another one does. Two that find the file of a killed
 * postmaster would else both take it away, the slower one that of the quicker. The name belongs to the process, not to
 * the disk: it is free again when its owner is killed, and on a full disk.
 */
export async function holdingStartLock<T>(folder: string, start: () => Promise<T>): Promise<T | null> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const holder = createServer();
  const isHeld = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false));
    // Without a file in any folder; other systems than Linux know no such names and start without.
    holder.listen(
      process.platform === 'linux' ? `\0hearthline-${name}` : { port: 0, host: '127.0.0.1' },
      () => resolve(true),
    );
  });
  if (!isHeld) return null;
  try {
    return await start();
  } finally {
    await new Promise((resolve) => holder.close(resolve));
  }
}
