import { dayMs } from '@hearthline/domain/calendar';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageLinks } from '../../platform/pages/page-kind.ts';
import type { DemoBasketPlan, DemoHomeSort } from './demo-basket-plans.ts';
import { demoBasketPlans } from './demo-basket-plans.ts';
import { addBasketRows } from './demo-basket-rows.ts';
import type { DemoBasketRows, DemoHome, DemoPerson } from './demo-baskets.store.ts';
import {
  createBasketRows,
  insertDemoBaskets,
  joinHouseholds,
  listAgentsWithoutBaskets,
  listDemoCuts,
  listDemoHomes,
  listDemoPeople,
  recordPapers,
} from './demo-baskets.store.ts';

const timeZone = 'America/Toronto';
const linkDays = 365;
/** Longer than the oldest basket is old. */
const knownDays = 30;

export interface DemoBasketsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  pageLinks: Pick<PageLinks, 'open'>;
}

/** Baskets at every point of their way for each demo agent, once. They were sent long ago: no message leaves. */
export async function makeDemoBaskets(deps: DemoBasketsDeps): Promise<void> {
  const { db, transaction } = deps.workerDatabase;
  const agentIds = await listAgentsWithoutBaskets(db, demoAccounts.agents);
  if (agentIds.length === 0) return;
  const now = deps.clock.now();
  const today = localDay(now, timeZone);
  // One after the other: at the start of the program further connections would take longer than the questions.
  const homes = await listDemoHomes(db);
  const cuts = await listDemoCuts(db, agentIds.length);
  const people = await listDemoPeople(db, agentIds, {
    today,
    knownBefore: new Date(now.getTime() - knownDays * dayMs),
  });
  const [shelf, rows] = [createShelf(homes, cuts), createBasketRows()];
  for (const agentId of agentIds) {
    const pick = createPicker(people.filter((person) => person.agentId === agentId));
    for (const [place, plan] of demoBasketPlans.entries()) {
      const readers = plan.isForHousehold ? pick.household() : pick.single();
      const chosen = placeDearest(plan, shelf.takeAll(plan.homes.map(({ sort }) => sort)));
      if (readers.length === 0 || chosen.length < plan.homes.length) continue;
      addBasketRows(rows, { agentId, timeZone, now, plan, place, people: readers, homes: chosen });
    }
  }
  await transaction(async (tx) => {
    await insertDemoBaskets(tx, rows);
    await recordPapers(tx, listShown(rows), today);
    await joinHouseholds(
      tx,
      rows.basket.map(({ id }) => id),
    );
  });
  await openLinks(deps, rows);
}

/** Whoever finds a home too dear does so of the dearest. */
function placeDearest({ homes }: DemoBasketPlan, chosen: DemoHome[]): DemoHome[] {
  const place = homes.findIndex(({ isDearest }) => isDearest);
  const [dearest] = chosen.toSorted((a, b) => b.price - a.price);
  if (place < 0 || !dearest) return chosen;
  const others = chosen.filter((home) => home !== dearest);
  return [...others.slice(0, place), dearest, ...others.slice(place)];
}

/** Who has an appointment has the papers for it. */
function listShown({ showingRequest, basketReader }: DemoBasketRows): string[] {
  const shown = new Set(showingRequest.flatMap(({ readerId, agreedAt }) => (agreedAt ? readerId : [])));
  return basketReader.flatMap(({ id, clientId }) => (shown.has(id) && clientId ? clientId : []));
}

/** To the pages of what was sent. */
async function openLinks({ database, pageLinks }: DemoBasketsDeps, rows: DemoBasketRows): Promise<void> {
  const sent = new Set(rows.basketSending.map(({ basketId }) => basketId));
  const readers = rows.basketReader.filter(({ basketId }) => sent.has(basketId));
  for (const [agentId, own] of Map.groupBy(readers, (reader) => reader.agentId))
    await database.asAgent(agentId, async (tx) => {
      for (const { id } of own) await pageLinks.open(tx, agentId, id, linkDays);
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

/**
 * People who look for a home and may be written to, each once. A household only where that is true of all of it; where
 * there is none, two who have not been known to live together do from now on.
 */
export function createPicker(people: readonly DemoPerson[]) {
  const households = [...Map.groupBy(people, ({ householdId }) => householdId)]
    .flatMap(([id, members]) => (id !== null && members.length > 1 ? [members] : []))
    .filter(
      (members) => members.every(({ mayReceive }) => mayReceive) && members.some(({ isBuyer }) => isBuyer),
    )
    .toSorted((a, b) => a.length - b.length)
    .map((members) => members.toSorted((a, b) => Number(b.isBuyer) - Number(a.isBuyer)));
  const singles = people.filter(
    ({ householdId, isBuyer, mayReceive }) => householdId === null && isBuyer && mayReceive,
  );
  return { single: () => singles.splice(0, 1), household: () => households.shift() ?? singles.splice(0, 2) };
}
