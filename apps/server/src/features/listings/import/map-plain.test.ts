import type { ListingFact } from '@hearthline/domain/listing/facts';
import { factDefinition } from '@hearthline/domain/listing/facts';
import { describe, expect, it } from 'vitest';
import { plainFields } from './map-plain.ts';
import { mapProperty } from './map-property.ts';
import { makeProperty } from './testing/properties.ts';

/** A value as feeds write it, and as it is kept. */
function sampleOf(fact: ListingFact): [written: unknown, kept: unknown] {
  const definition = factDefinition(fact);
  switch (definition.type) {
    case 'count':
    case 'number':
      return [String(definition.limits.max), definition.limits.max];
    case 'money':
      return ['1,234.50', 123_450];
    case 'flag':
      return ['Y', true];
    case 'day':
      return ['2026-08-03', '2026-08-03'];
    case 'instant':
      return ['2026-03-04T18:30:00Z', '2026-03-04T18:30:00.000Z'];
    case 'text':
    case 'code':
      return ['x'.repeat(definition.maxLength + 1), 'x'.repeat(definition.maxLength)];
    case 'words':
      return [
        ['Water', 'Heat'],
        ['Water', 'Heat'],
      ];
    case 'choice':
      return [definition.values[1], definition.values[1]];
    case 'choices':
      return [[definition.values[1]], [definition.values[1]]];
  }
}

const everyField = Object.entries(plainFields).flatMap(([fact, fields]) =>
  fields.map((field, place) => [fact as ListingFact, field, fields.slice(0, place)] as const),
);

describe('[LIST-08] plain facts', () => {
  it.each(everyField)('%s is taken from %s, within its limits', (fact, field, better) => {
    const [written, kept] = sampleOf(fact);
    const silent = Object.fromEntries(better.map((other) => [other, null]));
    const mapped = mapProperty({ ...makeProperty(1), ...silent, [field]: written });
    expect(mapped.ok && mapped.record[fact]).toEqual(kept);
  });

  it.each(Object.entries(plainFields))('%s is not told by a feed that is silent', (fact, fields) => {
    const silent = Object.fromEntries(fields.map((field) => [field, null]));
    const mapped = mapProperty({ ...makeProperty(1), ...silent });
    const { type } = factDefinition(fact as ListingFact);
    expect(mapped.ok && mapped.record[fact as ListingFact]).toEqual(type === 'words' ? [] : null);
  });
});
