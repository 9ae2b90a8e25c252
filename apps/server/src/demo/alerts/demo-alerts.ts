import { dayMs } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageLinks } from '../../platform/pages/page-kind.ts';
import { joinHouseholds, listDemoPeople } from '../baskets/demo-baskets.store.ts';
import { createPicker } from '../baskets/demo-baskets.ts';
import { demoAlertPlans } from './demo-alert-plans.ts';
import { addAlertRows } from './demo-alert-rows.ts';
import type { DemoAlertRows } from './demo-alerts.store.ts';
import {
  createAlertRows,
  insertDemoAlerts,
  listAgentsWithoutAlerts,
  listDemoEvents,
  listReadingClients,
} from './demo-alerts.store.ts';

const timeZone = 'America/Toronto';
const linkDays = 365;
/** Days of the market that the ledger tells of. */
const ledgerDays = 30;
/** Most alerts began after their clients were met. */
const knownDays = 45;

export interface DemoAlertsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  pageLinks: Pick<PageLinks, 'open'>;
  /** Mails really leave: nothing does before the agent says so. */
  confirmsAll: boolean;
}

/** Alerts with the ledger of a month for each demo agent, once, out of what happened on the market. */
export async function makeDemoAlerts(deps: DemoAlertsDeps): Promise<void> {
  const { db, transaction } = deps.workerDatabase;
  const agentIds = await listAgentsWithoutAlerts(db, demoAccounts.agents);
  if (agentIds.length === 0) return;
  const now = deps.clock.now();
  const events = await listDemoEvents(db, new Date(now.getTime() - ledgerDays * dayMs), now);
  const people = await listDemoPeople(db, agentIds, {
    today: localDay(now, timeZone),
    knownBefore: new Date(now.getTime() - knownDays * dayMs),
  });
  const reading = await listReadingClients(db, agentIds);
  const rows = createAlertRows();
  for (const agentId of agentIds) {
    const own = people.filter((person) => person.agentId === agentId);
    const pick = createPicker(own.filter(({ id }) => !reading.has(id)));
    for (const [place, plan] of demoAlertPlans.entries()) {
      const readers = plan.isForHousehold ? pick.household() : pick.single();
      if (readers.length === 0) continue;
      const { confirmsAll } = deps;
      addAlertRows(rows, { agentId, timeZone, now, plan, place, people: readers, events, confirmsAll });
    }
  }
  await transaction(async (tx) => {
    await insertDemoAlerts(tx, rows);
    await joinHouseholds(
      tx,
      rows.basket.map(({ id }) => id),
    );
  });
  await openLinks(deps, rows);
}

/** To the pages of those who were told of homes. */
async function openLinks({ database, pageLinks }: DemoAlertsDeps, rows: DemoAlertRows): Promise<void> {
  const told = new Set(rows.basketMessage.map(({ readerId }) => readerId));
  const readers = rows.basketReader.filter(({ id }) => told.has(id));
  for (const [agentId, own] of Map.groupBy(readers, (reader) => reader.agentId))
    await database.asAgent(agentId, async (tx) => {
      for (const { id } of own) await pageLinks.open(tx, agentId, id, linkDays);
    });
}
