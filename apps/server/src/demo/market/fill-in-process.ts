import { fork } from 'node:child_process';
import { openSession } from '../../platform/db/session.ts';
import { isMarketEmpty } from './demo-market.store.ts';
import type { FillMarketOptions } from './fill-market.ts';

export interface FillOrder extends Pick<FillMarketOptions, 'ownerUrl' | 'seed' | 'listings'> {
  now: string;
}

export type FillMessage = { label: string; done: number; total: number } | 'filled';

const lookEveryMs = 200;

/**
 * Fills an empty market in a process of its own: what making it takes, hundreds of megabytes, would stay with the
 * program for as long as it runs. Answers when the market is there; its tables are settled after that.
 */
export async function fillInProcess({
  ownerUrl,
  seed,
  listings,
  clock,
  onProgress,
  shouldStop,
}: FillMarketOptions & Required<Pick<FillMarketOptions, 'onProgress' | 'shouldStop'>>): Promise<void> {
  if (listings === 0 || !(await isEmpty(ownerUrl))) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(new URL('./fill.process.ts', import.meta.url));
  const stop = (error: Error) => {
    child.kill('SIGKILL');
    reject(error);
  };
  const watch = setInterval(() => {
    if (shouldStop()) stop(new Error('The filling of the demo market was stopped.'));
  }, lookEveryMs);
  child.on('message', (message: FillMessage) => {
    if (message === 'filled') resolve();
    // While the runtime watches files it sends messages of its own on this way.
    else if ('label' in message) onProgress(message.label, message.done, message.total);
  });
  child.on('error', reject);
  child.on('exit', (code) => reject(new Error(`The process that fills the demo market ended with ${code}`)));
  child.send({ ownerUrl, seed, listings, now: clock.now().toISOString() } satisfies FillOrder);
  try {
    await promise;
  } finally {
    clearInterval(watch);
    // Settling keeps no program alive.
    child.unref();
    child.channel?.unref();
  }
}

async function isEmpty(ownerUrl: string): Promise<boolean> {
  const session = await openSession(ownerUrl);
  try {
    return await isMarketEmpty(session);
  } finally {
    await session.end();
  }
}
