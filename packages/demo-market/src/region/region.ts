/** The made-up region: what the map draws and what homes, schools and figures stand on. Positions are [longitude, latitude]. */

export type Position = readonly [longitude: number, latitude: number];
/** Closed: the last position is the first. */
export type Ring = readonly Position[];

export interface Region {
  seed: number;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  water: Water[];
  parks: Park[];
  rails: Position[][];
  streets: Street[];
  areas: Area[];
  municipalities: Municipality[];
  communities: Community[];
  schools: School[];
  towers: TowerSite[];
  censusAreas: CensusArea[];
}

export interface Water {
  kind: 'lake' | 'river' | 'pond';
  name: string;
  /** Outer ring first, then islands. */
  rings: Ring[];
}

export interface Park {
  name: string;
  ring: Ring;
  communityCode: string | null;
}

export const streetClasses = ['motorway', 'arterial', 'collector', 'local'] as const;
export type StreetClass = (typeof streetClasses)[number];

export interface Street {
  id: number;
  /** 'Briarwood', with 'Ave' as suffix and 'N' as direction where it has one. */
  name: string;
  suffix: string;
  direction: string | null;
  class: StreetClass;
  points: Position[];
  /** Null where the street passes through several communities. */
  communityCode: string | null;
  /** Null for motorways; the full name is unique within its municipality. */
  municipalityCode: string | null;
  /** Year the street was laid out: homes on it are not older. */
  openedIn: number;
}

export interface Area {
  code: string;
  name: string;
}

export interface Municipality {
  code: string;
  name: string;
  areaCode: string;
  centre: Position;
  ring: Ring;
}

export type Setting = 'downtown' | 'urban' | 'suburban' | 'village' | 'rural' | 'shore';

export interface Community {
  code: string;
  name: string;
  municipalityCode: string;
  /** Where French is the first language of many, and the signs are French. */
  isFrench: boolean;
  centre: Position;
  ring: Ring;
  setting: Setting;
  /** 0 far from it … 1 on the shore of the great lake. */
  shore: number;
  /** How sought-after it is, about 0.6 … 1.8 with 1 in the middle; prices follow it. */
  standing: number;
  /** First three characters of its postal codes. */
  postalPrefix: string;
}

export const schoolSystems = ['englishPublic', 'englishCatholic', 'frenchPublic', 'frenchCatholic'] as const;
export type SchoolSystem = (typeof schoolSystems)[number];

export interface School {
  number: string;
  name: string;
  system: SchoolSystem;
  level: 'elementary' | 'secondary';
  grades: string;
  boardName: string;
  boardWebsite: string;
  website: string | null;
  enrolment: number | null;
  position: Position;
  street: string;
  municipality: string;
  postalCode: string;
  phone: string;
}

/** Where a condo tower stands. */
export interface TowerSite {
  id: number;
  name: string;
  civicNumber: number;
  streetId: number;
  communityCode: string;
  municipalityCode: string;
  position: Position;
  postalCode: string;
  storeys: number;
  unitsPerFloor: number;
  builtIn: number;
}

/** Figures of one census area; null where suppressed. Counts are rounded to base 5 as the agency does. */
export interface CensusArea {
  /** As '2021S051299010123'. */
  dguid: string;
  communityCode: string;
  municipalityCode: string;
  ring: Ring;
  population: number | null;
  households: number | null;
  dwellings: number | null;
  landAreaKm2: number;
  medianAge: number | null;
  averageHouseholdSize: number | null;
  medianHouseholdIncome: number | null;
  owners: number | null;
  renters: number | null;
  ageGroups: { group: string; count: number | null }[];
  dwellingTypes: { type: string; count: number | null }[];
  /** Most often spoken at home, every language with its count, most first. */
  languages: { name: string; count: number }[] | null;
}
