import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type { MapContext } from './map-context.ts';
import type { PlaceNames } from './place-codes.ts';
import { codePlaces } from './place-codes.ts';

const maxName = listingFacts.streetName.maxLength;
const maxShort = listingFacts.streetNumber.maxLength;
const writtenAddress = /^(?:(?:unit |apt |suite |#)?([\w]{1,10})\s*-\s*)?(\d{1,7}\w?)\s+(\S.*)$/i;

export function mapPlace(context: MapContext) {
  const { read } = context;
  const names: PlaceNames = {
    area: read.text(['CountyOrParish', 'StateOrProvince', 'Country'], maxName),
    municipality: read.text(['City', 'Township'], maxName),
    community: read.text(['CityRegion', 'SubdivisionName', 'MLSAreaMinor'], maxName),
  };
  return {
    names,
    facts: {
      pin: read.text('ParcelNumber', listingFacts.pin.maxLength)?.replace(/[\s-]/g, '') || null,
      ...codePlaces(names),
      ...findStreet(context),
      postalCode: findPostalCode(context),
      ...findPosition(context),
    } satisfies Partial<ListingRecord>,
  };
}

function findStreet({ read }: MapContext) {
  const unit = read.text(['UnitNumber', 'ApartmentNumber', 'LegalApartmentNumber'], maxShort);
  const streetName = read.text('StreetName', maxName);
  if (streetName !== null) {
    return {
      streetNumber: read.text(['StreetNumber', 'StreetNumberNumeric'], maxShort),
      streetName,
      streetSuffix: read.text(['StreetSuffix', 'StreetSuffixModifier'], maxShort),
      streetDirection: read.text(['StreetDirSuffix', 'StreetDirPrefix'], maxShort),
      unit,
    };
  }
  const [written = ''] = (read.text('UnparsedAddress', maxName * 2) ?? '').split(',');
  const parts = writtenAddress.exec(written.trim());
  return {
    streetNumber: read.text('StreetNumber', maxShort) ?? parts?.[2] ?? null,
    streetName: parts?.[3]?.slice(0, maxName) ?? null,
    streetSuffix: null,
    streetDirection: null,
    unit: unit ?? parts?.[1] ?? null,
  };
}

function findPostalCode({ read }: MapContext): string | null {
  const code = read.text('PostalCode', listingFacts.postalCode.maxLength)?.toUpperCase() ?? null;
  const canadian = /^([A-Z]\d[A-Z])[\s-]?(\d[A-Z]\d)$/.exec(code ?? '');
  return canadian ? `${canadian[1]} ${canadian[2]}` : code;
}

function findPosition({ read, warnings }: MapContext): Pick<ListingRecord, 'latitude' | 'longitude'> {
  const latitude = read.number('Latitude', listingFacts.latitude.limits);
  const longitude = read.number('Longitude', listingFacts.longitude.limits);
  const isNowhere = Math.abs(latitude ?? 1) < 0.01 && Math.abs(longitude ?? 1) < 0.01;
  if (isNowhere) warnings.add('Latitude, Longitude: zero is not a place');
  if (latitude === null || longitude === null || isNowhere) return { latitude: null, longitude: null };
  return { latitude, longitude };
}
