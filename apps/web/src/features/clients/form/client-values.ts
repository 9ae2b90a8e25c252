import type { Client, ClientInput } from '@hearthline/contract/clients';
import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { parseCents } from '@hearthline/format/parse-number';
import { writeDollars } from '../../../shared/ui/number-field.tsx';
import { formatPhone } from '../parts/format-client.ts';

type DateField = 'birthday' | 'moveInDate';
type MoneyField = 'budget' | 'budgetMax';

/** What the form holds: like the input, but dates and amounts as they are typed. */
export interface ClientValues extends Omit<ClientInput, DateField | MoneyField | 'moreEmails'> {
  birthday: string;
  moveInDate: string;
  budget: string;
  budgetMax: string;
  moreEmails: { value: string }[];
}

export type ClientField = keyof ClientValues;

export function createEmptyValues(today: string, language: Language): ClientValues {
  return {
    firstName: '',
    middleName: '',
    lastName: '',
    email: '',
    moreEmails: [],
    phone: '',
    homeNumber: '',
    officeNumber: '',
    morePhones: [],
    birthday: '',
    gender: null,
    businessName: '',
    businessType: null,
    jobTitle: '',
    relation: null,
    source: null,
    sourceDetail: '',
    leadSource: null,
    timeline: null,
    type: null,
    category: 'interested',
    note: '',
    entryDate: today,
    isOptedOut: false,
    language,
    tags: [],
    address1: '',
    address2: '',
    unit: '',
    city: '',
    province: '',
    postalCode: '',
    country: 'CA',
    moveInDate: '',
    budget: '',
    budgetMax: '',
    financialSource: null,
    mortgageStatus: null,
  };
}

/** Only what the form knows: a client also carries what the server works out. */
export function toValues(client: Client, language: Language): ClientValues {
  const phone = (kept: string) => formatPhone(kept, language);
  const money = (cents: number | null) =>
    cents === null ? '' : writeDollars(Math.round(cents), createFormat(language));
  const fields = Object.keys(createEmptyValues('', language)) as ClientField[];
  return {
    ...(Object.fromEntries(fields.map((field) => [field, client[field]])) as unknown as ClientValues),
    moreEmails: client.moreEmails.map((value) => ({ value })),
    phone: phone(client.phone),
    homeNumber: phone(client.homeNumber),
    officeNumber: phone(client.officeNumber),
    morePhones: client.morePhones.map(({ label, number }) => ({ label, number: phone(number) })),
    birthday: client.birthday ?? '',
    moveInDate: client.moveInDate ?? '',
    budget: money(client.budget),
    budgetMax: money(client.budgetMax),
  };
}

/** What the server's rules are asked about; an unreadable amount stays one that breaks them. */
export function toInput(values: ClientValues, language: Language): ClientInput {
  const { moreEmails, morePhones, birthday, moveInDate, budget, budgetMax } = values;
  return {
    ...values,
    moreEmails: moreEmails.map(({ value }) => value).filter((value) => value.trim() !== ''),
    morePhones: morePhones.filter(({ label, number }) => label.trim() !== '' || number.trim() !== ''),
    birthday: birthday.trim() || null,
    moveInDate: moveInDate.trim() || null,
    budget: toCents(budget, language) ?? 0,
    budgetMax: toCents(budgetMax, language),
  };
}

function toCents(text: string, language: Language): number | null {
  const cents = parseCents(text, language);
  return cents === null ? Number.NaN : (cents ?? null);
}

const listFields: readonly string[] = [
  'gender',
  'businessType',
  'relation',
  'source',
  'leadSource',
  'timeline',
  'type',
  'financialSource',
  'mortgageStatus',
] satisfies ClientField[];

/** Holds one code of a list, or none. */
export const isListField = (field: string): boolean => listFields.includes(field);

export const changedFields = (one: ClientValues, other: ClientValues): ClientField[] =>
  (Object.keys(one) as ClientField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
