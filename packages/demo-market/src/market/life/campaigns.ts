import type { HomeKind, Offer } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Day } from '../calendar.ts';
import { toDay, toWorkday } from '../calendar.ts';
import type { Cycle } from '../cycle.ts';
import type { Home } from '../home/home.ts';
import type { DaySampler } from './day-sampler.ts';
import type { Schedule } from './schedule.ts';
import { createSchedule } from './schedule.ts';

export interface PlannedListing {
  schedule: Schedule;
  listDay: Day;
  /** How often the same owner listed before. */
  attempt: number;
}

/** Everything an owner does to sell or let a home once: a listing, and others after it where it did not work. */
export interface Campaign {
  offer: Offer;
  listings: PlannedListing[];
}

export interface LifePlanner {
  /** All that happens to a home in the market's years, oldest first. */
  planLife(home: Home, random: Random): Campaign[];
}

export interface LifePlannerOptions {
  cycle: Cycle;
  sampler: DaySampler;
  firstDay: Day;
  lastDay: Day;
  /** Raised where there are fewer homes than the wanted number of listings needs. */
  liveliness: number;
}

const comingSoonFrom: Day = toDay('2020-06-01');

const rentedShares: Record<HomeKind, number> = {
  detached: 0.16,
  semiDetached: 0.21,
  townhouse: 0.26,
  bungalow: 0.16,
  condoApartment: 0.42,
  condoTownhouse: 0.32,
  loft: 0.38,
  duplex: 0.4,
  multiplex: 0.42,
  cottage: 0.06,
  farm: 0.02,
  land: 0,
};

/** Nobody sells again sooner than this after what ended the campaign before. */
const restAfter = { sale: 210, lease: 330, none: 130 } as const;

export function createLifePlanner(options: LifePlannerOptions): LifePlanner {
  const { cycle, sampler, firstDay, lastDay, liveliness } = options;

  function planCampaign(home: Home, offer: Offer, start: Day, random: Random): Campaign {
    const listings: PlannedListing[] = [];
    let listDay = toWorkday(start);
    for (let attempt = 0; ; attempt += 1) {
      const heat = cycle.heat(listDay);
      const schedule = createSchedule(
        { home, offer, heat, attempt, mayBeComingSoon: attempt === 0 && listDay > comingSoonFrom },
        random,
      );
      listings.push({ schedule, listDay, attempt });
      const triesAgain =
        schedule.outcome !== 'firm' && attempt < 4 && random.chance(offer === 'sale' ? 0.66 : 0.5);
      if (!triesAgain) return { offer, listings };
      const gap = random.chance(0.72) ? random.integer(1, 12) : random.integer(20, 140);
      listDay = toWorkday(listDay + schedule.endAfter + 1 + gap);
    }
  }

  return {
    planLife(home, random) {
      const start = Math.max(firstDay, home.yearBuilt === null ? firstDay : toDay(`${home.yearBuilt}-03-01`));
      if (start > lastDay - 30) return [];
      const isRented = random.chance(rentedShares[home.kind]);
      // What is on the market on the last day was begun like everything before it and has not ended yet.
      const planned = chooseOffers(isRented, liveliness, random).map((offer) =>
        planCampaign(home, offer, Math.max(start, sampler.pick(offer, random)), random),
      );
      return dropOverlaps(planned, start);
    },
  };
}

function chooseOffers(isRented: boolean, liveliness: number, random: Random): Offer[] {
  const scale = (count: number) => Math.floor(count * liveliness + random.next());
  if (!isRented) {
    const count = random.weighted([
      [1, 42],
      [2, 36],
      [3, 16],
      [4, 6],
    ] as const);
    return Array.from({ length: scale(count) }, () => 'sale');
  }
  const leases = random.weighted([
    [1, 18],
    [2, 29],
    [3, 29],
    [4, 24],
  ] as const);
  const offers: Offer[] = Array.from({ length: scale(leases) }, () => 'lease');
  if (random.chance(0.5)) offers.push('sale');
  return offers;
}

function endOf({ listings }: Campaign): Day {
  const last = listings.at(-1);
  return last ? last.listDay + last.schedule.endAfter + 1 : 0;
}

function startOf({ listings }: Campaign): Day {
  const first = listings[0];
  return first ? first.listDay - first.schedule.comingSoonDays : 0;
}

/** Later campaigns that begin before the one before them has come to rest are left out. */
function dropOverlaps(campaigns: readonly Campaign[], start: Day): Campaign[] {
  const kept: Campaign[] = [];
  for (const campaign of campaigns.toSorted((a, b) => startOf(a) - startOf(b))) {
    const before = kept.at(-1);
    const isFree = !before || startOf(campaign) >= endOf(before) + restOf(before);
    if (isFree && startOf(campaign) >= start) kept.push(campaign);
  }
  return kept;
}

function restOf(campaign: Campaign): number {
  const isDone = campaign.listings.at(-1)?.schedule.outcome === 'firm';
  return isDone ? restAfter[campaign.offer] : restAfter.none;
}
