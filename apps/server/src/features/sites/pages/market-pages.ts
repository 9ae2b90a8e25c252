import type { Language } from '@hearthline/contract/common';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteCityCard, SitePage, SiteSearch } from '@hearthline/contract/site-pages';
import { figureKinds } from '@hearthline/domain/site/vocabulary';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { SitePorts } from '../site-ports.ts';
import { describeCity, describeHome } from './cards.ts';
import type { CreateFrame } from './frame.ts';
import { describeDetail, structureHome } from './home-detail.ts';
import type { OpenedSite, SiteCity } from './open-site.ts';
import { homesOf } from './open-site.ts';
import type { HomesSearch, PageRequest } from './page-request.ts';
import { searchPrices } from './page-request.ts';
import { pageTexts } from './page-texts.ts';

const homesOnPage = 24;
const homesOfCity = 12;
const nearbyShown = 3;
/** As the pages say: of the last ninety days. */
const figuresDays = 90;

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
    const cities: SiteCityCard[] = [];
    for (const [index, city] of site.cities.entries())
      cities.push(await describeMarketOf(site, language, city, found[index] ?? null));
    return cities;
  }

  const describeMarketOf = async (
    site: OpenedSite,
    language: Language,
    city: SiteCity,
    known: PlaceFigures | null,
  ): Promise<SiteCityCard> =>
    describeCity(site, language, city, {
      figures: known,
      forSale: site.board ? await homes.countForSale(placeOf(city)) : 0,
    });

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
      kinds: figureKinds.map((value) => ({ value, name: listingVocabularies[language].figureKind[value] })),
      prices: searchPrices.map((value) => ({ value, name: format.price(value) })),
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
      if (search.place !== '' && !site.cities.some(({ key }) => key === search.place)) return null;
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
          description: site.board
            ? texts.descriptions.places(site.agentName, placesOf(site, language))
            : texts.withoutMarket.places(site.agentName, placesOf(site, language)),
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
          description: site.board
            ? texts.descriptions.city(city.name)
            : texts.withoutMarket.city(site.agentName, city.name),
        }),
        city: await describeMarketOf(site, language, city, all),
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
