import type { DemoClient } from '@hearthline/demo-market/clients/demo-clients';
import { createDemoClients } from '@hearthline/demo-market/clients/demo-clients';
import { addDays } from '@hearthline/domain/calendar';
import { createBlankClient } from '@hearthline/domain/client/fields';
import { boardDay, boardTimeZone } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import { summariseConsents } from '../../features/clients/consent/consent.service.ts';
import { toRecord } from '../../features/clients/records/client-record.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { DemoClientRows } from './demo-clients.store.ts';
import { findAgentWithoutClients, insertDemoClients, listDemoHomes } from './demo-clients.store.ts';
import type { DemoMail } from './demo-messages.ts';
import { writeDemoMessages } from './demo-messages.ts';
import { createInstants } from './local-instants.ts';

const counts: Record<string, number> = { 'ava@hearthline.test': 248, 'noah@hearthline.test': 60 };
/** Gives the demo's agents people to look after and what was written to them, once, all or none. */
export async function makeDemoClients({
  database,
  clock,
  seed,
  mail,
}: {
  /** Sees all agents. */
  database: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  seed: number;
  mail: DemoMail;
}): Promise<void> {
  let housed = 0;
  for (const email of demoAccounts.agents) {
    const agentId = await findAgentWithoutClients(database.db, email);
    if (!agentId) continue;
    const now = clock.now();
    const count = counts[email] ?? 0;
    const places = await listDemoHomes(database.db, { today: boardDay(now), skipped: housed, count });
    housed += count;
    const people = createDemoClients({
      seed,
      agent: email,
      count,
      today: boardDay(now),
      places,
    });
    const rows = toRows(agentId, people, now);
    const clientIds = rows.clients.map(({ id }) => id);
    await database.transaction(async (tx) => {
      await insertDemoClients(tx, rows);
      await writeDemoMessages(tx, { agentId, email, people, clientIds, now, seed, mail });
    });
  }
}

function toRows(agentId: string, people: readonly DemoClient[], now: Date): DemoClientRows {
  const today = boardDay(now);
  const instantOf = createInstants(boardTimeZone);
  const at = ({ daysAgo, minute }: { daysAgo: number; minute: number }) =>
    instantOf(addDays(today, -daysAgo), minute);
  const ids = people.map(() => createId());
  const households = joinHouseholds(people);
  const rows: DemoClientRows = { clients: [], activities: [], consents: [], notes: [], tasks: [] };
  for (const [position, person] of people.entries()) {
    const clientId = ids[position] as string;
    const { contacts, consents, notes, tasks, partnerOf, ...values } = person;
    const last = contacts.toSorted((a, b) => a.daysAgo - b.daysAgo || b.minute - a.minute)[0];
    const enteredAt = new Date(`${values.entryDate}T15:00:00Z`);
    rows.clients.push({
      agentId,
      id: clientId,
      ...toRecord({
        ...createBlankClient(values.entryDate, values.language),
        province: 'ON',
        ...values,
      }),
      householdId: households.get(position) ?? null,
      ...(last
        ? {
            lastContactAt: at(last),
            lastContactKind: last.kind,
            lastContactOn: boardDay(at(last)),
          }
        : {}),
      ...summariseConsents(consents.map((consent) => ({ ...consent, withdrawnOn: null }))),
      referral: consents.some(({ type }) => type === 'referral') ? 'unused' : null,
      createdAt: enteredAt,
      updatedAt: enteredAt,
    });
    const activity = (when: Date) => ({ agentId, id: createId(when.getTime()), clientId, at: when });
    rows.activities.push({ ...activity(enteredAt), kind: 'change', what: 'created' });
    for (const { kind, minutes, text, ...moment } of contacts)
      rows.activities.push({ ...activity(at(moment)), kind: 'contact', what: kind, minutes, text });
    for (const consent of consents)
      rows.consents.push({ agentId, id: createId(), clientId, ...consent, recordedAt: enteredAt });
    for (const { text, isPinned, ...moment } of notes) {
      const written = { createdAt: at(moment), updatedAt: at(moment) };
      rows.notes.push({ agentId, id: createId(at(moment).getTime()), clientId, text, isPinned, ...written });
    }
    for (const { title, dueOn, isDone } of tasks)
      rows.tasks.push({
        agentId,
        id: createId(),
        clientId,
        title,
        dueOn,
        doneAt: isDone ? new Date(`${dueOn}T16:00:00Z`) : null,
        createdAt: enteredAt,
      });
  }
  return rows;
}

/** The household of everybody who lives with another, by position. */
function joinHouseholds(people: readonly DemoClient[]): Map<number, string> {
  const households = new Map<number, string>();
  for (const [position, { partnerOf }] of people.entries()) {
    if (partnerOf === null) continue;
    const household = households.get(partnerOf) ?? createId();
    households.set(partnerOf, household);
    households.set(position, household);
  }
  return households;
}
