import { mostComparables } from '@hearthline/domain/valuation/comparables';
import { expect, it } from 'vitest';
import { makeDraft, saleId } from '../testing/grid-fixture.ts';
import { areaScale, kinOf, radiusAt, radiusPlace, withChosen } from './conditions.ts';
import { mergeDraft } from './merge-draft.ts';

it('[CMA-02] never chooses more than fifty, and takes out what is chosen', () => {
  const ids = Array.from({ length: mostComparables }, (_, place) => saleId(place + 1));
  const full = makeDraft({ chosen: ids });
  expect(withChosen(full, saleId(99), true)).toBe(full);
  expect(withChosen(full, saleId(1), false).chosen).toHaveLength(mostComparables - 1);
});

it('[CMA-02] finds every distance on the slider again', () => {
  for (const metres of [100, 800, 1_000, 2_000, 10_000]) expect(radiusAt(radiusPlace(metres))).toBe(metres);
  expect(radiusPlace(2_500)).toBeGreaterThan(radiusPlace(2_000));
  expect(radiusPlace(20_000)).toBe(radiusPlace(10_000));
});

it('[CMA-02] offers kinds that can stand for each other, never flats for houses', () => {
  expect(kinOf('semiDetached')[0]).toBe('semiDetached');
  expect(kinOf('semiDetached')).not.toContain('condoApartment');
  expect(kinOf('loft')).toEqual(['loft', 'condoApartment', 'condoTownhouse']);
  expect(kinOf('land')).toEqual(['land']);
});

it('[CMA-02] widens the scale of square feet to what is asked', () => {
  expect(areaScale(2_000, undefined)).toEqual({ low: 1_000, high: 3_600, step: 20 });
  expect(areaScale(2_000, { min: 510, max: 9_001 })).toMatchObject({ low: 500, high: 9_020 });
});

it('puts what was changed here over what was changed elsewhere', () => {
  const base = { note: '', chosen: ['a'], edits: { weights: { a: 0.5 }, rates: {} } };
  const mine = { note: '', chosen: ['a', 'b'], edits: { weights: {}, rates: {} } };
  const theirs = { note: 'x', chosen: ['a'], edits: { weights: { a: 0.5 }, rates: { area: 3 } } };
  expect(mergeDraft<object>(base, mine, theirs)).toEqual({
    note: 'x',
    chosen: ['a', 'b'],
    edits: { weights: {}, rates: { area: 3 } },
  });
});
