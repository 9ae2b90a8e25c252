import { expect, it } from 'vitest';
import type { AskingStep } from './asking-price.ts';
import { comparePrice, findPriceChange } from './asking-price.ts';
import { makeDraft, publish, takeSteps } from './testing/make-listing.ts';

const million = 100_000_000;
const cut = 95_000_000;
const low = 89_990_000;

function step(
  code: AskingStep['code'],
  date: string,
  newPrice: number | null,
  oldPrice: number | null = null,
): AskingStep {
  return { code, date, oldPrice, newPrice };
}

it('is none while the first price is asked', () => {
  expect(findPriceChange([])).toBeNull();
  expect(findPriceChange([[step('new', '2025-10-12', million)]])).toBeNull();
  expect(
    findPriceChange([[step('cs', '2025-10-10', million), step('new', '2025-10-12', million)]]),
  ).toBeNull();
  expect(
    findPriceChange([
      [step('new', '2025-08-01', million), step('ter', '2025-09-30', null)],
      [step('new', '2025-10-12', million)],
    ]),
  ).toBeNull();
});

it('of a price that was raised and then cut is the cut', () => {
  const raised = [step('new', '2025-09-01', low), step('pc', '2025-10-01', million, low)];
  const expected = {
    before: million,
    since: '2025-10-12',
    firstPrice: low,
    firstDate: '2025-09-01',
  };
  expect(findPriceChange([[...raised, step('pc', '2025-10-12', cut, million)]])).toEqual(expected);
  // A feed that is read for the first time tells the first price and the last change alone.
  expect(findPriceChange([[step('new', '2025-09-01', low), step('pc', '2025-10-12', cut, million)]])).toEqual(
    expected,
  );
});

it('reaches over relistings', () => {
  const ended = [step('new', '2025-08-12', million), step('ter', '2025-09-30', null)];
  expect(findPriceChange([ended, [step('new', '2025-10-12', cut)]])).toEqual({
    before: million,
    since: '2025-10-12',
    firstPrice: million,
    firstDate: '2025-08-12',
  });
  expect(
    findPriceChange([ended, [step('new', '2025-10-12', low), step('pc', '2025-11-03', cut, low)]]),
  ).toEqual({ before: low, since: '2025-11-03', firstPrice: million, firstDate: '2025-08-12' });
});

it('does not reach over a pause of more than a year', () => {
  const relistedOn = (date: string) =>
    findPriceChange([
      [step('new', '2025-05-01', million), step('exp', '2025-06-30', null)],
      [step('new', date, cut)],
    ]);
  expect(relistedOn('2026-06-30')).toMatchObject({ before: million });
  expect(relistedOn('2026-07-01')).toBeNull();
});

it('is not what a deal brought, and none when the home comes back at its price', () => {
  expect(
    findPriceChange([
      [
        step('new', '2025-10-12', million),
        step('sld', '2025-10-20', cut, million),
        step('dft', '2025-10-25', million),
      ],
    ]),
  ).toBeNull();
});

it('begins with the price before the first change where nobody told of the listing itself', () => {
  expect(findPriceChange([[step('pc', '2025-10-12', cut, million)]])).toEqual({
    before: million,
    since: '2025-10-12',
    firstPrice: million,
    firstDate: null,
  });
});

it('agrees with the steps of a listing', () => {
  const { listing, events } = takeSteps(makeDraft(), [
    ['2025-03-01', publish],
    ['2025-03-10', { type: 'changePrice', listPrice: 85_000_000 }],
    ['2025-03-20', { type: 'changePrice', listPrice: 80_000_000 }],
  ]);
  const change = findPriceChange([
    events.map(({ effectiveDate, ...event }) => ({ ...event, date: effectiveDate })),
  ]);
  expect(change).toEqual({
    before: listing.previousListPrice,
    since: '2025-03-20',
    firstPrice: listing.originalListPrice,
    firstDate: listing.listDate,
  });
});

it.each([
  ['raised, then cut', { before: million, firstPrice: low }, [-5_000_000, 5_010_000]],
  ['relisted lower', { before: million, firstPrice: million }, [-5_000_000]],
  ['relisted lower, then raised', { before: low, firstPrice: million }, [-5_000_000, 5_010_000]],
  ['cut twice', { before: million, firstPrice: 110_000_000 }, [-5_000_000, -15_000_000]],
  ['raised twice', { before: low, firstPrice: 80_000_000 }, [5_010_000, 15_000_000]],
  ['back at its first price', { before: low, firstPrice: cut }, [5_010_000, 0]],
])('shows a cut as a cut: %s', (_, prices, changes) => {
  const change = { since: '2025-11-03', firstDate: '2025-08-12', ...prices };
  expect(comparePrice(cut, change).map((comparison) => comparison.change)).toEqual(changes);
});

it('compares with the price before alone where the first day is not told', () => {
  const change = { before: low, since: '2025-11-03', firstPrice: million, firstDate: null };
  expect(comparePrice(cut, change)).toEqual([{ price: low, since: '2025-11-03', change: 5_010_000 }]);
});
