import type { Range } from '@hearthline/domain/criteria/criteria';
import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import type { Offer } from '@hearthline/domain/listing/vocabulary';

/**
 * The bars of the histogram as a ruler: place 0 is no minimum, the last place no maximum, each bar is one wide.
 * Prices between two steps lie inside their bar.
 */
export interface PriceScale {
  length: number;
  placeOf: (cents: number) => number;
  /** Undefined at the two ends. */
  priceAt: (place: number) => number | undefined;
}

export function createPriceScale(offer: Offer): PriceScale {
  const steps = priceSteps[offer];
  const length = steps.length + 1;
  return {
    length,
    placeOf(cents) {
      const bar = steps.findIndex((step) => cents <= step);
      // The last bar has no upper end; what lies in it stands in its middle.
      if (bar === -1) return length - 0.5;
      const low = steps[bar - 1] ?? 0;
      const high = steps[bar] ?? low;
      return bar + (cents - low) / (high - low);
    },
    priceAt(place) {
      const index = Math.round(place);
      return index <= 0 || index >= length ? undefined : steps[index - 1];
    },
  };
}

/** Where the two thumbs stand. */
export function placesOf(range: Range | undefined, scale: PriceScale): [low: number, high: number] {
  return [
    range?.min === undefined ? 0 : scale.placeOf(range.min),
    range?.max === undefined ? scale.length : scale.placeOf(range.max),
  ];
}
