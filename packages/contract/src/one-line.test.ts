import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** What people are called, and what they call their things. */
const names = [
  'firstName',
  'middleName',
  'lastName',
  'businessName',
  'brokerageName',
  'jobTitle',
  'name',
  'badgeName',
];

type Json = { [key: string]: unknown; properties?: Record<string, Json>; anyOf?: Json[]; items?: Json };

/** Names of the fields of a body, also within others, with the pattern that their text has to match. */
function listTexts(schema: Json, name: string): { name: string; pattern: unknown }[] {
  const own = schema.type === 'string' && !schema.enum && !schema.format && !schema.const;
  return [
    ...(own ? [{ name, pattern: schema.pattern }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => listTexts(field, key)),
    ...(schema.anyOf ?? []).flatMap((each) => listTexts(each, name)),
    ...(schema.items ? listTexts(schema.items, name) : []),
  ];
}

const bodies = (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([key, { body }]) =>
  body ? [{ key, schema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json }] : [],
);

it('names are one line without signs that nobody sees, in every body', () => {
  const found = bodies.flatMap(({ key, schema }) =>
    listTexts(schema, '')
      .filter(({ name }) => names.includes(name))
      .map((text) => ({ key, ...text })),
  );
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(names));
  for (const { key, name, pattern } of found) {
    expect(pattern, `${key} ${name}`).toBeTypeOf('string');
    const line = new RegExp(String(pattern), 'u');
    for (const sign of ['\n', '\r', '\t', '\u001b', '\u0085', '\u2028', '\u2029'])
      expect(line.test(`Ava${sign}Bcc: x`), `${key} ${name} ${JSON.stringify(sign)}`).toBe(false);
    expect(line.test('Zoë O’Neil-D’Arcy 多倫多 🏡')).toBe(true);
  }
});
