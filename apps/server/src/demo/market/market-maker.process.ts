import { createSettableClock } from '../../platform/clock/clock.ts';
import { fillMarket, planMarket } from './fill-market.ts';
import type { MakerMessage, MakerOrder } from './market-maker.ts';

/** Makes the market for the program that started it, then ends; what it needed for that goes back to the machine with it. */
const send = (message: MakerMessage) => process.send?.(message);
// Once the program is gone nobody waits any more, and the transaction is undone.
process.on('disconnect', () => process.exit());
const [seed, listings] = [Number(process.argv[2]), Number(process.argv[3])];
const clock = createSettableClock(process.argv[4] ?? '');
const ordered = new Promise<MakerOrder>((resolve) => process.once('message', resolve));
// The region and its lots need no database, which may still be on its way.
const plan = planMarket({ seed, listings, clock });
const { ownerUrl } = await ordered;
await fillMarket({
  ownerUrl,
  seed,
  listings,
  clock,
  plan,
  onProgress: (label, done, total) => send({ label, done, total }),
  onFilled: () => send('filled'),
});
process.disconnect();
