import { demographics } from '@hearthline/contract/places';
import { z } from 'zod';

const languageCount = z.strictObject({ name: z.string().min(1).max(200), count: z.number().int().min(0) });

export const topLanguages = 10;

/** What `census_area.figures` holds: the contract's figures, with the languages as counts of their own total. */
export const censusFigures = z.strictObject({
  ...demographics.pick({
    population: true,
    households: true,
    dwellings: true,
    medianAge: true,
    averageHouseholdSize: true,
    medianHouseholdIncome: true,
    owners: true,
    renters: true,
    ageGroups: true,
    dwellingTypes: true,
  }).shape,
  languages: z
    .strictObject({ total: z.number().int().min(0), top: z.array(languageCount).max(topLanguages) })
    .nullable(),
});
export type CensusFigures = z.infer<typeof censusFigures>;

/** The agency always tells how many live in an area; where they are few, it tells nothing else of them. */
export function isSuppressed({ population, medianAge, languages }: CensusFigures): boolean {
  return population === null || (medianAge === null && languages === null);
}

export function rankLanguages(
  counts: readonly { name: string; count: number }[],
  total: number,
): CensusFigures['languages'] {
  const top = counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
    .slice(0, topLanguages)
    .map(({ name, count }) => ({ name, count }));
  return { total, top };
}
