import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingMedia, ListingRoom } from '@hearthline/domain/listing/listing-record';
import { parseLengthUnit } from '@hearthline/domain/listing/measures';
import type { RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import { toOneLine } from '@hearthline/domain/one-line';
import type { FieldReader } from './field-reader.ts';
import type { MapContext } from './map-context.ts';
import type { WordRules } from './words.ts';
import { matchWord, simplifyWord } from './words.ts';

const maxRooms = 100;
/** Three sizes of each. */
const maxMediaRows = 600;
const maxMedia = 150;
const maxUrl = 8_000;
const maxWord = 60;
const roomSides = { min: 0, max: 999 };
const orders = { min: -1, max: 100_000 };
const unsized = 1.5;
/** Pictures that are not for everybody who may see the listing. */
const hiddenPermissions = /private|(office|firm|agent|member|broker) only/;
const peopleCategories = /^(agent|member|office|broker|brokerage|team) (photo|logo|picture|image)$/;
const dimensions = /^([\d.]{1,8}) ?([a-z']{0,7}) ?[x×] ?([\d.]{1,8}) ?([a-z']{1,7})\.?$/i;

export function mapRooms(context: MapContext): ListingRoom[] {
  const rows = context.reader.objects(['PropertyRooms', 'Rooms'], maxRooms);
  const order = { min: 0, max: 1_000 };
  return rows
    .map((row, index) => ({ reader: context.parseInside(row), index }))
    .map(({ reader, index }) => ({
      rank: reader.number('Order', order) ?? index,
      room: mapRoom(context, reader),
    }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ room }) => room);
}

function mapRoom({ words, warnings }: MapContext, reader: FieldReader): ListingRoom {
  const stated = reader.text(['RoomType', 'RoomDescription', 'RoomName'], maxWord);
  const kind: RoomKind = words.find('RoomType', stated, roomKindWords) ?? 'other';
  const level = words.find<RoomLevel | 'silent'>(
    'RoomLevel',
    reader.text('RoomLevel', maxWord),
    roomLevelWords,
  );
  const features = reader.words('RoomFeatures', 10);
  const single = ['RoomFeature1', 'RoomFeature2', 'RoomFeature3'].map((field) => reader.text(field, maxWord));
  const size = findRoomSize(reader);
  if (!size && reader.has('RoomLength', 'RoomWidth', 'RoomDimensions'))
    warnings.add('PropertyRooms: a size without a unit is left out');
  return {
    kind,
    label: stated,
    level: level === 'silent' ? null : level,
    length: size?.length ?? null,
    width: size?.width ?? null,
    unit: size?.unit ?? 'ft',
    features: features.length > 0 ? features : single.filter((feature) => feature !== null),
  };
}

/** A number without its unit is not a size. */
function findRoomSize(reader: FieldReader): Pick<ListingRoom, 'length' | 'width' | 'unit'> | null {
  const unit = parseLengthUnit(reader.text('RoomLengthWidthUnits', maxWord));
  const length = reader.number('RoomLength', roomSides) || null;
  const width = reader.number('RoomWidth', roomSides) || null;
  if (unit !== null && (length !== null || width !== null)) return { length, width, unit };
  const match = dimensions.exec(toOneLine(reader.text('RoomDimensions', maxWord) ?? ''));
  const written = parseLengthUnit(match?.[4] ?? null) ?? unit;
  if (!match || written === null) return null;
  const sides = [Number(match[1]), Number(match[3])].map((side) =>
    side > 0 && side <= roomSides.max ? side : null,
  );
  return { length: sides[0] ?? null, width: sides[1] ?? null, unit: written };
}

interface MediaRow {
  media: ListingMedia;
  order: number;
  size: number;
  /** Rows of one picture share it. */
  picture: string;
}

/** One size of each picture, in the feed's order; the preferred one first. */
export function mapMedia(context: MapContext): ListingMedia[] {
  const rows = context.reader
    .objects('Media', maxMediaRows)
    .map((row, index) => parseMediaRow(context, context.parseInside(row), index))
    .filter((row) => row !== null);
  const best = new Map<string, MediaRow>();
  for (const row of rows) {
    const other = best.get(row.picture);
    if (!other || row.size < other.size) best.set(row.picture, row);
  }
  const pictures = [...best.values()].toSorted((left, right) => left.order - right.order);
  return pictures.slice(0, maxMedia).map(({ media }) => media);
}

function parseMediaRow({ warnings }: MapContext, reader: FieldReader, index: number): MediaRow | null {
  const stated = reader.text(['MediaCategory', 'MediaType'], maxWord);
  const kind = stated === null ? 'photo' : matchWord(stated, mediaKindWords);
  const isHidden = /deleted|inactive/i.test(reader.text('MediaStatus', maxWord) ?? '');
  const isPrivate = reader.words('Permission').some((word) => hiddenPermissions.test(simplifyWord(word)));
  if (kind === 'skip' || kind === null || isHidden || isPrivate || !isOfHome(reader)) return null;
  const url = findUrl(reader, 'MediaURL', maxUrl);
  if (url === null) {
    warnings.add('Media: a picture without a usable address is left out');
    return null;
  }
  const order = reader.number('Order', orders);
  const sizeStated = reader.text('ImageSizeDescription', maxWord);
  const caption = findCaption(reader.text(['ImageOf', 'ShortDescription', 'LongDescription'], maxWord), kind);
  return {
    media: { kind, url, caption },
    order: reader.flag('PreferredPhotoYN') ? -1 : (order ?? index),
    size: sizeStated === null ? unsized : (matchWord(sizeStated, sizeWords) ?? unsized),
    picture: order === null || sizeStated === null ? `row ${index}` : `${kind} ${order}`,
  };
}

const tourFields = [
  'VirtualTourURLUnbranded',
  'VirtualTourURLUnbranded2',
  'VirtualTourURLBranded',
  'VirtualTourURLBranded2',
];

/** A walk through the home, rather without its agent's advertisement. */
export function findTour({ reader }: MapContext): string | null {
  const urls = tourFields.map((field) => findUrl(reader, field, listingFacts.tourUrl.maxLength));
  return urls.find((url) => url !== null) ?? null;
}

/** One that was cut would lead elsewhere. */
function findUrl(reader: FieldReader, field: string, maxLength: number): string | null {
  const url = reader.text(field, maxLength + 1);
  return url !== null && url.length <= maxLength && /^https?:\/\//i.test(url) && URL.canParse(url)
    ? url
    : null;
}

/** Agents and offices have pictures as well, and some feeds put theirs among those of the home. */
function isOfHome(reader: FieldReader): boolean {
  const resource = reader.text('ResourceName', maxWord);
  const category = reader.text(['MediaCategory', 'MediaType'], maxWord) ?? '';
  return /^propert/i.test(resource ?? 'Property') && !peopleCategories.test(simplifyWord(category));
}

function findCaption(text: string | null, kind: ListingMedia['kind']): ListingMedia['caption'] {
  if (kind === 'floorPlan') return 'floorPlan';
  if (text === null) return null;
  const room = matchWord(text, roomKindWords);
  return matchWord(text, captionWords) ?? (room === 'other' ? null : room);
}

const roomKindWords: WordRules<RoomKind> = [
  [/primary|master|^prim bd/, 'primaryBedroom'],
  [/bed|^br$|^\d(st|nd|rd|th) br/, 'bedroom'],
  [/breakfast|eat in/, 'breakfast'],
  [/kitchen/, 'kitchen'],
  [/dining/, 'dining'],
  [/family|great/, 'family'],
  [/recreation|rec room|^rec$|game|media|bonus|play|exercise|gym/, 'recreation'],
  [/living|sitting/, 'living'],
  [/^den|library|study/, 'den'],
  [/office/, 'office'],
  [/bath|powder|washroom|ensuite|toilet/, 'bathroom'],
  [/laundry/, 'laundry'],
  [/sun ?room|solarium|florida|conservatory|porch/, 'sunroom'],
  [/mud|foyer|entry|vestibule/, 'mudroom'],
  [/loft/, 'loft'],
  [/utility|storage|cold|workshop|furnace|mechanical|pantry|locker/, 'utility'],
  [/other|common|^room$|basement|attic|hall|closet|atrium/, 'other'],
];

const roomLevelWords: WordRules<RoomLevel | 'silent'> = [
  [/basement|bsmt|sub bsmt/, 'basement'],
  [/lower/, 'lower'],
  [/ground/, 'ground'],
  [/main|^first|^1st|^one$|^1$/, 'main'],
  [/second|^2nd|^2$|^two$/, 'second'],
  [/third|^3rd|^3$|^three$/, 'third'],
  [/upper|fourth|^4th/, 'upper'],
  [/flat|apartment/, 'flat'],
  [/between|other|level/, 'silent'],
];

/** Pictures that show no room of the list are of the outside, the garden, or say nothing. */
const captionWords: WordRules<'exterior' | 'garden' | 'floorPlan'> = [
  [/floor ?plan/, 'floorPlan'],
  [/yard|garden|patio|deck|terrace|pool/, 'garden'],
  [/exterior|front|facade|aerial|street|outside|building/, 'exterior'],
];

const mediaKindWords: WordRules<'photo' | 'floorPlan' | 'skip'> = [
  [/floor ?plan/, 'floorPlan'],
  [/photo|image|picture|jpe?g|png|webp|^property/, 'photo'],
  [/./, 'skip'],
];

/** The best size for a screen first; each picture of a feed may come in several. */
const sizeWords: WordRules<number> = [
  [/thumb|tiny|icon/, 4],
  [/small/, 3],
  [/medium/, 2],
  [/largest|original|full|hi ?res/, 0],
  [/large/, 1],
];
