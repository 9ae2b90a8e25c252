import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { Language } from '@hearthline/domain/language';
import { convertLength } from '@hearthline/domain/listing/measures';
import type { HomeKind, HouseStyle } from '@hearthline/domain/listing/vocabulary';
import type { Format } from './format.ts';
import { lowerFirst } from './intl-writers.ts';
import { listingVocabularies, nameRoom } from './vocabulary/listing.ts';

export interface HomeFactLine {
  label: string;
  value: string;
}

export interface HomeRoomLine {
  name: string;
  /** Both empty where the board does not tell them; a flat is all on one level, which says nothing. */
  level: string;
  size: string;
}

/** What is told of a home to people who look for one, in the order in which they ask. */
export function listHomeFacts(detail: ListingDetail, language: Language, format: Format): HomeFactLine[] {
  const words = listingVocabularies[language];
  const { field } = words;
  const texts = factTexts[language];
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const name = <Key extends string>(names: Readonly<Record<Key, string>>, key: Key | null) =>
    key === null ? null : names[key];
  const facts: [label: string, value: string | null][] = [
    [field.kind, joined([words.kind[detail.kind], name(words.style, styleBesideKind(detail))])],
    [texts.built, writeAge(detail, texts, format)],
    [texts.lot, writeLot(detail, format)],
    [field.tax, writeTaxes(detail, texts, format)],
    [field.fee, detail.feeMonthly === null ? null : format.rent(detail.feeMonthly)],
    [field.heat, joined([name(words.heatFuel, detail.heatFuel), name(words.heat, detail.heatType)])],
    [field.cooling, name(words.cooling, detail.cooling)],
    [field.basement, joined(detail.basement.map((each) => words.basement[each]))],
    [field.garage, joined([name(words.garageType, detail.garageType), writeSpaces(detail, texts, format)])],
    [field.parking, number(detail.parkingTotal)],
    [field.kitchens, format.aboveBelow(detail.kitchens, detail.kitchensPlus)],
    [field.pool, name(words.pool, detail.pool)],
    [field.waterfront, detail.isWaterfront ? detail.waterBody || texts.yes : null],
    [field.level, writeLevel(detail, texts)],
    [field.community, detail.community],
    [field.municipality, detail.municipality],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export const listHomeRooms = ({ rooms }: ListingDetail, language: Language, format: Format): HomeRoomLine[] =>
  rooms.map(({ level, length, width, unit, ...room }) => ({
    name: nameRoom(room, language),
    level: level === null || level === 'flat' ? '' : listingVocabularies[language].roomLevel[level],
    size:
      length === null || width === null
        ? ''
        : format.dimensions(convertLength(length, unit, 'ft'), convertLength(width, unit, 'ft')),
  }));

/** A style that says once more what kind of home it is. */
const styleOfKind: Partial<Record<HomeKind, HouseStyle>> = {
  bungalow: 'oneStorey',
  condoApartment: 'apartment',
  loft: 'apartment',
};

const styleBesideKind = ({ kind, style }: ListingDetail): HouseStyle | null =>
  style === styleOfKind[kind] ? null : style;

/** Names in a row, of which only the first begins with a capital. */
const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part, place) => (place === 0 ? part : lowerFirst(part)))
    .join(', ');

interface FactTexts {
  built: string;
  newHome: string;
  years: (range: string) => string;
  yearsFrom: (from: string) => string;
  levelOf: (level: number, storeys: number) => string;
  taxesOf: (tax: string, year: number) => string;
  spaces: (written: string, count: number) => string;
  lot: string;
  yes: string;
}

const factTexts: Record<Language, FactTexts> = {
  en: {
    built: 'Built',
    newHome: 'New',
    years: (range) => `${range} years ago`,
    yearsFrom: (from) => `${from} years ago or more`,
    levelOf: (level, storeys) => `${level} of ${storeys}`,
    taxesOf: (tax, year) => `${tax} for ${year}`,
    spaces: (written, count) => `${written}\u00a0${count === 1 ? 'space' : 'spaces'}`,
    lot: 'Lot',
    yes: 'Yes',
  },
  fr: {
    built: 'Construction',
    newHome: 'Neuve',
    years: (range) => `Il y a ${range}\u00a0ans`,
    yearsFrom: (from) => `Il y a ${from}\u00a0ans ou plus`,
    levelOf: (level, storeys) => `${level} sur ${storeys}`,
    taxesOf: (tax, year) => `${tax} pour ${year}`,
    spaces: (written, count) => `${written}\u00a0${count < 2 ? 'place' : 'places'}`,
    lot: 'Terrain',
    yes: 'Oui',
  },
};

function writeAge(
  { yearBuilt, ageMin, ageMax }: ListingDetail,
  texts: FactTexts,
  format: Format,
): string | null {
  if (yearBuilt !== null) return String(yearBuilt);
  if (ageMin === null && ageMax === null) return null;
  if (ageMax === 0) return texts.newHome;
  if (ageMax === null) return texts.yearsFrom(format.number(ageMin ?? 0));
  return texts.years(
    ageMin === null || ageMin === ageMax ? format.number(ageMax) : format.numberRange(ageMin, ageMax),
  );
}

function writeLot({ lotFront, lotDepth, lotArea }: ListingDetail, format: Format): string | null {
  if (lotFront !== null && lotDepth !== null) return format.dimensions(lotFront, lotDepth);
  return lotArea === null ? null : format.area(Math.round(lotArea));
}

/** A garage of no spaces says nothing of them. */
const writeSpaces = ({ garageSpaces }: ListingDetail, texts: FactTexts, format: Format): string | null =>
  garageSpaces ? texts.spaces(format.number(garageSpaces), garageSpaces) : null;

function writeTaxes({ taxAnnual, taxYear }: ListingDetail, texts: FactTexts, format: Format): string | null {
  if (taxAnnual === null) return null;
  const tax = format.price(taxAnnual);
  return taxYear === null ? tax : texts.taxesOf(tax, taxYear);
}

const writeLevel = ({ level, buildingStoreys }: ListingDetail, texts: FactTexts): string | null =>
  level === null ? null : buildingStoreys === null ? String(level) : texts.levelOf(level, buildingStoreys);
