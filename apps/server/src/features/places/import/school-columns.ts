import { foldAccents } from '@hearthline/domain/fold-accents';
import { decodeText } from '../../../platform/import/csv.ts';
import { ImportError } from '../../../platform/import/import-error.ts';

/** The Ministry's headers in both languages, without case, accents and punctuation; a year's file words some of them anew. */
const headers = {
  number: /^(school number|(numero|no) (de l |d )?ecole)$/,
  name: /^(school name|nom (de l |d )?ecole)$/,
  type: /^(school type|type (de l |d )?ecole)$/,
  condition: /special condition|condition (particuliere|speciale)/,
  level:
    /^(school level|palier( scolaire| d enseignement| de l ecole)?|niveau (scolaire|d enseignement|de l ecole))$/,
  language: /^(school language|langue (de l |d )?(ecole|enseignement))$/,
  grades: /^(grade range|(annees|niveaux) (d etudes?|scolaires))$/,
  boardName: /^(board name|nom du conseil( scolaire)?)$/,
  website: /^(school website|site web (de l |d )?ecole)$/,
  boardWebsite: /^(board website|site web du conseil( scolaire)?)$/,
  enrolment: /^(enrolment|effectifs?( scolaires?)?)$/,
  streetNumber: /^(street number|numero (de la )?(rue|voie))$/,
  street: /^(street|street name|rue|nom de la rue)$/,
  streetType: /^(street type|type de (rue|voie))$/,
  municipality: /^(municipality|municipalite)$/,
  city: /^(city|ville)$/,
  postalCode: /^(postal code|code postal)$/,
  phone: /^(phone number|(numero de )?telephone)$/,
  latitude: /^latitude$/,
  longitude: /^longitude$/,
  /** Only the list of private schools has it, and that list names neither type nor language. */
  programType: /^(program type|type de programme)$/,
} as const;

export type SchoolColumn = keyof typeof headers;
export type SchoolCells = Record<SchoolColumn, string | null>;

const always: SchoolColumn[] = ['number', 'name', 'level', 'latitude', 'longitude'];
const ofPublicLists: SchoolColumn[] = ['type', 'language'];
/** What the Ministry writes where it does not tell. */
const missing = /^(|n\/?[ard]|sp|<\s?10|s\.?\/?o\.?|n\.?\/?d\.?|-+)$/i;

export interface SchoolLayout {
  isPrivateList: boolean;
  /** A row with fewer cells than this is cut off. */
  width: number;
  parseCells(cells: readonly string[]): SchoolCells;
}

export function parseSchoolLayout(header: readonly string[], file: string): SchoolLayout {
  const names = header.map(simplify);
  const places = Object.fromEntries(
    Object.entries(headers).map(([column, pattern]) => [
      column,
      names.findIndex((name) => pattern.test(name)),
    ]),
  ) as Record<SchoolColumn, number>;
  const isPrivateList = places.type < 0 && places.programType >= 0;
  const missing = [...always, ...(isPrivateList ? [] : ofPublicLists)].filter((column) => places[column] < 0);
  if (missing.length > 0) {
    throw new ImportError(
      `${file} is not a list of schools of the Ministry: it has no column for ${missing.join(', ')}.`,
    );
  }
  const columns = Object.entries(places) as [SchoolColumn, number][];
  return {
    isPrivateList,
    width: Math.max(...always.map((column) => places[column])) + 1,
    parseCells: (cells) =>
      Object.fromEntries(columns.map(([column, place]) => [column, parseCell(cells[place])])) as SchoolCells,
  };
}

function parseCell(cell: string | undefined): string | null {
  const text = decodeText(cell ?? '').trim();
  return missing.test(text) ? null : text;
}

function simplify(header: string): string {
  return foldAccents(decodeText(header))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
