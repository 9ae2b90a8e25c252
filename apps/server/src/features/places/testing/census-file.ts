/** A made-up profile in the agency's layout: one row for each of its 2,631 characteristics an area. */

export const censusHeader =
  'CENSUS_YEAR,DGUID,ALT_GEO_CODE,GEO_LEVEL,GEO_NAME,TNR_SF,TNR_LF,DATA_QUALITY_FLAG,CHARACTERISTIC_ID,CHARACTERISTIC_NAME,CHARACTERISTIC_NOTE,C1_COUNT_TOTAL,SYMBOL,C2_COUNT_MEN+,SYMBOL,C3_COUNT_WOMEN+,SYMBOL,C10_RATE_TOTAL,SYMBOL,C11_RATE_MEN+,SYMBOL,C12_RATE_WOMEN+,SYMBOL';
const rowsPerArea = 2_631;

export interface CensusFileArea {
  dguid: string;
  level?: string;
  name?: string;
  /** What stands in the count's column, by characteristic; the others say 10. */
  counts?: Record<number, string>;
  symbols?: Record<number, string>;
  year?: number;
}

const labels: Record<number, string> = {
  1: 'Population, 2021',
  4: 'Total private dwellings',
  5: 'Private dwellings occupied by usual residents',
  40: 'Median age of the population',
  57: 'Average household size',
  243: 'Median total income of household in 2020 ($)',
  735: 'Total - Language spoken most often at home for the total population - 100% data',
  736: '  Single responses',
  737: '    Official languages',
  738: '      English',
  739: '      French',
  740: '    Non-official languages',
  963: '        Punjabi (Panjabi)',
  1028: '        Mandarin',
  1060: '  Multiple responses',
  1415: '  Owner',
  1416: '  Renter',
};

/** Every tenth row of the languages is a family, which adds up the nine below it. */
function labelOf(id: number): string {
  const known = labels[id];
  if (known) return known;
  if (id > 740 && id < 1060) return id % 10 === 1 ? `      Family ${id}` : `        Language ${id}`;
  if (id > 1060 && id <= 1065) return `    Mixture ${id}`;
  return `Characteristic ${id}`;
}

export function createCensusRows(area: CensusFileArea): string[] {
  const {
    dguid,
    level = 'Dissemination area',
    name = dguid.slice(9),
    counts = {},
    symbols = {},
    year = 2021,
  } = area;
  return Array.from({ length: rowsPerArea }, (_, index) => {
    const id = index + 1;
    const count = counts[id] ?? '10';
    const place = `${year},"${dguid}",${dguid.slice(9)},"${level}","${name}",3.1,4.6,"00000"`;
    return `${place},${id},"${labelOf(id)}",,${count},"${symbols[id] ?? ''}",5,"",5,"",1.5,"",,"...",,"..."`;
  });
}

export function createCensusFile(areas: CensusFileArea[]): string {
  return [censusHeader, ...areas.flatMap(createCensusRows), ''].join('\r\n');
}
