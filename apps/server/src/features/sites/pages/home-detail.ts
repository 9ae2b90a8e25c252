import type { Language } from '@hearthline/contract/common';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SiteHomeDetail } from '@hearthline/contract/site-pages';
import { convertLength } from '@hearthline/domain/listing/measures';
import { createFormat } from '@hearthline/format/format';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { listingVocabularies, nameRoom } from '@hearthline/format/vocabulary/listing';
import { describeHome, describePhoto, photoWidths } from './cards.ts';
import type { OpenedSite } from './open-site.ts';
import { pageTexts } from './page-texts.ts';

const photosShown = 40;

/** A home with everything that its page says of it. */
export function describeDetail(
  site: OpenedSite,
  language: Language,
  { detail, isOwn }: { detail: ListingDetail; isOwn: boolean },
): SiteHomeDetail {
  const texts = pageTexts[language];
  const card = describeHome(site, language, { card: detail, isOwn });
  const called = card.address || detail.mlsNumber;
  const photos = detail.pictures
    .map(({ kind }, index) => ({ kind, index }))
    .filter(({ kind }) => kind === 'photo');
  return {
    ...card,
    description: detail.remarks ?? '',
    photos: photos.slice(0, photosShown).map(({ index }, place) =>
      describePhoto(site, detail.mlsNumber, index, {
        widths: photoWidths,
        alt: texts.photo(called, place + 1),
      }),
    ),
    facts: listFacts(detail, language),
    rooms: listRooms(detail, language),
  };
}

function listFacts(detail: ListingDetail, language: Language): SiteHomeDetail['facts'] {
  const words = listingVocabularies[language];
  const texts = pageTexts[language];
  const format = createFormat(language);
  const joined = (...parts: (string | null | undefined)[]) =>
    parts
      .filter((part): part is string => Boolean(part))
      .map((part, place) => (place === 0 ? part : lowerFirst(part)))
      .join(', ');
  const { taxAnnual, taxYear, lotFront, lotDepth, lotArea } = detail;
  const tax = taxAnnual === null ? '' : format.price(taxAnnual);
  const lot =
    lotFront !== null && lotDepth !== null
      ? format.dimensions(lotFront, lotDepth)
      : lotArea === null
        ? ''
        : format.area(Math.round(lotArea));
  const facts: [string, string][] = [
    [words.field.kind, joined(words.kind[detail.kind], detail.style && words.style[detail.style])],
    [texts.built, detail.yearBuilt === null ? '' : String(detail.yearBuilt)],
    [texts.lot, lot],
    [words.field.tax, tax === '' || taxYear === null ? tax : texts.taxesOf(tax, taxYear)],
    [words.field.fee, detail.feeMonthly === null ? '' : format.rent(detail.feeMonthly)],
    [
      words.field.heat,
      joined(
        detail.heatFuel && words.heatFuel[detail.heatFuel],
        detail.heatType && words.heat[detail.heatType],
      ),
    ],
    [words.field.cooling, detail.cooling ? words.cooling[detail.cooling] : ''],
    [words.field.basement, joined(...detail.basement.map((each) => words.basement[each]))],
    [
      words.field.garage,
      joined(
        detail.garageType && words.garageType[detail.garageType],
        detail.garageSpaces ? format.number(detail.garageSpaces) : null,
      ),
    ],
    [words.field.parking, detail.parkingTotal === null ? '' : format.number(detail.parkingTotal)],
    [words.field.pool, detail.pool ? words.pool[detail.pool] : ''],
    [
      words.field.waterfront,
      detail.isWaterfront ? [texts.yes, detail.waterBody].filter(Boolean).join(', ') : '',
    ],
    [words.field.community, detail.community ?? ''],
    [words.field.municipality, detail.municipality ?? ''],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

function listRooms({ rooms }: ListingDetail, language: Language): SiteHomeDetail['rooms'] {
  const words = listingVocabularies[language];
  const format = createFormat(language);
  return rooms.map(({ level, length, width, unit, ...room }) => ({
    name: nameRoom(room, language),
    level: level === null ? '' : words.roomLevel[level],
    size:
      length === null || width === null
        ? ''
        : format.dimensions(convertLength(length, unit, 'ft'), convertLength(width, unit, 'ft')),
  }));
}

/** As search engines read it; nothing that the page does not say. */
export function structureHome(
  { addresses }: OpenedSite,
  language: Language,
  home: SiteHomeDetail,
  path: string,
): Record<string, unknown> {
  const url = addresses.canonical(language, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: home.address || home.place,
    ...(home.photo ? { image: addresses.whole(addresses.photo(home.mlsNumber, 0, 1280)) } : {}),
    ...(home.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: home.price / 100,
            priceCurrency: 'CAD',
            offeredBy: { '@type': 'RealEstateAgent', name: home.listedBy },
          },
        }),
    ...(home.address
      ? { contentLocation: { '@type': 'Place', address: `${home.address}, ${home.place}` } }
      : {}),
  };
}
