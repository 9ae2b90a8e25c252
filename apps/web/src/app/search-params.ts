import type { CategoriesAddress } from '../features/badges/categories/use-categories-view.ts';
import type { DefinedAddress } from '../features/badges/defined/use-defined-view.ts';
import type { ClientsAddress } from '../features/clients/model/use-clients-view.ts';
import type { LogAddress } from '../features/messages/model/log-address.ts';
import type { BasketType } from './screens.ts';
import { readBasketType } from './screens.ts';

type RawSearch = Record<string, unknown>;

/** Plain names and texts: a token of digits stays a text, and nothing in the address looks like JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: RawSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readRootSearch(search: RawSearch): { scroll?: 'off' | undefined } {
  return { scroll: search.scroll === 'off' ? 'off' : undefined };
}

export function readTokenSearch(search: RawSearch): { token?: string | undefined } {
  return { token: readText(search.token) };
}

export function readScreenSearch(search: RawSearch): {
  basketType?: BasketType | undefined;
  id?: string | undefined;
  /** Homes that the screen begins with: one id, or several with commas. */
  listing?: string | undefined;
} {
  return {
    basketType: readBasketType(search.basketType),
    id: readText(search.id),
    listing: readText(search.listing),
  };
}

/** The criteria of a search, or the key they are kept under; their form is checked where they are read. */
export function readListingSearch(search: RawSearch): {
  c?: string | undefined;
  k?: string | undefined;
  sort?: string | undefined;
  view?: string | undefined;
} {
  return {
    c: readText(search.c),
    k: readText(search.k),
    sort: readText(search.sort),
    view: readText(search.view),
  };
}

/** One home; the search it was found by comes along, so that its neighbours are one step away. */
export function readDetailSearch(search: RawSearch): ReturnType<typeof readListingSearch> & {
  id?: string | undefined;
  as?: 'client' | undefined;
} {
  return {
    id: readText(search.id),
    ...readListingSearch(search),
    as: search.as === 'client' ? 'client' : undefined,
  };
}

export function readFavoritesSearch(search: RawSearch): {
  show?: string | undefined;
  sort?: string | undefined;
} {
  return { show: readText(search.show), sort: readText(search.sort) };
}

/** Which of the agent's dashboards is open. */
export function readDashboardSearch(search: RawSearch): { board?: string | undefined } {
  return { board: readText(search.board) };
}

export function readNotificationsSearch(search: RawSearch): { filter?: string | undefined } {
  return { filter: readText(search.filter) };
}

export function readClientFormSearch(search: RawSearch): {
  id?: string | undefined;
  step?: string | undefined;
} {
  return { id: readText(search.id), step: readText(search.step) };
}

export function readClientViewSearch(search: RawSearch): {
  id?: string | undefined;
  tab?: string | undefined;
} {
  return { id: readText(search.id), tab: readText(search.tab) };
}

/** Who a letter begins with: clients by their ids, with commas, or a smart list. */
export function readComposeSearch(search: RawSearch): {
  clientId?: string | undefined;
  listId?: string | undefined;
} {
  return { clientId: readText(search.clientId), listId: readText(search.listId) };
}

/** What an analysis begins with: a home of the board, and for whom. */
export function readCmaStartSearch(search: RawSearch): {
  listing?: string | undefined;
  client?: string | undefined;
} {
  return { listing: readText(search.listing), client: readText(search.client) };
}

/** One analysis; `facts` opens its facts, where Fast could not go on without them. */
export function readCmaGenerateSearch(search: RawSearch): {
  id?: string | undefined;
  facts?: 'open' | undefined;
} {
  return { id: readText(search.id), facts: search.facts === 'open' ? 'open' : undefined };
}

/** One analysis; with a number one of its saved versions. */
export function readCmaCalculateSearch(search: RawSearch): {
  id?: string | undefined;
  version?: number | undefined;
} {
  const version = Number(search.version);
  return { id: readText(search.id), version: Number.isInteger(version) && version > 0 ? version : undefined };
}

/** A saved version of an analysis, and which of its reports is open; `new` to choose what the next one holds. */
export function readCmaReportSearch(search: RawSearch): ReturnType<typeof readCmaCalculateSearch> & {
  report?: string | undefined;
} {
  return { ...readCmaCalculateSearch(search), report: readText(search.report) };
}

/** The page of the history, and the analysis whose versions are open. */
export function readCmaRecentSearch(search: RawSearch): {
  q?: string | undefined;
  page?: string | undefined;
  id?: string | undefined;
} {
  return { q: readText(search.q), page: readText(search.page), id: readText(search.id) };
}

export function readBadgeCategoriesSearch(search: RawSearch): CategoriesAddress {
  return {
    q: readText(search.q),
    category: readText(search.category),
    use: readText(search.use),
    page: readText(search.page),
  };
}

export function readDefinedBadgesSearch(search: RawSearch): DefinedAddress {
  return {
    q: readText(search.q),
    category: readText(search.category),
    type: readText(search.type),
    page: readText(search.page),
  };
}

/** The query by its key. */
export function readBadgeQuerySearch(search: RawSearch): { key?: string | undefined } {
  return { key: readText(search.key) };
}

/** The query of a new badge, or the badge that is changed. */
export function readBadgePreviewSearch(search: RawSearch): {
  key?: string | undefined;
  id?: string | undefined;
} {
  return { key: readText(search.key), id: readText(search.id) };
}

const emailLogNames = Object.keys({
  state: true,
  q: true,
  days: true,
  category: true,
  client: true,
  sort: true,
  page: true,
  id: true,
} satisfies Record<keyof LogAddress, true>) as (keyof LogAddress)[];

export function readEmailLogSearch(search: RawSearch): LogAddress {
  return Object.fromEntries(emailLogNames.map((name) => [name, readText(search[name])]));
}

/** Complete by type; what the texts mean is read where the list is. */
const clientsNames = Object.keys({
  tab: true,
  list: true,
  sort: true,
  page: true,
  size: true,
  q: true,
  category: true,
  type: true,
  relation: true,
  timeline: true,
  source: true,
  leadSource: true,
  mortgage: true,
  consent: true,
  language: true,
  city: true,
  tags: true,
  notTags: true,
  budget: true,
  lastContact: true,
  entered: true,
  birthday: true,
  moveIn: true,
  due: true,
  incomplete: true,
  email: true,
} satisfies Record<keyof ClientsAddress, true>) as (keyof ClientsAddress)[];

export function readClientsSearch(search: RawSearch): ClientsAddress {
  return Object.fromEntries(clientsNames.map((name) => [name, readText(search[name])]));
}
