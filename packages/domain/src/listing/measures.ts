import { foldAccents } from '../fold-accents.ts';
import { toOneLine } from '../one-line.ts';
import type { LengthUnit } from './vocabulary.ts';

export const areaUnits = ['sqft', 'sqm', 'acre', 'hectare'] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** What a feed said, in the product's unit where its unit is known, and always as stated. */
export interface StatedArea {
  squareFeet: number | null;
  stated: string | null;
}

export interface FeedLot {
  width: number | string | null;
  depth: number | string | null;
  units: string | null;
  area: number | string | null;
  areaUnits: string | null;
  /** The board's own words: dimensions, irregularities. */
  text: string | null;
}

/** Feet and square feet. */
export interface Lot {
  lotFront: number | null;
  lotDepth: number | null;
  lotArea: number | null;
  lotStated: string | null;
  isLotIrregular: boolean;
}

/** Exact by definition, as are the areas below. */
const metresPerUnit: Record<LengthUnit, number> = { ft: 0.3048, m: 1 };
const squareMetresPerUnit: Record<AreaUnit, number> = {
  sqft: 0.09290304,
  sqm: 1,
  acre: 4046.8564224,
  hectare: 10_000,
};

const lengthWords: Record<LengthUnit, readonly string[]> = {
  ft: ['ft', 'feet', 'foot', "'", 'pi', 'pied', 'pieds'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
};
const areaWords: Record<AreaUnit, readonly string[]> = {
  sqft: ['sqft', 'sqfeet', 'squarefeet', 'squarefoot', 'ft2', 'sf', 'pi2', 'piedscarres', 'piedcarre'],
  sqm: [
    'sqm',
    'squaremetres',
    'squaremeters',
    'squaremetre',
    'squaremeter',
    'sqmetres',
    'sqmeters',
    'm2',
    'metrescarres',
    'metrecarre',
  ],
  acre: ['acre', 'acres', 'ac'],
  hectare: ['hectare', 'hectares', 'ha'],
};

export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  return from === to ? value : (value * metresPerUnit[from]) / metresPerUnit[to];
}

export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return from === to ? value : (value * squareMetresPerUnit[from]) / squareMetresPerUnit[to];
}

export function parseLengthUnit(text: string | null): LengthUnit | null {
  return findUnit(lengthWords, text);
}

export function parseAreaUnit(text: string | null): AreaUnit | null {
  return findUnit(areaWords, text);
}

/** A positive number as feeds write it, `1,234.50` included; zero means that it was not measured. */
export function parseMeasure(value: number | string | null): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const isWritten =
    typeof text === 'string' && /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(text) && text !== '';
  const number = isWritten ? Number(text.replaceAll(',', '')) : text;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

/** An area whose unit is not known is not guessed: it stays as stated. */
export function parseArea(value: number | string | null, unit: string | null): StatedArea {
  const number = parseMeasure(value);
  if (number === null) return { squareFeet: null, stated: null };
  const known = parseAreaUnit(unit);
  return {
    squareFeet: known === null ? null : roundTo(convertArea(number, known, 'sqft'), 2),
    stated: joinStated(String(value), unit),
  };
}

/** The area of a rectangle is only computed where nothing says that the lot is not one. */
export function lotFromFeed({ width, depth, units, area, areaUnits: areaUnit, text }: FeedLot): Lot {
  const unit = parseLengthUnit(units);
  const stated = parseArea(area, areaUnit);
  const isLotIrregular = /irreg|pie[- ]?shape|triang/i.test(text ?? '');
  const front = parseMeasure(width);
  const back = parseMeasure(depth);
  const sides =
    front === null && back === null
      ? parseDimensions(text)
      : { lotFront: toFeet(front, unit), lotDepth: toFeet(back, unit) };
  const { lotFront, lotDepth } = sides;
  const isRectangle = lotFront !== null && lotDepth !== null && !isLotIrregular;
  const product = isRectangle ? roundTo(lotFront * lotDepth, 2) : null;
  const dimensions = [front, back].filter((side) => side !== null).join(' x ');
  const measured = dimensions === '' ? stated.stated : joinStated(dimensions, units);
  return {
    lotFront,
    lotDepth,
    lotArea: stated.squareFeet ?? product,
    lotStated: [measured, text?.trim()].filter(Boolean).join(', ') || null,
    isLotIrregular,
  };
}

/** `50 x 120 Feet`, `15.24 x 36.58 M`: without a unit the numbers say nothing. */
function parseDimensions(text: string | null): Pick<Lot, 'lotFront' | 'lotDepth'> {
  const match = /^([\d.,]{1,12}) ?([a-z']{0,7}) ?[x×] ?([\d.,]{1,12}) ?([a-z']{1,7})/i.exec(
    toOneLine(text ?? ''),
  );
  const unit = parseLengthUnit(match?.[4] ?? null);
  const isMixed = match?.[2] !== '' && parseLengthUnit(match?.[2] ?? null) !== unit;
  if (!match || isMixed) return { lotFront: null, lotDepth: null };
  return {
    lotFront: toFeet(parseMeasure(match[1] ?? null), unit),
    lotDepth: toFeet(parseMeasure(match[3] ?? null), unit),
  };
}

function toFeet(value: number | null, unit: LengthUnit | null): number | null {
  return value === null || unit === null ? null : roundTo(convertLength(value, unit, 'ft'), 2);
}

function findUnit<Unit extends string>(
  words: Record<Unit, readonly string[]>,
  text: string | null,
): Unit | null {
  const word = foldAccents(text ?? '')
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[\s.]/g, '');
  const units = Object.keys(words) as Unit[];
  return units.find((unit) => words[unit].includes(word)) ?? null;
}

function joinStated(value: string, unit: string | null): string {
  return [value.trim(), unit?.trim()].filter(Boolean).join(' ');
}

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
