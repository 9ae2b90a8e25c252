import type { Database } from '../../platform/db/database.ts';
import { createLookupsRoutes } from './lookups.routes.ts';
import { createLookupsStore } from './lookups.store.ts';

/** The lists that fields choose from. */
export function createLookups({ database }: { database: Pick<Database, 'db'> }) {
  return { routes: createLookupsRoutes({ store: createLookupsStore(database.db) }) };
}
