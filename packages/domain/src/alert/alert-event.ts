import type { Criteria } from '../criteria/criteria.ts';
import { withoutField } from '../criteria/criteria.ts';
import type { LifecycleCode } from '../listing/lifecycle.ts';
import { lifecycleCodes } from '../listing/lifecycle.ts';
import type { AlertTrigger } from './vocabulary.ts';

/** A step in the life of a listing, as alerts look at it. */
export interface AlertEvent {
  code: LifecycleCode;
  /** The home was offered before under another number, in the same way. */
  isRelisted: boolean;
  /** Another number, of this or of another board, offers the home in the same way at that moment. */
  isOffered?: boolean;
  /** Before and after the step; of a home that had another number, what was asked last under that one. */
  oldPrice: number | null;
  price: number | null;
}

/** Where a listing stands in its life is what the event tells. */
const lifeFields = ['status', 'code', 'sold', 'offMarket'] as const;

/** What an alert asks of a home, whatever just happened to it. */
export function criteriaOfAlert(criteria: Criteria): Criteria {
  return { ...lifeFields.reduce<Criteria>(withoutField, criteria), status: ['active', 'sold', 'deactive'] };
}

/** Steps that may be what one of these waits for. */
export function codesOf(triggers: readonly AlertTrigger[]): LifecycleCode[] {
  const range = { min: 1, max: 1 };
  return lifecycleCodes.filter((code) =>
    [{ isRelisted: false }, { isRelisted: true }, { isRelisted: false, isOffered: true }]
      .flatMap((standing) => triggersOf({ code, ...standing, oldPrice: 0, price: 1 }, range))
      .some((trigger) => triggers.includes(trigger)),
  );
}

/** What happened, for somebody who asks for these prices: what says most first; empty for what no alert waits for. */
export function triggersOf(
  { code, isRelisted, isOffered = false, oldPrice, price }: AlertEvent,
  { min, max }: { min?: number; max?: number } = {},
): readonly AlertTrigger[] {
  const fits = (amount: number) =>
    (min === undefined || amount >= min) && (max === undefined || amount <= max);
  const cameIntoRange = oldPrice !== null && price !== null && !fits(oldPrice) && fits(price);
  switch (code) {
    case 'new':
      if (isOffered) return oldPrice === null || oldPrice === price ? [] : triggersOfPrice(cameIntoRange);
      if (!isRelisted) return ['new'];
      return cameIntoRange ? ['priceIntoRange', 'backOnMarket'] : ['backOnMarket'];
    case 'pc':
      return triggersOfPrice(cameIntoRange);
    case 'bom':
    case 'dft':
      return ['backOnMarket'];
    case 'sc':
    case 'sce':
    case 'lc':
    case 'lce':
      return ['conditional'];
    case 'sld':
    case 'lsd':
      return ['soldOrLeased'];
    default:
      return [];
  }
}

const triggersOfPrice = (cameIntoRange: boolean): readonly AlertTrigger[] =>
  cameIntoRange ? ['priceIntoRange', 'priceChange'] : ['priceChange'];
