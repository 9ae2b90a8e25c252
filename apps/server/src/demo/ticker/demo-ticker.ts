import { toDay } from '@hearthline/demo-market/market/calendar';
import { createCycle } from '@hearthline/demo-market/market/cycle';
import { createRandom, hashNumbers } from '@hearthline/demo-market/random';
import { dayMs, hourMs } from '@hearthline/domain/calendar';
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

/** As the market was made: so many of all listings are on the market. */
const openShare = 0.035;
/** Twice as much happens as in the years before, so that somebody who looks sees the market move, at whatever hour. */
const pace = 2;
/** What was not done while the program stood still is made up for: a day of it at most. */
const longestGapMs = dayMs;
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
        const gapMs = Math.max(0, Math.min(longestGapMs, now.getTime() - state.updatedAt.getTime()));
        const days = (pace * gapMs) / dayMs;
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
        const crowd = (await store.countOpen()) / Math.max(1, state.listings * openShare);
        await tick.trade(state.listings * days, crowd);
        const cycle = createCycle(toDay(state.today));
        const nextNumber = await tick.listHomes(state.listings * days, cycle, state.nextNumber);
        const { updatedAt: _, ...market } = state;
        await store.saveState({ ...market, nextNumber, pulses: state.pulses + 1 }, now);
        return report;
      }),
  };
}
