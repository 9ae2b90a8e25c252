import { parseAgeBand, parseBand } from '@hearthline/domain/listing/bands';
import { listingFacts } from '@hearthline/domain/listing/facts';
import { findLevel } from '@hearthline/domain/listing/levels';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import { lotFromFeed, parseArea } from '@hearthline/domain/listing/measures';
import type { AreaSource, HouseStyle } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import type { MapContext } from './map-context.ts';

const maxWord = 60;
const maxLotText = listingFacts.lotStated.maxLength;
const areas = listingFacts.areaPoint.limits;
const lotSides = listingFacts.lotFront.limits;
const lotAreas = listingFacts.lotArea.limits;
const ages = listingFacts.ageMax.limits;

/** A measure and the field with its unit, the most exact first. */
const areaFields = [
  ['LivingArea', 'LivingAreaUnits'],
  ['AboveGradeFinishedArea', 'AboveGradeFinishedAreaUnits'],
  ['BuildingAreaTotal', 'BuildingAreaUnits'],
] as const;
/** What homes are measured in where feeds leave the unit out, in Canada and the United States alike. */
const assumedUnit = 'sqft';
const storeysOfStyle: Partial<Record<HouseStyle, number>> = {
  oneStorey: 1,
  oneAndHalfStorey: 1.5,
  twoStorey: 2,
  twoAndHalfStorey: 2.5,
  threeStorey: 3,
};

type Home = Pick<ListingRecord, 'kind' | 'style' | 'unit' | 'levelStated'>;

export function mapSize(context: MapContext, { kind, style, unit, levelStated }: Home) {
  const isCondo = condoKinds.includes(kind);
  const storeys = context.reader.number('Stories', listingFacts.storeys.limits);
  return {
    ...findArea(context),
    ...findLot(context),
    ...findAge(context),
    storeys: storeys ?? (isCondo || style === null ? null : (storeysOfStyle[style] ?? null)),
    level: isCondo ? findLevel(levelStated, unit) : null,
  } satisfies Partial<ListingRecord>;
}

function findArea(context: MapContext) {
  const { reader } = context;
  const below = parseArea(
    reader.number('BelowGradeFinishedArea', lotAreas),
    reader.text('BelowGradeFinishedAreaUnits', maxWord) ??
      reader.text('LivingAreaUnits', maxWord) ??
      assumedUnit,
  ).squareFeet;
  const { areaPoint, isAssumed } = findAreaPoint(context);
  const band = findAreaBand(context);
  const hasBand = band.min !== null || band.max !== null;
  const stated = reader.text(['LivingAreaSource', 'SquareFootSource'], maxWord);
  return {
    areaMin: band.min,
    areaMax: band.max,
    areaPoint,
    areaBelow: keepArea(below),
    areaSource: nameAreaSource({ areaPoint, isAssumed, hasBand, stated }),
  };
}

function findAreaPoint({ reader, warnings }: MapContext): { areaPoint: number | null; isAssumed: boolean } {
  for (const [field, unitField] of areaFields) {
    if (!reader.has(field)) continue;
    const value = reader.number(field, lotAreas);
    const unit = reader.text(unitField, maxWord);
    const { squareFeet, stated } = parseArea(value, unit ?? assumedUnit);
    if (squareFeet !== null && squareFeet >= areas.min && squareFeet <= areas.max) {
      if (unit === null) warnings.add(`${field}: without a unit, square feet assumed`);
      return { areaPoint: Math.round(squareFeet), isAssumed: unit === null };
    }
    if (stated !== null) warnings.add(`${field}: '${stated}' is no size of a home in a known unit`);
  }
  return { areaPoint: null, isAssumed: false };
}

function findAreaBand({ reader, warnings }: MapContext): { min: number | null; max: number | null } {
  const text = reader.text('LivingAreaRange', maxWord);
  const band = parseBand(text);
  if (text !== null && band === null) warnings.add(`LivingAreaRange: '${text}' is no band`);
  const unit = reader.text('LivingAreaUnits', maxWord);
  const end = (field: string) => parseArea(reader.number(field, lotAreas), unit).squareFeet;
  const min = keepArea(band?.min ?? end('LivingAreaMinimum'));
  const max = keepArea(band?.max ?? end('LivingAreaMaximum'));
  return min !== null && max !== null && min > max ? { min: null, max: null } : { min, max };
}

function keepArea(area: number | null): number | null {
  return area !== null && area >= 0 && area <= areas.max ? Math.round(area) : null;
}

function nameAreaSource(area: {
  areaPoint: number | null;
  isAssumed: boolean;
  hasBand: boolean;
  stated: string | null;
}): AreaSource | null {
  if (area.areaPoint === null) return area.hasBand ? 'band' : null;
  return area.isAssumed ? 'assumed' : nameSource(area.stated);
}

function nameSource(stated: string | null): AreaSource {
  if (stated === null) return 'stated';
  if (/builder|plan/i.test(stated)) return 'builder';
  if (/measur|apprais|laser|survey/i.test(stated)) return 'measured';
  return /other|unknown/i.test(stated) ? 'other' : 'stated';
}

function findLot({ reader }: MapContext) {
  const units = reader.text(['LotDimensionsUnits', 'FrontageLengthNumericUnits', 'LotSizeUnits'], maxWord);
  // The first that can be understood; where none can, what the first one says is kept as stated.
  const areasTold = [
    [reader.number('LotSizeArea', lotAreas), reader.text('LotSizeUnits', maxWord)],
    [reader.number('LotSizeSquareFeet', lotAreas), 'sqft'],
    [reader.number('LotSizeAcres', lotSides), 'acres'],
  ] as const;
  const [area, areaUnits] =
    areasTold.find(([value, unit]) => parseArea(value, unit).squareFeet !== null) ?? areasTold[0];
  const words = [reader.text('LotSizeDimensions', maxLotText), reader.text('LotIrregularities', maxLotText)];
  const lot = lotFromFeed({
    width: reader.number(['LotWidth', 'FrontageLengthNumeric'], lotSides),
    depth: reader.number('LotDepth', lotSides),
    units,
    area,
    areaUnits,
    text: words.filter(Boolean).join(', ') || null,
  });
  return {
    lotFront: keep(lot.lotFront, lotSides.max),
    lotDepth: keep(lot.lotDepth, lotSides.max),
    lotArea: keep(lot.lotArea, lotAreas.max),
    lotStated: lot.lotStated?.slice(0, maxLotText).toWellFormed() ?? null,
    isLotIrregular: lot.isLotIrregular,
  };
}

function keep(value: number | null, max: number): number | null {
  return value !== null && value <= max ? value : null;
}

function findAge({ reader, warnings }: MapContext): Pick<ListingRecord, 'ageMin' | 'ageMax'> {
  const text = reader.text('ApproximateAge', maxWord);
  const band = parseAgeBand(text);
  if (text !== null && band === null) warnings.add(`ApproximateAge: '${text}' is no band`);
  return { ageMin: keep(band?.min ?? null, ages.max), ageMax: keep(band?.max ?? null, ages.max) };
}
