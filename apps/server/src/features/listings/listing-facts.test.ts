import { basementBitsOf } from '@hearthline/domain/criteria/match';
import type { FactValues, ListingFact } from '@hearthline/domain/listing/facts';
import {
  cardFacts,
  detailFacts,
  factDefinition,
  listingFacts,
  searchedFacts,
} from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createActiveIndexStore } from './active-index/active-index.store.ts';
import { unpackCard } from './active-index/packed-card.ts';
import { createListingWriter } from './import/listing-writer.ts';
import { presentDetail } from './listings.presenter.ts';
import { createListingsStore } from './listings.store.ts';

const allFacts = Object.keys(listingFacts) as ListingFact[];
const placeNames = { area: 'Halton', municipality: 'Oakville', community: 'Bronte' };

/** A value that no other fact has, where the type allows it. */
function sampleOf(fact: ListingFact): unknown {
  const definition = factDefinition(fact);
  const place = allFacts.indexOf(fact);
  switch (definition.type) {
    case 'count':
    case 'number':
      return Math.min(definition.limits.max, Math.max(definition.limits.min, place));
    case 'money':
      return 10_000_000 + place;
    case 'flag':
      return true;
    case 'day':
      return `2026-01-${String((place % 28) + 1).padStart(2, '0')}`;
    case 'instant':
      return `2026-02-01T10:${String(place % 60).padStart(2, '0')}:00.250Z`;
    case 'text':
    case 'code':
      return fact.slice(0, definition.maxLength);
    case 'words':
      return ['Water', 'Heat'];
    case 'choice':
      return definition.values.at(-1);
    case 'choices':
      return definition.values.slice(0, 2);
  }
}

const stated: ListingRecord = {
  ...(Object.fromEntries(allFacts.map((fact) => [fact, sampleOf(fact)])) as FactValues),
  source: 'table',
  key: 'K1',
  // A step that the lifecycle knows, of a listing on the market.
  state: 'active',
  code: 'new',
  isIrregular: false,
  areaCode: 'halton',
  municipalityCode: 'halton.oakville',
  communityCode: 'halton.oakville.bronte',
  utilities: { water: 'connected' },
  rooms: [],
  media: [],
};
const valuesOf = (facts: readonly ListingFact[]) =>
  Object.fromEntries(facts.map((fact) => [fact, stated[fact]]));

describe('every fact of the table', () => {
  let database: TestDatabase;
  let id: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const clock = createSettableClock('2026-03-01T12:00:00Z');
    await createListingWriter({ database: database.worker, clock }).writeBatch([
      { record: stated, placeNames },
    ]);
    const { rows } = await sql<{ id: string }>`select id from listing`.execute(database.worker.db);
    id = rows[0]?.id ?? '';
  });
  afterAll(() => database.drop());

  it('is kept in its column', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select l.*, d.* from listing l join listing_detail d on d.listing_id = l.id`.execute(
      database.worker.db,
    );
    const isInstant = (fact: string) => factDefinition(fact as ListingFact).type === 'instant';
    const columns = Object.entries(valuesOf(allFacts.filter((fact) => fact !== 'basement'))).map(
      ([fact, value]) => [fact, isInstant(fact) ? new Date(String(value)) : value],
    );
    expect(rows[0]).toMatchObject({
      ...Object.fromEntries(columns),
      basementBits: basementBitsOf(stated.basement),
    });
  });

  it('is sent as it is told', async () => {
    const found = await createListingsStore(database.worker.db).findDetail(id);
    if (!found) throw new Error('The listing is gone.');
    const detail = presentDetail(found, {
      today: '2026-03-01',
      projection: 'agent',
      propertyDaysOnMarket: null,
      priceChange: null,
      linkPicture: () => '',
    });
    expect(detail).toMatchObject(valuesOf([...cardFacts, ...detailFacts]));
  });

  it('is a column of the rows that are searched', async () => {
    const facts = await createListingsStore(database.worker.db).findFacts(id);
    expect(facts).toMatchObject(valuesOf(searchedFacts));
  });

  it('is held by the index in memory, in the row and on the card', async () => {
    const store = createActiveIndexStore(database.worker);
    const listings = await store.findListings([id]);
    for await (const copied of store.streamAll()) listings.push(...copied);
    expect(listings).toHaveLength(2);
    for (const listing of listings) {
      expect(listing.facts).toMatchObject(valuesOf(searchedFacts));
      expect(unpackCard(listing.card, { id, address: '' })).toMatchObject(valuesOf(cardFacts));
    }
  });
});
