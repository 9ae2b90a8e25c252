import type { KnownRule } from '@hearthline/contract/client-import';
import { clientNoteMaxLength, moreContactsLimit, tagLimit } from '@hearthline/contract/clients';
import type { Language } from '@hearthline/contract/common';
import type { ClientValues } from '@hearthline/domain/client/fields';
import { allClientFields, createBlankClient, isClientAddress } from '@hearthline/domain/client/fields';
import { createId } from '../../../platform/ids.ts';
import { giveWay } from '../../../platform/turns.ts';
import type { ClientTransaction } from '../client-transaction.ts';
import { toRecord } from '../records/client-record.ts';
import { valuesOf } from '../records/clients.presenter.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import type { EvaluatedRow } from './evaluate-rows.ts';
import { planOf } from './import.presenter.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportPeopleStore, WrittenClient } from './import-people.store.ts';
import type { ParsedValues } from './values/cell-parsers.ts';
import { cutText } from './values/row-draft.ts';

/** Others get their turn after so many rows. */
const breath = 50;

/** Rows that become new clients. */
function isAdded({ kind }: EvaluatedRow, { likely }: Pick<ImportPlan, 'likely'>): boolean {
  return kind === 'ready' || kind === 'incomplete' || (kind === 'likely' && likely === 'add');
}

/** Whoever no longer fits into the agent's plan is left out, and named in the report. Null is room for everybody. */
export function refuseBeyond(
  evaluated: readonly EvaluatedRow[],
  room: number | null,
  row: Pick<ImportRow, 'plan'>,
): EvaluatedRow[] {
  const plan = planOf(row) as ImportPlan;
  let left = room ?? evaluated.length;
  return evaluated.map((each) => {
    if (!isAdded(each, plan)) return each;
    left -= 1;
    return left >= 0 ? each : { ...each, kind: 'refused', reasons: ['overLimit', ...each.reasons] };
  });
}

/** Clients of one batch: new ones added, known ones changed as the plan says. */
export async function writeRows(
  transaction: ClientTransaction,
  people: ImportPeopleStore,
  evaluated: readonly EvaluatedRow[],
  row: Pick<ImportRow, 'plan' | 'fileName'>,
): Promise<{ created: number; updated: number }> {
  const plan = planOf(row) as ImportPlan;
  const { known, tag, language } = plan;
  const fresh = evaluated.filter((each) => isAdded(each, plan));
  const created: WrittenClient[] = [];
  for (const { parsed } of fresh) {
    if (created.length % breath === breath - 1) await giveWay();
    const values = createValues(parsed, { today: transaction.today, language, tag });
    created.push({ ...toRecord(values), id: createId() });
  }
  const meetings = evaluated.filter(({ kind }) => kind === 'known');
  const updated = known === 'skip' ? [] : await changeKnown(transaction, people, meetings, { known, tag });

  await people.insert(created, transaction.now);
  await people.update(updated, transaction.now);
  const ids = [...created, ...updated].map(({ id }) => id);
  await transaction.activity.addChanges(ids, 'imported', transaction.now, row.fileName);
  return { created: created.length, updated: known === 'skip' ? 0 : meetings.length };
}

/** Two rows may mean one client by two of their addresses; the later one builds on the earlier. */
async function changeKnown(
  transaction: ClientTransaction,
  people: ImportPeopleStore,
  meetings: readonly EvaluatedRow[],
  rule: { known: 'update' | 'fill'; tag: string },
): Promise<WrittenClient[]> {
  const ids = [...new Set(meetings.flatMap(({ clientId }) => clientId ?? []))];
  const records = await people.lockRecords(ids);
  const before = new Map(records.map((record) => [record.id, valuesOf(record)]));
  const after = new Map(before);
  for (const { clientId, parsed } of meetings) {
    const own = clientId ? after.get(clientId) : undefined;
    if (clientId && own) after.set(clientId, updateValues(own, parsed, rule));
  }
  const optedOut = [...after].filter(([id, { isOptedOut }]) => isOptedOut && !before.get(id)?.isOptedOut);
  await transaction.activity.addChanges(
    optedOut.map(([id]) => id),
    'optedOut',
    transaction.now,
  );
  return [...after].map(([id, values]) => ({ ...toRecord(values), id }));
}

/** Somebody new: what the row tells, and what is usual for the rest. */
function createValues(
  parsed: ParsedValues,
  { today, language, tag }: { today: string; language: Language; tag: string },
): ClientValues {
  return {
    ...createBlankClient(today, language),
    leadSource: 'import',
    ...parsed,
    tags: addTags([], parsed.tags ?? [], tag),
  };
}

const addTags = (own: readonly string[], parsed: readonly string[], tag: string): string[] =>
  [...new Set([...own, ...parsed, ...(tag === '' ? [] : [tag])])].slice(0, tagLimit);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Somebody who is there: the file wins where it tells something, or only fills what is empty. */
function updateValues(
  own: ClientValues,
  parsed: ParsedValues,
  { known, tag }: { known: Exclude<KnownRule, 'skip'>; tag: string },
): ClientValues {
  const merged = { ...own };
  for (const [field, value] of Object.entries(parsed) as [keyof ClientValues, unknown][])
    if (!isEmpty(value) && (known === 'update' || isEmpty(own[field])))
      Object.assign(merged, { [field]: value });
  return {
    ...merged,
    ...pickAddress(own, parsed, merged, known),
    ...pickBudget(own, parsed, known),
    ...joinContacts(own, parsed, merged),
    note: known === 'update' ? joinNotes(own.note, parsed.note ?? '') : merged.note,
    tags: addTags(own.tags, parsed.tags ?? [], tag),
    // A refusal stays one, whoever says otherwise.
    isOptedOut: own.isOptedOut || parsed.isOptedOut === true,
  };
}

/** From and up to belong together: an amount of the file beside one of ours would be a range that nobody named. */
function pickBudget(own: ClientValues, parsed: ParsedValues, known: KnownRule) {
  const isFiles = !isEmpty(parsed.budget) && (known === 'update' || isEmpty(own.budget));
  const { budget, budgetMax } = isFiles ? parsed : own;
  return { budget: budget ?? null, budgetMax: budgetMax ?? null };
}

const addressFields = allClientFields.filter(isClientAddress).filter((field) => field !== 'country');

/** Two halves of two addresses would lead nowhere. */
function pickAddress(own: ClientValues, parsed: ParsedValues, merged: ClientValues, known: KnownRule) {
  const isReplaced = known === 'update' && parsed.address1 !== undefined;
  const isKept = known === 'fill' && own.address1 !== '';
  if (!isReplaced && !isKept) return {};
  const address = addressFields.map((field) => [field, (isKept ? own[field] : parsed[field]) ?? '']);
  return {
    ...Object.fromEntries(address),
    country: isKept ? own.country : (parsed.country ?? merged.country),
  };
}

/** Addresses and numbers stand beside each other, so none is lost. */
function joinContacts(own: ClientValues, parsed: ParsedValues, merged: ClientValues) {
  const emails = [...own.moreEmails, own.email, parsed.email ?? '', ...(parsed.moreEmails ?? [])];
  const taken = [merged.phone, merged.homeNumber, merged.officeNumber];
  const numbersOf = ({ phone = '', homeNumber = '', officeNumber = '' }: ParsedValues) =>
    [phone, homeNumber, officeNumber].map((number) => ({ label: '', number }));
  const phones = [
    ...own.morePhones,
    ...numbersOf({ phone: own.phone, homeNumber: own.homeNumber, officeNumber: own.officeNumber }),
    ...(parsed.morePhones ?? []),
    ...numbersOf(parsed),
  ].filter(({ number }) => number !== '' && !taken.includes(number));
  return {
    moreEmails: [...new Set(emails)]
      .filter((email) => email !== '' && email !== merged.email)
      .slice(0, moreContactsLimit),
    morePhones: [...new Map(phones.map((phone) => [phone.number, phone])).values()].slice(
      0,
      moreContactsLimit,
    ),
  };
}

function joinNotes(own: string, parsed: string): string {
  if (parsed === '' || own.includes(parsed)) return own;
  return cutText(own === '' ? parsed : `${own}\n\n${parsed}`, clientNoteMaxLength);
}
