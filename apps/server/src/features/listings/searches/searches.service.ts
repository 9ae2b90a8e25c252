import { createHash } from 'node:crypto';
import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import type { RecentSearch, SavedSearch } from '@hearthline/contract/searches';
import { savedSearchLimit } from '@hearthline/contract/searches';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria } from '@hearthline/domain/criteria/criteria';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { giveWay } from '../../../platform/turns.ts';
import type { SearchService } from '../search/search.service.ts';
import type { SavedSearchRow } from './searches.store.ts';
import { createSearchesStore, createSharedCriteriaStore } from './searches.store.ts';

const recentKept = 20;

export function createSearchesService({
  database,
  clock,
  search,
}: {
  database: Pick<Database, 'asAgent' | 'db'>;
  clock: Clock;
  search: Pick<SearchService, 'count' | 'countNewer'>;
}) {
  const shared = createSharedCriteriaStore(database.db);

  async function present(row: SavedSearchRow): Promise<SavedSearch> {
    const criteria = parseStoredCriteria(row.criteria);
    const [total, fresh] = [await search.count(criteria), await search.countNewer(criteria, row.openedAt)];
    return {
      id: row.id,
      name: row.name,
      criteria,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      total,
      fresh,
    };
  }

  /** Runs on one search of this agent that is there; another agent's looks as if it were not. */
  async function change(
    agentId: string,
    id: string,
    isDeleted: boolean,
    work: (store: ReturnType<typeof createSearchesStore>) => Promise<void>,
  ): Promise<SavedSearchRow> {
    return database.asAgent(agentId, async (tx) => {
      const store = createSearchesStore(tx);
      const before = await store.find(id);
      if (!before || (before.deletedAt !== null) !== isDeleted) throw new AppError('not_found');
      await work(store);
      return (await store.find(id)) as SavedSearchRow;
    });
  }

  return {
    list: async (agentId: string): Promise<SavedSearch[]> => {
      const rows = await database.asAgent(agentId, (tx) => createSearchesStore(tx).list());
      const searches: SavedSearch[] = [];
      for (const row of rows) {
        searches.push(await present(row));
        await giveWay();
      }
      return searches;
    },

    save: async (
      agentId: string,
      { name, criteria }: { name: string; criteria: Criteria },
    ): Promise<SavedSearch> => {
      const now = clock.now();
      const row = {
        agentId,
        id: createId(now.getTime()),
        name,
        criteria: normaliseCriteria(criteria),
        createdAt: now,
        updatedAt: now,
        openedAt: now,
      };
      await database.asAgent(agentId, async (tx) => {
        const store = createSearchesStore(tx);
        if ((await store.count()) >= savedSearchLimit) throw new AppError('conflict');
        await store.insert(row);
      });
      return present({ ...row, deletedAt: null });
    },

    update: async (
      agentId: string,
      id: string,
      { name, criteria }: { name: string; criteria: Criteria },
    ): Promise<SavedSearch> =>
      present(
        await change(agentId, id, false, (store) =>
          store.update(id, { name, criteria: normaliseCriteria(criteria), at: clock.now() }),
        ),
      ),

    setOpened: async (agentId: string, id: string): Promise<void> => {
      await change(agentId, id, false, (store) => store.setOpened(id, clock.now()));
    },

    remove: async (agentId: string, id: string): Promise<void> => {
      await change(agentId, id, false, (store) => store.setDeleted(id, clock.now()));
    },

    restore: async (agentId: string, id: string): Promise<SavedSearch> =>
      present(await change(agentId, id, true, (store) => store.setDeleted(id, null))),

    listRecent: async (agentId: string): Promise<RecentSearch[]> => {
      const rows = await database.asAgent(agentId, (tx) => createSearchesStore(tx).listRecent(recentKept));
      return rows.map(({ id, criteria, searchedAt, total }) => ({
        id,
        criteria: parseStoredCriteria(criteria),
        searchedAt: searchedAt.toISOString(),
        total,
      }));
    },

    remember: async (agentId: string, criteria: Criteria, total: number): Promise<void> => {
      const now = clock.now();
      const kept = normaliseCriteria(criteria);
      await database.asAgent(agentId, async (tx) => {
        const store = createSearchesStore(tx);
        await store.putRecent({
          agentId,
          id: createId(now.getTime()),
          criteria: kept,
          digest: digestOf(kept),
          total,
          searchedAt: now,
        });
        await store.pruneRecent(recentKept);
      });
    },

    share: async (criteria: Criteria): Promise<string> => {
      const kept = normaliseCriteria(criteria);
      const key = digestOf(kept);
      await shared.put(key, kept);
      return key;
    },

    findShared: async (key: string): Promise<Criteria> => {
      const stored = await shared.find(key);
      if (stored === null) throw new AppError('not_found');
      return parseStoredCriteria(stored);
    },
  };
}

export type SearchesService = ReturnType<typeof createSearchesService>;

/**
 * Criteria as they were stored, in today's form. There is one version so far; a next one upgrades here. What can no
 * longer be read falls back to the default instead of taking the whole list with it.
 */
function parseStoredCriteria(stored: unknown): Criteria {
  const parsed = criteriaSchema.safeParse(stored);
  return parsed.success ? parsed.data : defaultCriteria;
}

/** Equal searches have equal digests, whatever the order in which they were put together. */
function digestOf(criteria: Criteria): string {
  return createHash('sha256')
    .update(JSON.stringify(normaliseCriteria(criteria)))
    .digest('base64url')
    .slice(0, 22);
}
