import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { flattenShape } from '@hearthline/domain/criteria/match';
import { fromWorld, metresPerUnit } from '@hearthline/domain/geo';
import { sql } from 'kysely';
import type { FactsRow, MapWindow } from '../../apps/server/src/features/listings/search/listing-search.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

type Home = FactsRow & { addressNorm: string | null };

/** What people ask, made around homes that exist, so that there is something to find. Each is asked once. */
export interface Questions {
  screens: { criteria: Criteria; sort: ListingSort }[];
  maps: Record<'far' | 'middle' | 'near', { criteria: Criteria; window: MapWindow; zoom: number }[]>;
  polygons: Criteria[];
  comparables: { kind: string; offer: string; x: number; y: number; radius: number }[];
  typed: string[];
  numbers: string[];
}

export async function createQuestions(db: Db, count: number): Promise<Questions> {
  const { rows } = await sql<Home>`
    select f.*, l.address_norm from listing_open f join listing l on l.id = f.id
    where f.world_x is not null and f.price is not null order by md5(f.id::text) limit ${count * 4}`.execute(
    db,
  );
  const homes = rows as (Home & { worldX: number; worldY: number; price: number })[];
  const random = createRandom(42);
  const homeAt = (index: number) => homes[index % homes.length] as (typeof homes)[number];
  const each = <T>(make: (home: (typeof homes)[number], index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(homeAt(index), index));

  const bounds = await findBounds(db);
  const sorts: ListingSort[] = ['newest', 'cheapest', 'mostExpensive'];
  return {
    screens: each((home, index) => ({
      criteria: screenCriteria(home, index, random),
      sort: sorts[index % 3] ?? 'newest',
    })),
    maps: {
      far: each((home, index) => ({ criteria: broadCriteria(home, index, random), window: bounds, zoom: 9 })),
      middle: each((home, index) => ({
        criteria: broadCriteria(home, index, random),
        window: around(home, 12_000),
        zoom: 12,
      })),
      near: each((home, index) => ({
        criteria: broadCriteria(home, index, random),
        window: around(home, 1_500),
        zoom: 15,
      })),
    },
    polygons: each((home) => ({
      version: 1,
      offer: home.offer,
      status: ['active'],
      within: [polygonAround(home, random)],
    })),
    comparables: each((home) => ({
      kind: home.kind,
      offer: home.offer,
      x: home.worldX,
      y: home.worldY,
      radius: Math.round(1_000 / metresPerUnit(fromWorld(home.worldX, home.worldY)[1])),
    })),
    typed: each((home) => (home.addressNorm ?? '12 main st').slice(0, 6 + Math.floor(random() * 4))),
    numbers: each((home) => home.mlsNumber),
  };
}

/** From one filter to eight, as an agent narrows a search down. */
function screenCriteria(home: Home, index: number, random: () => number): Criteria {
  const price = home.price ?? 50_000_000;
  const criteria: Criteria = { version: 1, offer: home.offer, status: ['active'] };
  const width = index % 8;
  if (width >= 1)
    criteria.price = {
      min: round(price * (0.5 + random() * 0.3)),
      max: round(price * (1.2 + random() * 0.6)),
    };
  if (width >= 2) criteria.bedrooms = { min: Math.max(0, (home.bedrooms ?? 2) - 1) };
  if (width >= 3 && home.municipalityCode) criteria.municipality = { any: [home.municipalityCode] };
  if (width >= 4) criteria.kind = { any: [home.kind, 'detached'] };
  if (width >= 5) criteria.bathrooms = { min: 1 };
  if (width >= 6) criteria.size = { min: 600 + Math.floor(random() * 400) };
  if (width >= 7) criteria.cooling = { not: ['none'] };
  return criteria;
}

function broadCriteria(home: Home, index: number, random: () => number): Criteria {
  const criteria: Criteria = { version: 1, offer: home.offer, status: ['active'] };
  if (index % 3 >= 1) criteria.bedrooms = { min: 1 + Math.floor(random() * 3) };
  if (index % 3 >= 2) criteria.price = { max: round((home.price ?? 50_000_000) * (1.1 + random())) };
  return criteria;
}

function polygonAround(home: { worldX: number; worldY: number }, random: () => number) {
  const [, latitude] = fromWorld(home.worldX, home.worldY);
  const ring = Array.from({ length: 12 }, (_, corner) => {
    const radius = (2_000 + random() * 4_000) / metresPerUnit(latitude);
    const angle = (corner / 12) * 2 * Math.PI;
    return fromWorld(home.worldX + Math.cos(angle) * radius, home.worldY + Math.sin(angle) * radius);
  });
  return { type: 'polygon' as const, rings: [ring] };
}

function around(home: { worldX: number; worldY: number }, metres: number): MapWindow {
  const [, latitude] = fromWorld(home.worldX, home.worldY);
  const half = Math.round(metres / metresPerUnit(latitude) / 2);
  return {
    minX: home.worldX - half,
    maxX: home.worldX + half,
    minY: home.worldY - half,
    maxY: home.worldY + half,
  };
}

async function findBounds(db: Db): Promise<MapWindow> {
  const { rows } = await sql<MapWindow>`
    select min(world_x) as min_x, min(world_y) as min_y, max(world_x) as max_x, max(world_y) as max_y from listing_open`.execute(
    db,
  );
  return rows[0] as MapWindow;
}

export function windowToBounds({ minX, minY, maxX, maxY }: MapWindow): [number, number, number, number] {
  const [west, north] = fromWorld(minX, minY);
  const [east, south] = fromWorld(maxX, maxY);
  return [west, south, east, north];
}

export const boxOf = (criteria: Criteria): MapWindow => {
  const [shape] = criteria.within ?? [];
  if (!shape) throw new Error('The question has no shape');
  return flattenShape(shape).box;
};

const round = (cents: number) => Math.round(cents / 100_000) * 100_000;

export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
