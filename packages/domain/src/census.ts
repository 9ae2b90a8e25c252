/** Names of the census figures, in the order in which the agency lists them. */

export const censusAgeGroups = [
  '0-4',
  '5-9',
  '10-14',
  '15-19',
  '20-24',
  '25-29',
  '30-34',
  '35-39',
  '40-44',
  '45-49',
  '50-54',
  '55-59',
  '60-64',
  '65-69',
  '70-74',
  '75-79',
  '80-84',
  '85+',
] as const;
export type CensusAgeGroup = (typeof censusAgeGroups)[number];

export const censusDwellingTypes = [
  'singleDetached',
  'semiDetached',
  'row',
  'duplex',
  'apartmentLow',
  'apartmentHigh',
  'otherAttached',
  'movable',
] as const;
export type CensusDwellingType = (typeof censusDwellingTypes)[number];
