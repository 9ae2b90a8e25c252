const dollar = 100;
const upTo = 1_000_000 * dollar;
const steps = { usual: 1_000 * dollar, high: 5_000 * dollar };

/** To a tenth of a percent, and never a zero with a minus. */
export const roundShare = (share: number): number => Math.round(share * 1000) / 1000 || 0;

/** As a value is said: to a thousand dollars, above a million to five thousand. Cents. */
export function roundValue(cents: number): number {
  const step = Math.abs(cents) > upTo ? steps.high : steps.usual;
  return Math.round(cents / step) * step;
}
