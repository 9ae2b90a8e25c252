import { censusAgeGroups, censusDwellingTypes } from '@hearthline/domain/census';
import { z } from 'zod';
import { numberText, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const schoolSystems = [
  'englishPublic',
  'englishCatholic',
  'frenchPublic',
  'frenchCatholic',
  'private',
] as const;

export const schoolNearby = z.object({
  number: z.string(),
  name: z.string(),
  system: z.enum(schoolSystems),
  level: z.enum(['elementary', 'secondary']),
  grades: z.string().nullable(),
  boardName: z.string().nullable(),
  website: z.string().nullable(),
  boardWebsite: z.string().nullable(),
  enrolment: z.number().int().nullable(),
  longitude: z.number(),
  latitude: z.number(),
  distanceMetres: z.number().int(),
});
export type SchoolNearby = z.infer<typeof schoolNearby>;

const figure = z.number().nullable();
/** A null figure was suppressed by the agency. */
export const demographics = z.object({
  censusYear: z.number().int(),
  /** The agency's number of the area, and what kind of area it is. */
  dguid: z.string(),
  geography: z.enum(['disseminationArea', 'municipality']),
  name: z.string().nullable(),
  /** True where the small area is suppressed and a larger one answers. */
  isFallback: z.boolean(),
  population: figure,
  households: figure,
  dwellings: figure,
  medianAge: figure,
  averageHouseholdSize: figure,
  medianHouseholdIncome: figure,
  owners: figure,
  renters: figure,
  ageGroups: z.array(z.object({ group: z.enum(censusAgeGroups), count: figure })),
  dwellingTypes: z.array(z.object({ type: z.enum(censusDwellingTypes), count: figure })),
  /** The ten languages spoken most often at home; null where suppressed. */
  languages: z.array(z.object({ name: z.string(), count: z.number(), share: z.number() })).nullable(),
});
export type Demographics = z.infer<typeof demographics>;

const position = {
  longitude: numberText.pipe(z.number().min(-180).max(180)),
  latitude: numberText.pipe(z.number().min(-85).max(85)),
};

export const placeEndpoints = defineEndpoints({
  'GET /places/schools': {
    access: 'agent',
    summary: 'Schools around a place, nearest first',
    query: z.strictObject({
      ...position,
      radiusMetres: numberText.pipe(z.number().min(100).max(20_000)).default(3_000),
      limit: numberText.pipe(z.number().int().min(1).max(50)).default(12),
    }),
    reply: success(z.array(schoolNearby)),
  },
  'GET /places/demographics': {
    access: 'agent',
    summary: 'Census figures of the area a place lies in; null outside of the census areas known here',
    query: z.strictObject(position),
    reply: success(demographics.nullable()),
  },
  'GET /map/tiles/{z}/{x}/{y}': {
    access: 'agent',
    summary: 'A vector tile of the base map',
    params: z.strictObject({
      z: numberText.pipe(z.number().int().min(0).max(22)),
      x: numberText.pipe(z.number().int().min(0).max(4_194_303)),
      y: numberText.pipe(z.number().int().min(0).max(4_194_303)),
    }),
    reply: 'binary',
  },
});
