import type {
  CoolingType,
  Exposure,
  GarageType,
  HeatFuel,
  HeatType,
  HomeKind,
  HouseStyle,
  PoolType,
} from '@hearthline/domain/listing/vocabulary';
import type { HomeSite } from '../site.ts';

export type BasementShape = 'none' | 'crawlSpace' | 'partial' | 'full';
export type Finish = 'plain' | 'good' | 'fine';

/** What a home is from the day it was built; what its owners change later stands in `works`. */
export interface Home {
  /** Every stream of this home starts from it. */
  seed: number;
  site: HomeSite;
  kind: HomeKind;
  style: HouseStyle | null;
  yearBuilt: number | null;
  storeys: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  kitchens: number | null;
  /** Above ground, in square feet. */
  area: number | null;
  lotFront: number | null;
  lotDepth: number | null;
  isLotIrregular: boolean;
  garageType: GarageType;
  garageSpaces: number;
  drivewaySpaces: number;
  basement: { shape: BasementShape; isWalkOut: boolean; hasSeparateEntrance: boolean };
  heatType: HeatType;
  heatFuel: HeatFuel | null;
  cooling: CoolingType;
  pool: PoolType;
  hasFireplace: boolean;
  finish: Finish;
  exposure: Exposure | null;
  /** Flats only. */
  flat: Flat | null;
  works: Works;
  /** What no record tells: how much more or less than its facts the home is worth, as a logarithm. */
  quality: number;
}

export interface Flat {
  level: number;
  buildingStoreys: number;
  isPenthouse: boolean;
  hasLocker: boolean;
  hasBalcony: boolean;
  amenities: string[];
  view: 'lake' | 'city' | 'garden' | null;
}

/** Years in which owners changed the home; null where they never did. */
export interface Works {
  renovatedIn: number | null;
  basementFinishedIn: number | null;
  /** The finished basement is a flat of its own. */
  hasBasementFlat: boolean;
}

/** The home as it stood in a year. */
export interface HomeState {
  year: number;
  age: number | null;
  isRenovated: boolean;
  isBasementFinished: boolean;
  bedroomsPlus: number;
  bathrooms: number | null;
  kitchensPlus: number;
}

export function viewHome(home: Home, year: number): HomeState {
  const isBasementFinished = isPast(home.works.basementFinishedIn, year);
  const hasFlat = isBasementFinished && home.works.hasBasementFlat;
  const bedroomsPlus = countBedroomsPlus(home, isBasementFinished, hasFlat);
  const hasBathBelow =
    isBasementFinished && (hasFlat || (home.bathrooms ?? 0) <= (home.bedrooms ?? 0) + bedroomsPlus);
  return {
    year,
    age: home.yearBuilt === null ? null : Math.max(0, year - home.yearBuilt),
    isRenovated: isPast(home.works.renovatedIn, year),
    isBasementFinished,
    bedroomsPlus,
    bathrooms: home.bathrooms === null ? null : home.bathrooms + (hasBathBelow ? 1 : 0),
    kitchensPlus: hasFlat ? 1 : 0,
  };
}

/** A flat's den counts as half a bedroom to agents, who write it behind the plus. */
function countBedroomsPlus(home: Home, isBasementFinished: boolean, hasFlat: boolean): number {
  if (home.flat) return home.area !== null && home.area > 560 && home.seed % 5 < 2 ? 1 : 0;
  const ground = footprintOf(home);
  if (!isBasementFinished || ground < 600) return 0;
  if (hasFlat) return ground < 950 ? 1 : 1 + (home.seed % 2);
  return home.seed % 3 === 0 ? 0 : 1;
}

/** The floor of the basement, in square feet. */
export function footprintOf({ area, storeys }: Pick<Home, 'area' | 'storeys'>): number {
  return (area ?? 0) / Math.max(1, Math.floor(storeys ?? 1));
}

function isPast(year: number | null, now: number): boolean {
  return year !== null && year <= now;
}
