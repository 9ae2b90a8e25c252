import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type { MapContext } from './map-context.ts';
import type { PlaceNames } from './place-codes.ts';
import { codePlaces } from './place-codes.ts';

const maxName = listingFacts.streetName.maxLength;
const maxShort = listingFacts.streetNumber.maxLength;
const writtenAddress = /^(?:(?:unit |apt |suite |#)?([\w]{1,10})\s*-\s*)?(\d{1,7}\w?)\s+(\S.*)$/i;

export function mapPlace(context: MapContext, source: string) {
  const { reader } = context;
  const postalCode = findPostalCode(context);
  const names = findNames(context, { postalCode, source });
  return {
    names,
    facts: {
      pin: reader.text('ParcelNumber', listingFacts.pin.maxLength)?.replace(/[\s-]/g, '') || null,
      ...codePlaces(names),
      ...findStreet(context),
      postalCode,
      ...findPosition(context),
    } satisfies Partial<ListingRecord>,
  };
}

/** What a feed leaves out, its board, its own areas and the post stand in for: a home that stands nowhere is like no other. */
function findNames(
  { reader }: MapContext,
  { postalCode, source }: { postalCode: string | null; source: string },
): PlaceNames {
  const postal = findPostalArea(postalCode);
  return {
    area: reader.text(['CountyOrParish', 'StateOrProvince', 'Country'], maxName) ?? source,
    municipality: reader.text(['City', 'Township', 'PostalCity', 'MLSAreaMajor'], maxName) ?? postal,
    community:
      reader.text(['CityRegion', 'SubdivisionName', 'MLSAreaMinor', 'MLSAreaMajor'], maxName) ?? postal,
  };
}

/** The part of a postal code that a quarter shares: `M5V` of M5V 2T6, `98103` of 98103-1234 or 981031234. */
function findPostalArea(code: string | null): string | null {
  const [first = ''] = (code ?? '').split(/[\s-]/);
  return (/^\d{9}$/.test(first) ? first.slice(0, 5) : first) || null;
}

function findStreet({ reader }: MapContext) {
  const unit = reader.text(['UnitNumber', 'ApartmentNumber', 'LegalApartmentNumber'], maxShort);
  const streetName = reader.text('StreetName', maxName);
  if (streetName !== null) {
    return {
      streetNumber: reader.text(['StreetNumber', 'StreetNumberNumeric'], maxShort),
      streetName,
      streetSuffix: reader.text(['StreetSuffix', 'StreetSuffixModifier'], maxShort),
      streetDirection: reader.text(['StreetDirSuffix', 'StreetDirPrefix'], maxShort),
      unit,
    };
  }
  const [written = ''] = (reader.text('UnparsedAddress', maxName * 2) ?? '').split(',');
  const parts = writtenAddress.exec(written.trim());
  return {
    streetNumber: reader.text('StreetNumber', maxShort) ?? parts?.[2] ?? null,
    streetName: parts?.[3]?.slice(0, maxName) ?? null,
    streetSuffix: null,
    streetDirection: null,
    unit: unit ?? parts?.[1] ?? null,
  };
}

function findPostalCode({ reader }: MapContext): string | null {
  const code = reader.text('PostalCode', listingFacts.postalCode.maxLength)?.toUpperCase() ?? null;
  const canadian = /^([A-Z]\d[A-Z])[\s-]?(\d[A-Z]\d)$/.exec(code ?? '');
  return canadian ? `${canadian[1]} ${canadian[2]}` : code;
}

function findPosition({ reader, warnings }: MapContext): Pick<ListingRecord, 'latitude' | 'longitude'> {
  const latitude = reader.number('Latitude', listingFacts.latitude.limits);
  const longitude = reader.number('Longitude', listingFacts.longitude.limits);
  const isNowhere = Math.abs(latitude ?? 1) < 0.01 && Math.abs(longitude ?? 1) < 0.01;
  if (isNowhere) warnings.add('Latitude, Longitude: zero is not a place');
  if (latitude === null || longitude === null || isNowhere) return { latitude: null, longitude: null };
  return { latitude, longitude };
}
