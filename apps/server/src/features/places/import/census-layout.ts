import type { CensusAgeGroup } from '@hearthline/domain/census';
import { censusAgeGroups, censusDwellingTypes } from '@hearthline/domain/census';
import { ImportError } from '../../../platform/import/import-error.ts';

/** Columns of the profile 98-401-X2021006 by place: six of its headers have the same name. */
export const column = {
  year: 0,
  dguid: 1,
  level: 3,
  name: 4,
  characteristic: 8,
  label: 9,
  count: 11,
  symbol: 12,
} as const;
export const columnCount = 13;

const headerWords: [place: number, word: string][] = [
  [column.year, 'CENSUS_YEAR'],
  [column.dguid, 'DGUID'],
  [column.level, 'GEO_LEVEL'],
  [column.characteristic, 'CHARACTERISTIC_ID'],
  [column.count, 'C1_COUNT_TOTAL'],
  [column.symbol, 'SYMBOL'],
];

export function requireCensusHeader(cells: readonly string[], file: string): void {
  const wrong = headerWords.find(([place, word]) => cells[place]?.trim() !== word);
  if (!wrong) return;
  throw new ImportError(
    `${file} is not the census profile 98-401-X2021006: column ${wrong[0] + 1} should be ${wrong[1]}.`,
  );
}

/** Ids of the 2021 profile. `max` is what no area of the country reaches. */
interface Characteristic {
  id: number;
  max: number;
  /** Where the file is another product or another year, its numbers mean other things. */
  label?: RegExp;
}

const countMax = 50_000_000;
const count = (id: number, label?: RegExp): Characteristic => ({ id, max: countMax, label });

export const singles = {
  population: count(1, /^population, 2021/i),
  dwellings: count(4, /dwellings/i),
  households: count(5, /dwellings/i),
  medianAge: { id: 40, max: 120, label: /median age/i },
  averageHouseholdSize: { id: 57, max: 50, label: /average household size/i },
  medianHouseholdIncome: { id: 243, max: 10_000_000, label: /median total income of household/i },
  owners: count(1415, /owner/i),
  renters: count(1416, /renter/i),
} satisfies Record<string, Characteristic>;
export type Single = keyof typeof singles;

/** The profile counts by five years; a group is the sum of its rows. */
const ageIds: Record<CensusAgeGroup, number[]> = {
  '0-14': [9],
  '15-24': [14, 15],
  '25-44': [16, 17, 18, 19],
  '45-64': [20, 21, 22, 23],
  '65+': [24],
};
export const ages = censusAgeGroups.map((group) => ({ group, rows: ageIds[group].map((id) => count(id)) }));

const firstDwellingId = 42;
export const dwellings = censusDwellingTypes.map((type, index) => ({
  type,
  ...count(firstDwellingId + index),
}));

/** The tree of languages spoken most often at home: its total, its single languages, and then the mixtures. */
export const languageTree = { total: count(735, /most often at home/i), first: 738, last: 1059, end: 1065 };

export const wanted: ReadonlyMap<number, Characteristic> = new Map(
  [
    ...Object.values(singles),
    ...ages.flatMap(({ rows }) => rows),
    ...dwellings,
    languageTree.total,
    ...listLanguageRows(),
  ].map((item) => [item.id, item]),
);

function listLanguageRows(): Characteristic[] {
  const first = languageTree.total.id + 1;
  return Array.from({ length: languageTree.end - first + 1 }, (_, index) => count(first + index));
}

const comma = 44;
const quote = 34;

/** Reads the one number that tells whether a line is worth taking apart; NaN where the line is not in order. */
export function peekCharacteristic(text: string): number {
  let field = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      i = text.indexOf('"', i + 1);
      if (i < 0) return Number.NaN;
    } else if (code === comma) {
      field += 1;
      if (field === column.characteristic)
        return Number.parseInt(text.slice(i + 1, i + 8).replace('"', ''), 10);
    }
  }
  return Number.NaN;
}
