import type { Language } from '@hearthline/contract/common';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SiteHomeDetail } from '@hearthline/contract/site-pages';
import { createFormat } from '@hearthline/format/format';
import { listHomeFacts, listHomeRooms } from '@hearthline/format/home-facts';
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
  const format = createFormat(language);
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
    facts: listHomeFacts(detail, language, format),
    rooms: listHomeRooms(detail, language, format),
  };
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
