import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createListingWriter } from './listing-writer.ts';
import type { MappedProperty } from './map-property.ts';
import { mapProperty } from './map-property.ts';
import { boardHouse, nationalFlat } from './testing/board-samples.ts';

const fieldNames = [
  ...new Set([...Object.keys(boardHouse), ...Object.keys(nationalFlat)]),
  'HistoryTransactional',
  'UnparsedAddress',
  'SoldConditionalEntryTimestamp',
  'OnMarketDate',
  'MlgCanView',
];
const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(
    '__proto__',
    { toString: 1, valueOf: 1 },
    { __proto__: null, length: -1 },
    ['Finished', null, { a: [] }],
    '9'.repeat(400),
    -0,
    1e308,
    '1e999',
    '2026-02-29',
    '9999-12-31T23:59:60Z',
    '0001-01-01',
    'P\u0000Q\ud800',
    'x'.repeat(50_000),
    [[[[[[[[]]]]]]]],
  ),
);
/** A property of which some fields are sound and others hold anything at all. */
const property = fc
  .tuple(
    fc.constantFrom(boardHouse, nationalFlat, {}),
    fc.dictionary(fc.constantFrom(...fieldNames), hostile, { maxKeys: 25 }),
  )
  .map(([base, change]) => JSON.parse(JSON.stringify({ ...base, ...change })) as unknown);

describe('[LIST-08] mapping anything', () => {
  it('never throws, and what it answers is bounded', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), property), (value) => {
        const mapped = mapProperty(value);
        if (!mapped.ok) return mapped.reason.length > 0 && mapped.reason.length < 300;
        return JSON.stringify(mapped).length < 200_000;
      }),
      manyRuns(2_000),
    );
  });

  it('leaves Object alone', () => {
    mapProperty(
      JSON.parse(
        '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "ListingKey": "k", "StandardStatus": "Active", "OnMarketDate": "2026-01-01"}',
      ),
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  describe('in the database', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());

    it('what was mapped can be stored, and a second time nothing changes', async () => {
      const writer = createListingWriter({
        database: database.worker,
        clock: createSettableClock('2026-11-15T17:00:00Z'),
      });
      const entries = fc
        .sample(property, 1_500)
        .map((value, index) =>
          mapProperty(typeof value === 'object' ? { ...value, ListingKey: `k${index}` } : value),
        )
        .filter((mapped): mapped is MappedProperty => mapped.ok);
      expect(entries.length).toBeGreaterThan(300);
      expect(await writer.writeBatch(entries)).toMatchObject({ inserted: entries.length });
      expect(await writer.writeBatch(entries)).toMatchObject({
        inserted: 0,
        updated: 0,
        unchanged: entries.length,
      });
    });
  });
});
