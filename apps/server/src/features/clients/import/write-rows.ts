import { setImmediate as pause } from 'node:timers/promises';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk } from '../client-desk.ts';
import type { ClientValues } from '../records/client-record.ts';
import { toRecord } from '../records/client-record.ts';
import { presentClient } from '../records/clients.presenter.ts';
import type { ClientRecordRow } from '../records/clients.store.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { planOf } from './import.presenter.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportPeopleStore, WrittenClient } from './import-people.store.ts';
import { breath } from './judge-portion.ts';
import type { JudgedRow } from './judge-rows.ts';
import { createValues, updateValues } from './values/write-values.ts';

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
  const before = new Map(records.map((record) => [record.id, toValues(record)]));
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

function toValues(row: ClientRecordRow): ClientValues {
  const { id, createdAt, updatedAt, isIncomplete, household, ...values } = presentClient(row, []);
  return values;
}
