import { clientNoteMaxLength, moreContactsLimit, tagLimit, tagMaxLength } from '@hearthline/contract/clients';
import type { ClientAddressField, ClientTextField } from '@hearthline/domain/client/fields';
import { allClientFields, definitionOf } from '@hearthline/domain/client/fields';
import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import { foldText } from '@hearthline/domain/client/same-person';
import { provinces } from '@hearthline/domain/client/vocabulary';
import { unquoteFormula } from '@hearthline/format/csv-cell';
import type { ImportPlan, PlanColumn } from '../columns/import-plan.ts';
import type { ParsedValues } from './cell-parsers.ts';
import { cellParsers, maxLengthOf } from './cell-parsers.ts';
import { parseCountry, parseProvince, parseUnit } from './parse-place.ts';
import type { RowContext, RowDraft } from './row-draft.ts';
import { addReason, createDraft, cutText, leaveOver, linesOf } from './row-draft.ts';
import { splitName } from './split-name.ts';

export interface RowValues {
  parsed: ParsedValues;
  /** What is amiss with single values; the row itself may be fine. */
  reasons: string[];
}

/** Made once for a plan, it turns the cells of a row into what they tell about a client. */
export function createRowParser(plan: ImportPlan, today: string): (cells: readonly string[]) => RowValues {
  const context: RowContext = { habit: plan.habit, isDayFirst: plan.isDayFirst, today };
  const used = plan.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.target !== 'ignore');
  const hasLastName = used.some(({ column }) => column.target === 'lastName');

  return (cells) => {
    const draft = createDraft();
    for (const { column, index } of used) {
      const text = cleanCell(cells[index] ?? '');
      if (text === '') continue;
      const label =
        column.labelColumn === null ? '' : (cells[column.labelColumn] ?? '').slice(0, labelMaxLength).trim();
      cellParsers[column.target](draft, { text, column, label }, context);
    }
    settleNames(draft, hasLastName, context);
    settleContacts(draft, context);
    settleAddress(draft, plan.columns);
    settleBudget(draft);
    settleTags(draft);
    settleNote(draft);
    settleLines(draft);
    return { parsed: draft.parsed, reasons: draft.reasons };
  };
}

/** Several labels may stand in one cell. */
const labelMaxLength = 1_000;
/** Longer than a note, nothing can be kept whole; one sign more lets the note say that it was cut. */
const cellMaxLength = clientNoteMaxLength + 1;

/** Without signs that nobody can see; line breaks stay. */
function cleanCell(cell: string): string {
  const text = unquoteFormula(cutText(cell.trim(), cellMaxLength));
  return /[^\P{Cc}\t\r\n]/u.test(text) ? text.replace(/[^\P{Cc}\t\r\n]/gu, ' ').trim() : text;
}

const oneLineFields = allClientFields.filter(
  (field) => definitionOf(field).kind === 'text',
) as ClientTextField[];

/** A cell may hold line breaks; a name, a street or a trade has none. */
function settleLines({ parsed }: RowDraft): void {
  for (const field of oneLineFields) {
    const text = parsed[field];
    if (text !== undefined) parsed[field] = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  }
}

function settleNames(draft: RowDraft, hasLastName: boolean, { habit }: RowContext): void {
  const { parsed, fullName } = draft;
  if (habit === 'hearthline') return;
  const isSplit = hasLastName || parsed.lastName;
  const text = parsed.firstName || parsed.lastName ? (isSplit ? '' : parsed.firstName) : fullName;
  if (text) {
    const isCompany = parsed.businessName !== undefined && foldText(text) === foldText(parsed.businessName);
    const parts = isCompany ? { firstName: '', middleName: '', lastName: text } : splitName(text);
    for (const field of ['firstName', 'middleName', 'lastName'] as const)
      if (parts[field] || field !== 'middleName') parsed[field] = cutText(parts[field], maxLengthOf(field));
  }
  // A firm that can be reached is called by its name.
  if (!parsed.firstName && !parsed.lastName && parsed.businessName)
    parsed.lastName = cutText(parsed.businessName, maxLengthOf('lastName'));
}

function settleContacts(draft: RowDraft, { habit }: RowContext): void {
  const { parsed, emails, phones, morePhones } = draft;
  if (habit !== 'hearthline' && emails[0]) parsed.email ??= emails[0];
  const others = [...new Set(emails)].filter((email) => email !== parsed.email);
  if (others.length > 0) parsed.moreEmails = others.slice(0, moreContactsLimit);
  draft.leftOvers.push(...others.slice(moreContactsLimit));

  if (!phones.phone && habit !== 'hearthline') promotePhone(draft);
  Object.assign(parsed, phones);
  if (morePhones.length > 0) parsed.morePhones = morePhones.slice(0, moreContactsLimit);
  draft.leftOvers.push(...morePhones.slice(moreContactsLimit).map(({ number }) => number));
}

/** Somebody with a single number is called on it, whatever the file calls it. */
function promotePhone({ phones, morePhones }: RowDraft): void {
  const at = morePhones.findIndex(({ label }) => !/fax|pager/i.test(label));
  const place = phones.homeNumber ? 'homeNumber' : 'officeNumber';
  const [other] = at < 0 ? [] : morePhones.splice(at, 1);
  if (other) phones.phone = other.number;
  else if (phones[place]) {
    phones.phone = phones[place];
    delete phones[place];
  }
}

/** The range of one cell, or an amount from and an amount up to; never one end of each of two budgets. */
function settleBudget(draft: RowDraft): void {
  const { range, budget, budgetMax } = draft.budgets;
  const amounts = [budget, budgetMax].filter((amount) => amount !== undefined);
  if (range) {
    draft.parsed.budget = range.min;
    draft.parsed.budgetMax = range.max;
    for (const { cents, column, field, text } of amounts)
      if (cents < range.min || cents > range.max) leaveOver(draft, column, field, text);
    return;
  }
  const [low, high] = amounts.map(({ cents }) => cents).sort((one, other) => one - other);
  if (low === undefined) return;
  draft.parsed.budget = low;
  if (high !== undefined && high !== low) draft.parsed.budgetMax = high;
}

function settleTags(draft: RowDraft): void {
  const { tags } = draft.parsed;
  if (!tags) return;
  if (tags.some((tag) => tag.length > tagMaxLength)) addReason(draft, 'cut:tags');
  draft.parsed.tags = [...new Set(tags.map((tag) => cutText(tag, tagMaxLength)))].slice(0, tagLimit);
}

function settleNote(draft: RowDraft): void {
  const parts = [draft.notes.join('\n\n'), draft.leftOvers.join('\n')].filter((part) => part !== '');
  if (parts.length === 0) return;
  const note = parts.join('\n\n');
  if (note.length > clientNoteMaxLength) addReason(draft, 'cut:note');
  draft.parsed.note = cutText(note, clientNoteMaxLength);
}

type Address = Partial<Record<ClientAddressField, string>>;

/** Where somebody lives comes before where they work. */
const order = ['home', 'domicile', '', 'address 1', 'mailing'];

function settleAddress(draft: RowDraft, columns: readonly PlanColumn[]): void {
  const address = pickAddress(draft.addresses);
  if (!address) return;
  const { parsed } = draft;
  const columnOf = (field: ClientAddressField) =>
    columns.find(({ target }) => target === field) ?? { name: field };
  const country = address.country ? parseCountry(address.country) : guessCountry(address);
  if (country) parsed.country = country;
  else if (address.country) leaveOver(draft, columnOf('country'), 'country', address.country);

  const [street = '', ...lines] = linesOf(address.address1 ?? '');
  const unit = address.unit ? parseUnit(address.unit) : null;
  const rest = [...lines, address.address2, unit ? '' : address.unit].filter(Boolean).join(', ');
  const texts = {
    address1: street,
    address2: linesOf(rest).join(', '),
    city: address.city ?? '',
    province: parseProvince(address.province ?? ''),
  };
  for (const [field, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    if (text !== '') parsed[field] = cutText(text, maxLengthOf(field));
    if (text.length > maxLengthOf(field)) {
      draft.leftOvers.push(text);
      addReason(draft, `cut:${field}`);
    }
  }
  if (unit) parsed.unit = unit;
  if (!address.postalCode) return;
  const code = parsePostalCode(address.postalCode, parsed.country ?? 'CA');
  if (code) parsed.postalCode = code;
  else leaveOver(draft, columnOf('postalCode'), 'postalCode', address.postalCode);
}

function pickAddress(addresses: RowDraft['addresses']): Address | undefined {
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...addresses]
    .filter(([, { address1, city, postalCode }]) => address1 || city || postalCode)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, address]) => address)[0];
}

/** Five figures are no code of ours, unless the province says otherwise. */
function guessCountry({ postalCode = '', province = '' }: Address): string | null {
  const isHere = (provinces as readonly string[]).includes(parseProvince(province));
  return !isHere && /^\d{5}(-\d{4})?$/.test(postalCode) ? 'US' : null;
}
