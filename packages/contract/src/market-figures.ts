import type { FigureDays, FigureKind } from '@hearthline/domain/site/vocabulary';
import { figureDays, figureKinds } from '@hearthline/domain/site/vocabulary';
import { z } from 'zod';
import { cents, count, isoDate, requiredLine } from './common.ts';

/** A municipality or a community of the market. */
export const marketPlace = z.strictObject({
  level: z.enum(['municipality', 'community']),
  code: requiredLine(64),
});
export type MarketPlace = z.infer<typeof marketPlace>;

export const namedPlace = z.object({
  ...marketPlace.shape,
  name: z.string(),
  /** Of a community the municipality that it is in. */
  within: z.string().nullable(),
});
export type NamedPlace = z.infer<typeof namedPlace>;

export const figureKind = z.enum(figureKinds);

/** A figure of fewer than ten sales is null. */
export const placeFigures = z.object({
  place: namedPlace,
  /** Null: all homes. */
  kind: figureKind.nullable(),
  days: z.union(figureDays.map((days) => z.literal(days))),
  /** The last day whose sales are counted. */
  asOf: isoDate,
  sales: count,
  median: cents.nullable(),
  /** The same days a year before, as a share of it: 0.05 is five percent more. */
  medianChange: z.number().nullable(),
  /** Half took less. */
  daysToSell: count.nullable(),
  daysToSellBefore: count.nullable(),
  /** What was paid of what was asked last: half paid less. */
  shareOfAsking: z.number().nullable(),
  soldAbove: count.nullable(),
  /** Now, of what anybody may see; of all kinds, land among them, where the figures are of all homes. */
  forSale: count,
  /** Oldest first; each month with its own number of sales. */
  months: z.array(z.object({ month: z.string(), sales: count, median: cents.nullable() })),
});
export type PlaceFigures = z.infer<typeof placeFigures>;

export interface FigureQuestion {
  place: MarketPlace;
  kind: FigureKind | null;
  days: FigureDays;
  /** The last day to count; today's where it is left out. */
  asOf?: string;
}

/** Sales of a place as aggregates, for whoever may not know single ones. */
export interface MarketFigures {
  /** Null where there is no such place, in the order of the questions. */
  find(questions: readonly FigureQuestion[]): Promise<(PlaceFigures | null)[]>;
  findPlaces(places: readonly MarketPlace[]): Promise<(NamedPlace | null)[]>;
  /** By the beginning of a name; those with most sales first. */
  searchPlaces(text: string, limit: number): Promise<NamedPlace[]>;
  /** In which a point of a client's record lies, by city name; null where the market has no such place. */
  findByCity(city: string): Promise<NamedPlace | null>;
}
