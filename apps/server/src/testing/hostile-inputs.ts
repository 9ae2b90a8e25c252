import type { z } from 'zod';
import type { JsonSchema } from './contract-samples.ts';
import { createSample, schemaOfKey, toJsonSchema } from './contract-samples.ts';

export interface HostileBody {
  name: string;
  /** JSON as text, because some of it no serialiser would write. */
  text: string;
}

export interface SpoiledFields {
  bodies: HostileBody[];
  /** Of the wrong shape or size, which the schema decides: the first field of a body shows that it is asked. */
  forSchema: { name: string; value: unknown }[];
}

const oneMegabyte = 1024 * 1024;
const valuesByType: Record<string, unknown> = {
  null: null,
  number: 12.5,
  boolean: true,
  string: 'twelve',
  array: [{}],
  object: { a: 1 },
};

const longText = 'x'.repeat(100 * 1024);
const deepText = '['.repeat(10_000) + ']'.repeat(10_000);
const deepList: unknown = JSON.parse(deepText);

/**
 * Every way to spoil a field of an otherwise valid body, one at a time; all of them must be refused. Parts that many bodies
 * share, such as criteria, are spoiled inside once: `seen` remembers them.
 */
export function listSpoiledFields(schema: z.ZodType, seen: Set<string>): SpoiledFields {
  const sample: unknown = JSON.parse(JSON.stringify(createSample(schema)));
  const fields = listFields(toJsonSchema(schema), [], seen);
  const toBody = ({ path, name, value }: Spoiled): HostileBody => ({
    name: `${path.join('.')} ${name}`,
    text:
      value === deepList
        ? JSON.stringify(replaceAt(sample, path, '@@here@@')).replace('"@@here@@"', deepText)
        : JSON.stringify(replaceAt(sample, path, value)),
  });
  const toValue = ({ path, name, value }: Spoiled) => ({
    name: `${path.join('.')} ${name}`,
    value: replaceAt(sample, path, value),
  });
  return {
    bodies: fields.flatMap((field, place) => [
      ...(place === 0 ? listSpoiledShapes(field).map(toBody) : []),
      ...(typesOf(field.schema).has('string') ? listHostileStrings(field.path, sample).map(toBody) : []),
    ]),
    forSchema: fields.slice(1).flatMap((field) => listSpoiledShapes(field).map(toValue)),
  };
}

/** Query strings and path parts that are spoiled the same way; values come encoded. */
export function listHostileTexts(): string[] {
  return ['%00', 'a%00b', '%ED%A0%80', '%zz', '%', '%E0%A4%A', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5000)];
}

interface Spoiled {
  name: string;
  path: string[];
  value: unknown;
}

function listSpoiledShapes({ path, schema, isRequired }: Field): Spoiled[] {
  return [
    ...wrongTypesOf(schema).map((type) => ({ name: `as ${type}`, path, value: valuesByType[type] })),
    ...(isRequired ? [{ name: 'missing', path, value: undefined }] : []),
    ...(schema.type === 'object' ? [{ name: 'unknown key', path: [...path, 'unheardOf'], value: 1 }] : []),
    ...(typesOf(schema).has('string') ? [{ name: 'of 100 KB', path, value: longText }] : []),
    { name: 'nested deeply', path, value: deepList },
  ];
}

function listHostileStrings(path: string[], sample: unknown): Spoiled[] {
  const text = readAt(sample, path);
  return [
    { name: 'with NUL', path, value: `${text}\0` },
    { name: 'with half a character', path, value: `${text}\ud800` },
  ];
}

/** Something else than the body that is asked for. */
export function listHostileRoots(schema: z.ZodType): HostileBody[] {
  const sample = createSample(schema);
  const text = JSON.stringify(sample);
  return [
    { name: 'nothing', text: '' },
    { name: 'null', text: 'null' },
    { name: 'a number', text: '1' },
    { name: 'a string', text: '"text"' },
    { name: 'a list of it', text: `[${text}]` },
    { name: 'cut off', text: text.slice(0, -1) },
    { name: 'two at once', text: `${text}${text}` },
    { name: 'not JSON', text: "{title: 'Mr'}" },
    { name: 'unknown key', text: JSON.stringify({ ...(sample as object), unheardOf: 1 }) },
    { name: '__proto__', text: `{"__proto__":{"isAdmin":true},${text.slice(1)}` },
    { name: 'constructor', text: `{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}` },
  ];
}

/** More than any body may be. */
export function listLargeRoots(schema: z.ZodType): HostileBody[] {
  const sample = createSample(schema);
  const text = JSON.stringify(sample);
  return [
    { name: 'deep lists', text: '['.repeat(50_000) + ']'.repeat(50_000) },
    { name: 'deep objects', text: '{"a":'.repeat(20_000) + 1 + '}'.repeat(20_000) },
    { name: 'padded past the limit', text: `${text}${' '.repeat(oneMegabyte)}` },
    { name: 'many unknown keys', text: JSON.stringify({ ...(sample as object), ...manyKeys() }) },
  ];
}

function manyKeys(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`key${index}`, index]));
}

interface Field {
  path: string[];
  schema: JsonSchema;
  isRequired: boolean;
}

/** Smaller parts are quicker spoiled than told apart. */
const sharedFrom = 5;

function isKnownPart(schema: JsonSchema, seen: Set<string>): boolean {
  if (Object.keys(schema.properties ?? {}).length < sharedFrom) return false;
  const text = JSON.stringify(schema);
  const isKnown = seen.has(text);
  seen.add(text);
  return isKnown;
}

function listFields(schema: JsonSchema, path: string[], seen: Set<string>): Field[] {
  if (isKnownPart(schema, seen)) return [];
  const names = Object.keys(schema.properties ?? {}).concat(schema.propertyNames?.enum ?? []);
  return names.flatMap((name) => {
    const field = schemaOfKey(schema, name);
    const isRequired = schema.required?.includes(name) ?? false;
    return [
      { path: [...path, name], schema: field, isRequired },
      ...listFields(field, [...path, name], seen),
    ];
  });
}

function typesOf(schema: JsonSchema): Set<string> {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((option) => [...typesOf(option)]));
  if (schema.type) return new Set([schema.type].flat().map((type) => (type === 'integer' ? 'number' : type)));
  return new Set((schema.enum ?? [schema.const]).map((value) => typeof value));
}

function wrongTypesOf(schema: JsonSchema): string[] {
  const right = typesOf(schema);
  return Object.keys(valuesByType).filter((type) => !right.has(type));
}

function readAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

function replaceAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const { [key]: part, ...others } = (value ?? {}) as Record<string, unknown>;
  const replaced = replaceAt(part, rest, replacement);
  return replaced === undefined ? others : { ...others, [key]: replaced };
}
