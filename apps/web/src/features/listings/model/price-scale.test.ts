import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import { offers } from '@hearthline/domain/listing/vocabulary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPriceScale, placesOf } from './price-scale.ts';

it.each(offers)('every step of the %s prices stands at its bar and comes back', (offer) => {
  const scale = createPriceScale(offer);
  expect(scale.length).toBe(priceSteps[offer].length + 1);
  for (const [index, step] of priceSteps[offer].entries()) {
    expect(scale.placeOf(step)).toBe(index + 1);
    expect(scale.priceAt(index + 1)).toBe(step);
  }
  expect([scale.priceAt(0), scale.priceAt(scale.length)]).toEqual([undefined, undefined]);
});

it('prices keep their order on the ruler and stay on it', () => {
  const scale = createPriceScale('sale');
  const price = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = placesOf({ min: Math.min(one, other), max: Math.max(one, other) }, scale);
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThan(scale.length);
    }),
  );
  expect(placesOf(undefined, scale)).toEqual([0, scale.length]);
});
