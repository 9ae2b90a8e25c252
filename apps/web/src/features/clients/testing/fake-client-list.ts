import type { BodyOf } from '@hearthline/contract';
import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import type { Today } from '@hearthline/contract/client-page';
import type { ClientRow } from '@hearthline/contract/clients';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { fakeApi } from '../../../testing/fake-api.ts';

export const idOf = (number: number): string => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const batchId = idOf(900);

export function listedClient(number: number, changes: Partial<ClientRow> = {}): ClientRow {
  return {
    id: idOf(number),
    firstName: 'Person',
    lastName: `${number}`,
    email: `person${number}@example.com`,
    phone: '+14165550142',
    type: 'buyer',
    category: 'interested',
    budget: 100_000_000,
    budgetMax: null,
    timeline: 'now',
    relation: 'good',
    city: 'Toronto',
    tags: [],
    entryDate: '2025-04-18',
    birthday: null,
    preferredContact: null,
    lastContactAt: null,
    nextContactOn: null,
    consent: 'none',
    isOptedOut: false,
    isIncomplete: false,
    ...changes,
  };
}

export const quietDay: Today = { due: [], dueTotal: 0, ahead: [], tasks: [], ending: [] };

const words: Record<string, Record<string, string>> = {
  ClientCategory: { interested: 'Interested', waitingList: 'Waiting list', notInterested: 'Not interested' },
  ClientType: { buyer: 'Buyer', seller: 'Seller', tenant: 'Tenant' },
  RelationQuality: { new: 'New', fair: 'Fair', good: 'Good', excellent: 'Excellent' },
  Timeline: { now: 'Now', months3: '3 months' },
};

function isFound(client: ClientRow, filter: Partial<ClientFilter>): boolean {
  const name = `${client.firstName} ${client.lastName} ${client.email}`.toLowerCase();
  return (
    name.includes((filter.text ?? '').toLowerCase()) &&
    (filter.category?.includes(client.category) ?? true) &&
    (filter.type?.some((type) => type === client.type) ?? true) &&
    (filter.relation?.some((relation) => relation === client.relation) ?? true)
  );
}

type Choice = BodyOf<'POST /clients/bulk/delete'>['choice'];

interface Kept {
  clients?: ClientRow[];
  lists?: SmartList[];
  today?: Today;
  isSimilar?: boolean;
  emailTaken?: { id: string; name: string; email: string }[];
}

/** A server that keeps these clients, as far as the list asks for them. */
export function fakeClientList({ clients = [], lists = [], today = quietDay, ...overrides }: Kept = {}) {
  let kept = clients;
  let keptLists = lists;
  const isChosen = (client: ClientRow, choice: Choice) =>
    'ids' in choice ? choice.ids.includes(client.id) : isFound(client, choice.filter);
  const find = (filter: Partial<ClientFilter>) => kept.filter((client) => isFound(client, filter));
  return fakeApi({
    'GET /lookup/groups': () => ({
      isSuccess: true,
      result: Object.fromEntries(
        Object.entries(words).map(([type, names]) => [
          type,
          Object.entries(names).map(([code, name]) => ({ id: code, code, name })),
        ]),
      ),
    }),
    'POST /clients/search': ({ body: { filter, page = 1, pageSize = 10 } }) => {
      const found = find(filter);
      const everybody = find({ ...filter, category: undefined });
      const [interested = 0, waitingList = 0, notInterested = 0] = clientCategories.map(
        (category) => everybody.filter((client) => client.category === category).length,
      );
      return {
        isSuccess: true,
        result: found.slice((page - 1) * pageSize, page * pageSize),
        totalRows: found.length,
        categories: { all: everybody.length, interested, waitingList, notInterested },
        addedThisMonth: 2,
        isSimilar: overrides.isSimilar ?? false,
      };
    },
    'POST /clients/count': ({ body }) => ({ isSuccess: true, count: find(body.filter).length }),
    'GET /clients/tags': () => ({ isSuccess: true, result: [{ tag: 'Lakeside', count: 3 }] }),
    'GET /clients/today': () => ({ isSuccess: true, result: today }),
    'GET /clients/lists': () => ({ isSuccess: true, result: keptLists }),
    'POST /clients/lists': ({ body }) => {
      const list = {
        ...body,
        filter: { ...body.filter, version: 1 as const },
        id: idOf(800),
        count: find(body.filter).length,
        updatedAt: '2025-11-12T12:00:00Z',
      };
      keptLists = [...keptLists, list];
      return { isSuccess: true, result: list };
    },
    'DELETE /clients/lists/{id}': () => ({ isSuccess: true }),
    'POST /clients/lists/{id}/restore': ({ params }) => {
      const list = keptLists.find(({ id }) => id === params.id);
      if (!list) throw new Error('No such list');
      return { isSuccess: true, result: list };
    },
    'POST /clients/bulk/delete': ({ body: { choice } }) => {
      const before = kept.length;
      kept = kept.filter((client) => !isChosen(client, choice));
      return { isSuccess: true, result: { count: before - kept.length, batchId } };
    },
    'POST /clients/restore': () => {
      const count = clients.length - kept.length;
      kept = clients;
      return { isSuccess: true, result: { count, emailTaken: overrides.emailTaken ?? [] } };
    },
    'POST /clients/bulk/category': ({ body: { choice } }) => ({
      isSuccess: true,
      result: { count: kept.filter((client) => isChosen(client, choice)).length },
    }),
    'POST /clients/bulk/tag': ({ body: { choice } }) => ({
      isSuccess: true,
      result: { count: kept.filter((client) => isChosen(client, choice)).length },
    }),
  });
}
