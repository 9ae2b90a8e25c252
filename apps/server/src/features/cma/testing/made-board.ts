import { fromDayNumber } from '@hearthline/domain/calendar';
import { toWorld } from '@hearthline/domain/geo';
import { openBoard } from '@hearthline/domain/valuation/board';
import type { HomeFacts, Sale } from '@hearthline/domain/valuation/home-facts';
import { lastDay, makeSales } from '@hearthline/domain/valuation/testing/made-market';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Listing } from '../../../platform/db/schema.generated.ts';
import { createId } from '../../../platform/ids.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createModelsStore } from '../models/models.store.ts';

export type MadeListing = HomeFacts & {
  id: string;
  /** Cents. */
  price: number;
  soldDay: number | null;
  streetNumber: number;
  /** When it became what it is; when it was listed, where this is not told. */
  changedAt?: Date;
};

/** Sales of a few square kilometres with known rates, up to a day, each with an address of its own. */
export function makeListings(day: number, count: number): MadeListing[] {
  return makeSales({ count }).map(
    (sale: Sale, place): MadeListing => ({
      ...sale,
      id: createId(Date.UTC(2024, 0, 1) + place),
      soldDay: day - (lastDay - sale.soldDay) / 2 - 1,
      streetNumber: place + 1,
    }),
  );
}

export async function insertListings(db: Db, listings: readonly MadeListing[], day: number): Promise<void> {
  await db
    .insertInto('area')
    .values({ code: 'a1', name: 'Area' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('municipality')
    .values({ code: 'm1', name: 'Mississauga', areaCode: 'a1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const communities = [...new Set(listings.map(({ communityCode }) => communityCode ?? ''))];
  await db
    .insertInto('community')
    .values(communities.map((code) => ({ code, name: `Quarter ${code}`, municipalityCode: 'm1' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (let start = 0; start < listings.length; start += 400)
    await db
      .insertInto('listing')
      .values(listings.slice(start, start + 400).map((listing) => toRow(listing, day)))
      .execute();
}

function toRow(listing: MadeListing, day: number): Insertable<Listing> {
  const { latitude, longitude, soldDay, streetNumber } = listing;
  const world = latitude === null || longitude === null ? null : toWorld(longitude, latitude);
  const listed = (soldDay ?? day) - 20;
  const entered = new Date(`${fromDayNumber(Math.floor(listed))}T15:00:00Z`);
  return {
    id: listing.id,
    source: 'made',
    key: listing.id,
    mlsNumber: `W${1_000_000 + streetNumber}`,
    offer: 'sale',
    state: soldDay === null ? 'active' : 'firm',
    code: soldDay === null ? 'new' : 'sld',
    listPrice: listing.price,
    closePrice: soldDay === null ? null : listing.price,
    listDate: fromDayNumber(Math.floor(listed)),
    soldDate: soldDay === null ? null : fromDayNumber(Math.floor(soldDay)),
    enteredAt: entered,
    modifiedAt: entered,
    statusChangedAt: listing.changedAt ?? entered,
    kind: listing.kind,
    areaPoint: listing.area,
    lotArea: listing.lotArea,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    parkingTotal: listing.parkingTotal,
    yearBuilt: listing.yearBuilt,
    level: listing.level,
    areaCode: 'a1',
    municipalityCode: 'm1',
    communityCode: listing.communityCode,
    streetNumber: String(streetNumber),
    streetName: 'Oakwood',
    streetSuffix: 'Ave',
    addressNorm: `${streetNumber} oakwood ave`,
    streetNorm: 'oakwood ave',
    homeKey: `home ${streetNumber}`,
    latitude,
    longitude,
    worldX: world?.x ?? null,
    worldY: world?.y ?? null,
  };
}

/** As if the made sales had been fitted the night before. */
export async function putMadeModel(db: Db, at: Date): Promise<void> {
  const sales = makeSales({ count: 200 });
  const { model, calibrations } = openBoard(sales, lastDay);
  const fitted = { source: 'made', asOf: fromDayNumber(lastDay), sales: sales.length, model, calibrations };
  await createModelsStore(db).put(fitted, at);
}

export async function runJob(app: TestApp, name: string, payload: unknown = {}): Promise<void> {
  const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`There is no job ${name}`);
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  await handler.run(payload, { jobId: '1', attempt: 1, log: quiet });
}

export async function grantBoard(app: TestApp, { agentId }: TestAgent): Promise<void> {
  await app.services.operator.agreements.grant(agentId, {
    boardName: 'Regional board',
    validFrom: '2020-01-01',
    validUntil: '2099-12-31',
  });
}
