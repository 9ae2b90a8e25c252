import type { IsoDate } from '@hearthline/domain/calendar';
import { createRandom, hashNumbers } from '../random.ts';
import type { Region } from '../region/region.ts';
import { toDay, yearOfDay } from './calendar.ts';
import { marketYears } from './cycle.ts';
import type { Home } from './home/home.ts';
import { createLifePlanner } from './life/campaigns.ts';
import { createDaySampler } from './life/day-sampler.ts';
import { runSteps } from './life/run-steps.ts';
import type { ListingOrder, MarketListing } from './market-model.ts';
import { createMarketModel } from './market-model.ts';
import type { MlsNumbers } from './mls-numbers.ts';
import { createMlsNumbers } from './mls-numbers.ts';

export interface MarketOptions {
  seed: number;
  /** How many there shall be in all, history included. */
  listings: number;
  /** The market's last day. */
  today: IsoDate;
  /** Nothing happens after this instant; the end of `today` where it does not matter. */
  now?: string;
  region: Region;
}

export interface Market {
  /** One home after the other, and each home's listings oldest first; nothing is kept of those that were given. */
  listings(): Generator<MarketListing>;
  /** From here on numbers are free. */
  firstFreeNumber: number;
}

/** How many listings a home has had in ten years. */
const listingsPerHome = 2.3;

export function createMarket({ seed, listings, today, now, region }: MarketOptions): Market {
  const model = createMarketModel({ seed, today, region, wantedHomes: listings / listingsPerHome });
  const { cycle, lastDay, sites } = model;
  const firstDay = toDay(`${yearOfDay(lastDay) - marketYears}${today.slice(4)}`.replace('02-29', '02-28'));
  const until = now ?? `${today}T23:59:59.999Z`;
  const planner = createLifePlanner({
    cycle,
    sampler: createDaySampler(cycle, firstDay, lastDay),
    firstDay,
    lastDay,
    liveliness: Math.max(1, listings / (sites.count * 0.9) / listingsPerHome),
  });
  const newNumbers = () => createMlsNumbers(cycle, firstDay, lastDay, listings);

  function* listingsOf(home: Home, numbers: MlsNumbers): Generator<MarketListing> {
    const before: Record<'sale' | 'lease', MarketListing['previous']> = { sale: null, lease: null };
    let ordinal = 0;
    for (const campaign of planner.planLife(home, createRandom(home.seed, 'life'))) {
      const { offer } = campaign;
      for (const plan of campaign.listings) {
        ordinal += 1;
        const firstStep = plan.listDay - plan.schedule.comingSoonDays;
        if (firstStep > lastDay) continue;
        const order: ListingOrder = {
          home,
          plan,
          seed: hashNumbers(home.seed, ordinal),
          mlsNumber: numbers.next(home.site.areaCode, firstStep),
          previous: before[offer],
        };
        const { draft, steps } = model.prepare(order);
        const lived = runSteps(draft, steps, until);
        // Planned for later today.
        if (lived.events.length === 0) continue;
        const listing = model.describe(order, lived);
        yield listing;
        const { key, enteredAt, state } = listing.record;
        // A deal ends the chain of listings, and a sale that of leases too: the next owner begins anew.
        before[offer] = state === 'firm' ? null : { key, enteredAt };
        if (state === 'firm' && offer === 'sale') before.lease = null;
      }
    }
  }

  return {
    firstFreeNumber: newNumbers().firstFree,
    *listings() {
      const numbers = newNumbers();
      let given = 0;
      for (let order = 0; order < sites.count && given < listings; order += 1) {
        const home = model.homeAt(order);
        if (!home) continue;
        for (const listing of listingsOf(home, numbers)) {
          given += 1;
          yield listing;
          if (given >= listings) break;
        }
      }
    },
  };
}
