import type { ImportHabit, ImportTarget } from '@hearthline/contract/client-import';
import type {
  ClientAddressField,
  ClientMoneyField,
  ClientPhoneField,
  ClientValues,
} from '@hearthline/domain/client/fields';
import type { PlanColumn } from '../columns/import-plan.ts';

interface ReadMoney {
  column: Pick<PlanColumn, 'name'>;
  field: ClientMoneyField;
  text: string;
}
export interface ReadAmount extends ReadMoney {
  cents: number;
}
export interface ReadRange extends ReadMoney {
  min: number;
  max: number;
}

/** A row while its cells are read one after the other. */
export interface RowDraft {
  /** Only what the row tells; defaults are nobody's word. */
  parsed: Partial<ClientValues>;
  fullName: string;
  emails: string[];
  phones: Partial<Record<ClientPhoneField, string>>;
  morePhones: { label: string; number: string }[];
  /** By group, in the order of the columns. */
  addresses: Map<string, Partial<Record<ClientAddressField, string>>>;
  /** What the cells say of a budget: amounts by their column, and a cell that holds both ends. */
  budgets: Partial<Record<ClientMoneyField, ReadAmount>> & { range?: ReadRange };
  notes: string[];
  /** What could not be kept in its place, with the name of its column. */
  leftOvers: string[];
  reasons: string[];
}

export interface RowContext {
  habit: ImportHabit;
  isDayFirst: boolean;
  /** In the agent's calendar. */
  today: string;
}

export function createDraft(): RowDraft {
  return {
    parsed: {},
    fullName: '',
    emails: [],
    phones: {},
    morePhones: [],
    addresses: new Map(),
    budgets: {},
    notes: [],
    leftOvers: [],
    reasons: [],
  };
}

/** A value that is not what its column is for goes into the note instead of being lost. */
export function leaveOver(
  draft: RowDraft,
  column: Pick<PlanColumn, 'name'>,
  target: ImportTarget,
  text: string,
): void {
  draft.leftOvers.push(`${column.name}: ${text}`);
  addReason(draft, `invalid:${target}`);
}

export function addReason({ reasons }: RowDraft, reason: string): void {
  if (!reasons.includes(reason)) reasons.push(reason);
}

/** Without empty ones, and without the space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Never between the two halves of one sign. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
