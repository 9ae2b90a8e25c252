import type { ImportIssueKind } from '@hearthline/contract/client-import';
import type { RequiredClientField } from '@hearthline/domain/client/completeness';
import { foldText } from '@hearthline/domain/client/same-person';
import type { SourceRow } from './file-rows.ts';
import type { ToldValues } from './row-readers.ts';
import type { RowValues } from './row-values.ts';

/** Clients that are there already, as far as a portion of rows may meet them. */
export interface KnownPeople {
  byEmail: ReadonlyMap<string, string>;
  byPhone: ReadonlyMap<string, string>;
  /** By `personKey`. */
  byNameAndAddress: ReadonlyMap<string, string>;
}

export interface JudgedRow {
  row: SourceRow;
  kind: ImportIssueKind | 'ready';
  reasons: string[];
  told: ToldValues;
  /** Whose e-mail it is, for a known one. */
  clientId: string | null;
}

export const emailsOf = ({ email, moreEmails = [] }: ToldValues): string[] =>
  email ? [email, ...moreEmails] : [...moreEmails];

export function phonesOf({ phone, homeNumber, officeNumber, morePhones = [] }: ToldValues): string[] {
  const all = [phone, homeNumber, officeNumber, ...morePhones.map(({ number }) => number)];
  return all.flatMap((number) => (number ? [number.replace(/;.*/, '')] : []));
}

/** The same for two records with one name and one address; empty where either is missing. */
export function personKey(person: {
  firstName?: string | undefined;
  lastName?: string | undefined;
  address1?: string | undefined;
  postalCode?: string | undefined;
}): string {
  const name = foldText(`${person.lastName ?? ''} ${person.firstName ?? ''}`);
  const street = foldText(person.address1 ?? '');
  const code = foldText(person.postalCode ?? '').replaceAll(' ', '');
  return name === '' || street === '' ? '' : `${name}|${street}|${code}`;
}

/** Goes over a file from its first row to its last; earlier rows count for later ones. */
export function createJudge(tellable: ReadonlySet<RequiredClientField>) {
  const seenEmails = new Map<string, number>();
  const seenPhones = new Map<string, number>();
  const seenPeople = new Map<string, number>();

  /** What makes a row impossible; it depends on the file alone, so a second reading finds the same. */
  function refuse({ isBroken }: SourceRow, told: ToldValues): string | null {
    if (isBroken) return 'unreadable';
    const hasName = Boolean(told.firstName || told.lastName);
    if (!hasName && emailsOf(told).length === 0 && phonesOf(told).length === 0) return 'noName';
    const earlier = told.email === undefined ? undefined : seenEmails.get(told.email);
    return earlier === undefined ? null : `doubled:${earlier}`;
  }

  function remember({ number }: SourceRow, told: ToldValues): void {
    const note = (map: Map<string, number>, key: string) => {
      if (key !== '' && !map.has(key)) map.set(key, number);
    };
    for (const email of emailsOf(told)) note(seenEmails, email);
    for (const phone of phonesOf(told)) note(seenPhones, phone);
    note(seenPeople, personKey(told));
  }

  function findSame(told: ToldValues, people: KnownPeople): string[] {
    const reasons: string[] = [];
    const phones = phonesOf(told);
    const earlier = phones.map((phone) => seenPhones.get(phone)).find((number) => number !== undefined);
    if (phones.some((phone) => people.byPhone.has(phone))) reasons.push('same:phone');
    else if (earlier !== undefined) reasons.push(`same:phone:${earlier}`);
    const key = personKey(told);
    const row = seenPeople.get(key);
    if (key !== '' && people.byNameAndAddress.has(key)) reasons.push('same:nameAndAddress');
    else if (row !== undefined) reasons.push(`same:nameAndAddress:${row}`);
    return reasons;
  }

  /** An address can belong to one client only; those of others are left out of this one. */
  function dropForeignEmails(told: ToldValues, clientId: string | null, people: KnownPeople): string[] {
    const isForeign = (email: string) => {
      const owner = people.byEmail.get(email);
      return seenEmails.has(email) || (owner !== undefined && owner !== clientId);
    };
    const dropped = (told.moreEmails ?? []).filter(isForeign);
    if (dropped.length > 0) told.moreEmails = (told.moreEmails ?? []).filter((email) => !isForeign(email));
    return dropped.length > 0 ? ['taken:otherEmail'] : [];
  }

  function judgeRow(row: SourceRow, { told, reasons }: RowValues, people: KnownPeople): JudgedRow {
    const refusal = refuse(row, told);
    if (refusal) return { row, kind: 'refused', reasons: [refusal, ...reasons], told, clientId: null };
    const clientId =
      emailsOf(told)
        .map((email) => people.byEmail.get(email))
        .find((id) => id !== undefined) ?? null;
    const taken = dropForeignEmails(told, clientId, people);
    const same = clientId ? ['same:email'] : findSame(told, people);
    const missing = clientId ? [] : [...tellable].filter((field) => !told[field]);
    remember(row, told);
    const all = [...same, ...missing.map((field) => `missing:${field}`), ...taken, ...reasons];
    const isWhole = missing.length === 0 && reasons.length === 0;
    const kind = clientId ? 'known' : same.length > 0 ? 'likely' : isWhole ? 'ready' : 'incomplete';
    return { row, kind, reasons: all, told, clientId };
  }

  return {
    judge: judgeRow,
    /** For rows that were taken in before the work was interrupted. */
    skip: (row: SourceRow, { told }: RowValues): void => {
      if (!refuse(row, told)) remember(row, told);
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
