import { isDeepStrictEqual } from 'node:util';
import type {
  Badge,
  BadgeBody,
  BadgeExecution,
  BadgeRecords,
  BadgeSeries,
  NamedQuery,
  QueryCategory,
  QueryCategoryGroup,
} from '@hearthline/contract/badges';
import { badgeLimits, queryCategories } from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import type { BadgeType } from '@hearthline/domain/badge/configuration';
import { parseConfiguration } from '@hearthline/domain/badge/configuration';
import { foldAccents } from '@hearthline/domain/fold-accents';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import { settleAll } from '../../platform/settle-all.ts';
import type { ViewersParam } from './badge-params.ts';
import { keepParams, withViewersChoice } from './badge-params.ts';
import { presentBadge, presentExecution } from './badges.presenter.ts';
import type { BadgeRow, ListedBadge } from './badges.store.ts';
import { createBadgesStore } from './badges.store.ts';
import { catalogue, findQuery } from './catalogue/catalogue.ts';
import type { Words } from './own-words.ts';
import { createOwnWords } from './own-words.ts';
import { presentQuery } from './queries.presenter.ts';
import type { QueriesService } from './queries.service.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export interface BadgesDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  queries: QueriesService;
  /** What else we write on badges beside the titles of queries. */
  ownWords: readonly Words[];
}

export interface Caller {
  agentId: string;
  isAdmin: boolean;
}

export interface BadgeFilter {
  term?: string | undefined;
  category?: QueryCategory | undefined;
  type?: BadgeType | undefined;
  page: number;
  pageSize: number;
}

/** Of the pool's connections, so that one dashboard does not keep everybody else waiting. */
export const mostAtOnce = 4;

export type BadgesService = ReturnType<typeof createBadgesService>;

export function createBadgesService({ database, clock, log, queries, ownWords }: BadgesDeps) {
  const localize = createOwnWords(ownWords);

  /** A badge that the agent may see. */
  async function get(agentId: string, id: string): Promise<ListedBadge> {
    const badge = await database.asAgent(agentId, (tx) => createBadgesStore(tx).find(id));
    if (!badge || badge.deletedAt) throw new AppError('not_found');
    return badge;
  }

  /** One of the agent's own, also a deleted one. */
  async function getOwn(tx: Tx, agentId: string, id: string): Promise<ListedBadge> {
    const badge = await createBadgesStore(tx).find(id);
    if (!badge) throw new AppError('not_found');
    if (badge.agentId !== agentId) throw new AppError('forbidden');
    return badge;
  }

  async function run(
    agentId: string,
    language: Language,
    badge: BadgeRow,
    params: readonly ViewersParam[],
  ): Promise<BadgeExecution> {
    if (parseConfiguration(badge.configuration) === null)
      log.warn(
        { badgeId: badge.id },
        'The configuration of a badge cannot be read; it is drawn as an empty one',
      );
    const chosen = withViewersChoice(badge, params);
    const executed = await queries.execute({ agentId, language, queryKey: badge.queryKey, chosen });
    return presentExecution(localize(badge, language), executed, language);
  }

  return {
    list: async (
      agentId: string,
      language: Language,
      filter: BadgeFilter,
    ): Promise<{ rows: Badge[]; total: number }> => {
      const { category, type, term = '', page, pageSize } = filter;
      const keys = category
        ? catalogue.filter((query) => query.category === category).map(({ key }) => key)
        : null;
      const found = await database.asAgent(agentId, (tx) => createBadgesStore(tx).list(keys, term.trim()));
      const wanted = found.filter(
        ({ configuration }) => type === undefined || parseConfiguration(configuration)?.type === type,
      );
      const rows = wanted.slice((page - 1) * pageSize, page * pageSize);
      return {
        rows: rows.map((row) => presentBadge(localize(row, language), agentId)),
        total: wanted.length,
      };
    },

    execute: async (
      agentId: string,
      language: Language,
      id: string,
      params: readonly ViewersParam[] = [],
    ): Promise<BadgeExecution> => run(agentId, language, await get(agentId, id), params),

    /** Those of the badges that exist; each may fail for itself. */
    executeMany: async (
      agentId: string,
      language: Language,
      items: readonly { badgeId: string; params: readonly ViewersParam[] }[],
    ): Promise<PromiseSettledResult<BadgeExecution>[]> => {
      const ids = [...new Set(items.map(({ badgeId }) => badgeId))];
      const found = await database.asAgent(agentId, (tx) => createBadgesStore(tx).findMany(ids));
      const byId = new Map(found.map((badge) => [badge.id, badge]));
      return settleAll(items, mostAtOnce, async ({ badgeId, params }) => {
        const badge = byId.get(badgeId);
        if (!badge) throw new AppError('not_found');
        return run(agentId, language, badge, params);
      });
    },

    listRecords: async (
      agentId: string,
      language: Language,
      id: string,
      asked: { params: readonly ViewersParam[]; cursor: string | null; limit: number },
    ): Promise<BadgeRecords> => {
      const badge = await get(agentId, id);
      const chosen = withViewersChoice(badge, asked.params);
      return queries.listRecords(
        { agentId, language, queryKey: badge.queryKey, chosen },
        asked.cursor,
        asked.limit,
      );
    },

    /** Its period cut into days, months or quarters. */
    listSeries: async (
      agentId: string,
      language: Language,
      id: string,
      params: readonly ViewersParam[],
    ): Promise<BadgeSeries> => {
      const badge = await get(agentId, id);
      const chosen = withViewersChoice(badge, params);
      return queries.listSeries({ agentId, language, queryKey: badge.queryKey, chosen });
    },

    create: async ({ agentId, isAdmin }: Caller, body: BadgeBody): Promise<Badge> => {
      if (body.isShared && !isAdmin) throw new AppError('forbidden');
      return database.asAgent(agentId, async (tx) => {
        const store = createBadgesStore(tx);
        if ((await store.count(agentId)) >= badgeLimits.badges) throw new AppError('conflict');
        const row = newRow(agentId, body, clock.now());
        await store.insert([row]);
        return presentBadge({ ...row, dashboards: 0 }, agentId);
      });
    },

    /** In the caller's transaction, for a dashboard of the first day: one of the same that the agent has is taken again. */
    ensureMany: async (
      tx: Tx,
      agentId: string,
      wanted: readonly (readonly [BadgeBody, ...BadgeBody[]])[],
    ): Promise<{ id: string }[]> => {
      const store = createBadgesStore(tx);
      const own = (await store.list(null, '')).filter((row) => row.agentId === agentId);
      const isNew = new Set<BadgeRow>();
      const rows = wanted.map((bodies): BadgeRow => {
        const known = own.find((row) => bodies.some((body) => isSameBadge(row, body)));
        if (known) return known;
        const row = newRow(agentId, bodies[0], clock.now());
        isNew.add(row);
        return row;
      });
      if (isNew.size > 0 && own.length + isNew.size > badgeLimits.badges) throw new AppError('conflict');
      await store.insert([...isNew]);
      return rows.map(({ id }) => ({ id }));
    },

    update: async ({ agentId, isAdmin }: Caller, id: string, body: BadgeBody): Promise<Badge> =>
      database.asAgent(agentId, async (tx) => {
        const held = await getOwn(tx, agentId, id);
        if (held.deletedAt) throw new AppError('not_found');
        if (body.isShared && !isAdmin) throw new AppError('forbidden');
        const { dashboards, ...before } = held;
        const row = { ...before, ...fieldsOf(body, before.params), updatedAt: clock.now() };
        await createBadgesStore(tx).update(row);
        return presentBadge({ ...row, dashboards }, agentId);
      }),

    remove: async (agentId: string, id: string): Promise<void> =>
      database.asAgent(agentId, async (tx) => {
        const badge = await getOwn(tx, agentId, id);
        if (badge.deletedAt) throw new AppError('not_found');
        if (!badge.isDeletable) throw new AppError('conflict');
        await createBadgesStore(tx).setDeleted(agentId, id, clock.now());
      }),

    restore: async (agentId: string, id: string): Promise<Badge> =>
      database.asAgent(agentId, async (tx) => {
        const badge = await getOwn(tx, agentId, id);
        await createBadgesStore(tx).setDeleted(agentId, id, null);
        return presentBadge({ ...badge, deletedAt: null }, agentId);
      }),

    /** The catalogue by category, narrowed to what a word is found in. */
    listCategories: async (
      agentId: string,
      language: Language,
      term: string,
    ): Promise<QueryCategoryGroup[]> => {
      const used = await database.asAgent(agentId, (tx) => createBadgesStore(tx).countUse(agentId));
      const useOf = new Map(
        used.map(({ queryKey, badges, dashboards }) => [queryKey, { badges, dashboards }]),
      );
      const sought = plain(term);
      const { categories } = catalogueTexts[language];
      return queryCategories
        .map((key) => ({
          key,
          ...categories[key],
          queries: catalogue
            .filter(({ category }) => category === key)
            .map((query) => presentQuery(query, language, useOf.get(query.key)))
            .filter(
              ({ title, description }) =>
                sought === '' || plain(`${categories[key].title} ${title} ${description}`).includes(sought),
            ),
        }))
        .filter(({ queries: found }) => found.length > 0);
    },

    getQuery: async (agentId: string, language: Language, key: string): Promise<NamedQuery> => {
      const query = findQuery(key);
      const used = await database.asAgent(agentId, (tx) => createBadgesStore(tx).countUse(agentId));
      const use = used.find(({ queryKey }) => queryKey === key);
      return presentQuery(query, language, use && { badges: use.badges, dashboards: use.dashboards });
    },
  };
}

function newRow(agentId: string, body: BadgeBody, at: Date): BadgeRow {
  return { agentId, id: createId(), ...fieldsOf(body, []), createdAt: at, updatedAt: at, deletedAt: null };
}

function fieldsOf(body: BadgeBody, before: BadgeRow['params']) {
  const query = findQueryOf(body.queryKey);
  return {
    name: body.badgeName,
    description: body.badgeDescription,
    configuration: body.badgeConfiguration,
    queryKey: query.key,
    params: keepParams(query, body.params, before),
    isDiscoverable: body.isDiscoverable,
    isDeletable: body.isDeletable,
    isResolverEnabled: body.isResolverEnabled,
    isShared: body.isShared,
  };
}

/** Whether nobody changed it since it was made like this. */
function isSameBadge(row: BadgeRow, body: BadgeBody): boolean {
  const { params, ...fields } = fieldsOf(body, row.params);
  const isSame = Object.entries(fields).every(([name, value]) => row[name as keyof typeof fields] === value);
  return isSame && isDeepStrictEqual(params, row.params);
}

/** A badge can only be made of what is catalogued. */
function findQueryOf(key: string) {
  if (!catalogue.some((query) => query.key === key))
    throw new AppError('invalid_input', {
      fields: [{ path: 'queryKey', code: 'invalid_value', message: 'queryKey names no query' }],
    });
  return findQuery(key);
}

/** Without accents and capitals. */
function plain(text: string): string {
  return foldAccents(text.trim()).toLowerCase();
}
