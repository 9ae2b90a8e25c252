import { AppError } from '../../../platform/errors.ts';
import { businessQueries } from './business-queries.store.ts';
import { clientContactQueries } from './client-contact-queries.store.ts';
import { clientQueries } from './client-queries.store.ts';
import { cmaQueries } from './cma-queries.store.ts';
import { listingQueries } from './listing-queries.store.ts';
import { marketChangeQueries } from './market-change-queries.store.ts';
import { marketQueries } from './market-queries.store.ts';
import { marketSoldQueries } from './market-sold-queries.store.ts';
import { messageQueries } from './message-queries.store.ts';
import type { QueryDefinition } from './query.ts';
import { reminderQueries } from './reminder-queries.store.ts';

/** Every question a badge may ask; there is no other way to the database from a badge. */
export const catalogue: readonly QueryDefinition[] = [
  ...businessQueries,
  ...clientContactQueries,
  ...clientQueries,
  ...marketQueries,
  ...marketSoldQueries,
  ...marketChangeQueries,
  ...listingQueries,
  ...cmaQueries,
  ...messageQueries,
  ...reminderQueries,
];

const byKey = new Map(catalogue.map((query) => [query.key, query]));

export function findQuery(key: string): QueryDefinition {
  const query = byKey.get(key);
  if (!query) throw new AppError('not_found');
  return query;
}
