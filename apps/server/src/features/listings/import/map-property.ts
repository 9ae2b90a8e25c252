import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import { isPlainObject } from './field-reader.ts';
import type { InsidePart } from './listing-writer.ts';
import { mapComfort } from './map-comfort.ts';
import type { MapContext } from './map-context.ts';
import { createMapContext } from './map-context.ts';
import type { MappedHistory } from './map-history.ts';
import { mapHistory } from './map-history.ts';
import { findNotHome, mapHome } from './map-home.ts';
import { findTour, mapMedia, mapRooms } from './map-inside.ts';
import { mapMarket } from './map-market.ts';
import { mapPlace } from './map-place.ts';
import { mapPlain } from './map-plain.ts';
import { mapSize } from './map-size.ts';
import type { PlaceNames } from './place-codes.ts';
import type { UnknownWord } from './warnings.ts';
import type { ExplainWord } from './words.ts';

export interface MapOptions {
  /** The system the records come from; else they say so themselves. */
  source?: string;
  explain?: ExplainWord;
}

export interface MappedProperty {
  ok: true;
  record: ListingRecord;
  placeNames: PlaceNames;
  history: MappedHistory | null;
  untold: InsidePart[];
  warnings: string[];
  unknownWords: UnknownWord[];
}

export interface RefusedProperty {
  ok: false;
  reason: string;
}

const maxKey = 255;
const maxMlsNumber = listingFacts.mlsNumber.maxLength;
const maxSource = 60;
const maxNamePart = 59;
const maxRemarks = listingFacts.remarks.maxLength;
const explainNothing: ExplainWord = () => null;

/**
 * One Property object of the RESO Data Dictionary 2.0, with Media, PropertyRooms and HistoryTransactional
 * inside where the feed sends them. Whatever it holds, this answers.
 */
export function mapProperty(value: unknown, options: MapOptions = {}): MappedProperty | RefusedProperty {
  if (!isPlainObject(value)) return refuse('not a JSON object');
  const context = createMapContext(value, options.explain ?? explainNothing);
  const { reader, warnings } = context;
  // A key that is cut could be that of another listing.
  const key = reader.text(['ListingKey', 'ListingId'], maxKey + 1);
  if (key === null) return refuse('neither ListingKey nor ListingId');
  if (key.length > maxKey) return refuse(`ListingKey is longer than ${maxKey} characters`);
  const notHome = findNotHome(context);
  if (notHome !== null) return refuse(`not a home: ${notHome}`);
  const market = mapMarket(context);
  if (typeof market === 'string') return refuse(market);

  const source =
    options.source ?? reader.text(['OriginatingSystemName', 'SourceSystemName'], maxSource) ?? 'file';
  const { facts: place, names: placeNames } = mapPlace(context, source);
  const plain = mapPlain(context);
  const home = mapHome(context);
  const record: ListingRecord = {
    source,
    key,
    mlsNumber: reader.text('ListingId', maxMlsNumber) ?? key.slice(0, maxMlsNumber),
    ...market,
    isIrregular: false,
    ...plain,
    agentName: plain.agentName ?? joinName(reader),
    ...home,
    ...mapComfort(context),
    ...mapSize(context, { ...home, unit: place.unit, levelStated: plain.levelStated }),
    ...place,
    ...mapPermissions(context),
    remarks: joinTexts(
      reader.text('PublicRemarks', maxRemarks),
      reader.text('PublicRemarksExtras', maxRemarks),
    ),
    tourUrl: findTour(context),
    rooms: mapRooms(context),
    media: mapMedia(context),
  };
  return {
    ok: true,
    record,
    placeNames,
    history: mapHistory(context, record),
    untold: findUntold(value),
    warnings: warnings.list,
    unknownWords: warnings.unknownWords,
  };
}

/** An empty list says that there are none; no list says nothing. */
function findUntold(property: Record<string, unknown>): InsidePart[] {
  const isTold = (...fields: string[]) => fields.some((field) => Array.isArray(property[field]));
  return [
    ...(isTold('Media') ? [] : (['media'] as const)),
    ...(isTold('PropertyRooms', 'Rooms') ? [] : (['rooms'] as const)),
  ];
}

/** What is not told may be shown; what is told but cannot be read may not. */
function mapPermissions({ reader }: MapContext) {
  const may = (field: string) => !reader.has(field) || reader.flag(field) === true;
  return {
    mayShowOnInternet: may('InternetEntireListingDisplayYN'),
    mayShowAddress: may('InternetAddressDisplayYN'),
    mayShowValuation: may('InternetAutomatedValuationDisplayYN'),
    mayShowComments: may('InternetConsumerCommentYN'),
  };
}

function joinName(reader: MapContext['reader']): string | null {
  const parts = ['ListAgentFirstName', 'ListAgentLastName'].map((field) => reader.text(field, maxNamePart));
  return parts.filter((part) => part !== null).join(' ') || null;
}

function joinTexts(...texts: (string | null)[]): string | null {
  const joined = texts.filter((text) => text !== null).join('\n\n');
  return joined === '' ? null : joined.slice(0, maxRemarks).toWellFormed();
}

function refuse(reason: string): RefusedProperty {
  return { ok: false, reason };
}
