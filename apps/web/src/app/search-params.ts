import type { ClientsAddress } from '../features/clients/model/use-clients-view.ts';
import type { LogAddress } from '../features/messages/model/log-view.ts';
import type { BasketType } from './screens.ts';
import { parseBasketType } from './screens.ts';

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
  // Commas may stand in an address as they are, and places and criteria read better with them.
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Takes texts by their names and nothing else; what they mean is decided by the screen that asks for them. */
export function textsOf<const Name extends string>(...names: Name[]) {
  return (search: RawSearch) => {
    const found: { [Key in Name]?: string | undefined } = {};
    for (const name of names) found[name] = textOf(search[name]);
    return found;
  };
}

export function parseRootSearch(search: RawSearch): { scroll?: 'off' | undefined } {
  return { scroll: search.scroll === 'off' ? 'off' : undefined };
}

export const parseTokenSearch = textsOf('token');

const basketNames = [
  'id',
  'home',
  'client',
  'listings',
  'c',
  'k',
  'name',
  'kept',
  'q',
  'show',
  'sort',
  'page',
  'view',
  'from',
  'to',
  'listing',
] as const;

/** Baskets and alerts: which of the two, one of them and a home in it, what a new one begins with, what a list shows. */
export function parseBasketSearch(
  search: RawSearch,
): { [Name in (typeof basketNames)[number]]?: string | undefined } & { basketType?: BasketType | undefined } {
  return { ...textsOf(...basketNames)(search), basketType: parseBasketType(search.basketType) };
}

/** The criteria of a search, or the key they are kept under; their form is checked where they are read. `basket` is the form that homes are looked for. */
export const parseListingSearch = textsOf('c', 'k', 'sort', 'view', 'at', 'layers', 'basket');

/** One home; the search it was found by comes along, so that its neighbours are one step away. */
export function parseDetailSearch(
  search: RawSearch,
): ReturnType<typeof parseListingSearch> & { id?: string | undefined; as?: 'client' | undefined } {
  const as = search.as === 'client' ? 'client' : undefined;
  return { id: textOf(search.id), ...parseListingSearch(search), as };
}

/** One analysis; `facts` opens its facts, where Fast could not go on without them. */
export function parseCmaGenerateSearch(search: RawSearch): {
  id?: string | undefined;
  facts?: 'open' | undefined;
} {
  return { id: textOf(search.id), facts: search.facts === 'open' ? 'open' : undefined };
}

/** One analysis; with a number one of its saved versions. */
export function parseCmaCalculateSearch(search: RawSearch): {
  id?: string | undefined;
  version?: number | undefined;
} {
  const version = Number(search.version);
  return { id: textOf(search.id), version: Number.isInteger(version) && version > 0 ? version : undefined };
}

/** A saved version of an analysis, and which of its reports is open; `new` to choose what the next one holds. */
export function parseCmaReportSearch(
  search: RawSearch,
): ReturnType<typeof parseCmaCalculateSearch> & { report?: string | undefined } {
  return { ...parseCmaCalculateSearch(search), report: textOf(search.report) };
}

/** Days to celebrate: how they are shown and narrowed, the day that is open, and the task in its form. */
export const parseEventsSearch = textsOf('view', 'kind', 'by', 'q', 'page', 'day', 'show', 'task', 'copy');

const emailLogNames = {
  state: true,
  q: true,
  days: true,
  category: true,
  client: true,
  sort: true,
  page: true,
  id: true,
} satisfies Record<keyof LogAddress, true>;

export const parseEmailLogSearch: (search: RawSearch) => LogAddress = textsOf(...Object.keys(emailLogNames));

/** The list itself knows the names of its filters, and what they mean. */
export const parseClientsSearch = (search: RawSearch): ClientsAddress =>
  textsOf(...Object.keys(search))(search);
