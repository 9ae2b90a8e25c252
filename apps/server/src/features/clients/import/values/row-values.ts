import { clientNoteMaxLength, tagLimit, tagMaxLength } from '@hearthline/contract/clients';
import { foldText } from '@hearthline/domain/client/same-person';
import { unquoteFormula } from '../../export/client-csv.ts';
import type { ImportPlan } from '../columns/import-plan.ts';
import { settleAddress } from './row-address.ts';
import type { RowContext, RowDraft } from './row-draft.ts';
import { addReason, createDraft, cutText } from './row-draft.ts';
import type { ToldValues } from './row-readers.ts';
import { cellReaders, textLimits } from './row-readers.ts';
import { splitName } from './split-name.ts';

export interface RowValues {
  told: ToldValues;
  /** What is amiss with single values; the row itself may be fine. */
  reasons: string[];
}

const moreLimit = 5;

/** Made once for a plan, it turns the cells of a row into what they tell about a client. */
export function createRowReader(plan: ImportPlan, today: string): (cells: readonly string[]) => RowValues {
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
      const label = column.labelColumn === null ? '' : (cells[column.labelColumn] ?? '').trim();
      cellReaders[column.target](draft, { text, column, label }, context);
    }
    settleNames(draft, hasLastName, context);
    settleContacts(draft, context);
    settleAddress(draft, plan.columns);
    settleBudget(draft);
    settleTags(draft);
    settleNote(draft);
    return { told: draft.told, reasons: draft.reasons };
  };
}

/** Without signs that nobody can see; line breaks stay. */
function cleanCell(cell: string): string {
  const text = unquoteFormula(cell.trim());
  return /[^\P{Cc}\t\r\n]/u.test(text) ? text.replace(/[^\P{Cc}\t\r\n]/gu, ' ').trim() : text;
}

function settleNames(draft: RowDraft, hasLastName: boolean, { habit }: RowContext): void {
  const { told, fullName } = draft;
  if (habit === 'hearthline') return;
  const isSplit = hasLastName || told.lastName;
  const text = told.firstName || told.lastName ? (isSplit ? '' : told.firstName) : fullName;
  if (text) {
    const isCompany = told.businessName !== undefined && foldText(text) === foldText(told.businessName);
    const parts = isCompany ? { firstName: '', middleName: '', lastName: text } : splitName(text);
    for (const field of ['firstName', 'middleName', 'lastName'] as const)
      if (parts[field] || field !== 'middleName') told[field] = cutText(parts[field], textLimits[field]);
  }
  // A firm that can be reached is called by its name.
  if (!told.firstName && !told.lastName && told.businessName)
    told.lastName = cutText(told.businessName, textLimits.lastName);
}

function settleContacts(draft: RowDraft, { habit }: RowContext): void {
  const { told, emails, phones, morePhones } = draft;
  if (habit !== 'hearthline' && emails[0]) told.email ??= emails[0];
  const others = [...new Set(emails)].filter((email) => email !== told.email);
  if (others.length > 0) told.moreEmails = others.slice(0, moreLimit);
  draft.leftOvers.push(...others.slice(moreLimit));

  if (!phones.phone && habit !== 'hearthline') promotePhone(draft);
  Object.assign(told, phones);
  if (morePhones.length > 0) told.morePhones = morePhones.slice(0, moreLimit);
  draft.leftOvers.push(...morePhones.slice(moreLimit).map(({ number }) => number));
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

function settleBudget({ told }: RowDraft): void {
  const { budget, budgetMax } = told;
  if (budgetMax === undefined || budgetMax === null) return;
  if (!budget) {
    told.budget = budgetMax;
    delete told.budgetMax;
  } else if (budgetMax < budget) [told.budget, told.budgetMax] = [budgetMax, budget];
}

function settleTags(draft: RowDraft): void {
  const { tags } = draft.told;
  if (!tags) return;
  if (tags.some((tag) => tag.length > tagMaxLength)) addReason(draft, 'cut:tags');
  draft.told.tags = [...new Set(tags.map((tag) => cutText(tag, tagMaxLength)))].slice(0, tagLimit);
}

function settleNote(draft: RowDraft): void {
  const parts = [draft.notes.join('\n\n'), draft.leftOvers.join('\n')].filter((part) => part !== '');
  if (parts.length === 0) return;
  const note = parts.join('\n\n');
  if (note.length > clientNoteMaxLength) addReason(draft, 'cut:note');
  draft.told.note = cutText(note, clientNoteMaxLength);
}
