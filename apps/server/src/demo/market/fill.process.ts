import { createSettableClock } from '../../platform/clock/clock.ts';
import type { FillMessage, FillOrder } from './fill-in-process.ts';
import { fillMarket } from './fill-market.ts';

/** Fills the market for the program that started it, then ends; what it needed for that goes back to the machine with it. */
const send = (message: FillMessage) => process.send?.(message);
// Once the program is gone nobody waits any more, and the transaction is undone.
process.on('disconnect', () => process.exit());
process.once('message', async ({ now, ...order }: FillOrder) => {
  await fillMarket({
    ...order,
    clock: createSettableClock(now),
    onProgress: (label, done, total) => send({ label, done, total }),
    onFilled: () => send('filled'),
  });
  process.disconnect();
});
