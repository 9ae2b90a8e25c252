import { daysBetween } from '@hearthline/domain/calendar';
import { distanceMetres } from '@hearthline/domain/geo';
import { currentDaysOnMarket } from '@hearthline/domain/listing/days-on-market';
import type { ListingRecord, ListingRoom } from '@hearthline/domain/listing/listing-record';
import { describe, expect, it } from 'vitest';
import { createRegion } from '../region/create-region.ts';
import { toDay } from './calendar.ts';
import { createCycle } from './cycle.ts';
import { createMarket } from './market.ts';

/** What somebody who sells homes would notice at once: the market of a fresh demo, measured. */
const today = '2025-11-12';
const region = createRegion(1);
const market = [...createMarket({ seed: 1, listings: 20_000, today, region }).listings()];
const sales = market.filter(({ record }) => record.offer === 'sale');
const sold = sales.filter(({ record }) => record.state === 'firm');
const daysAgo = (date: string | null) => daysBetween(date ?? '0001-01-01', today);
const lately = sold.filter(({ record }) => daysAgo(record.soldDate) < 365);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const shareOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
  items.filter(isCounted).length / items.length;

function squareFeetOf({ length, width, unit }: ListingRoom): number {
  return (length ?? 0) * (width ?? 0) * (unit === 'm' ? 10.7639 : 1);
}

describe('supply', () => {
  it('is about four months, and was so all year', () => {
    const monthly = lately.length / 12;
    for (const ago of [0, 60, 120, 180, 240, 300]) {
      const open = sales.filter(({ record }) => {
        const { listDate, soldDate, offMarketDate, state } = record;
        const left = state === 'active' || state === 'conditional' ? -1 : daysAgo(soldDate ?? offMarketDate);
        return listDate !== null && daysAgo(listDate) >= ago && left < ago;
      });
      expect(open.length / monthly).toBeGreaterThan(2.8);
      expect(open.length / monthly).toBeLessThan(5.2);
    }
  });

  it('agrees with how long homes take to sell', () => {
    const days = lately.map(({ record, facts }) => currentDaysOnMarket({ ...facts, ...record }, today) ?? 0);
    expect(median(days)).toBeGreaterThan(28);
    expect(median(days)).toBeLessThan(50);
    const open = sales.filter(({ record }) => record.state === 'active');
    const ages = open.map(({ record }) => daysAgo(record.listDate ?? today));
    expect(median(ages)).toBeGreaterThan(28);
    expect(Math.max(...ages)).toBeLessThan(400);
  });

  it('comes and goes in every month, more in spring than in winter', () => {
    const months = Map.groupBy(lately, ({ record }) => record.soldDate?.slice(0, 7));
    const counts = [...months.values()].map((homes) => homes.length).toSorted((a, b) => a - b);
    expect(counts.length).toBeGreaterThanOrEqual(12);
    // The months at both ends of a year are halves of one.
    expect(counts.at(-1) ?? 0).toBeLessThan((counts[2] ?? 0) * 4);
    expect(counts[2]).toBeGreaterThan(lately.length / 40);
  });
});

describe('prices', () => {
  it('of like homes nearby are mostly within 15 %', () => {
    const { priceLevel } = createCycle(toDay(today));
    const priceToday = (record: ListingRecord) =>
      (record.closePrice ?? 0) / priceLevel(toDay(record.soldDate ?? today));
    const known = sold.filter(
      ({ record }) =>
        daysAgo(record.soldDate) < 1_000 && record.areaPoint !== null && record.yearBuilt !== null,
    );
    const gaps: number[] = [];
    for (const homes of Map.groupBy(known, ({ record }) => record.kind).values()) {
      homes.forEach(({ record: a }, index) => {
        for (const { record: b } of homes.slice(index + 1)) {
          const isLike =
            a.pin !== b.pin &&
            Math.abs(Math.log((a.areaPoint ?? 1) / (b.areaPoint ?? 1))) < 0.1 &&
            Math.abs((a.yearBuilt ?? 0) - (b.yearBuilt ?? 0)) <= 10 &&
            distanceMetres(placeOf(a), placeOf(b)) < 500;
          if (isLike) gaps.push(Math.abs(Math.log(priceToday(a) / priceToday(b))));
        }
      });
    }
    expect(gaps.length).toBeGreaterThan(150);
    expect(median(gaps)).toBeLessThan(0.1);
    expect(shareOf(gaps, (gap) => gap < Math.log(1.15))).toBeGreaterThan(0.7);
  });
});

const placeOf = ({ longitude, latitude }: ListingRecord): [number, number] => [longitude ?? 0, latitude ?? 0];

describe('homes', () => {
  it('have baths for their bedrooms and their size', () => {
    for (const { record } of sales) {
      const { bathrooms, bedrooms, bedroomsPlus, areaPoint } = record;
      if (bathrooms === null || bedrooms === null) continue;
      expect(bathrooms).toBeLessThanOrEqual(bedrooms + (bedroomsPlus ?? 0) + 2);
      expect(bathrooms * 3).toBeGreaterThanOrEqual(bedrooms);
      if (areaPoint === null) continue;
      if (areaPoint < 700) expect(bathrooms).toBeLessThanOrEqual(2);
      if (areaPoint > 3_000) expect(bathrooms).toBeGreaterThanOrEqual(2);
    }
  });

  it('have the rooms that their facts tell, none too small to live in, none larger than it can be', () => {
    for (const { record } of market) {
      const { rooms } = record;
      if (rooms.length === 0) continue;
      const count = (kind: ListingRoom['kind']) => rooms.filter((room) => room.kind === kind).length;
      expect(count('kitchen')).toBe((record.kitchens ?? 0) + (record.kitchensPlus ?? 0));
      expect(count('bathroom')).toBe(record.bathrooms);
      if ((record.bedrooms ?? 0) < 2) expect(count('kitchen')).toBe(1);
      for (const room of rooms) {
        expect(squareFeetOf(room)).toBeLessThan(600);
        if (room.kind === 'bedroom' || room.kind === 'primaryBedroom')
          expect(squareFeetOf(room)).toBeGreaterThan(68);
        if (record.storeys === 1) expect(['second', 'third', 'upper']).not.toContain(room.level);
      }
    }
  });

  it('have postal codes of their place', () => {
    const towns = Map.groupBy(market, ({ record }) => record.postalCode?.slice(0, 3));
    for (const homes of towns.values())
      expect(new Set(homes.map(({ record }) => record.municipalityCode)).size).toBe(1);
    const areas = Map.groupBy(market, ({ record }) => record.municipalityCode);
    for (const homes of areas.values())
      expect(new Set(homes.map(({ record }) => record.postalCode?.[0])).size).toBe(1);
  });
});
