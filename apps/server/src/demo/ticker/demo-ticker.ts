import { toDay } from '@hearthline/demo-market/market/calendar';
import { createCycle } from '@hearthline/demo-market/market/cycle';
import { createRandom, hashNumbers } from '@hearthline/demo-market/random';
import { hourMs } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTickerStore } from './demo-ticker.store.ts';
import type { TickReport } from './market-tick.ts';
import { createMarketTick } from './market-tick.ts';

export interface DemoTicker {
  /** A few minutes of the market's life; undefined where there is no demo market, or another tick is under way. */
  tick(): Promise<TickReport | undefined>;
}

/** As the market was made: nine of a hundred listings are on the market. */
const openShare = 0.09;
/** What can wait is done about once an hour. */
const hourlyEvery = 12;

/** The same for the same market, clock and number of the tick. */
export function createDemoTicker({
  database,
  clock,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}): DemoTicker {
  return {
    tick: () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const store = createTickerStore(tx, now);
        if (!(await store.tryLock())) return undefined;
        const state = await store.findState();
        if (!state) return undefined;
        const report: TickReport = { listed: 0, taken: {}, refused: 0 };
        const tick = createMarketTick({
          store,
          now,
          today: boardDay(now),
          random: createRandom(hashNumbers(state.seed, state.pulses), 'pulse'),
          report,
        });
        await tick.settleDue();
        if (state.pulses % hourlyEvery === 0) {
          await tick.confirmClosings();
          await store.forgetRemoved(new Date(now.getTime() - hourMs));
        }
        await tick.trade((await store.countOpen()) / Math.max(1, state.listings * openShare));
        const nextNumber = await tick.listHomes(createCycle(toDay(state.today)), state.nextNumber);
        await store.saveState({ ...state, nextNumber, pulses: state.pulses + 1 }, now);
        return report;
      }),
  };
}
