import type { IsoDate } from '@hearthline/domain/calendar';
import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import { createDraft } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { createRandom } from '../random.ts';
import type { Region } from '../region/region.ts';
import type { Day } from './calendar.ts';
import { toDate, toDay, yearOfDay } from './calendar.ts';
import type { Cycle } from './cycle.ts';
import { createCycle } from './cycle.ts';
import { describeListing } from './describe-listing.ts';
import { createHome } from './home/create-home.ts';
import type { Home } from './home/home.ts';
import { viewHome } from './home/home.ts';
import type { PlannedListing } from './life/campaigns.ts';
import { createPrices } from './life/prices.ts';
import type { LivedListing } from './life/run-steps.ts';
import type { Step } from './life/steps.ts';
import { createSteps } from './life/steps.ts';
import { createPeople } from './people.ts';
import { createPriceSurface, dealDeviation } from './price-surface.ts';
import type { Sites } from './sites.ts';
import { createSites } from './sites.ts';

export interface MarketListing {
  record: ListingRecord;
  /** What the record does not tell but a row keeps. */
  facts: LifecycleFacts;
  /** Oldest first. */
  events: ListingEvent[];
  /** The listing of the same home that this one follows without a deal between them. */
  previous: { key: string; enteredAt: string } | null;
}

export interface ListingOrder {
  home: Home;
  plan: PlannedListing;
  /** Of this listing alone. */
  seed: number;
  mlsNumber: string;
  previous: MarketListing['previous'];
}

/** The homes, people and prices of a market, of which both its past and its pulse are made. */
export interface MarketModel {
  lastDay: Day;
  cycle: Cycle;
  sites: Sites;
  /** Null where the place holds no home. */
  homeAt(order: number): Home | null;
  /** What is to happen to a listing, from the draft on. */
  prepare(order: ListingOrder): { draft: LifecycleFacts; steps: Step[] };
  /** The listing after what has happened to it. */
  describe(order: ListingOrder, lived: LivedListing): MarketListing;
}

/** Listings older than this keep few of their pictures. */
const fullPictureDays = 550;
const oldPictureCount = 4;

export function createMarketModel({
  seed,
  today,
  region,
  wantedHomes,
}: {
  seed: number;
  today: IsoDate;
  region: Region;
  wantedHomes: number;
}): MarketModel {
  const lastDay = toDay(today);
  const cycle = createCycle(lastDay);
  const surface = createPriceSurface(seed, cycle);
  const sites = createSites(region, wantedHomes);
  const people = createPeople(
    seed,
    region.municipalities.map(({ code }) => code),
  );
  const townNames = new Map(region.municipalities.map(({ code, name }) => [code, name]));

  return {
    lastDay,
    cycle,
    sites,
    homeAt(order) {
      const site = sites.at(order);
      return site && createHome(seed, site);
    },
    prepare({ home, plan, seed: listingSeed, mlsNumber, previous }) {
      const { schedule, listDay, attempt } = plan;
      const random = createRandom(listingSeed, 'listing');
      const luck = Math.exp(random.normal(0, dealDeviation));
      const worth = surface.usualOf(home, listDay + schedule.endAfter, schedule.offer);
      const prices = createPrices(schedule, worth * luck, attempt, random);
      const draft = createDraft({
        key: mlsNumber,
        offer: schedule.offer,
        at: toDate(listDay - schedule.comingSoonDays),
        listPrice: prices.list[0] ?? 0,
        expiryDate: toDate(listDay + schedule.agreementDays),
      });
      return {
        draft: { ...draft, previousKey: previous?.key ?? null },
        steps: createSteps(schedule, prices, listDay, random),
      };
    },
    describe({ home, plan, seed: listingSeed, previous }, { facts, events }) {
      const record = describeListing({
        home,
        state: viewHome(home, yearOfDay(plan.listDay)),
        facts,
        events,
        agent: people.agentFor(home.site.municipalityCode, listingSeed),
        worth: surface.worthOf(home, plan.listDay),
        municipalityName: townNames.get(home.site.municipalityCode) ?? '',
        seed: listingSeed,
        pictureCount: lastDay - plan.listDay > fullPictureDays ? oldPictureCount : null,
      });
      return { record, facts, events, previous };
    },
  };
}
