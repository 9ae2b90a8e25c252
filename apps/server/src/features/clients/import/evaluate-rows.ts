import type { ImportIssueKind } from '@hearthline/contract/client-import';
import type { RequiredClientField } from '@hearthline/domain/client/fields';
import { foldText } from '@hearthline/domain/client/same-person';
import type { SourceRow } from './file/file-rows.ts';
import type { ParsedValues } from './values/cell-parsers.ts';
import type { RowValues } from './values/row-values.ts';

/** Clients that are there already, as far as a portion of rows may meet them. */
export interface KnownPeople {
  byEmail: ReadonlyMap<string, string>;
  byPhone: ReadonlyMap<string, string>;
  /** By `personKey`. */
  byNameAndAddress: ReadonlyMap<string, string>;
}

export interface EvaluatedRow {
  row: SourceRow;
  kind: ImportIssueKind | 'ready';
  reasons: string[];
  parsed: ParsedValues;
  /** Whose e-mail it is, for a known one. */
  clientId: string | null;
}

const emailsOf = ({ email, moreEmails = [] }: ParsedValues): string[] =>
  email ? [email, ...moreEmails] : [...moreEmails];

function phonesOf({ phone, homeNumber, officeNumber, morePhones = [] }: ParsedValues): string[] {
  const all = [phone, homeNumber, officeNumber, ...morePhones.map(({ number }) => number)];
  return all.flatMap((number) => (number ? [number.replace(/;.*/, '')] : []));
}

/** The same for two records with one name and one address; empty where either is missing. */
export function personKey(
  sortName: string,
  { address1 = '', postalCode = '' }: { address1?: string | undefined; postalCode?: string | undefined },
): string {
  if (sortName === '' || address1 === '') return '';
  return `${sortName}|${foldText(address1)}|${foldText(postalCode).replaceAll(' ', '')}`;
}

/** By what a row is compared with others; worked out once, since folding texts takes most of the time. */
export interface RowIdentity {
  emails: string[];
  phones: string[];
  sortName: string;
  /** See `personKey`. */
  key: string;
}

export function identifyRow(parsed: ParsedValues): RowIdentity {
  const sortName = foldText(`${parsed.lastName ?? ''} ${parsed.firstName ?? ''}`);
  return { emails: emailsOf(parsed), phones: phonesOf(parsed), sortName, key: personKey(sortName, parsed) };
}

/** A row with what it tells. */
export interface ParsedRow extends RowValues {
  row: SourceRow;
  identity: RowIdentity;
}

/** Goes over a file from its first row to its last; earlier rows count for later ones. */
export function createRowEvaluator(covered: ReadonlySet<RequiredClientField>) {
  const seenEmails = new Map<string, number>();
  const seenPhones = new Map<string, number>();
  const seenPeople = new Map<string, number>();

  /** What makes a row impossible; it depends on the file alone, so a second reading finds the same. */
  function refuse({ row, parsed, identity }: ParsedRow): string | null {
    if (row.isBroken) return 'unreadable';
    const hasName = Boolean(parsed.firstName || parsed.lastName);
    if (!hasName && identity.emails.length === 0 && identity.phones.length === 0) return 'noName';
    const earlier = parsed.email === undefined ? undefined : seenEmails.get(parsed.email);
    return earlier === undefined ? null : `doubled:${earlier}`;
  }

  function remember({ row: { number }, identity }: ParsedRow): void {
    const note = (map: Map<string, number>, key: string) => {
      if (key !== '' && !map.has(key)) map.set(key, number);
    };
    for (const email of identity.emails) note(seenEmails, email);
    for (const phone of identity.phones) note(seenPhones, phone);
    note(seenPeople, identity.key);
  }

  function findSame({ phones, key }: RowIdentity, people: KnownPeople): string[] {
    const reasons: string[] = [];
    const earlier = phones.map((phone) => seenPhones.get(phone)).find((number) => number !== undefined);
    if (phones.some((phone) => people.byPhone.has(phone))) reasons.push('same:phone');
    else if (earlier !== undefined) reasons.push(`same:phone:${earlier}`);
    const row = seenPeople.get(key);
    if (key !== '' && people.byNameAndAddress.has(key)) reasons.push('same:nameAndAddress');
    else if (row !== undefined) reasons.push(`same:nameAndAddress:${row}`);
    return reasons;
  }

  /** An address can belong to one client only; those of others are left out of this one. */
  function dropForeignEmails(parsed: ParsedValues, clientId: string | null, people: KnownPeople): string[] {
    const isForeign = (email: string) => {
      const owner = people.byEmail.get(email);
      return seenEmails.has(email) || (owner !== undefined && owner !== clientId);
    };
    const dropped = (parsed.moreEmails ?? []).filter(isForeign);
    if (dropped.length > 0)
      parsed.moreEmails = (parsed.moreEmails ?? []).filter((email) => !isForeign(email));
    return dropped.length > 0 ? ['taken:otherEmail'] : [];
  }

  function evaluateRow(parsedRow: ParsedRow, people: KnownPeople): EvaluatedRow {
    const { row, parsed, reasons, identity } = parsedRow;
    const refusal = refuse(parsedRow);
    if (refusal) return { row, kind: 'refused', reasons: [refusal, ...reasons], parsed, clientId: null };
    const clientId =
      identity.emails
        .filter((email) => !seenEmails.has(email))
        .map((email) => people.byEmail.get(email))
        .find((id) => id !== undefined) ?? null;
    const taken = dropForeignEmails(parsed, clientId, people);
    const same = clientId ? ['same:email'] : findSame(identity, people);
    const missing = clientId ? [] : [...covered].filter((field) => !parsed[field]);
    remember(parsedRow);
    const all = [...same, ...missing.map((field) => `missing:${field}`), ...taken, ...reasons];
    const isWhole = missing.length === 0 && reasons.length === 0;
    const kind = clientId ? 'known' : same.length > 0 ? 'likely' : isWhole ? 'ready' : 'incomplete';
    return { row, kind, reasons: all, parsed, clientId };
  }

  return {
    evaluate: evaluateRow,
    /** For rows that were imported before the work was interrupted. */
    skip: (parsedRow: ParsedRow): void => {
      if (!refuse(parsedRow)) remember(parsedRow);
    },
  };
}

export type RowEvaluator = ReturnType<typeof createRowEvaluator>;
