import type { Offer } from '../listing/vocabulary.ts';

const thousand = 100_000;
const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Upper ends of the price histogram's bars in cents; one more bar has none. */
export const priceSteps: Record<Offer, readonly number[]> = {
  sale: [...every(200, 2_000, 100), 2_250, 2_500, 3_000, 4_000].map((thousands) => thousands * thousand),
  lease: [...every(1_000, 5_000, 250), 5_500, 6_000, 7_000, 8_000, 10_000].map((dollars) => dollars * 100),
};

/** The bar a price falls into: the first whose end lies above it. */
export function priceStepOf(offer: Offer, price: number): number {
  const steps = priceSteps[offer];
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (price < (steps[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
