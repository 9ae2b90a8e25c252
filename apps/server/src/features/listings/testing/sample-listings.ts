import { fromDayNumber } from '@hearthline/domain/calendar';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { samplePlaces } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { fromWorld } from '@hearthline/domain/geo';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Listing } from '../../../platform/db/schema.generated.ts';

const stateOf = { active: 'active', sold: 'firm', deactive: 'expired' } as const satisfies Record<
  ListingStatus,
  string
>;
const words = ['fireplace', 'hardwood', 'renovated', 'walk-out', 'ensuite', 'quiet'];

/** Puts listings with these facts on the market; dates and remarks that the facts do not tell are made from the position. */
export async function insertSampleListings(db: Db, all: readonly SearchFacts[]): Promise<void> {
  await insertSamplePlaces(db);
  for (let start = 0; start < all.length; start += 500) {
    const part = all.slice(start, start + 500);
    await db
      .insertInto('listing')
      .values(part.map((facts, index) => toListing(facts, start + index)))
      .execute();
    await db
      .insertInto('listingDetail')
      .values(part.map((facts, index) => ({ listingId: facts.id, remarks: remarksOf(start + index) })))
      .execute();
  }
}

async function insertSamplePlaces(db: Db): Promise<void> {
  const unique = (codes: (string | null)[]) => [...new Set(codes.filter((code) => code !== null))];
  const areaOf = (code: string) => code.split('-')[0] as string;
  const municipalityOf = (code: string) => code.split('-').slice(0, 2).join('-');
  await db
    .insertInto('area')
    .values(
      unique(samplePlaces.map(({ areaCode }) => areaCode)).map((code) => ({ code, name: `Area ${code}` })),
    )
    .execute();
  await db
    .insertInto('municipality')
    .values(
      unique(samplePlaces.map(({ municipalityCode }) => municipalityCode)).map((code) => ({
        code,
        name: `Town ${code}`,
        areaCode: areaOf(code),
      })),
    )
    .execute();
  await db
    .insertInto('community')
    .values(
      unique(samplePlaces.map(({ communityCode }) => communityCode)).map((code) => ({
        code,
        name: `Quarter ${code}`,
        municipalityCode: municipalityOf(code),
      })),
    )
    .execute();
}

export const remarksOf = (position: number): string =>
  `A home with ${words.filter((_, index) => (position >> index) & 1).join(', ') || 'nothing to tell'}.`;

function toListing(facts: SearchFacts, position: number): Insertable<Listing> {
  const entered = new Date(Date.UTC(2025, 0, 1) + position * 60_000);
  const date = (day: number | null) => (day === null ? null : fromDayNumber(day));
  const isSold = facts.status === 'sold';
  const listYear =
    facts.listDay === null ? entered.getUTCFullYear() : Number(fromDayNumber(facts.listDay).slice(0, 4));
  const [longitude, latitude] =
    facts.worldX === null || facts.worldY === null ? [null, null] : fromWorld(facts.worldX, facts.worldY);
  const hasYear = facts.builtFrom !== null && facts.builtFrom === facts.builtTo;
  return {
    id: facts.id,
    source: 'sample',
    key: facts.id,
    mlsNumber: facts.mlsNumber,
    offer: facts.offer,
    state: stateOf[facts.status],
    code: facts.code,
    listPrice: facts.price,
    originalListPrice:
      facts.price === null || facts.dropBasisPoints >= 10_000
        ? null
        : Math.round(facts.price / (1 - facts.dropBasisPoints / 10_000)),
    closePrice: isSold ? facts.price : null,
    listDate: date(facts.listDay),
    soldDate: date(facts.soldDay),
    offMarketDate: date(facts.offMarketDay),
    pausedDays: facts.listDay === null || facts.marketDay === null ? 0 : facts.marketDay - facts.listDay,
    enteredAt: entered,
    modifiedAt: new Date(entered.getTime() + (position % 7) * 3_600_000),
    statusChangedAt: entered,
    priceChangedAt:
      facts.priceChangedDay === null ? null : new Date(`${fromDayNumber(facts.priceChangedDay)}T16:00:00Z`),
    kind: facts.kind,
    style: facts.style,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    kitchens: facts.kitchens,
    garageType: facts.garageType,
    garageSpaces: facts.garageSpaces,
    parkingTotal: facts.parkingTotal,
    basementBits: facts.basementBits,
    heatType: facts.heatType,
    heatFuel: facts.heatFuel,
    cooling: facts.cooling,
    pool: facts.pool,
    isWaterfront: facts.isWaterfront,
    taxAnnual: facts.taxAnnual,
    feeMonthly: facts.feeMonthly,
    areaMin: facts.areaLow,
    areaMax: facts.areaHigh,
    lotFront: facts.lotFront,
    lotDepth: facts.lotDepth,
    lotArea: facts.lotArea,
    yearBuilt: hasYear ? facts.builtFrom : null,
    ageMin: hasYear || facts.builtTo === null ? null : listYear - facts.builtTo,
    ageMax: hasYear || facts.builtFrom === null ? null : listYear - facts.builtFrom,
    storeys: facts.storeys,
    level: facts.level,
    areaCode: facts.areaCode,
    municipalityCode: facts.municipalityCode,
    communityCode: facts.communityCode,
    streetNumber: String(position % 90),
    streetName: ['Briarwood', 'Port', 'Helene'][position % 3] ?? 'Oak',
    streetSuffix: 'Ave',
    addressNorm: `${position % 90} ${['briarwood', 'port', 'helene'][position % 3]} ave`,
    streetNorm: `${['briarwood', 'port', 'helene'][position % 3]} ave`,
    latitude,
    longitude,
    worldX: facts.worldX,
    worldY: facts.worldY,
    schoolMetres: facts.schoolMetres,
  };
}
