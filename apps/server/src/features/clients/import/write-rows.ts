import { setImmediate as pause } from 'node:timers/promises';
import type { KnownRule } from '@hearthline/contract/client-import';
import { clientNoteMaxLength, moreContactsLimit, tagLimit } from '@hearthline/contract/clients';
import type { Language } from '@hearthline/contract/common';
import type { ClientValues } from '@hearthline/domain/client/fields';
import { allClientFields, createBlankClient, isClientAddress } from '@hearthline/domain/client/fields';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk } from '../client-desk.ts';
import { toRecord } from '../records/client-record.ts';
import { valuesOf } from '../records/clients.presenter.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { planOf } from './import.presenter.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportPeopleStore, WrittenClient } from './import-people.store.ts';
import { breath } from './judge-portion.ts';
import type { JudgedRow } from './judge-rows.ts';
import { cutText } from './values/row-draft.ts';
import type { ToldValues } from './values/row-readers.ts';

/** Clients of one batch: new ones added, known ones changed as the plan says. */
export async function writeRows(
  desk: ClientDesk,
  people: ImportPeopleStore,
  judged: readonly JudgedRow[],
  row: Pick<ImportRow, 'plan' | 'fileName'>,
): Promise<{ created: number; updated: number }> {
  const plan = planOf(row) as ImportPlan;
  const { known, likely, tag, language } = plan;
  const fresh = judged.filter(
    ({ kind }) => kind === 'ready' || kind === 'incomplete' || (kind === 'likely' && likely === 'add'),
  );
  const created: WrittenClient[] = [];
  for (const { told } of fresh) {
    if (created.length % breath === breath - 1) await pause();
    const values = createValues(told, { today: desk.today, language, tag });
    created.push({ ...toRecord(values), id: createId() });
  }
  const meetings = judged.filter(({ kind }) => kind === 'known');
  const updated = known === 'skip' ? [] : await changeKnown(desk, people, meetings, { known, tag });

  await people.insert(created, desk.now);
  await people.update(updated, desk.now);
  const ids = [...created, ...updated].map(({ id }) => id);
  await desk.activity.addChanges(ids, 'imported', desk.now, row.fileName);
  return { created: created.length, updated: known === 'skip' ? 0 : meetings.length };
}

/** Two rows may mean one client by two of their addresses; the later one builds on the earlier. */
async function changeKnown(
  desk: ClientDesk,
  people: ImportPeopleStore,
  meetings: readonly JudgedRow[],
  rule: { known: 'update' | 'fill'; tag: string },
): Promise<WrittenClient[]> {
  const ids = [...new Set(meetings.flatMap(({ clientId }) => clientId ?? []))];
  const records = await people.lockRecords(ids);
  const before = new Map(records.map((record) => [record.id, valuesOf(record)]));
  const after = new Map(before);
  for (const { clientId, told } of meetings) {
    const own = clientId ? after.get(clientId) : undefined;
    if (clientId && own) after.set(clientId, updateValues(own, told, rule));
  }
  const optedOut = [...after].filter(([id, { isOptedOut }]) => isOptedOut && !before.get(id)?.isOptedOut);
  await desk.activity.addChanges(
    optedOut.map(([id]) => id),
    'optedOut',
    desk.now,
  );
  return [...after].map(([id, values]) => ({ ...toRecord(values), id }));
}

/** Somebody new: what the row tells, and what is usual for the rest. */
function createValues(
  told: ToldValues,
  { today, language, tag }: { today: string; language: Language; tag: string },
): ClientValues {
  return {
    ...createBlankClient(today, language),
    leadSource: 'import',
    ...told,
    tags: addTags([], told.tags ?? [], tag),
  };
}

const addTags = (own: readonly string[], told: readonly string[], tag: string): string[] =>
  [...new Set([...own, ...told, ...(tag === '' ? [] : [tag])])].slice(0, tagLimit);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Somebody who is there: the file wins where it tells something, or only fills what is empty. */
function updateValues(
  own: ClientValues,
  told: ToldValues,
  { known, tag }: { known: Exclude<KnownRule, 'skip'>; tag: string },
): ClientValues {
  const merged = { ...own };
  for (const [field, value] of Object.entries(told) as [keyof ClientValues, unknown][])
    if (!isEmpty(value) && (known === 'update' || isEmpty(own[field])))
      Object.assign(merged, { [field]: value });
  return {
    ...merged,
    ...pickAddress(own, told, merged, known),
    ...joinContacts(own, told, merged),
    note: known === 'update' ? joinNotes(own.note, told.note ?? '') : merged.note,
    tags: addTags(own.tags, told.tags ?? [], tag),
    // A refusal stays one, whoever says otherwise.
    isOptedOut: own.isOptedOut || told.isOptedOut === true,
  };
}

const addressFields = allClientFields.filter(isClientAddress).filter((field) => field !== 'country');

/** Two halves of two addresses would lead nowhere. */
function pickAddress(own: ClientValues, told: ToldValues, merged: ClientValues, known: KnownRule) {
  const isReplaced = known === 'update' && told.address1 !== undefined;
  const isKept = known === 'fill' && own.address1 !== '';
  if (!isReplaced && !isKept) return {};
  const address = addressFields.map((field) => [field, (isKept ? own[field] : told[field]) ?? '']);
  return { ...Object.fromEntries(address), country: isKept ? own.country : (told.country ?? merged.country) };
}

/** Addresses and numbers stand beside each other, so none is lost. */
function joinContacts(own: ClientValues, told: ToldValues, merged: ClientValues) {
  const emails = [...own.moreEmails, own.email, told.email ?? '', ...(told.moreEmails ?? [])];
  const taken = [merged.phone, merged.homeNumber, merged.officeNumber];
  const numbersOf = ({ phone = '', homeNumber = '', officeNumber = '' }: ToldValues) =>
    [phone, homeNumber, officeNumber].map((number) => ({ label: '', number }));
  const phones = [
    ...own.morePhones,
    ...numbersOf({ phone: own.phone, homeNumber: own.homeNumber, officeNumber: own.officeNumber }),
    ...(told.morePhones ?? []),
    ...numbersOf(told),
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

function joinNotes(own: string, told: string): string {
  if (told === '' || own.includes(told)) return own;
  return cutText(own === '' ? told : `${own}\n\n${told}`, clientNoteMaxLength);
}
