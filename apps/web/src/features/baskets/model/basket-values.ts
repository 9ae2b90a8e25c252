import type { Basket, BasketHome, BasketInput } from '@hearthline/contract/baskets';
import { basketLimits } from '@hearthline/contract/baskets';
import { email } from '@hearthline/contract/common';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';

/** A home of the form: one that is in the basket already, or one that comes with saving. */
export interface HomeEntry {
  /** Tells entries apart, whether they are saved or not. */
  key: string;
  homeId: string | null;
  /** Null where the market knows it no longer. */
  listing: ListingCard | null;
  note: string;
}

export interface BasketValues extends Omit<BasketInput, 'clientId'> {
  client: { id: string; name: string } | null;
  homes: HomeEntry[];
}

export const basketDefaults = {
  type: 'Manual',
  isForHousehold: false,
  additionalEmail: '',
  timeUnit: 'weekly',
  criteria: null,
  copyToMe: false,
  confirmBeforeSending: true,
  byEmail: true,
  bySms: false,
  message: '',
} as const satisfies Partial<BasketInput>;

export const entryOfListing = (listing: ListingCard): HomeEntry => ({
  key: listing.id,
  homeId: null,
  listing,
  note: '',
});

const entryOfHome = ({ id, listing, note }: BasketHome): HomeEntry => ({
  key: id,
  homeId: id,
  listing,
  note,
});

export function valuesOf(basket: Basket): BasketValues {
  const { readers, homes, clientId, ...rest } = basket;
  const name = readers.find((reader) => reader.clientId === clientId)?.name ?? '';
  return {
    type: 'Manual',
    name: rest.name,
    client: { id: clientId, name },
    isForHousehold: rest.isForHousehold,
    additionalEmail: rest.additionalEmail,
    activationDate: rest.activationDate,
    timeUnit: rest.timeUnit,
    criteria: rest.criteria,
    copyToMe: rest.copyToMe,
    confirmBeforeSending: rest.confirmBeforeSending,
    byEmail: rest.byEmail,
    bySms: rest.bySms,
    message: rest.message,
    homes: homes.map(entryOfHome),
  };
}

/** What the server takes of the form; the client has to be chosen by then. */
export function inputOf({ homes: _homes, client, ...values }: BasketValues): BasketInput {
  return {
    ...values,
    name: values.name.trim(),
    additionalEmail: values.additionalEmail.trim(),
    message: values.message.trim(),
    clientId: client?.id ?? '',
  };
}

export const basketFields = ['client', 'name', 'additionalEmail', 'activationDate', 'byEmail'] as const;
export type BasketField = (typeof basketFields)[number];
export type BasketProblem = 'required' | 'invalidEmail' | 'invalidDate' | 'noChannel';

/** What is wrong with each field, in the order of the form. */
export function findProblems(values: BasketValues): Map<BasketField, BasketProblem> {
  const problems = new Map<BasketField, BasketProblem>();
  const mail = values.additionalEmail.trim();
  if (values.client === null) problems.set('client', 'required');
  if (values.name.trim() === '') problems.set('name', 'required');
  if (mail !== '' && !email.safeParse(mail).success) problems.set('additionalEmail', 'invalidEmail');
  if (!parseIsoDate(values.activationDate)) problems.set('activationDate', 'invalidDate');
  if (!values.byEmail && !values.bySms) problems.set('byEmail', 'noChannel');
  return problems;
}

/** The same home is not added twice. */
export function addListings(homes: readonly HomeEntry[], listings: readonly ListingCard[]): HomeEntry[] {
  const known = new Set(homes.map(({ listing }) => listing?.id));
  const fresh = listings.filter(({ id }) => !known.has(id));
  return [...homes, ...new Map(fresh.map((listing) => [listing.id, entryOfListing(listing)])).values()];
}

/** What came in with a save, by the ids of its listings: a relisted home is shown by another one. */
export const adoptHomeIds = (entries: readonly HomeEntry[], homeIdOf: Record<string, string>): HomeEntry[] =>
  entries.map((entry) => ({ ...entry, homeId: entry.homeId ?? homeIdOf[entry.listing?.id ?? ''] ?? null }));

/** Two numbers may turn out to be one home: it stands where the first stood, with the words about both. */
export function settleHomes(entries: readonly HomeEntry[]): { homeId: string; note: string }[] {
  const notes = new Map<string, string[]>();
  for (const { homeId, note } of entries)
    if (homeId !== null) notes.set(homeId, [...(notes.get(homeId) ?? []), note.trim()]);
  return Array.from(notes, ([homeId, words]) => ({
    homeId,
    note: [...new Set(words)].filter(Boolean).join('\n').slice(0, basketLimits.note),
  }));
}

export const isAhead = (activationDate: string, today: IsoDate): boolean => activationDate > today;
