import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import type { IndexedAlert } from '@hearthline/domain/alert/alert-index';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { alertTriggers, defaultTriggers } from '@hearthline/domain/alert/vocabulary';
import type { Criteria, Shape } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { fromWorld, metresPerUnit } from '@hearthline/domain/geo';
import { sql } from 'kysely';
import { fillMarket } from '../../apps/server/src/demo/market/fill-market.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createRandom } from '../search/questions.ts';
import { sized } from '../support/size.ts';

const listingCount = Number(process.env.BENCH_LISTINGS ?? sized(30_000, 800));
export const alertCount = Number(process.env.BENCH_ALERTS ?? sized(100_000, 500));
export const agentCount = Math.ceil(alertCount / 5);

export type PricedHome = SearchFacts & { price: number; worldX: number; worldY: number };

export interface AlertMarket {
  ownerUrl: string;
  homes: PricedHome[];
  close(): Promise<void>;
}

/** A demo market in a database that is gone after the run. */
export async function openAlertMarket(): Promise<AlertMarket> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-alerts-'));
  const cluster = await joinCluster({ dataDir, onStep: () => {} });
  await migrate(cluster.url, {});
  await fillMarket({ ownerUrl: cluster.url, seed: 1, listings: listingCount, clock: systemClock });
  const database = createDatabase({ url: cluster.url, role: 'hearthline_app', maxConnections: 1 });
  const { rows } = await sql<PricedHome>`
    select * from listing_any where world_x is not null and price is not null order by md5(id::text)`.execute(
    database.db,
  );
  await database.close();
  return {
    ownerUrl: cluster.url,
    homes: rows,
    close: async () => {
      await cluster.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Random = () => number;

/** Each is made around a home that exists, as if somebody had liked it; a fifth of them with a drawn area. */
export function* createAlerts(homes: readonly PricedHome[], count: number): Generator<IndexedAlert> {
  const random = createRandom(7);
  for (let index = 0; index < count; index += 1) {
    const home = homes[Math.floor(random() * homes.length)] as PricedHome;
    yield {
      key: `${uuid(index % agentCount)}:${uuid(index)}`,
      criteria: createCriteria(home, homes, random),
      triggers: createTriggers(random),
    };
  }
}

/** What happens on a market day, mostly to homes that nobody has seen yet. */
export function createEvents(homes: readonly PricedHome[], count: number) {
  const random = createRandom(11);
  return Array.from({ length: count }, (): { facts: SearchFacts; event: AlertEvent } => {
    const facts = homes[Math.floor(random() * homes.length)] as PricedHome;
    const { price } = facts;
    const kind = random();
    if (kind < 0.6) return { facts, event: { code: 'new', isRelisted: false, oldPrice: null, price } };
    const oldPrice = Math.round((price * (0.9 + random() * 0.3)) / 100_000) * 100_000;
    if (kind < 0.9) return { facts, event: { code: 'pc', isRelisted: false, oldPrice, price } };
    return { facts, event: { code: 'bom', isRelisted: false, oldPrice: price, price } };
  });
}

function createCriteria(home: PricedHome, homes: readonly PricedHome[], random: Random): Criteria {
  const { offer, price, bedrooms, bathrooms, kind, areaLow } = home;
  const criteria: Criteria = { version: 1, offer, status: ['active'], ...createPlace(home, homes, random) };
  const step = offer === 'sale' ? 2_500_000 : 10_000;
  const round = (cents: number) => Math.max(step, Math.round(cents / step) * step);
  const max = round(price * (1.02 + random() * 0.15));
  criteria.price = random() < 0.25 ? { max } : { min: round(price * (0.7 + random() * 0.25)), max };
  if (bedrooms !== null && random() < 0.85)
    criteria.bedrooms = { min: bedrooms, ...(random() < 0.2 && { max: bedrooms + 1 }) };
  if (random() < 0.6) criteria.kind = { any: [kind] };
  if (bathrooms !== null && random() < 0.4) criteria.bathrooms = { min: Math.max(1, bathrooms - 1) };
  if (areaLow !== null && random() < 0.2) criteria.size = { min: Math.floor(areaLow / 250) * 250 };
  if (home.garageSpaces !== null && random() < 0.15) criteria.garage = { min: home.garageSpaces };
  return criteria;
}

/** A fifth drawn, half of a few communities, and the rest of wider places or of none. */
function createPlace(home: PricedHome, homes: readonly PricedHome[], random: Random): Partial<Criteria> {
  const chance = random();
  if (chance < 0.1) return { within: [circleAround(home, random)] };
  if (chance < 0.2) return { within: [polygonAround(home, random)] };
  if (chance < 0.72 && home.communityCode) {
    const others = Array.from(
      { length: Math.floor(random() * 4) },
      () => homes[Math.floor(random() * homes.length)],
    );
    const near = others.flatMap((other) =>
      other?.communityCode && other.municipalityCode === home.municipalityCode ? [other.communityCode] : [],
    );
    return { community: { any: [...new Set([home.communityCode, ...near])] } };
  }
  if (chance < 0.95 && home.municipalityCode) return { municipality: { any: [home.municipalityCode] } };
  return chance < 0.98 && home.areaCode ? { area: { any: [home.areaCode] } } : {};
}

const circleAround = (home: PricedHome, random: Random): Shape => ({
  type: 'circle',
  centre: fromWorld(home.worldX, home.worldY),
  radiusMetres: 500 + Math.floor(random() * 3_500),
});

function polygonAround(home: PricedHome, random: Random): Shape {
  const [, latitude] = fromWorld(home.worldX, home.worldY);
  const ring = Array.from({ length: 12 }, (_, corner) => {
    const radius = (500 + random() * 3_500) / metresPerUnit(latitude);
    const angle = (corner / 12) * 2 * Math.PI;
    return fromWorld(home.worldX + Math.cos(angle) * radius, home.worldY + Math.sin(angle) * radius);
  });
  return { type: 'polygon', rings: [ring] };
}

function createTriggers(random: Random): readonly AlertTrigger[] {
  const chance = random();
  if (chance < 0.7) return defaultTriggers;
  if (chance < 0.85) return ['new', 'priceIntoRange'];
  return chance < 0.95 ? ['new'] : alertTriggers;
}

const uuid = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
