import type { Language } from '@hearthline/contract/common';
import type { SiteCityCard, SiteHomeCard, SiteImage, SiteNewsCard } from '@hearthline/contract/site-pages';
import type { PlacedPicture } from '@hearthline/contract/sites';
import { addDays } from '@hearthline/domain/calendar';
import { boardDay, localDay } from '@hearthline/domain/time-zone';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { PictureLinks } from '../pictures/picture-links.ts';
import type { PublishedPost, SiteHome } from '../site-ports.ts';
import type { OpenedSite, SiteCity } from './open-site.ts';

const newDays = 7;
/** As wide as a card and as a whole screen take them. */
const cardWidths = [320, 640, 960] as const;
export const photoWidths = [...cardWidths, 1280] as const;

/** Listings do not tell the shape of their pictures: this is how cameras take them. */
const shapeOf = (width: number) => ({ width, height: Math.round((width * 2) / 3) });

export function describePhoto(
  { addresses }: Pick<OpenedSite, 'addresses'>,
  mlsNumber: string,
  index: number,
  { widths = cardWidths, alt = '' }: { widths?: readonly number[]; alt?: string } = {},
): SiteImage {
  return {
    sources: widths.map((width) => ({ url: addresses.photo(mlsNumber, index, width), width })),
    ...shapeOf(widths.at(-1) ?? 0),
    alt,
    focus: { x: 50, y: 50 },
  };
}

export function describeHome(site: OpenedSite, language: Language, { card, isOwn }: SiteHome): SiteHomeCard {
  const { addresses, now } = site;
  const newSince = addDays(boardDay(now), -newDays);
  return {
    url: addresses.page(language, `homes/${encodeURIComponent(card.mlsNumber)}`),
    price: card.price,
    isLease: card.offer === 'lease',
    address: card.address,
    place: [card.community, card.municipality].filter(Boolean).join(', '),
    photo: card.photoCount > 0 ? describePhoto(site, card.mlsNumber, 0) : null,
    bedrooms: card.bedrooms,
    bedroomsPlus: card.bedroomsPlus,
    bathrooms: card.bathrooms,
    areaLow: card.areaLow,
    areaHigh: card.areaHigh,
    kind: listingVocabularies[language].kind[card.kind],
    isNew: card.listDate !== null && card.listDate > newSince,
    isOwn,
    listedBy: card.officeName ?? '',
    mlsNumber: card.mlsNumber,
  };
}

export const describeCity = (
  { addresses }: OpenedSite,
  language: Language,
  { name, within, key }: SiteCity,
  { figures, forSale }: Pick<SiteCityCard, 'figures' | 'forSale'>,
): SiteCityCard => ({
  name,
  within,
  url: addresses.page(language, `places/${key}`),
  forSale,
  // Counted with the homes that stand beside it, and not a minute before.
  figures: figures && { ...figures, forSale },
});

export function createCardDescriber(links: PictureLinks) {
  return {
    picture: (site: OpenedSite, language: Language, placed: PlacedPicture | null): SiteImage | null => {
      const row = placed && site.pictures.get(placed.id);
      if (!row) return null;
      return links.describe(
        { agentId: site.agentId, pictureId: row.id, width: row.width, height: row.height },
        { alt: placed.alt[language], focus: placed.focus },
      );
    },
    post: (
      site: OpenedSite,
      language: Language,
      post: PublishedPost,
      covers: ReadonlyMap<string, { width: number; height: number }>,
    ): SiteNewsCard => {
      const size = post.cover && covers.get(post.cover.id);
      return {
        url: site.addresses.page(language, `news/${post.slug}`),
        title: post.title,
        summary: post.summary,
        on: localDay(post.publishedAt, site.agent.timeZone),
        cover:
          post.cover && size
            ? links.describe(
                { agentId: site.agentId, pictureId: post.cover.id, ...size },
                { alt: post.cover.alt[language], focus: post.cover.focus },
              )
            : null,
        cities: post.cities,
      };
    },
  };
}

export type CardDescriber = ReturnType<typeof createCardDescriber>;
