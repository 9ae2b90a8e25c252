import type { Range } from '../criteria/criteria.ts';
import type { LifecycleCode } from '../listing/lifecycle.ts';
import type { AlertTrigger } from './vocabulary.ts';

/** The last steps in the life of a home on which nobody can make an offer as things stand. */
export const conditionalCodes = ['sc', 'sce', 'lc', 'lce'] as const satisfies readonly LifecycleCode[];
export const soldCodes = ['sld', 'lsd'] as const satisfies readonly LifecycleCode[];
export const leftCodes = ['sus', 'exp', 'ter', 'draft', 'del'] as const satisfies readonly LifecycleCode[];

const isOneOf = (codes: readonly LifecycleCode[], code: LifecycleCode): boolean => codes.includes(code);

/** Whether a home of which an alert was to tell is still what would be told, when its message is written. */
export function isStillTrue(
  trigger: AlertTrigger,
  { code, price }: { code: LifecycleCode; price: number | null },
  /** What those ask for to whom it is told; one that fits is enough. */
  prices: readonly Range[],
): boolean {
  if (trigger === 'soldOrLeased') return isOneOf(soldCodes, code);
  if (trigger === 'conditional') return isOneOf(conditionalCodes, code);
  if (isOneOf([...conditionalCodes, ...soldCodes, ...leftCodes], code)) return false;
  return prices.some(({ min, max }) =>
    price === null
      ? min === undefined && max === undefined
      : (min === undefined || price >= min) && (max === undefined || price <= max),
  );
}
