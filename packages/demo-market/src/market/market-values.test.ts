import { currentDaysOnMarket } from '@hearthline/domain/listing/days-on-market';
import type { ListingRecord, ListingRoom } from '@hearthline/domain/listing/listing-record';
import { describe, expect, it } from 'vitest';
import { parseScene } from '../pictures/scene.ts';
import { toDay } from './calendar.ts';
import { createCycle } from './cycle.ts';
import { createMarket } from './market.ts';
import { noiseFloor } from './price-surface.ts';
import { createSmallRegion } from './testing/small-region.ts';

const region = createSmallRegion();
const today = '2025-11-12';
const market = [...createMarket({ seed: 3, listings: 6_000, today, region }).listings()];
const sales = market.filter(({ record }) => record.offer === 'sale' && record.state === 'firm');
const squareFeetPerSquareMetre = 10.7639;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rank(values: readonly number[]): number[] {
  const order = values.toSorted((a, b) => a - b);
  return values.map((value) => order.indexOf(value));
}

/** Spearman's: 1 where both put everything in the same order. */
function correlateRanks(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [rank(left), rank(right)];
  const squares = a.reduce((sum, place, index) => sum + (place - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

function areaOf({ length, width, unit }: ListingRoom): number {
  const area = (length ?? 0) * (width ?? 0);
  return unit === 'm' ? area * squareFeetPerSquareMetre : area;
}

/** Sold prices as they would be today. */
function priceToday({ closePrice, soldDate }: ListingRecord): number {
  return (closePrice ?? 0) / createCycle(toDay(today)).priceLevel(toDay(soldDate ?? today));
}

describe('prices', () => {
  it('follow the standing of the community', () => {
    const communities = region.communities.filter(
      ({ setting }) => setting !== 'rural' && setting !== 'shore',
    );
    const levels = communities.map(({ code }) => {
      const own = sales.filter(({ record }) => record.communityCode === code && record.areaPoint !== null);
      return median(own.map(({ record }) => priceToday(record) / (record.areaPoint ?? 1) ** 0.6));
    });
    expect(
      correlateRanks(
        communities.map(({ standing }) => standing),
        levels,
      ),
    ).toBeGreaterThan(0.75);
  });

  it('rise with size', () => {
    const houses = sales.filter(({ record }) => record.kind === 'detached' && record.areaPoint !== null);
    const areas = houses.map(({ record }) => record.areaPoint ?? 0);
    expect(
      correlateRanks(
        areas,
        houses.map(({ record }) => priceToday(record)),
      ),
    ).toBeGreaterThan(0.5);
  });

  it('went through a boom and a correction', () => {
    const { priceLevel } = createCycle(toDay(today));
    const [before, top, after] = ['2018-06-01', '2022-05-01', '2023-08-01'].map((date) =>
      priceLevel(toDay(date)),
    );
    expect(top).toBeGreaterThan((before ?? 0) * 1.4);
    expect(top).toBeGreaterThan((after ?? 0) * 1.12);
  });

  it('are higher in spring than in winter of the same years', () => {
    const { priceLevel } = createCycle(toDay(today));
    expect(priceLevel(toDay('2025-05-10'))).toBeGreaterThan(priceLevel(toDay('2025-01-10')) * 1.02);
  });

  it('of the same home differ by no more than the noise floor says', () => {
    expect(noiseFloor).toBeGreaterThan(0.06);
    expect(noiseFloor).toBeLessThan(0.08);
    const homes = Map.groupBy(sales, ({ record }) => record.pin);
    const gaps = [...homes.values()].flatMap(([first, second]) => {
      if (!first || !second || first.record.bathrooms !== second.record.bathrooms) return [];
      return [Math.abs(Math.log(priceToday(first.record) / priceToday(second.record)))];
    });
    expect(gaps.length).toBeGreaterThan(100);
    expect(median(gaps)).toBeLessThan(0.12);
  });

  it('were asked for at more or less than was paid, and never far off', () => {
    const ratios = sales.map(({ record }) => (record.closePrice ?? 0) / (record.listPrice ?? 1));
    expect(median(ratios)).toBeGreaterThan(0.96);
    expect(median(ratios)).toBeLessThan(1.02);
    expect(ratios.filter((ratio) => ratio > 1.03).length / ratios.length).toBeGreaterThan(0.1);
    expect(Math.min(...ratios)).toBeGreaterThan(0.85);
    expect(Math.max(...ratios)).toBeLessThan(1.35);
  });
});

describe('time', () => {
  it('has a busy spring and a quiet winter', () => {
    // Homes that did not sell in spring come back in autumn, so only first tries tell when sellers begin.
    const settled = market.filter(
      ({ record, previous }) =>
        record.enteredAt < '2025-11-01' && record.offer === 'sale' && previous === null,
    );
    const inMonths = (...months: string[]) =>
      settled.filter(({ record }) => months.includes(record.enteredAt.slice(5, 7))).length;
    expect(inMonths('04', '05', '06')).toBeGreaterThan(inMonths('11', '12', '01') * 1.6);
  });

  it('sells most homes within weeks and some after months', () => {
    const days = sales.map(({ record, facts }) => currentDaysOnMarket({ ...facts, ...record }, today) ?? 0);
    expect(median(days)).toBeGreaterThan(20);
    expect(median(days)).toBeLessThan(50);
    expect(Math.max(...days)).toBeGreaterThan(90);
  });
});

describe('homes', () => {
  it('stand at their community, and are not listed before they are built', () => {
    const codes = new Set(region.communities.map(({ code }) => code));
    for (const { record } of market) {
      expect(codes.has(record.communityCode ?? '')).toBe(true);
      if (record.yearBuilt !== null) {
        expect(record.yearBuilt).toBeLessThanOrEqual(Number(record.enteredAt.slice(0, 4)));
      }
    }
  });

  it('are flats with a level of at least one, whose unit says so', () => {
    const flats = market.filter(({ record }) => record.kind === 'condoApartment' || record.kind === 'loft');
    expect(flats.length).toBeGreaterThan(500);
    for (const { record } of flats) {
      expect(record.level).toBeGreaterThanOrEqual(1);
      expect(record.level).toBeLessThanOrEqual(record.buildingStoreys ?? 0);
      expect(Math.floor(Number(record.unit) / 100)).toBe(record.level);
    }
  });

  it('have rooms that fill their floor and no more', () => {
    for (const { record } of market) {
      if (record.areaPoint === null) continue;
      const above = record.rooms.filter(({ level }) => level !== 'basement' && level !== 'lower');
      const total = above.reduce((sum, room) => sum + areaOf(room), 0);
      expect(total).toBeGreaterThan(record.areaPoint * 0.4);
      expect(total).toBeLessThan(record.areaPoint * 0.95);
      for (const room of record.rooms) expect(areaOf(room)).toBeGreaterThan(15);
      const bedrooms = above.filter(({ kind }) => kind === 'bedroom' || kind === 'primaryBedroom').length;
      expect(bedrooms).toBe(record.bedrooms);
    }
  });

  it('have pictures that can be drawn, but for a few that have none', () => {
    const without = market.filter(({ record }) => record.media.length === 0);
    expect(without.length / market.length).toBeLessThan(0.05);
    expect(without.length).toBeGreaterThan(0);
    for (const { record } of market) {
      for (const { scene = '' } of record.media) expect(parseScene(scene)).not.toBeNull();
    }
  });

  it('look the same in all their listings', () => {
    for (const listings of Map.groupBy(market, ({ record }) => record.pin).values()) {
      const scenes = listings.flatMap(({ record }) =>
        record.media.slice(0, 1).map(({ scene = '' }) => parseScene(scene)),
      );
      expect(new Set(scenes.map((scene) => scene?.seed)).size).toBeLessThanOrEqual(1);
    }
  });

  it('are told about in words that fit them', () => {
    for (const { record } of market) {
      const remarks = record.remarks ?? '';
      expect(remarks.length).toBeGreaterThan(40);
      expect(remarks).not.toMatch(/undefined|null|NaN/);
      if (/finished basement/i.test(remarks)) expect(record.basement).toContain('finished');
      if (/walk-out (lower|basement)/i.test(remarks)) expect(record.basement).toContain('walkOut');
    }
    const french = market.filter(({ record }) => /chambres|propriété|terrain/i.test(record.remarks ?? ''));
    expect(french.length).toBeGreaterThan(20);
    expect(new Set(market.map(({ record }) => record.remarks)).size).toBeGreaterThan(market.length * 0.9);
  });
});
