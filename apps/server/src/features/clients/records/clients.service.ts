import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import type { Client, ClientChoice, ClientInput, ClientRow, LikelySame } from '@hearthline/contract/clients';
import { tagLimit } from '@hearthline/contract/clients';
import { readPhone } from '@hearthline/domain/client/phone';
import type { Identity } from '@hearthline/domain/client/same-person';
import { findSameReasons } from '@hearthline/domain/client/same-person';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { isEmailTaken } from '../client-desk.ts';
import { toRecord } from './client-record.ts';
import { nameOf, presentClient, presentRow } from './clients.presenter.ts';
import type { ClientRecordRow } from './clients.store.ts';
import { mergeClients } from './merge-clients.ts';

const similarLimit = 200;
const likelyLimit = 5;

export interface ClientPage {
  rows: ClientRow[];
  totalRows: number;
  categories: Record<ClientCategory | 'all', number>;
  addedThisMonth: number;
  isSimilar: boolean;
}

/** The list of clients and their records. */
export function createClientsService({ open }: ClientDesks) {
  async function present(desk: ClientDesk, row: ClientRecordRow): Promise<Client> {
    const household = row.householdId ? await desk.clients.listHousehold(row.householdId, row.id) : [];
    return presentClient(row, household);
  }

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

    findDuplicates: (agentId: string, identity: Identity, exceptId: string | null): Promise<LikelySame[]> =>
      open(agentId, async (desk) => {
        const phones = identity.phones.flatMap((text) => readPhone(text)?.number ?? []);
        const wanted = { ...identity, phones };
        const same = (await desk.clients.listCandidates(wanted, exceptId))
          .map((row) => ({ row, reasons: findSameReasons(wanted, identityOf(row)) }))
          .filter(({ reasons }) => reasons.length > 0)
          .slice(0, likelyLimit);
        const listed = await desk.clients.listByIds(same.map(({ row }) => row.id));
        const byId = new Map(listed.map((row) => [row.id, presentRow(row)]));
        return same.flatMap(({ row, reasons }) => {
          const client = byId.get(row.id);
          return client ? [{ client, reasons }] : [];
        });
      }),

    create: (agentId: string, input: ClientInput): Promise<Client> =>
      open(agentId, async (desk) => {
        const row = { agentId, id: createId(), ...toRecord(input), createdAt: desk.now, updatedAt: desk.now };
        await refuseTakenEmail(desk.clients.insert([row]));
        await desk.activity.addChanges([row.id], 'created', desk.now);
        return present(desk, await desk.get(row.id));
      }),

    get: (agentId: string, id: string): Promise<{ client: Client; row: ClientRecordRow }> =>
      open(agentId, async (desk) => {
        const row = await desk.get(id);
        return { client: await present(desk, row), row };
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
        return present(desk, after);
      }),

    merge: (agentId: string, id: string, otherId: string): Promise<Client> =>
      open(agentId, async (desk) => {
        const [kept, other] = [await desk.get(id), await desk.get(otherId)];
        if (id === otherId) throw new AppError('conflict');
        await desk.clients.remove([otherId], createId(), desk.now);
        await desk.clients.update(id, { ...mergeClients(kept, other), updatedAt: desk.now });
        await desk.activity.moveTo(otherId, id);
        await desk.refreshConsents(id);
        await desk.refreshLastContact(id);
        await desk.activity.addChanges([id], 'merged', desk.now, nameOf(other));
        return present(desk, await desk.get(id));
      }),

    setHousehold: (agentId: string, id: string, withId: string | null) =>
      open(agentId, async (desk) => {
        const row = await desk.get(id);
        const other = withId === null ? null : await desk.get(withId);
        if (other?.id === id) throw new AppError('conflict');
        const householdId = other ? (other.householdId ?? row.householdId ?? createId()) : null;
        await desk.clients.update(id, { householdId, updatedAt: desk.now });
        if (other && other.householdId !== householdId)
          await desk.clients.update(other.id, { householdId, updatedAt: desk.now });
        await desk.activity.addChanges([id], 'householdChanged', desk.now, other ? nameOf(other) : '');
        return (await present(desk, await desk.get(id))).household;
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

function identityOf(row: ClientRecordRow): Identity {
  const phones = [row.phone, row.homeNumber, row.officeNumber].concat(
    (row.morePhones as { number: string }[]).map(({ number }) => number),
  );
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    emails: [row.email, ...row.moreEmails],
    phones: phones.flatMap((text) => readPhone(text)?.number ?? []),
    address1: row.address1,
    postalCode: row.postalCode,
  };
}
