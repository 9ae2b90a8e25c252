import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import type { Client, ClientChoice, ClientInput, ClientRow } from '@hearthline/contract/clients';
import { tagLimit } from '@hearthline/contract/clients';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { isEmailTaken } from '../client-transaction.ts';
import { toRecord } from './client-record.ts';
import { presentClient, presentRow } from './clients.presenter.ts';
import type { ClientRecordRow } from './clients.store.ts';

const similarLimit = 200;

export interface ClientPage {
  rows: ClientRow[];
  totalRows: number;
  categories: Record<ClientCategory | 'all', number>;
  addedThisMonth: number;
  isSimilar: boolean;
}

export async function presentWithHousehold(
  transaction: ClientTransaction,
  row: ClientRecordRow,
): Promise<Client> {
  const household = row.householdId ? await transaction.clients.listHousehold(row.householdId, row.id) : [];
  return presentClient(row, household);
}

/** The list of clients and their records. */
export function createClientsService({ open }: ClientTransactions) {
  interface Found {
    counts: Map<ClientCategory, number>;
    /** Where nobody is written as it was typed, those who are written much like it. */
    similarIds: string[] | undefined;
  }

  /** By category, whatever category the filter itself asks for. */
  async function countFound(
    transaction: ClientTransaction,
    { category, ...others }: ClientFilter,
  ): Promise<Found> {
    const counts = await transaction.clients.countByCategory(others);
    // Numbers are right or wrong, and short words are like everything.
    const isWord = /\p{L}{4}/u.test(others.text ?? '');
    if (counts.size > 0 || !isWord) return { counts, similarIds: undefined };
    const similarIds = await transaction.clients.listSimilar(others.text ?? '', similarLimit);
    return { counts: await transaction.clients.countByCategory(others, similarIds), similarIds };
  }

  return {
    search: (
      agentId: string,
      request: {
        filter: ClientFilter;
        sort: ClientSort;
        isDescending: boolean;
        page: number;
        pageSize: number;
      },
    ): Promise<ClientPage> =>
      open(agentId, async (transaction) => {
        const { filter, sort, isDescending, page, pageSize } = request;
        const { counts, similarIds } = await countFound(transaction, filter);
        const offset = (page - 1) * pageSize;
        const rows = await transaction.clients.listPage({
          filter,
          sort,
          isDescending,
          offset,
          limit: pageSize,
          similarIds,
        });
        const countOf = (categories: readonly ClientCategory[]) => sumOf(counts, categories);
        return {
          rows: rows.map(presentRow),
          totalRows: countOf(filter.category ?? clientCategories),
          categories: {
            all: countOf(clientCategories),
            interested: countOf(['interested']),
            waitingList: countOf(['waitingList']),
            notInterested: countOf(['notInterested']),
          },
          addedThisMonth: await transaction.clients.countAddedThisMonth(),
          isSimilar: similarIds !== undefined,
        };
      }),

    count: (agentId: string, filter: ClientFilter): Promise<number> =>
      open(agentId, async (transaction) => {
        const { counts } = await countFound(transaction, filter);
        return sumOf(counts, filter.category ?? clientCategories);
      }),

    listTags: (agentId: string) => open(agentId, (transaction) => transaction.clients.listTags()),

    create: (agentId: string, input: ClientInput): Promise<Client> =>
      open(agentId, async (transaction) => {
        await transaction.requireRoom(1);
        const row = {
          agentId,
          id: createId(),
          ...toRecord(input),
          createdAt: transaction.now,
          updatedAt: transaction.now,
        };
        await refuseTakenEmail(transaction.clients.insert([row]));
        await transaction.activity.addChanges([row.id], 'created', transaction.now);
        return presentWithHousehold(transaction, await transaction.get(row.id));
      }),

    get: (agentId: string, id: string): Promise<{ client: Client; row: ClientRecordRow }> =>
      open(agentId, async (transaction) => {
        const row = await transaction.get(id);
        return { client: await presentWithHousehold(transaction, row), row };
      }),

    update: (agentId: string, id: string, input: ClientInput): Promise<Client> =>
      open(agentId, async (transaction) => {
        const before = await transaction.get(id);
        await refuseTakenEmail(
          transaction.clients.update(id, { ...toRecord(input), updatedAt: transaction.now }),
        );
        const after = await transaction.get(id);
        const changed = (Object.keys(input) as (keyof ClientInput)[]).filter(
          (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
        );
        if (before.isOptedOut !== after.isOptedOut)
          await transaction.activity.addChanges(
            [id],
            after.isOptedOut ? 'optedOut' : 'optedIn',
            transaction.now,
          );
        const others = changed.filter((field) => field !== 'isOptedOut');
        if (others.length > 0)
          await transaction.activity.addChanges([id], 'edited', transaction.now, others.join(' '));
        return presentWithHousehold(transaction, after);
      }),

    setCategory: (agentId: string, choice: ClientChoice, category: ClientCategory): Promise<number> =>
      open(agentId, async (transaction) => {
        const ids = await transaction.clients.listChosenIds(choice);
        const changed = await transaction.clients.setCategory(ids, category, transaction.now);
        await transaction.activity.addChanges(changed, 'categoryChanged', transaction.now, category);
        return changed.length;
      }),

    setTag: (agentId: string, choice: ClientChoice, tag: string, isOn: boolean): Promise<number> =>
      open(agentId, async (transaction) => {
        const ids = await transaction.clients.listChosenIds(choice);
        return isOn
          ? transaction.clients.addTag(ids, tag, tagLimit, transaction.now)
          : transaction.clients.removeTag(ids, tag, transaction.now);
      }),

    remove: (agentId: string, choice: ClientChoice): Promise<{ count: number; batchId: string }> =>
      open(agentId, async (transaction) => {
        const batchId = createId();
        const ids = await transaction.clients.listChosenIds(choice);
        return { count: await transaction.clients.remove(ids, batchId, transaction.now), batchId };
      }),

    restore: (agentId: string, batchId: string) =>
      open(agentId, async (transaction) => {
        const count = await transaction.clients.countRemoved(batchId);
        if (count === 0) throw new AppError('not_found');
        await transaction.requireRoom(count);
        const emailTaken = await transaction.clients.clearTakenEmails(batchId);
        const ids = await transaction.clients.restore(batchId);
        await transaction.activity.addChanges(ids, 'restored', transaction.now);
        return { count: ids.length, emailTaken };
      }),
  };
}

export type ClientsService = ReturnType<typeof createClientsService>;

const sumOf = (counts: ReadonlyMap<ClientCategory, number>, categories: readonly ClientCategory[]): number =>
  categories.reduce((sum, category) => sum + (counts.get(category) ?? 0), 0);

async function refuseTakenEmail(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    throw new AppError('email_exists', {
      fields: [{ path: 'email', code: 'email_exists', message: 'Email already exists' }],
    });
  }
}
