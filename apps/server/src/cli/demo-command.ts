import type { FillMarketOptions } from '../demo/market/fill-market.ts';
import { closeDemoAccounts } from '../features/auth/demo-accounts.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

type FillMarket = (options: FillMarketOptions) => Promise<number>;

/** Loaded on first use: the other commands do without the demo. */
const fillDemoMarket: FillMarket = async (options) => {
  const { fillMarket } = await import('../demo/market/fill-market.ts');
  return fillMarket(options);
};

export function createDemoResetCommand(fillMarket: FillMarket = fillDemoMarket): Command {
  return {
    name: 'demo reset',
    usage: '',
    summary: 'empty the market and make the demo market anew; accounts stay, favourites go',
    options: {},
    run: async ({ config, progress, openDatabase }) => {
      if (!config.demo.isOn) throw new UsageError('The demo is off: set DEMO=on to make its market.');
      const { ownerUrl } = await openDatabase();
      const listings = await fillMarket({
        ...config.demo,
        ownerUrl,
        clock: systemClock,
        replaces: true,
        onProgress: progress.show,
      });
      return {
        text: `Made a demo market of ${listings} listings.`,
        data: { listings, seed: config.demo.seed },
      };
    },
  };
}

/** For data that was a demo and shall be more: production does not start on it before. */
export const closeDemoCommand: Command = {
  name: 'demo close',
  usage: '',
  summary: 'give the demo accounts passwords that nobody knows, end their sessions and forget their devices',
  options: {},
  run: async ({ openDatabase }) => {
    const { ownerUrl } = await openDatabase();
    const closed = await closeDemoAccounts(ownerUrl);
    return {
      text:
        closed.length > 0
          ? `Closed ${closed.join(', ')}.`
          : 'No account opens with the password of the demo.',
      data: { closed },
    };
  },
};
