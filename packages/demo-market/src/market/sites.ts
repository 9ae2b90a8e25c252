import { hashNumbers } from '../random.ts';
import type { Community, Region, Street } from '../region/region.ts';
import type { HomeSite } from './site.ts';
import type { Lot, Tower } from './street-lots.ts';
import { lotsOf, towerSites } from './street-lots.ts';

export interface Sites {
  /** About how many homes the region can hold. */
  count: number;
  /** How far `at` can be asked; some of these places hold no home. */
  slots: number;
  /** Sites in the order of the market: every start of it is spread over the whole region. */
  at(order: number): HomeSite | null;
}

/** Of the homes with listings, flats; as long as there are enough of them. */
const flatShare = 0.31;
/** Serial numbers of flats begin here, those of lots below. */
const firstFlatSerial = 50_000_000;
const lotsPerRow = 6;
const ldu = 'ABCEGHJKLMNPRSTVWXYZ';

export function createSites(region: Region): Sites {
  const communities = new Map(region.communities.map((community) => [community.code, community]));
  const areaCodes = new Map(region.municipalities.map(({ code, areaCode }) => [code, areaCode]));
  const lotSlots = sumUp(region.streets.map((street) => lotsOf(region, street).length));
  const towers = towerSites(region);
  const flatSlots = sumUp(towers.map(({ storeys, doors }) => storeys * doors));
  const lots = lotSlots.at(-1) ?? 0;
  const flats = flatSlots.at(-1) ?? 0;

  function completeSite(
    street: Street,
    communityCode: string,
  ): Pick<
    HomeSite,
    'community' | 'municipalityCode' | 'areaCode' | 'postalCode' | 'isFrench' | 'street'
  > | null {
    const community = communities.get(communityCode);
    if (!community) return null;
    const { municipalityCode } = community;
    return {
      street,
      community,
      municipalityCode,
      areaCode: areaCodes.get(municipalityCode) ?? '',
      postalCode: postalCodeOf(community, street),
      isFrench: isFrench(community),
    };
  }

  function lotAt(index: number): HomeSite | null {
    const [place, rest] = locate(lotSlots, index);
    const street = region.streets[place];
    const lot = street && lotsOf(region, street)[rest];
    const site = lot && completeSite(street, lot.communityCode);
    return site ? { ...site, ...toLotSite(lot, index, rest), unit: null } : null;
  }

  function flatAt(index: number): HomeSite | null {
    const [place, rest] = locate(flatSlots, index);
    const tower = towers[place];
    const site = tower && completeSite(tower.street, tower.communityCode);
    return site ? { ...site, ...toFlatSite(tower, index, rest) } : null;
  }

  return {
    count: lots + flats,
    slots: lots + flats,
    at(order) {
      const flatsBefore = Math.min(flats, Math.max(Math.floor(order * flatShare), order - lots));
      const isFlat =
        Math.min(flats, Math.max(Math.floor((order + 1) * flatShare), order + 1 - lots)) > flatsBefore;
      return isFlat ? flatAt(scatter(flatsBefore, flats)) : lotAt(scatter(order - flatsBefore, lots));
    },
  };
}

function toLotSite(lot: Lot, serial: number, place: number) {
  return {
    serial,
    number: lot.number,
    position: lot.position,
    lotFront: lot.frontFeet,
    lotDepth: lot.depthFeet,
    isCorner: lot.isCorner,
    waterBody: lot.waterBody,
    row: Math.floor(place / lotsPerRow),
  };
}

function toFlatSite(tower: Tower, index: number, rest: number) {
  const level = Math.floor(rest / tower.doors) + 1;
  const door = (rest % tower.doors) + 1;
  return {
    serial: firstFlatSerial + index,
    number: tower.number,
    position: tower.position,
    lotFront: 0,
    lotDepth: 0,
    isCorner: false,
    waterBody: null,
    row: 0,
    unit: {
      number: String(level * 100 + door),
      level,
      door,
      buildingSeed: tower.seed,
      buildingStoreys: tower.storeys,
      builtIn: tower.builtIn,
      isLoft: tower.isLoft,
    },
  };
}

/** Steps of the golden section visit every place once and never leave a large gap meanwhile. */
function scatter(order: number, count: number): number {
  let step = Math.max(1, Math.round(count * 0.618_034));
  while (greatestDivisor(step, count) !== 1) step += 1;
  return (order * step + Math.floor(count / 3)) % count;
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

function postalCodeOf({ postalPrefix }: Community, { id }: Street): string {
  const hash = hashNumbers(id, 31);
  return `${postalPrefix} ${hash % 10}${ldu[(hash >>> 8) % ldu.length]}${(hash >>> 16) % 10}`;
}

/** French names tell where French is spoken. */
function isFrench({ name }: Community): boolean {
  return /[À-ÿ]|^(Baie|Pointe|Saint|Sainte|Val|Lac|Anse|Belle|Mont|Rivière|Les?|La)[- ]/.test(name);
}
