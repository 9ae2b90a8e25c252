import type { ImportTarget } from '@hearthline/contract/client-import';
import type {
  ClientAddressField,
  ClientChoiceField,
  ClientDateField,
  ClientField,
  ClientMoneyField,
  ClientPhoneField,
  ClientTextField,
  ClientValues,
} from '@hearthline/domain/client/fields';
import {
  allClientFields,
  clientFields,
  definitionOf,
  importTargetOf,
  isClientAddress,
} from '@hearthline/domain/client/fields';
import { valueKey } from '../columns/column-stats.ts';
import type { PlanColumn } from '../columns/import-plan.ts';
import { matchWord } from '../columns/value-words.ts';
import { addPhone, parseEmails, parsePhones, parseTags, placeOfLabel } from './parse-contacts.ts';
import { parseDate } from './parse-date.ts';
import { parseMoney } from './parse-money.ts';
import { parseYesNo } from './parse-place.ts';
import type { RowContext, RowDraft } from './row-draft.ts';
import { addReason, cutText, leaveOver, linesOf } from './row-draft.ts';

/** One cell that is not empty, and what stands beside it. */
export interface Cell {
  text: string;
  column: PlanColumn;
  /** What the file calls the numbers of this cell. */
  label: string;
}

export type CellParser = (draft: RowDraft, cell: Cell, context: RowContext) => void;

/** As long as the form takes them. */
export const maxLengthOf = (field: ClientTextField): number => clientFields[field].maxLength;

const parseText =
  (field: ClientTextField): CellParser =>
  (draft, { text, column }) => {
    if (draft.parsed[field]) return;
    const line = linesOf(text).join(' ');
    draft.parsed[field] = cutText(line, maxLengthOf(field));
    if (line.length > maxLengthOf(field)) {
      draft.leftOvers.push(`${column.name}: ${text}`);
      addReason(draft, `cut:${field}`);
    }
  };

const parseEmail: CellParser = (draft, { text, column }) => {
  const emails = parseEmails(text);
  if (!emails) return leaveOver(draft, column, 'email', text);
  if (column.target === 'email') draft.parsed.email ??= emails[0];
  draft.emails.push(...emails);
};

const parsePhoneCell =
  (place: ClientPhoneField | null): CellParser =>
  (draft, { text, column, label }, { habit }) => {
    const phones = parsePhones(text, habit);
    if (!phones) return leaveOver(draft, column, place ?? 'otherPhone', text);
    const labels = label.split(':::').map((each) => each.trim().replace(/^\*\s*/, ''));
    for (const [index, phone] of phones.entries()) {
      const ownLabel = labels[index] ?? '';
      // What the agent chose for the column counts more than what the file calls the number.
      const followsLabel = ownLabel !== '' && column.target === column.guess.target;
      const where = followsLabel ? placeOfLabel(ownLabel) : place;
      addPhone(draft, where, { ...phone, label: cutText(phone.label || (where ? '' : ownLabel), 40) });
    }
  };

const parseDay =
  (field: ClientDateField): CellParser =>
  (draft, { text, column }, { isDayFirst, today }) => {
    if (/^0+[/.-]0+[/.-]0+$/.test(text) || draft.parsed[field]) return;
    const date = parseDate(text, { isDayFirst, today });
    if (date && !(field === 'birthday' && date > today)) draft.parsed[field] = date;
    else leaveOver(draft, column, field, text);
  };

const parseWord =
  (field: ClientChoiceField): CellParser =>
  (draft, { text, column }) => {
    const key = valueKey(text);
    const code = key in column.chosen ? column.chosen[key] : matchWord(field, text)?.code;
    if (code) Object.assign(draft.parsed, { [field]: draft.parsed[field] ?? code });
    // Where somebody comes from is worth keeping also where it is none of our words.
    else if (field === 'source' || field === 'leadSource')
      draft.parsed.sourceDetail ||= cutText(text, maxLengthOf('sourceDetail'));
  };

/** A range says both ends. An amount beside a range that does not hold it is another budget, which the note keeps. */
const parseBudget =
  (field: ClientMoneyField): CellParser =>
  (draft, { text, column }) => {
    const money = parseMoney(text);
    if (!money) return leaveOver(draft, column, field, text);
    if (money.minCents === 0) return;
    const { budgets } = draft;
    if (money.maxCents !== null) {
      if (budgets.range) leaveOver(draft, column, field, text);
      else budgets.range = { min: money.minCents, max: money.maxCents, column, field, text };
    } else if (budgets[field]) leaveOver(draft, column, field, text);
    else budgets[field] = { cents: money.minCents, column, field, text };
  };

const parseAddress =
  (field: ClientAddressField): CellParser =>
  (draft, { text, column }) => {
    const group = column.group ?? '';
    const address = draft.addresses.get(group) ?? {};
    draft.addresses.set(group, address);
    address[field] = address[field] ? `${address[field]}, ${text}` : text;
  };

const parseOptOut: CellParser = (draft, { text, column }, context) => {
  // Some programs write since when.
  const answer = parseYesNo(text) ?? (parseDate(text, context) ? true : null);
  if (answer === null) leaveOver(draft, column, 'isOptedOut', text);
  else draft.parsed.isOptedOut = answer || draft.parsed.isOptedOut === true;
};

function parserOf(field: ClientField): CellParser {
  if (isClientAddress(field)) return parseAddress(field);
  switch (definitionOf(field).kind) {
    case 'text':
      return parseText(field as ClientTextField);
    case 'choice':
      return parseWord(field as ClientChoiceField);
    case 'date':
      return parseDay(field as ClientDateField);
    case 'money':
      return parseBudget(field as ClientMoneyField);
    case 'phone':
      return parsePhoneCell(field as ClientPhoneField);
    case 'phones':
      return parsePhoneCell(null);
    case 'email':
    case 'emails':
      return parseEmail;
    case 'flag':
      return parseOptOut;
    case 'note':
      return (draft, { text }) => void draft.notes.push(text);
    case 'tags':
      return (draft, { text }, { habit }) => {
        draft.parsed.tags = [...(draft.parsed.tags ?? []), ...parseTags(text, habit)];
      };
    default:
      throw new Error(`No import of ${field}`);
  }
}

const parseFullName: CellParser = (draft, { text }) => {
  draft.fullName ||= text.replace(/\s+/g, ' ');
};

export const cellParsers = Object.fromEntries<CellParser>([
  ['ignore', () => {}],
  ['fullName', parseFullName],
  ...allClientFields.map((field): [string, CellParser] => [importTargetOf(field), parserOf(field)]),
]) as Record<ImportTarget, CellParser>;

export type ParsedValues = Partial<ClientValues>;
