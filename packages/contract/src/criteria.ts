import type { Criteria, Range } from '@hearthline/domain/criteria/criteria';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import {
  basementFeatures,
  coolingTypes,
  garageTypes,
  heatFuels,
  heatTypes,
  homeKinds,
  houseStyles,
  listingStatuses,
  offers,
  poolTypes,
} from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { isoDate, line } from './common.ts';

export const criteriaLimits = {
  choices: 400,
  shapes: 20,
  /** Of all rings of all shapes together. */
  shapePoints: 2_000,
  mlsNumbers: 500,
  keywordsLength: 200,
  addressLength: 120,
  radiusMetres: 200_000,
  lastDays: 5_000,
} as const;

/** Codes of the two range messages of the specification. */
export const maxLessThanMin = 'max_less_than_min';
export const minMoreThanMax = 'min_more_than_max';

const placeCode = z.string().min(1).max(64);
const choice = <T extends z.ZodType<string>>(value: T) =>
  z.strictObject({
    any: z.array(value).max(criteriaLimits.choices).optional(),
    not: z.array(value).max(criteriaLimits.choices).optional(),
  });

/** Both ends are marked, as the screens do. */
const checkEnds = (ends: Range, context: z.core.$RefinementCtx) => {
  if (ends.min === undefined || ends.max === undefined || ends.min <= ends.max) return;
  context.addIssue({ code: 'custom', message: minMoreThanMax, path: ['min'] });
  context.addIssue({ code: 'custom', message: maxLessThanMin, path: ['max'] });
};
const range = (highest: number) => {
  const end = z.number().min(0).max(highest).optional();
  return z.strictObject({ min: end, max: end }).superRefine(checkEnds);
};

const dateWindow = z.union([
  z.strictObject({ lastDays: z.int().min(0).max(criteriaLimits.lastDays) }),
  z
    .strictObject({ from: isoDate.optional(), to: isoDate.optional() })
    .superRefine(({ from, to }, context) => {
      if (!from || !to || from <= to) return;
      context.addIssue({ code: 'custom', message: minMoreThanMax, path: ['from'] });
      context.addIssue({ code: 'custom', message: maxLessThanMin, path: ['to'] });
    }),
]);

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-85).max(85);
const lngLat = z.tuple([longitude, latitude]);
export const bounds = z
  .tuple([longitude, latitude, longitude, latitude])
  .refine(([west, south, east, north]) => west < east && south < north, { error: 'empty_bounds' });

const shape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('polygon'),
    rings: z.array(z.array(lngLat).min(3).max(1_000)).min(1).max(20),
  }),
  z.strictObject({
    type: z.literal('circle'),
    centre: lngLat,
    radiusMetres: z.number().min(10).max(criteriaLimits.radiusMetres),
    label: line(120).optional(),
  }),
  z.strictObject({ type: z.literal('box'), bounds }),
]);
const shapes = z
  .array(shape)
  .max(criteriaLimits.shapes)
  .refine(
    (list) =>
      list.reduce(
        (points, one) =>
          points + (one.type === 'polygon' ? one.rings.reduce((sum, ring) => sum + ring.length, 0) : 1),
        0,
      ) <= criteriaLimits.shapePoints,
    { error: 'too_many_points' },
  );

const cents = 1e12;
const count = range(999);
const feet = range(1e6);
const squareFeet = range(1e9);

/** The one description of a search, used by search, saved searches, alerts, baskets and CMA. */
export const criteria = z.strictObject({
  version: z.literal(1),
  offer: z.enum(offers),
  status: z.array(z.enum(listingStatuses)).min(1).max(3),
  code: choice(z.enum(lifecycleCodes)).optional(),
  area: choice(placeCode).optional(),
  municipality: choice(placeCode).optional(),
  community: choice(placeCode).optional(),
  kind: choice(z.enum(homeKinds)).optional(),
  style: choice(z.enum(houseStyles)).optional(),
  basement: choice(z.enum(basementFeatures)).optional(),
  heat: choice(z.enum(heatTypes)).optional(),
  heatFuel: choice(z.enum(heatFuels)).optional(),
  cooling: choice(z.enum(coolingTypes)).optional(),
  pool: choice(z.enum(poolTypes)).optional(),
  garageType: choice(z.enum(garageTypes)).optional(),
  price: range(cents).optional(),
  bedrooms: count.optional(),
  bathrooms: count.optional(),
  kitchens: count.optional(),
  garage: count.optional(),
  parking: count.optional(),
  size: squareFeet.optional(),
  lotFront: feet.optional(),
  lotDepth: feet.optional(),
  lotArea: squareFeet.optional(),
  age: count.optional(),
  storeys: count.optional(),
  level: count.optional(),
  tax: range(cents).optional(),
  fee: range(cents).optional(),
  daysOnMarket: range(criteriaLimits.lastDays).optional(),
  schoolDistance: range(1e6).optional(),
  waterfront: z.boolean().optional(),
  relisted: z.boolean().optional(),
  listed: dateWindow.optional(),
  sold: dateWindow.optional(),
  offMarket: dateWindow.optional(),
  priceChanged: dateWindow.optional(),
  priceDrop: z
    .strictObject({
      minPercent: z.number().min(0).max(100),
      lastDays: z.int().min(0).max(criteriaLimits.lastDays).optional(),
    })
    .optional(),
  keywords: line(criteriaLimits.keywordsLength).optional(),
  mlsNumbers: z.array(line(40).min(1)).max(criteriaLimits.mlsNumbers).optional(),
  address: line(criteriaLimits.addressLength).optional(),
  within: shapes.optional(),
  without: shapes.optional(),
}) satisfies z.ZodType<Criteria>;
