import { fork } from 'node:child_process';
import type { FillMarketOptions } from './fill-market.ts';

export interface MakerOrder {
  ownerUrl: string;
}

export type MakerMessage = { label: string; done: number; total: number } | 'filled';

export interface MarketMaker {
  /** Answers when the market is there, or was there already; its tables are settled after that. */
  fill(
    ownerUrl: string,
    options: Required<Pick<FillMarketOptions, 'onProgress' | 'shouldStop'>>,
  ): Promise<void>;
  stop(): void;
}

const lookEveryMs = 200;

/**
 * Makes the market in a process of its own: what that takes, hundreds of megabytes, would stay with the program for as
 * long as it runs. It begins with what needs no database.
 */
export function startMarketMaker({
  seed,
  listings,
  clock,
}: Pick<FillMarketOptions, 'seed' | 'listings' | 'clock'>): MarketMaker {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Told by whoever waits for it.
  promise.catch(() => {});
  const order = [seed, listings, clock.now().toISOString()].map(String);
  const child = fork(new URL('./market-maker.process.ts', import.meta.url), order);
  let listen: FillMarketOptions['onProgress'];
  child.on('message', (message: MakerMessage) => {
    if (message === 'filled') resolve();
    // While the runtime watches files it sends messages of its own on this way.
    else if ('label' in message) listen?.(message.label, message.done, message.total);
  });
  child.on('error', reject);
  child.on('exit', (code) => reject(new Error(`The process that makes the demo market ended with ${code}`)));
  // Settling keeps no program alive.
  child.unref();
  child.channel?.unref();

  function stop(): void {
    reject(new Error('The filling of the demo market was stopped.'));
    child.kill('SIGKILL');
  }

  return {
    async fill(ownerUrl, { onProgress, shouldStop }) {
      listen = onProgress;
      child.send({ ownerUrl } satisfies MakerOrder);
      const watch = setInterval(() => {
        if (shouldStop()) stop();
      }, lookEveryMs);
      try {
        await promise;
      } finally {
        clearInterval(watch);
      }
    },
    stop,
  };
}
