import { listCampaign } from '@hearthline/domain/listing/days-on-market';
import { lifecycleCodes, statusOf } from '@hearthline/domain/listing/lifecycle';
import type { LifecycleRule } from '@hearthline/domain/listing/lifecycle-rules';
import { lifecycleRules } from '@hearthline/domain/listing/lifecycle-rules';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';
import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { describe, expect, it } from 'vitest';
import { createMarket } from './market.ts';
import type { MarketListing } from './market-model.ts';
import { createSmallRegion } from './testing/small-region.ts';

const region = createSmallRegion();
const today = '2025-11-12';
const market = [...createMarket({ seed: 1, listings: 4_000, today, region }).listings()];

function take(options: { seed?: number; listings?: number; count: number; today?: string }): MarketListing[] {
  const { seed = 1, listings = 4_000, count, today: day = today } = options;
  const taken: MarketListing[] = [];
  for (const listing of createMarket({ seed, listings, today: day, region }).listings()) {
    taken.push(listing);
    if (taken.length === count) break;
  }
  return taken;
}

function share(isCounted: (listing: MarketListing) => boolean): number {
  return market.filter(isCounted).length / market.length;
}

function groupByHome(): MarketListing[][] {
  return [...Map.groupBy(market, ({ record }) => record.pin).values()];
}

describe('the demo market', () => {
  it('is the same for the same seed, size and day', () => {
    expect(take({ count: 120 })).toEqual(take({ count: 120 }));
    expect(take({ count: 5, seed: 2 })).not.toEqual(take({ count: 5 }));
    expect(take({ count: 5, today: '2025-11-13' })).not.toEqual(take({ count: 5 }));
  });

  it('has just as many listings as were asked for, under numbers of their own', () => {
    expect(market).toHaveLength(4_000);
    expect(new Set(market.map(({ record }) => record.mlsNumber)).size).toBe(4_000);
    for (const { record } of market) {
      expect(record.mlsNumber).toMatch(record.enteredAt < '2024' ? /^[WN]\d{7}$/ : /^[WN]\d{8}$/);
    }
  });

  it('gives the first of a million listings without making the others', () => {
    expect(take({ count: 10, listings: 1_000_000 })).toHaveLength(10);
  });

  it('makes the listings of a home one after the other, oldest first', () => {
    const homes = groupByHome();
    expect(market.length / homes.length).toBeGreaterThan(2);
    expect(market.length / homes.length).toBeLessThan(2.7);
    for (const listings of homes) {
      const places = listings.map((listing) => market.indexOf(listing));
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
      const entered = listings.map(({ record }) => record.enteredAt);
      expect(entered).toEqual(entered.toSorted());
    }
  });

  it('links a listing to the one before it in the same campaign', () => {
    for (const listings of groupByHome()) {
      listings.forEach(({ record, previous }, index) => {
        const chain = listings.slice(0, index + 1).map((each) => ({ ...each.facts, ...each.record }));
        const before = listCampaign(chain, record.listDate ?? record.enteredAt.slice(0, 10)).at(-2);
        expect(previous?.key).toBe(before?.key);
        expect(previous?.enteredAt).toBe(before?.enteredAt);
      });
    }
  });

  it('has some of a hundred listings on the market, a quarter leases, and many that were listed before', () => {
    const open = share(({ record }) => statusOf(record.state) === 'active');
    expect(open).toBeGreaterThan(0.028);
    expect(open).toBeLessThan(0.045);
    const leases = share(({ record }) => record.offer === 'lease');
    expect(leases).toBeGreaterThan(0.2);
    expect(leases).toBeLessThan(0.3);
    const relisted = share(({ previous }) => previous !== null);
    expect(relisted).toBeGreaterThan(0.12);
    expect(relisted).toBeLessThan(0.26);
    expect(share(({ record }) => !record.mayShowAddress)).toBeLessThan(0.06);
    expect(share(({ record }) => record.mayShowOnInternet)).toBeGreaterThan(0.9);
  });

  it('knows every kind of home, and every step that a life can have', () => {
    expect(new Set(market.map(({ record }) => record.kind))).toEqual(new Set(homeKinds));
    const steps = new Set(market.flatMap(({ events }) => events.map(({ code }) => code)));
    const never = ['draft', 'del'];
    expect([...steps].toSorted()).toEqual(lifecycleCodes.filter((code) => !never.includes(code)).toSorted());
  });
});

describe('a life in the demo market', () => {
  it('takes only steps that the lifecycle knows, each from where the one before it led', () => {
    for (const { record, events } of market) {
      let state: ListingEvent['fromState'] = 'draft';
      for (const event of events) {
        expect(event.fromState).toBe(state);
        const isKnown = Object.values<LifecycleRule>(lifecycleRules).some(({ from, to }) => {
          const ends = to.length === 0 ? from.filter((start) => start === event.fromState) : to;
          return from.some((start) => start === event.fromState) && ends.includes(event.toState);
        });
        expect(isKnown).toBe(true);
        state = event.toState;
      }
      expect(record.state).toBe(state);
    }
  });

  it('happens in order, within ten years, and not after today', () => {
    for (const { record, events } of market) {
      const instants = events.map(({ at }) => at);
      expect(instants).toEqual([...new Set(instants)].toSorted());
      expect(record.enteredAt).toBe(instants[0]);
      expect(record.modifiedAt).toBe(instants.at(-1));
      expect(record.enteredAt > '2015-10-01').toBe(true);
      expect(record.modifiedAt < `${today}T23:59:59.999Z`).toBe(true);
    }
  });

  it('stops at the given instant', () => {
    const now = `${today}T15:00:00.000Z`;
    const early = createMarket({ seed: 1, listings: 4_000, today, now, region }).listings();
    for (const { record } of early) expect(record.modifiedAt <= now).toBe(true);
  });

  it('keeps prices and dates that go together', () => {
    for (const { record, events } of market) {
      expect(record.listPrice).toBeGreaterThan(0);
      expect(record.closePrice !== null).toBe(record.state === 'firm');
      expect(record.soldDate !== null).toBe(record.state === 'firm');
      if (record.state === 'conditional') expect(record.conditionalExpiryDate).not.toBeNull();
      const changes = events.filter(({ code }) => code === 'pc');
      expect(changes.at(-1)?.newPrice ?? record.originalListPrice).toBe(record.listPrice);
    }
  });
});
