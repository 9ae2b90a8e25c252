import { systemClock } from '../platform/clock/clock.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

export const demoResetCommand: Command = {
  name: 'demo reset',
  usage: '',
  summary: 'empty the market and make the demo market anew; accounts stay, favourites go',
  options: {},
  run: async ({ config, progress, openDatabase }) => {
    if (!config.demo.isOn) throw new UsageError('The demo is off: set DEMO=on to make its market.');
    const { ownerUrl } = await openDatabase();
    const { fillMarket } = await import('../demo/market/fill-market.ts');
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
