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
import { addPhone, placeOfLabel, readEmails, readPhones, readTags } from './read-contacts.ts';
import { readDate } from './read-date.ts';
import { readMoney } from './read-money.ts';
import { readYesNo } from './read-place.ts';
import type { RowContext, RowDraft } from './row-draft.ts';
import { addReason, cutText, leaveOver } from './row-draft.ts';

/** One cell that is not empty, and what stands beside it. */
export interface Cell {
  text: string;
  column: PlanColumn;
  /** What the file calls the numbers of this cell. */
  label: string;
}

export type CellReader = (draft: RowDraft, cell: Cell, context: RowContext) => void;

/** As long as the form takes them. */
export const maxLengthOf = (field: ClientTextField): number => clientFields[field].maxLength;

const readText =
  (field: ClientTextField): CellReader =>
  (draft, { text, column }) => {
    if (draft.told[field]) return;
    const line = text.replace(/\s*[\r\n]+\s*/g, ' ');
    draft.told[field] = cutText(line, maxLengthOf(field));
    if (line.length > maxLengthOf(field)) {
      draft.leftOvers.push(`${column.name}: ${text}`);
      addReason(draft, `cut:${field}`);
    }
  };

const readEmail: CellReader = (draft, { text, column }) => {
  const emails = readEmails(text);
  if (!emails) return leaveOver(draft, column, 'email', text);
  if (column.target === 'email') draft.told.email ??= emails[0];
  draft.emails.push(...emails);
};

const readNumber =
  (place: ClientPhoneField | null): CellReader =>
  (draft, { text, column, label }, { habit }) => {
    const phones = readPhones(text, habit);
    if (!phones) return leaveOver(draft, column, place ?? 'otherPhone', text);
    const labels = label.split(/\s*:::\s*/).map((each) => each.replace(/^\*\s*/, ''));
    for (const [index, phone] of phones.entries()) {
      const said = labels[index] ?? '';
      // What the agent chose for the column counts more than what the file calls the number.
      const followsLabel = said !== '' && column.target === column.guess.target;
      const where = followsLabel ? placeOfLabel(said) : place;
      addPhone(draft, where, { ...phone, label: cutText(phone.label || (where ? '' : said), 40) });
    }
  };

const readDay =
  (field: ClientDateField): CellReader =>
  (draft, { text, column }, { isDayFirst, today }) => {
    if (/^0+[/.-]0+[/.-]0+$/.test(text) || draft.told[field]) return;
    const date = readDate(text, { isDayFirst, today });
    if (date && !(field === 'birthday' && date > today)) draft.told[field] = date;
    else leaveOver(draft, column, field, text);
  };

const readWord =
  (field: ClientChoiceField): CellReader =>
  (draft, { text, column }) => {
    const key = valueKey(text);
    const code = key in column.chosen ? column.chosen[key] : matchWord(field, text)?.code;
    if (code) Object.assign(draft.told, { [field]: draft.told[field] ?? code });
    // Where somebody comes from is worth keeping also where it is none of our words.
    else if (field === 'source' || field === 'leadSource')
      draft.told.sourceDetail ||= cutText(text, maxLengthOf('sourceDetail'));
  };

const readBudget =
  (field: ClientMoneyField): CellReader =>
  (draft, { text, column }) => {
    const money = readMoney(text);
    if (!money) return leaveOver(draft, column, field, text);
    if (money.minCents === 0) return;
    draft.told[field] ??= money.minCents;
    if (money.maxCents) draft.told.budgetMax ??= money.maxCents;
  };

const readAddress =
  (field: ClientAddressField): CellReader =>
  (draft, { text, column }) => {
    const group = column.group ?? '';
    const address = draft.addresses.get(group) ?? {};
    draft.addresses.set(group, address);
    address[field] = address[field] ? `${address[field]}, ${text}` : text;
  };

const readOptOut: CellReader = (draft, { text, column }, context) => {
  // Some programs write since when.
  const answer = readYesNo(text) ?? (readDate(text, context) ? true : null);
  if (answer === null) leaveOver(draft, column, 'isOptedOut', text);
  else draft.told.isOptedOut = answer || draft.told.isOptedOut === true;
};

function readerOf(field: ClientField): CellReader {
  if (isClientAddress(field)) return readAddress(field);
  switch (definitionOf(field).kind) {
    case 'text':
      return readText(field as ClientTextField);
    case 'choice':
      return readWord(field as ClientChoiceField);
    case 'date':
      return readDay(field as ClientDateField);
    case 'money':
      return readBudget(field as ClientMoneyField);
    case 'phone':
      return readNumber(field as ClientPhoneField);
    case 'phones':
      return readNumber(null);
    case 'email':
    case 'emails':
      return readEmail;
    case 'flag':
      return readOptOut;
    case 'note':
      return (draft, { text }) => void draft.notes.push(text);
    case 'tags':
      return (draft, { text }, { habit }) => {
        draft.told.tags = [...(draft.told.tags ?? []), ...readTags(text, habit)];
      };
    default:
      throw new Error(`No import of ${field}`);
  }
}

const readFullName: CellReader = (draft, { text }) => {
  draft.fullName ||= text.replace(/\s+/g, ' ');
};

export const cellReaders = Object.fromEntries<CellReader>([
  ['ignore', () => {}],
  ['fullName', readFullName],
  ...allClientFields.map((field): [string, CellReader] => [importTargetOf(field), readerOf(field)]),
]) as Record<ImportTarget, CellReader>;

export type ToldValues = Partial<ClientValues>;
