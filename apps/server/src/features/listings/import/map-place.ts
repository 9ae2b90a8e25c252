import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type { MapContext } from './map-context.ts';
import type { PlaceNames } from './place-codes.ts';
import { codePlaces } from './place-codes.ts';

const maxName = listingFacts.streetName.maxLength;
const maxShort = listingFacts.streetNumber.maxLength;
const writtenAddress = /^(?:(?:unit |apt |suite |#)?([\w]{1,10})\s*-\s*)?(\d{1,7}\w?)\s+(\S.*)$/i;

export function mapPlace(context: MapContext) {
  const { reader } = context;
  const names: PlaceNames = {
    area: reader.text(['CountyOrParish', 'StateOrProvince', 'Country'], maxName),
    municipality: reader.text(['City', 'Township'], maxName),
    community: reader.text(['CityRegion', 'SubdivisionName', 'MLSAreaMinor'], maxName),
  };
  return {
    names,
    facts: {
      pin: reader.text('ParcelNumber', listingFacts.pin.maxLength)?.replace(/[\s-]/g, '') || null,
      ...codePlaces(names),
      ...findStreet(context),
      postalCode: findPostalCode(context),
      ...findPosition(context),
    } satisfies Partial<ListingRecord>,
  };
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
