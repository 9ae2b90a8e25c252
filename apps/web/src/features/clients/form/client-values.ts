import type { ClientInput } from '@hearthline/contract/clients';
import type { Language } from '@hearthline/contract/common';
import type {
  ClientDateField,
  ClientField,
  ClientMoneyField,
  ClientValues as KeptClient,
} from '@hearthline/domain/client/fields';
import { allClientFields, clientFields, createBlankClient } from '@hearthline/domain/client/fields';
import { createFormat } from '@hearthline/format/format';
import { parseCents } from '@hearthline/format/parse-number';
import { writeDollars } from '../../../shared/ui/number-field.tsx';

/** Empty where nothing is known, instead of null. */
type TypedField = Exclude<ClientDateField, 'entryDate'> | ClientMoneyField;

/** What the form holds: like the input, but dates and amounts as they are typed. */
export type ClientValues = Omit<ClientInput, TypedField | 'moreEmails'> &
  Record<TypedField, string> & { moreEmails: { value: string }[] };

const isTyped = (field: ClientField): field is TypedField =>
  clientFields[field].kind === 'date' || clientFields[field].kind === 'money';

export const createEmptyValues = (today: string, language: Language): ClientValues =>
  toValues(createBlankClient(today, language), language);

/** Only what the form knows: a client also carries what the server works out. */
export function toValues(client: KeptClient, language: Language): ClientValues {
  const format = createFormat(language);
  const typedOf = (field: ClientField) => {
    const value = client[field];
    if (clientFields[field].kind === 'phone') return format.phone(String(value));
    if (!isTyped(field)) return value;
    return typeof value === 'number' ? writeDollars(Math.round(value), format) : (value ?? '');
  };
  const values = Object.fromEntries<unknown>(allClientFields.map((field) => [field, typedOf(field)]));
  return {
    ...(values as ClientValues),
    moreEmails: client.moreEmails.map((value) => ({ value })),
    morePhones: client.morePhones.map(({ label, number }) => ({
      label,
      number: format.phone(number),
    })),
  };
}

/** What the server's rules are asked about; an unreadable amount stays one that breaks them. */
export function toInput(values: ClientValues, language: Language): ClientInput {
  const { moreEmails, morePhones, budget, budgetMax } = values;
  const dayOf = (field: Exclude<ClientDateField, 'entryDate'>) => values[field].trim() || null;
  return {
    ...values,
    moreEmails: moreEmails.map(({ value }) => value).filter((value) => value.trim() !== ''),
    morePhones: morePhones.filter(({ label, number }) => label.trim() !== '' || number.trim() !== ''),
    birthday: dayOf('birthday'),
    moveInDate: dayOf('moveInDate'),
    recoGuideOn: dayOf('recoGuideOn'),
    representationOn: dayOf('representationOn'),
    budget: toCents(budget, language) ?? 0,
    budgetMax: toCents(budgetMax, language),
  };
}

function toCents(text: string, language: Language): number | null {
  const cents = parseCents(text, language);
  return cents === null ? Number.NaN : (cents ?? null);
}

export const changedFields = (one: ClientValues, other: ClientValues): ClientField[] =>
  allClientFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
