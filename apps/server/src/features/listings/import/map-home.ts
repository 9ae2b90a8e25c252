import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type {
  BasementFeature,
  GarageType,
  HomeKind,
  HouseStyle,
} from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import {
  basementRules,
  bungalowWords,
  condoWords,
  garageWords,
  kindWords,
  loftWords,
  notHomes,
  styleWords,
} from './home-words.ts';
import type { MapContext } from './map-context.ts';
import { matchWord } from './words.ts';

const maxWord = 60;
const { bedrooms, bathrooms, kindStated } = listingFacts;

/** The word that says so where the record is no home: a shop, a locker. */
export function findNotHome({ reader }: MapContext): string | null {
  const stated = [reader.text('PropertyType', maxWord), reader.text('PropertySubType', maxWord)];
  return stated.find((word) => word !== null && matchWord(word, notHomes) !== null) ?? null;
}

export function mapHome(context: MapContext) {
  const { reader } = context;
  const styles = reader.words('ArchitecturalStyle');
  const kind = findKind(context, styles);
  return {
    kind,
    kindStated:
      [reader.text('PropertySubType', maxWord), ...styles]
        .filter(Boolean)
        .join(', ')
        .slice(0, kindStated.maxLength) || reader.text('PropertyType', maxWord),
    style: findStyle(context, styles, kind),
    ...findBedrooms(context),
    bathrooms: reader.integer('BathroomsTotalInteger', bathrooms.limits) ?? sumBathrooms(context),
    garageType: findGarage(context),
    basement: findBasement(context),
  } satisfies Partial<ListingRecord>;
}

function findBedrooms({ reader }: MapContext) {
  const above = reader.integer('BedroomsAboveGrade', bedrooms.limits);
  const below = reader.integer('BedroomsBelowGrade', bedrooms.limits);
  const total = reader.integer('BedroomsTotal', bedrooms.limits);
  return {
    bedrooms: above ?? (total === null ? null : Math.max(0, total - (below ?? 0))),
    bedroomsPlus: below,
  };
}

function findKind({ reader, words, warnings }: MapContext, styles: readonly string[]): HomeKind {
  const find = (field: string, word: string | null) => words.find(field, word, kindWords);
  const subType = find('PropertySubType', reader.text('PropertySubType', maxWord));
  const isPlain = subType === null || subType === 'someHouse' || subType === 'silent';
  const structure = isPlain ? find('StructureType', reader.words('StructureType')[0] ?? null) : null;
  const isCondo = [reader.text('CommonInterest', maxWord), reader.text('PropertyType', maxWord)].some(
    (word) => word !== null && matchWord(word, condoWords) !== null,
  );
  const known = [subType, structure].find(
    (kind) => kind !== null && kind !== 'silent' && kind !== 'someHouse',
  );
  const isHouse = subType === 'someHouse' || structure === 'someHouse';
  const kind =
    (known as HomeKind | undefined) ?? guessKind({ isHouse, isCondo }, reader.text('PropertyType', maxWord));
  if (kind === null) warnings.add('PropertySubType: the kind of home is not told, taken as detached');
  return refineKind(kind ?? 'detached', isCondo, styles);
}

function guessKind(
  { isHouse, isCondo }: { isHouse: boolean; isCondo: boolean },
  type: string | null,
): HomeKind | null {
  if (isHouse) return 'detached';
  if (isCondo) return 'condoApartment';
  const kind = type === null ? null : matchWord(type, kindWords);
  return kind === 'silent' || kind === 'someHouse' ? null : kind;
}

function refineKind(kind: HomeKind, isCondo: boolean, styles: readonly string[]): HomeKind {
  if (kind === 'townhouse' && isCondo) return 'condoTownhouse';
  if (kind === 'detached' && styles.some((style) => matchWord(style, bungalowWords))) return 'bungalow';
  if (kind === 'condoApartment' && styles.some((style) => matchWord(style, loftWords))) return 'loft';
  return kind;
}

function findStyle({ reader }: MapContext, styles: readonly string[], kind: HomeKind): HouseStyle | null {
  const found = styles.map((style) => matchWord(style, styleWords));
  const specific = found.find((style) => style !== null && style !== 'other') ?? found[0];
  if (specific) return specific;
  if (kind === 'bungalow') return 'oneStorey';
  if (condoKinds.includes(kind)) return kind === 'condoTownhouse' ? null : 'apartment';
  const storeys = reader.text('Stories', maxWord);
  return storeys === null ? null : (matchWord(`${storeys} storeys`, styleWords.slice(0, -1)) ?? null);
}

function sumBathrooms({ reader }: MapContext): number | null {
  const parts = ['BathroomsFull', 'BathroomsThreeQuarter', 'BathroomsHalf', 'BathroomsPartial'];
  const found = parts.map((part) => reader.integer(part, bathrooms.limits)).filter((part) => part !== null);
  return found.length === 0 ? null : found.reduce((sum, part) => sum + part, 0);
}

function findGarage({ reader, words }: MapContext): GarageType | null {
  const [type] = words.findAll<GarageType>('GarageType', reader.words('GarageType'), garageWords);
  if (type) return type;
  if (reader.has('GarageType')) return 'other';
  if (reader.flag('AttachedGarageYN')) return 'attached';
  const hasGarage = reader.flag('GarageYN');
  if (hasGarage === false) return 'none';
  const features = reader.words('ParkingFeatures');
  const [feature] = words.findAll<GarageType>('ParkingFeatures', features, garageWords);
  return feature ?? (hasGarage ? 'other' : null);
}

function findBasement({ reader, words, warnings }: MapContext): BasementFeature[] {
  const stated = reader.words('Basement');
  const features = stated.flatMap((word) => {
    const meaning = words.explain('Basement', word);
    const found = basementRules
      .map((rules) => matchWord(word, rules) ?? (meaning === null ? null : matchWord(meaning, rules)))
      .filter((feature) => feature !== null);
    if (found.length === 0 && !/^other|remarks|potential|block|concrete|slab/i.test(word))
      warnings.addUnknownWord('Basement', word);
    return found;
  });
  if (stated.length === 0 && reader.flag('BasementYN') === false) return ['none'];
  const unique = [...new Set(features)];
  return unique.length > 1 ? unique.filter((feature) => feature !== 'none') : unique;
}
