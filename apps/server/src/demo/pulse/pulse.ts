import { toDay } from '@hearthline/demo-market/market/calendar';
import { createCycle } from '@hearthline/demo-market/market/cycle';
import { createRandom, hashNumbers } from '@hearthline/demo-market/random';
import { localDay } from '@hearthline/domain/time-zone';
import { boardTimeZone } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PulseReport } from './beat.ts';
import { createBeat } from './beat.ts';
import { createPulseStore } from './pulse.store.ts';

export interface Pulse {
  /** A few minutes of the market's life; undefined where there is no demo market, or another pulse is under way. */
  beat(): Promise<PulseReport | undefined>;
}

/** As the market was made: nine of a hundred listings are on the market. */
const openShare = 0.09;
/** What can wait is done about once an hour. */
const hourlyEvery = 12;
const hourMs = 3_600_000;

/** The same for the same market, clock and number of the pulse. */
export function createPulse({
  database,
  clock,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}): Pulse {
  return {
    beat: () =>
      database.transaction(async (tx) => {
        const store = createPulseStore(tx);
        if (!(await store.tryLock())) return undefined;
        const state = await store.findState();
        if (!state) return undefined;
        const now = clock.now();
        const report: PulseReport = { listed: 0, taken: {}, refused: 0 };
        const beat = createBeat({
          store,
          now,
          today: localDay(now, boardTimeZone),
          random: createRandom(hashNumbers(state.seed, state.pulses), 'pulse'),
          report,
        });
        await beat.settleDue();
        if (state.pulses % hourlyEvery === 0) {
          await beat.confirmClosings();
          await store.forgetRemoved(new Date(now.getTime() - hourMs));
        }
        await beat.trade((await store.countOpen()) / Math.max(1, state.listings * openShare));
        const nextNumber = await beat.listHomes(createCycle(toDay(state.today)), state.nextNumber);
        await store.saveState({ ...state, nextNumber, pulses: state.pulses + 1 }, now);
        return report;
      }),
  };
}
