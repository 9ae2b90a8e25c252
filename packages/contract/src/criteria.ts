import type { Choice, Criteria, Range } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField, ChoiceValue } from '@hearthline/domain/criteria/fields';
import {
  choiceFields,
  criterionFields,
  dateFields,
  flagFields,
  rangeFields,
} from '@hearthline/domain/criteria/fields';
import { listingStatuses, offers } from '@hearthline/domain/listing/vocabulary';
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

type SchemaOf<Value> = z.ZodOptional<z.ZodType<Value, Value>>;
type ChoiceSchemas = { [Field in ChoiceField]: SchemaOf<Choice<ChoiceValue<Field>>> };

/** One schema for every field of a kind, under its name. */
function eachOf<Field extends string, Schema extends z.ZodType>(
  fields: readonly Field[],
  schemaOf: (field: Field) => Schema,
): Record<Field, z.ZodOptional<Schema>> {
  return Object.fromEntries(fields.map((field) => [field, schemaOf(field).optional()])) as Record<
    Field,
    z.ZodOptional<Schema>
  >;
}

/** The one description of a search, used by search, saved searches, alerts, baskets and CMA. */
export const criteria = z.strictObject({
  version: z.literal(1),
  offer: z.enum(offers),
  status: z.array(z.enum(listingStatuses)).min(1).max(3),
  ...(eachOf(choiceFields, (field) => {
    const { values } = criterionFields[field];
    return choice(values === null ? placeCode : z.enum(values));
  }) as ChoiceSchemas),
  ...eachOf(rangeFields, (field) => range(criterionFields[field].highest)),
  ...eachOf(flagFields, () => z.boolean()),
  ...eachOf(dateFields, () => dateWindow),
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
