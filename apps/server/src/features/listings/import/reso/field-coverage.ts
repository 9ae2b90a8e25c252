/** The share of a feed's listings that have each field, from 0 to 1. */
export interface Coverage {
  listings: number;
  shares: Record<string, number>;
}

export interface CoverageAlarm {
  field: string;
  before: number;
  now: number;
}

/** So few say nothing. */
const fewest = 50;
/** In parts of all listings, and of what the share was. */
const leastFall = { absolute: 0.1, relative: 0.2 };

/** Fields that many listings had and fewer have now: more likely a feed that broke than homes that changed. */
export function findFallenFields(before: Coverage | null, now: Coverage): CoverageAlarm[] {
  if (before === null || before.listings < fewest || now.listings < fewest) return [];
  return Object.entries(before.shares).flatMap(([field, share]) => {
    const current = now.shares[field] ?? 0;
    const fall = share - current;
    const hasFallen = fall >= leastFall.absolute && fall >= leastFall.relative * share;
    return hasFallen ? [{ field, before: share, now: current }] : [];
  });
}

export function describeAlarm({ field, before, now }: CoverageAlarm): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `${field} fell from ${percent(before)} of the listings to ${percent(now)}: see whether the feed still sends it.`;
}
