import type { SiteCityCard } from '@hearthline/contract/site-pages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFigures } from '../../testing/sample-market.ts';
import { hasSkyline, layoutSkyline } from './skyline-layout.ts';

const sample = { template: 'metro', language: 'en', length: 'normal' } as const;

const city = (median: number | null, forSale: number, index: number): SiteCityCard => ({
  name: `Place ${index}`,
  within: null,
  url: `/places/${index}`,
  forSale,
  figures: { ...sampleFigures(sample, 0), median },
});

const windowsIn = (lit: string): number => lit.split('h6').length - 1;

describe('skyline', () => {
  it('[SITE-03] has towers as high as prices, and as many lit windows as homes for sale', () => {
    const price = fc.integer({ min: 5_000_000, max: 900_000_000 });
    const supply = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, supply), { minLength: 1, maxLength: 4 }), (places) => {
        const { towers, perWindow } = layoutSkyline(
          places.map(([one, other], index) => city(one, other, index)),
        );
        const highest = Math.max(...towers.map(({ median }) => median));
        towers.forEach(({ median, forSale, lit, windows, height, isHighest }) => {
          expect(isHighest).toBe(median === highest);
          expect(height).toBe(Math.max(74, Math.round((median / highest) * 410)));
          expect(windowsIn(lit)).toBe(Math.ceil(forSale / perWindow));
          expect(windows.y + windows.height).toBeLessThanOrEqual(height);
        });
      }),
    );
  });

  it('leaves out places with too few sales', () => {
    expect(hasSkyline([])).toBe(false);
    expect(hasSkyline([city(null, 3, 0), { ...city(null, 3, 1), figures: null }])).toBe(false);
    expect(layoutSkyline([city(null, 3, 0), city(80_000_000, 3, 1)]).towers.map(({ name }) => name)).toEqual([
      'Place 1',
    ]);
  });
});
