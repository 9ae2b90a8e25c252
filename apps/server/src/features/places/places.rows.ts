import type { Insertable } from 'kysely';
import type {
  CensusArea as CensusAreaTable,
  School as SchoolTable,
} from '../../platform/db/schema.generated.ts';
import type { CensusFigures } from './census-figures.ts';
import { censusFigures } from './census-figures.ts';
import type { Polygon } from './outline.ts';
import { toOutline } from './outline.ts';

export type SchoolRow = Insertable<SchoolTable>;
export type CensusRow = Insertable<CensusAreaTable>;

export function createCensusRow(parts: {
  dguid: string;
  censusYear: number;
  geography: 'disseminationArea' | 'municipality';
  name: string | null;
  polygons: readonly Polygon[];
  figures: CensusFigures;
}): CensusRow {
  const { polygons, figures, ...row } = parts;
  return { ...row, outline: toOutline(polygons), figures: JSON.stringify(censusFigures.parse(figures)) };
}
