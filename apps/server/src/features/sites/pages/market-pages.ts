import type { Language } from '@hearthline/contract/common';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteCityCard, SiteHomeDetail, SitePage, SiteSearch } from '@hearthline/contract/site-pages';
import { convertLength } from '@hearthline/domain/listing/measures';
import { figureKinds } from '@hearthline/domain/site/vocabulary';
import { createFormat } from '@hearthline/format/format';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { SitePorts } from '../site-ports.ts';
import { describeCity, describeHome, describePhoto, photoWidths } from './cards.ts';
import type { CreateFrame } from './frame.ts';
import type { OpenedSite, SiteCity } from './open-site.ts';
import { homesOf } from './open-site.ts';
import type { HomesSearch, PageRequest } from './page-request.ts';
import { pageTexts } from './page-texts.ts';

const homesOnPage = 24;
const homesOfCity = 12;
const nearbyShown = 3;
const photosShown = 40;
/** As the pages say: of the last ninety days. */
const figuresDays = 90;

const pricesInDollars = [
  400_000, 500_000, 600_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000,
] as const;

export interface MarketPagesDeps {
  ports: Pick<SitePorts, 'figures' | 'homes'>;
  frame: CreateFrame;
}

/** The pages that show the market: all of them are gone while the agent has no access to the board. */
export function createMarketPages({ ports, frame }: MarketPagesDeps) {
  const { homes, figures } = ports;

  async function describeCities(site: OpenedSite, language: Language): Promise<SiteCityCard[]> {
    const found: (PlaceFigures | null)[] = site.board
      ? await figures.find(
          site.cities.map((place) => ({ place: placeOf(place), kind: null, days: figuresDays })),
        )
      : [];
    return site.cities.map((city, index) => describeCity(site, language, city, found[index] ?? null));
  }

  /** Null where there is nothing to look for. */
  function describeSearch(
    site: OpenedSite,
    language: Language,
    { place, kind, upTo }: HomesSearch,
    total: number,
  ): SiteSearch {
    const format = createFormat(language);
    return {
      action: site.addresses.page(language, 'homes'),
      places: site.cities.map(({ key, name }) => ({ value: key, name })),
      kinds: figureKinds.map((value) => ({ value, name: pageTexts[language].kinds[value] })),
      prices: pricesInDollars.map((dollars) => ({ value: dollars * 100, name: format.price(dollars * 100) })),
      chosen: { place, kind: kind ?? '', upTo: upTo === null ? '' : String(upTo) },
      total,
    };
  }

  async function findHomes(
    site: OpenedSite,
    { place, kind, upTo }: HomesSearch,
    { offset, limit }: { offset: number; limit: number },
  ) {
    if (!site.board) return { homes: [], total: 0 };
    const within = site.cities.find(({ key }) => key === place);
    return homes.list({
      ...homesOf(site),
      within: within ? placeOf(within) : null,
      kind,
      upTo,
      offset,
      limit,
    });
  }

  return {
    describeCities,
    describeSearch,
    findHomes,

    homes: async (
      site: OpenedSite,
      language: Language,
      { search, number }: Extract<PageRequest, { page: 'homes' }>,
    ): Promise<SitePage | null> => {
      if (!site.board) return null;
      const offset = (number - 1) * homesOnPage;
      const found = await findHomes(site, search, { offset, limit: homesOnPage });
      if (number > 1 && found.homes.length === 0) return null;
      const query = { place: search.place, kind: search.kind ?? '', upTo: search.upTo ?? '' };
      const pages = Math.max(1, Math.ceil(found.total / homesOnPage));
      const pageAt = (page: number) =>
        site.addresses.page(language, 'homes', { ...query, ...(page > 1 ? { page } : {}) });
      const texts = pageTexts[language];
      const isChosen = search.place !== '' || search.kind !== null || search.upTo !== null;
      return {
        name: 'siteHomes',
        frame: await frame(site, language, {
          path: 'homes',
          query: number > 1 ? { page: number } : {},
          title: texts.homes,
          description: texts.descriptions.homes(site.agentName, placesOf(site, language)),
          isIndexed: !isChosen,
        }),
        search: describeSearch(site, language, search, found.total),
        homes: found.homes.map((home) => describeHome(site, language, home)),
        total: found.total,
        page: number,
        pages,
        before: number > 1 ? pageAt(number - 1) : null,
        after: number < pages ? pageAt(number + 1) : null,
      };
    },

    listing: async (site: OpenedSite, language: Language, mlsNumber: string): Promise<SitePage | null> => {
      if (!site.board) return null;
      const found = await homes.find(site.agentId, mlsNumber, homesOf(site));
      if (!found) return null;
      const { detail } = found;
      const home = describeDetail(site, language, found);
      const nearby = await findNearby(site, detail);
      const path = `homes/${encodeURIComponent(detail.mlsNumber)}`;
      return {
        name: 'siteListing',
        frame: await frame(site, language, {
          path,
          title: home.address || home.place || detail.mlsNumber,
          description: home.description || `${home.kind}, ${home.place}`,
          image: home.photo && site.addresses.photo(detail.mlsNumber, 0, 1280),
          structured: [structureHome(site, language, home, path)],
        }),
        home,
        askUrl: site.addresses.page(language, 'contact', { home: detail.mlsNumber }),
        nearby: nearby.map((each) => describeHome(site, language, each)),
      };
    },

    places: async (site: OpenedSite, language: Language): Promise<SitePage> => {
      const texts = pageTexts[language];
      return {
        name: 'sitePlaces',
        frame: await frame(site, language, {
          path: 'places',
          title: texts.places,
          description: texts.descriptions.places(placesOf(site, language)),
        }),
        cities: await describeCities(site, language),
      };
    },

    city: async (
      site: OpenedSite,
      language: Language,
      key: string,
    ): Promise<Omit<Extract<SitePage, { name: 'siteCity' }>, 'news'> | null> => {
      const city = site.cities.find((each) => each.key === key);
      if (!city) return null;
      const questions = [null, ...figureKinds].map((kind) => ({
        place: placeOf(city),
        kind,
        days: figuresDays as typeof figuresDays,
      }));
      const [all = null, ...kinds] = site.board ? await figures.find(questions) : [];
      const found = await findHomes(
        site,
        { place: key, kind: null, upTo: null },
        { offset: 0, limit: homesOfCity },
      );
      const texts = pageTexts[language];
      return {
        name: 'siteCity',
        frame: await frame(site, language, {
          path: `places/${key}`,
          title: city.name,
          description: texts.descriptions.city(city.name),
        }),
        city: describeCity(site, language, city, all),
        kinds: kinds.filter((each): each is PlaceFigures => each !== null && each.median !== null),
        homes: found.homes.map((home) => describeHome(site, language, home)),
        homesUrl: site.addresses.page(language, 'homes', { place: key }),
      };
    },
  };

  /** In its community where it is one of the agent's places, else in its municipality. */
  async function findNearby(site: OpenedSite, detail: ListingDetail) {
    const { communityCode, municipalityCode } = detail;
    const within = communityCode
      ? ({ level: 'community', code: communityCode } as const)
      : municipalityCode && ({ level: 'municipality', code: municipalityCode } as const);
    if (!within) return [];
    const found = await homes.list({
      ...homesOf(site),
      within,
      kind: null,
      upTo: null,
      offset: 0,
      limit: nearbyShown + 1,
    });
    return found.homes.filter(({ card }) => card.id !== detail.id).slice(0, nearbyShown);
  }
}

export type MarketPages = ReturnType<typeof createMarketPages>;

const placeOf = ({ level, code }: SiteCity) => ({ level, code });

export const placesOf = ({ cities }: OpenedSite, language: Language): string =>
  createFormat(language).list(cities.map(({ name }) => name));

function describeDetail(
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
    [words.field.waterfront, detail.isWaterfront ? joined(texts.yes, detail.waterBody) : ''],
    [words.field.community, detail.community ?? ''],
    [words.field.municipality, detail.municipality ?? ''],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

function listRooms({ rooms }: ListingDetail, language: Language): SiteHomeDetail['rooms'] {
  const words = listingVocabularies[language];
  const format = createFormat(language);
  return rooms.map(({ kind, label, level, length, width, unit }) => ({
    name: label ?? words.roomKind[kind],
    level: level === null ? '' : words.roomLevel[level],
    size:
      length === null || width === null
        ? ''
        : format.dimensions(convertLength(length, unit, 'ft'), convertLength(width, unit, 'ft')),
  }));
}

/** As search engines read it; nothing that the page does not say. */
function structureHome(
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
