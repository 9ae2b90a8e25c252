import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import type { Client, ClientChoice, ClientInput, ClientRow } from '@hearthline/contract/clients';
import { tagLimit } from '@hearthline/contract/clients';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { isEmailTaken } from '../client-desk.ts';
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

export async function presentWithHousehold(desk: ClientDesk, row: ClientRecordRow): Promise<Client> {
  const household = row.householdId ? await desk.clients.listHousehold(row.householdId, row.id) : [];
  return presentClient(row, household);
}

/** The list of clients and their records. */
export function createClientsService({ open }: ClientDesks) {
  interface Found {
    counts: Map<ClientCategory, number>;
    /** Where nobody is written as it was typed, those who are written much like it. */
    similarIds: string[] | undefined;
  }

  /** By category, whatever category the filter itself asks for. */
  async function countFound(desk: ClientDesk, { category, ...others }: ClientFilter): Promise<Found> {
    const counts = await desk.clients.countByCategory(others);
    // Numbers are right or wrong, and short words are like everything.
    const isWord = /\p{L}{4}/u.test(others.text ?? '');
    if (counts.size > 0 || !isWord) return { counts, similarIds: undefined };
    const similarIds = await desk.clients.listSimilar(others.text ?? '', similarLimit);
    return { counts: await desk.clients.countByCategory(others, similarIds), similarIds };
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
      open(agentId, async (desk) => {
        const { filter, sort, isDescending, page, pageSize } = request;
        const { counts, similarIds } = await countFound(desk, filter);
        const offset = (page - 1) * pageSize;
        const rows = await desk.clients.listPage({
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
          addedThisMonth: await desk.clients.countAddedThisMonth(),
          isSimilar: similarIds !== undefined,
        };
      }),

    count: (agentId: string, filter: ClientFilter): Promise<number> =>
      open(agentId, async (desk) => {
        const { counts } = await countFound(desk, filter);
        return sumOf(counts, filter.category ?? clientCategories);
      }),

    listTags: (agentId: string) => open(agentId, (desk) => desk.clients.listTags()),

    create: (agentId: string, input: ClientInput): Promise<Client> =>
      open(agentId, async (desk) => {
        const row = { agentId, id: createId(), ...toRecord(input), createdAt: desk.now, updatedAt: desk.now };
        await refuseTakenEmail(desk.clients.insert([row]));
        await desk.activity.addChanges([row.id], 'created', desk.now);
        return presentWithHousehold(desk, await desk.get(row.id));
      }),

    get: (agentId: string, id: string): Promise<{ client: Client; row: ClientRecordRow }> =>
      open(agentId, async (desk) => {
        const row = await desk.get(id);
        return { client: await presentWithHousehold(desk, row), row };
      }),

    update: (agentId: string, id: string, input: ClientInput): Promise<Client> =>
      open(agentId, async (desk) => {
        const before = await desk.get(id);
        await refuseTakenEmail(desk.clients.update(id, { ...toRecord(input), updatedAt: desk.now }));
        const after = await desk.get(id);
        const changed = (Object.keys(input) as (keyof ClientInput)[]).filter(
          (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
        );
        if (before.isOptedOut !== after.isOptedOut)
          await desk.activity.addChanges([id], after.isOptedOut ? 'optedOut' : 'optedIn', desk.now);
        const others = changed.filter((field) => field !== 'isOptedOut');
        if (others.length > 0) await desk.activity.addChanges([id], 'edited', desk.now, others.join(' '));
        return presentWithHousehold(desk, after);
      }),

    setCategory: (agentId: string, choice: ClientChoice, category: ClientCategory): Promise<number> =>
      open(agentId, async (desk) => {
        const ids = await desk.clients.listChosenIds(choice);
        const changed = await desk.clients.setCategory(ids, category, desk.now);
        await desk.activity.addChanges(changed, 'categoryChanged', desk.now, category);
        return changed.length;
      }),

    setTag: (agentId: string, choice: ClientChoice, tag: string, isOn: boolean): Promise<number> =>
      open(agentId, async (desk) => {
        const ids = await desk.clients.listChosenIds(choice);
        return isOn
          ? desk.clients.addTag(ids, tag, tagLimit, desk.now)
          : desk.clients.removeTag(ids, tag, desk.now);
      }),

    remove: (agentId: string, choice: ClientChoice): Promise<{ count: number; batchId: string }> =>
      open(agentId, async (desk) => {
        const batchId = createId();
        const ids = await desk.clients.listChosenIds(choice);
        return { count: await desk.clients.remove(ids, batchId, desk.now), batchId };
      }),

    restore: (agentId: string, batchId: string) =>
      open(agentId, async (desk) => {
        const emailTaken = await desk.clients.clearTakenEmails(batchId);
        const ids = await desk.clients.restore(batchId);
        if (ids.length === 0) throw new AppError('not_found');
        await desk.activity.addChanges(ids, 'restored', desk.now);
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
