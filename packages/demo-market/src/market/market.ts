import type { IsoDate } from '@hearthline/domain/date-range';
import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import { createDraft } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { createRandom, hashNumbers } from '../random.ts';
import type { Region } from '../region/region.ts';
import type { Day } from './calendar.ts';
import { toDate, toDay, yearOfDay } from './calendar.ts';
import { createCycle, marketYears } from './cycle.ts';
import { describeListing } from './describe-listing.ts';
import { createHome } from './home/create-home.ts';
import type { Home } from './home/home.ts';
import { viewHome } from './home/home.ts';
import type { PlannedListing } from './life/campaigns.ts';
import { createLifePlanner } from './life/campaigns.ts';
import { createDaySampler } from './life/day-sampler.ts';
import { createPrices } from './life/prices.ts';
import { runSteps } from './life/run-steps.ts';
import { createSteps } from './life/steps.ts';
import { createMlsNumbers } from './mls-numbers.ts';
import { createPeople } from './people.ts';
import { createPriceSurface, dealDeviation } from './price-surface.ts';
import { createSites } from './sites.ts';

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

export interface MarketListing {
  record: ListingRecord;
  /** What the record does not tell but a row keeps. */
  facts: LifecycleFacts;
  /** Oldest first. */
  events: ListingEvent[];
  /** The listing of the same home that this one follows without a deal between them. */
  previous: { key: string; enteredAt: string } | null;
}

export interface Market {
  /** One home after the other, and each home's listings oldest first; nothing is kept of those that were given. */
  listings(): Generator<MarketListing>;
  /** How many homes, in the order of the market, the listings that were given belong to. */
  usedHomes(): number;
}

/** How many listings a home has had in ten years. */
const listingsPerHome = 2.3;
/** Listings older than this keep few of their pictures. */
const fullPictureDays = 550;
const oldPictureCount = 4;

export function createMarket({ seed, listings, today, now, region }: MarketOptions): Market {
  const lastDay = toDay(today);
  const firstDay = toDay(`${yearOfDay(lastDay) - marketYears}${today.slice(4)}`.replace('-02-29', '-02-28'));
  const until = now ?? `${today}T23:59:59.999Z`;
  const cycle = createCycle(lastDay);
  const surface = createPriceSurface(seed, cycle);
  const sites = createSites(region);
  const people = createPeople(
    seed,
    region.municipalities.map(({ code }) => code),
  );
  const townNames = new Map(region.municipalities.map(({ code, name }) => [code, name]));
  const liveliness = Math.max(1, listings / (sites.count * 0.9) / listingsPerHome);
  const sampler = createDaySampler(cycle, firstDay, lastDay);
  const planner = createLifePlanner({ cycle, sampler, firstDay, lastDay, liveliness });
  let used = 0;

  function* listingsOf(
    home: Home,
    mlsNumbers: ReturnType<typeof createMlsNumbers>,
  ): Generator<MarketListing> {
    const random = createRandom(home.seed, 'life');
    const before: Record<'sale' | 'lease', MarketListing['previous']> = { sale: null, lease: null };
    let ordinal = 0;
    for (const { offer, listings: planned } of planner.planLife(home, random)) {
      for (const plan of planned) {
        ordinal += 1;
        const listing = liveListing(home, plan, hashNumbers(home.seed, ordinal), before[offer], mlsNumbers);
        if (!listing) continue;
        yield listing;
        const { key, enteredAt, state } = listing.record;
        before[offer] = state === 'firm' ? null : { key, enteredAt };
        if (state === 'firm' && offer === 'sale') before.lease = null;
      }
    }
  }

  function liveListing(
    home: Home,
    { schedule, listDay, attempt }: PlannedListing,
    listingSeed: number,
    previous: MarketListing['previous'],
    mlsNumbers: ReturnType<typeof createMlsNumbers>,
  ): MarketListing | null {
    const firstStep = listDay - schedule.comingSoonDays;
    if (firstStep > lastDay) return null;
    const random = createRandom(listingSeed, 'listing');
    const luck = Math.exp(random.normal(0, dealDeviation));
    const worth = surface.usualOf(home, listDay + schedule.endAfter, schedule.offer);
    const prices = createPrices(schedule, worth * luck, attempt, random);
    const steps = createSteps(schedule, prices, listDay, random);
    const key = mlsNumbers.next(home.site.areaCode, firstStep);
    const draft = createDraft({
      key,
      offer: schedule.offer,
      at: toDate(firstStep),
      listPrice: prices.list[0] ?? 0,
      expiryDate: toDate(listDay + schedule.agreementDays),
    });
    const { facts, events } = runSteps({ ...draft, previousKey: previous?.key ?? null }, steps, until);
    if (events.length === 0) return null;
    const record = describeListing({
      home,
      state: viewHome(home, yearOfDay(listDay)),
      facts,
      events,
      agent: people.agentFor(home.site.municipalityCode, listingSeed),
      worth: surface.worthOf(home, listDay),
      municipalityName: townNames.get(home.site.municipalityCode) ?? '',
      seed: listingSeed,
      pictureCount: isOld(listDay) ? oldPictureCount : null,
    });
    return { record, facts, events, previous };
  }

  function isOld(day: Day): boolean {
    return lastDay - day > fullPictureDays;
  }

  return {
    *listings() {
      const mlsNumbers = createMlsNumbers(cycle, firstDay, lastDay, listings);
      let given = 0;
      for (used = 0; used < sites.slots && given < listings; used += 1) {
        const site = sites.at(used);
        if (!site) continue;
        for (const listing of listingsOf(createHome(seed, site), mlsNumbers)) {
          given += 1;
          yield listing;
          if (given >= listings) break;
        }
      }
    },
    usedHomes: () => used,
  };
}
