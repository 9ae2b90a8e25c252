import type { Exposure } from '@hearthline/domain/listing/vocabulary';
import { exposures } from '@hearthline/domain/listing/vocabulary';
import { hashNumbers } from '../random.ts';
import type { Lot } from '../region/lots.ts';
import { lotsOf } from '../region/lots.ts';
import { postalCodeOf } from '../region/postal.ts';
import type { Region, Street, TowerSite } from '../region/region.ts';
import type { HomeSite } from './site.ts';

export interface Sites {
  count: number;
  /** Sites in the order of the market: every start of it is spread over the whole region. */
  at(order: number): HomeSite | null;
}

/** Of the homes with listings, flats; as long as there are enough of them. */
const flatShare = 0.31;
/** Large markets put more doors on a floor, up to this many times as many. */
const mostDoors = 2;
/** Serial numbers of flats begin here, those of lots below. */
const firstFlatSerial = 50_000_000;
const lotsPerRow = 6;

type SitePlace = Pick<HomeSite, 'street' | 'community' | 'municipalityCode' | 'areaCode' | 'isFrench'>;

export function createSites(region: Region, wantedHomes: number): Sites {
  const communities = new Map(region.communities.map((community) => [community.code, community]));
  const areaCodes = new Map(region.municipalities.map(({ code, areaCode }) => [code, areaCode]));
  const streets = new Map(region.streets.map((street) => [street.id, street]));
  const lake = region.water.find(({ kind }) => kind === 'lake')?.name ?? null;
  const { lots, rows } = gatherLots(region);
  const units = region.towers.reduce((sum, { storeys, unitsPerFloor }) => sum + storeys * unitsPerFloor, 0);
  const doors = Math.min(mostDoors, Math.max(1, Math.ceil((wantedHomes * flatShare) / Math.max(1, units))));
  const flatSums = sumUp(region.towers.map(({ storeys, unitsPerFloor }) => storeys * unitsPerFloor * doors));
  const flats = units * doors;
  const toLot = createScatter(lots.length);
  const toFlat = createScatter(flats);

  function completeSite(street: Street | undefined, communityCode: string): SitePlace | null {
    const community = communities.get(communityCode);
    if (!community || !street) return null;
    const { municipalityCode, isFrench } = community;
    return { street, community, municipalityCode, areaCode: areaCodes.get(municipalityCode) ?? '', isFrench };
  }

  function lotAt(index: number): HomeSite | null {
    const lot = lots[index];
    const site = lot && completeSite(streets.get(lot.streetId), lot.communityCode);
    if (!site) return null;
    return {
      ...site,
      serial: index,
      number: lot.civicNumber,
      position: lot.position,
      postalCode: postalCodeOf(site.community.postalPrefix, lot.streetId, lot.civicNumber),
      exposure: exposureOf(lot.facing),
      lotFront: lot.frontageFeet,
      lotDepth: lot.depthFeet,
      isCorner: lot.isCorner,
      waterBody: lot.isShore ? lake : null,
      row: rows[index] ?? 0,
      unit: null,
    };
  }

  function flatAt(index: number): HomeSite | null {
    const [place, rest] = locate(flatSums, index);
    const tower = region.towers[place];
    const site = tower && completeSite(streets.get(tower.streetId), tower.communityCode);
    return site ? { ...site, ...toFlatSite(region.seed, tower, doors, index, rest) } : null;
  }

  /** How many of the first homes are flats. */
  function countFlats(homes: number): number {
    return Math.min(flats, Math.max(Math.floor(homes * flatShare), homes - lots.length));
  }

  return {
    count: lots.length + flats,
    at(order) {
      const before = countFlats(order);
      return countFlats(order + 1) > before ? flatAt(toFlat(before)) : lotAt(toLot(order - before));
    },
  };
}

/** All lots, and for each the run of neighbours it belongs to. */
function gatherLots(region: Region): { lots: Lot[]; rows: number[] } {
  const lots: Lot[] = [];
  const rows: number[] = [];
  for (const street of region.streets) {
    let place = 0;
    for (const lot of lotsOf(street, region)) {
      lots.push(lot);
      rows.push(Math.floor(place / lotsPerRow));
      place += 1;
    }
  }
  return { lots, rows };
}

function toFlatSite(seed: number, tower: TowerSite, doorsFactor: number, index: number, rest: number) {
  const doors = tower.unitsPerFloor * doorsFactor;
  const level = Math.floor(rest / doors) + 1;
  const door = (rest % doors) + 1;
  return {
    serial: firstFlatSerial + index,
    number: tower.civicNumber,
    position: tower.position,
    postalCode: tower.postalCode,
    exposure: null,
    lotFront: 0,
    lotDepth: 0,
    isCorner: false,
    waterBody: null,
    row: 0,
    unit: {
      number: String(level * 100 + door),
      level,
      door,
      buildingSeed: hashNumbers(seed, tower.id, 7),
      buildingStoreys: tower.storeys,
      builtIn: tower.builtIn,
      isLoft: isLoft(tower),
    },
  };
}

/** The lower ones of the buildings are old works and warehouses, some of them. */
function isLoft({ storeys, id }: TowerSite): boolean {
  return storeys <= 9 && id % 3 === 0;
}

function exposureOf(facing: number): Exposure {
  return exposures[Math.round(facing / 45) % exposures.length] ?? 'north';
}

/** Steps of the golden section visit every place once and never leave a large gap meanwhile. */
function createScatter(count: number): (order: number) => number {
  let step = Math.max(1, Math.round(count * 0.618_034));
  while (count > 0 && greatestDivisor(step, count) !== 1) step += 1;
  return (order) => (order * step + Math.floor(count / 3)) % count;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function sumUp(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    total += count;
    return total;
  });
}

/** Which entry an index falls into, and how far into it. */
function locate(sums: readonly number[], index: number): [place: number, rest: number] {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return [low, index - (low === 0 ? 0 : (sums[low - 1] ?? 0))];
}
