import type { Client, ClientRow } from '@hearthline/contract/clients';
import type { ClientField, ClientValues } from '@hearthline/domain/client/fields';
import { allClientFields, listedClientFields } from '@hearthline/domain/client/fields';
import type { ClientRecordRow, ListedClient } from './clients.store.ts';

/** Texts of the database are codes of the lists: only checked input is kept. */
const pick = <Field extends ClientField>(row: ClientRecordRow | ListedClient, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field as keyof typeof row]])) as Pick<Client, Field>;

/** What an agent wrote about a client. */
export const valuesOf = (row: ClientRecordRow): ClientValues => pick(row, allClientFields);

export function presentRow(row: ListedClient): ClientRow {
  return {
    id: row.id,
    ...pick(row, listedClientFields),
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    nextContactOn: row.nextContactOn,
    consent: row.consent as ClientRow['consent'],
    isIncomplete: row.isIncomplete,
  };
}

export function presentClient(row: ClientRecordRow, household: readonly ClientRecordRow[]): Client {
  return {
    id: row.id,
    ...valuesOf(row),
    isIncomplete: row.isIncomplete,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    household: household.map((member) => ({ id: member.id, name: nameOf(member) })),
  };
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
