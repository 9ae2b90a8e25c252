import { siteSections } from '@hearthline/domain/site/vocabulary';
import type { z } from 'zod';
import { z as zod } from 'zod';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
}

/** Fields whose rules a JSON schema cannot tell; a new endpoint with such a field needs a line here. */
const samplesByName: Record<string, unknown> = {
  newPassword: 'Sample!Password1',
  phone: '416 555 0100',
  fax: '416 555 0101',
  homeNumber: '416 555 0102',
  officeNumber: '416 555 0103',
  number: '416 555 0104',
  unit: '12',
  postalCode: 'M5J 2Z3',
  country: 'CA',
  before: undefined,
  timeZone: 'America/Halifax',
  from: '21:00',
  to: '07:30',
  logoutAllDevice: false,
  bounds: [-80, 43, -79, 44],
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  cursor: undefined,
  criteria: {
    version: 1,
    offer: 'sale',
    status: ['active'],
    kind: { any: ['detached'], not: ['land'] },
    price: { min: 1, max: 2 },
    listed: { lastDays: 7 },
    sold: { from: '2025-01-31', to: '2025-02-01' },
    within: [{ type: 'circle', centre: [-79.5, 43.5], radiusMetres: 1_000 }],
  },
  radiusMetres: 3_000,
  isShared: false,
  queryKey: 'market.activeListings',
  paramDefId: 'market.activeListings.municipality',
  resolverKey: 'myArea',
  badgeConfiguration: '{}',
  design: 'mapleLeaves',
  designId: 'mapleLeaves',
  customDate: '2025-01-31',
  sections: siteSections.map((section) => ({ section, isShown: true })),
  cities: [],
};
/** By the beginning of their pattern, where fields of other endpoints have their name. */
const samplesByPattern: [pattern: string, sample: string][] = [
  ['^-?\\d', '1'],
  ['^(municipality|community)-', 'municipality-A1-2025-01'],
];
const samplesByFormat: Record<string, unknown> = {
  email: 'sample@hearthline.test',
  uuid: '0192f0a0-0000-7000-8000-000000000001',
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
};

export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** A value that the schema accepts, with every optional field filled. */
export function createSample(schema: z.ZodType): unknown {
  const sample = sampleOf(toJsonSchema(schema), '');
  const parsed = schema.safeParse(sample);
  if (!parsed.success) throw new Error(`samplesByName needs a line: ${JSON.stringify(parsed.error.issues)}`);
  return sample;
}

/**
 * Fields that are called as others are: ends of days as those of quiet hours, numbers of versions as those of phones, sections
 * of a report as those of a site.
 */
const isNamesake = ({ type, format, items }: JsonSchema, name: string): boolean =>
  (format === 'date' && (name === 'from' || name === 'to')) ||
  (name === 'number' && type !== 'string') ||
  (name === 'sections' && items?.type !== 'object');

function sampleOf(schema: JsonSchema, name: string): unknown {
  const byPattern = samplesByPattern.find(([pattern]) => schema.pattern?.startsWith(pattern));
  if (byPattern) return byPattern[1];
  if (name in samplesByName && !isNamesake(schema, name)) return samplesByName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (Array.isArray(schema.type)) return sampleOf({ ...schema, type: schema.type.at(-1) ?? 'null' }, name);
  const kinds = schema.anyOf ?? schema.oneOf ?? [];
  if (kinds.length > 0) return sampleOf(kinds.at(-1) ?? {}, name);
  if (schema.type === 'object') {
    const names = schema.properties ? Object.keys(schema.properties) : (schema.propertyNames?.enum ?? []);
    return Object.fromEntries(names.map((each) => [each, sampleOf(schemaOfKey(schema, each), each)]));
  }
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, name)];
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return samplesByFormat[schema.format ?? ''] ?? 'sample';
}

export function schemaOfKey(schema: JsonSchema, key: string): JsonSchema {
  const named = schema.properties?.[key];
  if (named) return named;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
}
