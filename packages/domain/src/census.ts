/** Names of the census figures, in the order in which the agency lists them. */

export const censusAgeGroups = ['0-14', '15-24', '25-44', '45-64', '65+'] as const;
export type CensusAgeGroup = (typeof censusAgeGroups)[number];

export const censusDwellingTypes = [
  'singleDetached',
  'semiDetached',
  'rowHouse',
  'duplex',
  'apartmentUnderFiveStoreys',
  'apartmentFiveStoreysOrMore',
  'otherAttached',
  'movable',
] as const;
export type CensusDwellingType = (typeof censusDwellingTypes)[number];
