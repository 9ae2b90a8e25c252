import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageLinks } from '../../platform/pages/page-kind.ts';
import type { DemoHomeSort } from './demo-basket-plans.ts';
import { demoBasketPlans } from './demo-basket-plans.ts';
import { addBasketRows } from './demo-basket-rows.ts';
import type { DemoHome, DemoPerson } from './demo-baskets.store.ts';
import {
  createBasketRows,
  insertDemoBaskets,
  listAgentsWithoutBaskets,
  listDemoCuts,
  listDemoHomes,
  listDemoPeople,
  recordPapers,
} from './demo-baskets.store.ts';

const timeZone = 'America/Toronto';
const linkDays = 365;

/** Baskets at every point of their way for each demo agent, once. They were sent long ago: no message leaves. */
export async function makeDemoBaskets({
  database,
  workerDatabase,
  clock,
  pageLinks,
}: {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  pageLinks: Pick<PageLinks, 'open'>;
}): Promise<void> {
  const agentIds = await listAgentsWithoutBaskets(workerDatabase.db, demoAccounts.agents);
  if (agentIds.length === 0) return;
  const shelf = createShelf(
    await listDemoHomes(workerDatabase.db),
    await listDemoCuts(workerDatabase.db, agentIds.length),
  );
  for (const agentId of agentIds)
    await database.asAgent(agentId, async (tx) => {
      const pick = createPicker(await listDemoPeople(tx, agentId));
      const rows = createBasketRows();
      const now = clock.now();
      for (const [place, plan] of demoBasketPlans.entries()) {
        const people = plan.isForHousehold ? pick.household() : pick.single();
        const homes = shelf.takeAll(plan.homes.map(({ sort }) => sort));
        if (people.length === 0 || homes.length < plan.homes.length) continue;
        addBasketRows(rows, { agentId, timeZone, now, plan, place, people, homes });
      }
      await insertDemoBaskets(tx, rows);
      for (const { readerId, agreedAt } of rows.showingRequest) {
        const clientId = rows.basketReader.find(({ id }) => id === readerId)?.clientId;
        if (agreedAt && clientId) await recordPapers(tx, agentId, clientId, localDay(now, timeZone));
      }
      const sent = new Set(rows.basketSending.map(({ basketId }) => basketId));
      for (const { id, basketId } of rows.basketReader)
        if (sent.has(basketId)) await pageLinks.open(tx, agentId, id, linkDays);
    });
}

const kindsOf: Record<DemoHomeSort, readonly HomeKind[]> = {
  family: ['detached', 'bungalow'],
  town: ['townhouse', 'condoTownhouse', 'semiDetached'],
  flat: ['condoApartment', 'loft'],
  cut: [],
};

/** A home goes into one basket as long as there are others; a small market has to give some of them twice. */
function createShelf(homes: readonly DemoHome[], cuts: readonly DemoHome[]) {
  const openCuts = [...cuts];
  const used = new Set(cuts.map(({ homeKey }) => homeKey));

  function take(sort: DemoHomeSort, held: ReadonlySet<string>): DemoHome | undefined {
    const free = homes.filter(({ homeKey }) => !held.has(homeKey));
    const ofSort = free.filter(({ kind }) => kindsOf[sort].includes(kind));
    const isUnused = ({ homeKey }: DemoHome) => !used.has(homeKey);
    return (
      (sort === 'cut' ? openCuts.shift() : undefined) ??
      ofSort.find(isUnused) ??
      ofSort[0] ??
      free.find(isUnused) ??
      free[0]
    );
  }

  return {
    takeAll(sorts: readonly DemoHomeSort[]): DemoHome[] {
      const held = new Map<string, DemoHome>();
      for (const sort of sorts) {
        const home = take(sort, new Set(held.keys()));
        if (!home) continue;
        held.set(home.homeKey, home);
        used.add(home.homeKey);
      }
      return [...held.values()];
    },
  };
}

/** People who look for a home, each once. */
function createPicker(people: readonly DemoPerson[]) {
  const households = [...Map.groupBy(people, ({ householdId }) => householdId)]
    .flatMap(([id, members]) => (id !== null && members.length > 1 ? [members] : []))
    .filter((members) => members.every(({ isReachable }) => isReachable))
    // Those who have said that they want to hear from the agent first.
    .toSorted((a, b) => countExpress(b) - countExpress(a) || a.length - b.length);
  const singles = people.filter(
    ({ householdId, isBuyer, isReachable, isExpress }) =>
      householdId === null && isBuyer && isReachable && isExpress,
  );
  const single = () => singles.splice(0, 1);
  return { single, household: () => households.shift() ?? single() };
}

const countExpress = (members: readonly DemoPerson[]): number =>
  members.filter(({ isExpress }) => isExpress).length;
