import { basementBitsOf } from '../criteria/match.ts';
import type { HomeKind } from '../listing/vocabulary.ts';
import type { HomeFacts } from './home-facts.ts';

/** A listing's columns as they are stored. */
export interface StoredHome {
  kind: HomeKind;
  areaPoint: number | null;
  areaMin: number | null;
  areaMax: number | null;
  lotArea: number | null;
  bedrooms: number | null;
  bedroomsPlus: number | null;
  bathrooms: number | null;
  garageSpaces: number | null;
  parkingTotal: number | null;
  yearBuilt: number | null;
  ageMin: number | null;
  ageMax: number | null;
  /** The year in which an age was told. */
  statedYear: number;
  storeys: number | null;
  buildingStoreys: number | null;
  level: number | null;
  levelStated: string | null;
  basementBits: number;
  pool: string | null;
  cooling: string | null;
  isWaterfront: boolean | null;
  feeMonthly: number | null;
  condition: number | null;
  hasView: boolean | null;
  areaBelow: number | null;
  roomsAbove: number | null;
  municipalityCode: string | null;
  communityCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

export function toHomeFacts(home: StoredHome): HomeFacts {
  return {
    kind: home.kind,
    area: positive(home.areaPoint ?? middleOf(home.areaMin, home.areaMax)),
    lotArea: positive(home.lotArea),
    bedrooms: home.bedrooms,
    bedroomsPlus: home.bedroomsPlus,
    bathrooms: positive(home.bathrooms),
    garageSpaces: home.garageSpaces,
    parkingTotal: home.parkingTotal,
    yearBuilt: home.yearBuilt ?? builtByAge(home),
    storeys: positive(home.storeys),
    level: positive(home.level),
    isPenthouse: findPenthouse(home),
    basementFinish: finishOf(home.basementBits),
    hasPool: home.pool === null ? null : home.pool !== 'none',
    hasCooling: home.cooling === null ? null : home.cooling !== 'none',
    isWaterfront: home.isWaterfront,
    feeMonthly: positive(home.feeMonthly),
    condition: positive(home.condition),
    hasView: home.hasView,
    areaBelow: home.areaBelow,
    rooms: positive(home.roomsAbove),
    municipalityCode: home.municipalityCode,
    communityCode: home.communityCode,
    latitude: home.latitude,
    longitude: home.longitude,
  };
}

/** A zero in a feed is a field that nobody filled in. */
const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

/** A band that is open at one end tells nothing of its middle. */
const middleOf = (low: number | null, high: number | null): number | null =>
  low === null || high === null ? null : (low + high) / 2;

function builtByAge({ ageMin, ageMax, statedYear }: StoredHome): number | null {
  const age = middleOf(ageMin, ageMax);
  return age === null ? null : statedYear - age;
}

/** Said by the board, or the top floor of a building whose height is known. */
function findPenthouse({ levelStated, level, buildingStoreys }: StoredHome): boolean | null {
  if (/^(?:l|u)?ph|penthouse/i.test(levelStated?.trim() ?? '')) return true;
  if (level === null) return null;
  return buildingStoreys !== null && buildingStoreys > lowestTower && level >= buildingStoreys;
}

/** The top floor of a low building is no penthouse. */
const lowestTower = 4;

const finished = basementBitsOf(['finished', 'apartment']);
const partly = basementBitsOf(['partlyFinished']);
const plain = basementBitsOf(['unfinished', 'none', 'crawlSpace', 'partial', 'full']);

function finishOf(bits: number): number | null {
  if (bits & finished) return 1;
  if (bits & partly) return 0.5;
  return bits & plain ? 0 : null;
}
