import type { Language } from '@hearthline/contract/common';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type {
  SiteCityCard,
  SiteFrame,
  SiteHomeCard,
  SiteHomeDetail,
  SiteImage,
  SiteNewsCard,
  SitePage,
  SitePageContent,
  SiteSearch,
} from '@hearthline/contract/site-pages';
import { siteColours } from '@hearthline/domain/site/looks';
import type { FigureKind, SiteSection, SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { siteSections } from '@hearthline/domain/site/vocabulary';
import { renderFigures } from '../../news/render-figures.tsx';
import { describeSiteConsent } from '../consent.ts';
import type { SampleLength } from './sample-texts.ts';
import { sampleTexts } from './sample-texts.ts';

export { sampleLengths } from './sample-texts.ts';

export interface Sample {
  language: Language;
  template: SiteTemplate;
  length: SampleLength;
  /** Where pictures come from, by what they show. */
  photoUrl?: (name: string, width: number) => string;
  assets?: string;
}

/** What the pictures of the sample show. */
export const samplePhotos = [
  'house-1',
  'house-2',
  'house-3',
  'house-4',
  'room-1',
  'room-2',
  'person',
] as const;

const widths = [480, 800, 1280];

function photo(
  { photoUrl = (name, width) => `/m/${name}-${width}.webp` }: Sample,
  name: (typeof samplePhotos)[number],
  alt: string,
  shape = { width: 1280, height: 853 },
): SiteImage {
  return {
    sources: widths.map((width) => ({ width, url: photoUrl(name, width) })),
    ...shape,
    alt,
    focus: { x: 50, y: 40 },
  };
}

/** Sections that the agent shows: with little to say, few. */
const shownOf = ({ length }: Sample): readonly SiteSection[] =>
  length === 'short' ? ['homes', 'contact'] : siteSections;

const addressOf = (language: Language, path: string) => `/s/maya-okafor${path}?lan=${language}`;

export function sampleFrame(sample: Sample, changes: Partial<SiteFrame> = {}): SiteFrame {
  const { language, template, length, assets = '/site-assets' } = sample;
  const texts = sampleTexts[length][language];
  const link = (path: string) => addressOf(language, path);
  return {
    language,
    template,
    colours: siteColours[template].first,
    fontPair: 'first',
    assets,
    agent: {
      ...texts.agent,
      phone: length === 'short' ? '' : '+19055550142',
      email: length === 'short' ? 'bo@ox.example' : 'maya@northlight.example',
      photo: null,
    },
    logo: null,
    favicon: null,
    links: {
      home: link(''),
      homes: link('/homes'),
      places: link('/places'),
      news: link('/news'),
      about: link('/about'),
      contact: link('/contact'),
      privacy: link('/privacy'),
      unsubscribe: link('/unsubscribe'),
      otherLanguage: addressOf(language === 'en' ? 'fr' : 'en', ''),
      feed: '/s/maya-okafor/feed.xml',
    },
    shown: shownOf(sample),
    cities:
      length === 'short'
        ? []
        : texts.places.map(([name], index) => ({ name, url: link(`/places/${index}`) })),
    attribution: {
      board:
        length === 'long' ? 'The Toronto Regional Real Estate Board and its associated boards' : 'PropTx',
      updatedAt: length === 'short' ? null : '2026-11-18T14:10:00Z',
      timeZone: 'America/Toronto',
    },
    head: {
      title: `${texts.agent.name}: ${texts.slogan}`,
      description: texts.subtitle,
      canonical: `https://site.example${link('')}`,
      alternates: (['en', 'fr'] as const).map((each) => ({
        language: each,
        url: `https://site.example${addressOf(each, '')}`,
      })),
      image: 'https://site.example/card.png',
      structured: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateAgent',
          name: `${texts.agent.name}</script>`,
        },
      ],
      isIndexed: true,
    },
    isPreview: false,
    ...changes,
  };
}

export function sampleHomes(sample: Sample): SiteHomeCard[] {
  const { language, length } = sample;
  const { home } = sampleTexts[length][language];
  const card = (index: number, changes: Partial<SiteHomeCard>): SiteHomeCard => ({
    url: addressOf(language, `/homes/W${index}`),
    price: 204_900_000,
    isLease: false,
    address: home.address,
    place: home.place,
    photo: photo(sample, 'house-1', ''),
    bedrooms: 4,
    bedroomsPlus: null,
    bathrooms: 5,
    areaLow: 2_710,
    areaHigh: 2_710,
    kind: home.kind,
    isNew: true,
    isOwn: index < 2,
    listedBy: home.listedBy,
    mlsNumber: `W12${String(index).padStart(5, '0')}`,
    ...changes,
  });
  if (length === 'short')
    return [
      card(0, { price: null, photo: null, bedrooms: null, bathrooms: null, areaLow: null, areaHigh: null }),
    ];
  const homes = [
    card(0, {}),
    card(1, {
      price: 129_900_000,
      address: length === 'long' ? home.address : '38 Helene St S',
      photo: photo(sample, 'house-2', ''),
      bedrooms: 3,
      bathrooms: 4,
      areaLow: 1_500,
      areaHigh: 1_999,
    }),
    card(2, {
      price: 121_800_000,
      address: length === 'long' ? home.address : '2140 Orchard Rd',
      place: length === 'long' ? home.place : 'Burlington',
      photo: photo(sample, 'house-3', ''),
      bedrooms: 3,
      bedroomsPlus: 2,
      bathrooms: 3,
      areaLow: null,
      areaHigh: null,
      isNew: false,
      listedBy: length === 'long' ? home.listedBy : 'Lakefield Homes Inc., Brokerage',
    }),
    card(3, {
      price: 345_000,
      isLease: true,
      address: '',
      photo: photo(sample, 'house-4', ''),
      bedrooms: 1,
      bathrooms: 1,
      areaLow: 640,
      areaHigh: 640,
      isNew: false,
      listedBy: length === 'long' ? home.listedBy : 'Harbour & Pine Realty Ltd., Brokerage',
    }),
  ];
  return length === 'long'
    ? [...homes, ...homes.map((each, index) => card(index + 4, { ...each, url: `${each.url}&more` }))]
    : homes;
}

export function sampleFigures(sample: Sample, index: number, kind: FigureKind | null = null): PlaceFigures {
  const [name, within] = sampleTexts[sample.length][sample.language].places[index] ?? ['', null];
  const isSmall = kind === 'condoTownhouse';
  const median = [111_800_000, 139_400_000, 127_600_000, 103_200_000][index] ?? 100_000_000;
  const factor =
    kind === null
      ? 1
      : { detached: 1.29, semiOrTownhouse: 0.93, condoApartment: 0.56, condoTownhouse: 1 }[kind];
  return {
    place: { level: 'community', code: String(index), name, within },
    kind,
    days: 90,
    asOf: '2026-11-18',
    sales: isSmall ? 4 : kind === null ? 47 : 14,
    median: isSmall ? null : Math.round((median * factor) / 100_000) * 100_000,
    medianChange: isSmall ? null : ([0.024, 0.03, -0.047, 0][index] ?? 0),
    daysToSell: isSmall ? null : 21,
    daysToSellBefore: isSmall ? null : 16,
    shareOfAsking: isSmall ? null : 0.986,
    soldAbove: isSmall ? null : 11,
    forSale: [63, 87, 42, 118][index] ?? 1,
    months: [1.238, 1.226, 1.244, 1.252, 1.27, 1.291, 1.298, 1.288, 1.279, 1.27, 1.274, 1.276].map(
      (value, month) => ({
        month: `${month < 2 ? 2025 : 2026}-${String(((month + 10) % 12) + 1).padStart(2, '0')}`,
        sales: isSmall ? 2 : month === 1 ? 8 : 12 + month,
        median:
          isSmall || month === 1 ? null : Math.round(value * 1000 * (median / 1_276_000) * factor) * 1000,
      }),
    ),
  };
}

export const sampleCities = (sample: Sample): SiteCityCard[] =>
  sampleTexts[sample.length][sample.language].places.map(([name, within], index) => ({
    name,
    within,
    url: addressOf(sample.language, `/places/${index}`),
    forSale: [63, 87, 42, 118][index] ?? 1,
    figures: sample.length === 'short' ? null : sampleFigures(sample, index),
  }));

export const sampleNews = (sample: Sample): SiteNewsCard[] =>
  sampleTexts[sample.length][sample.language].news.map(([title, summary], index) => ({
    url: addressOf(sample.language, `/news/${index}`),
    title,
    summary,
    on: ['2026-11-10', '2026-11-03', '2026-10-27'][index % 3] ?? '2026-10-20',
    cover:
      sample.length === 'short'
        ? null
        : photo(sample, (['house-2', 'house-3', 'room-1'] as const)[index % 3] ?? 'room-2', ''),
    cities: index % 2 === 0 && sample.length !== 'short' ? ['Port Credit', 'Oakville'] : [],
  }));

export function sampleSearch(sample: Sample, total = 128): SiteSearch {
  const { language, length } = sample;
  const isFrench = language === 'fr';
  return {
    action: addressOf(language, '/homes'),
    places: sampleTexts[length][language].places.map(([name], index) => ({ value: String(index), name })),
    kinds: [
      { value: 'detached', name: isFrench ? 'Maison individuelle' : 'Detached' },
      { value: 'condoApartment', name: isFrench ? 'Appartement en copropriété' : 'Condo apartment' },
    ],
    prices: [100_000_000, 150_000_000].map((value) => ({
      value,
      name: isFrench ? `${value / 100_000_000}\u00a0M$` : `$${value / 100_000_000}M`,
    })),
    chosen: { place: '', kind: '', upTo: length === 'normal' ? '150000000' : '' },
    total,
  };
}

/** As the market fills a post. */
const figuresOf = (sample: Sample): string =>
  (['marketFigures', 'priceChart'] as const)
    .map(
      (block) =>
        renderFigures(sampleFigures(sample, 2), { language: sample.language, surface: 'page', block }).html,
    )
    .join('');

function sampleHome(sample: Sample): SiteHomeDetail {
  const texts = sampleTexts[sample.length][sample.language];
  const isFrench = sample.language === 'fr';
  const [card] = sampleHomes(sample);
  if (card === undefined) throw new Error('a sample has a home');
  const names =
    sample.length === 'short' ? [] : (['house-1', 'room-1', 'room-2', 'house-4', 'house-3'] as const);
  return {
    ...card,
    description: texts.home.description,
    photos: names.map((name) => photo(sample, name, '')),
    facts:
      sample.length === 'short'
        ? []
        : [
            { name: isFrench ? 'Type' : 'Kind', value: texts.home.kind },
            { name: isFrench ? 'Terrain' : 'Lot', value: isFrench ? '50 × 132 pi' : '50 × 132 ft' },
            { name: isFrench ? 'Stationnement' : 'Parking', value: '3' },
            {
              name: isFrench ? 'Taxes' : 'Taxes',
              value: isFrench ? '8\u00a0412 $ en 2026' : '$8,412 in 2026',
            },
          ],
    rooms: texts.rooms,
  };
}

/** Every page of a site, by the name of its case. */
export function samplePages(sample: Sample): Record<string, SitePage> {
  const { language, length } = sample;
  const texts = sampleTexts[length][language];
  const frame = sampleFrame(sample);
  const [homes, cities, news] = [sampleHomes(sample), sampleCities(sample), sampleNews(sample)];
  const [city] = cities.slice(length === 'short' ? 0 : 2);
  const [post] = news;
  if (city === undefined || post === undefined) throw new Error('a sample has a city and a post');
  const isEmpty = length === 'short';
  const person = photo(sample, 'person', texts.agent.name, { width: 1280, height: 1280 });
  const about = { title: texts.aboutTitle, html: texts.about, picture: isEmpty ? null : person };
  const form = {
    action: frame.links.contact,
    trapName: 'company',
    stamp: 'signed',
    challenge: null,
    values: { name: '', email: '', phone: '', message: '' },
    errors: {},
    home: null,
    consent: describeSiteConsent(frame.agent, language),
  };
  const contents: Record<string, SitePageContent> = {
    home: {
      name: 'siteHome',
      slogan: texts.slogan,
      subtitle: texts.subtitle,
      hero: null,
      search: isEmpty ? null : sampleSearch(sample),
      sections: frame.shown,
      cities: isEmpty ? [] : cities,
      homes: isEmpty ? [] : homes,
      homesTotal: isEmpty ? 0 : 128,
      figures: isEmpty ? null : sampleFigures(sample, 2),
      about,
      news: isEmpty ? [] : news,
    },
    homes: {
      name: 'siteHomes',
      search: sampleSearch(sample, isEmpty ? 0 : 128),
      homes: isEmpty ? [] : homes,
      total: isEmpty ? 0 : 128,
      page: isEmpty ? 1 : 2,
      pages: isEmpty ? 1 : 6,
      before: isEmpty ? null : addressOf(language, '/homes'),
      after: isEmpty ? null : addressOf(language, '/homes/3'),
    },
    listing: {
      name: 'siteListing',
      home: sampleHome(sample),
      askUrl: frame.links.contact,
      nearby: isEmpty ? [] : homes.slice(1),
    },
    places: { name: 'sitePlaces', cities: isEmpty ? [] : cities },
    city: {
      name: 'siteCity',
      city,
      kinds: isEmpty
        ? []
        : (['detached', 'semiOrTownhouse', 'condoApartment', 'condoTownhouse'] as const).map((kind) =>
            sampleFigures(sample, 2, kind),
          ),
      homes: isEmpty ? [] : homes,
      homesUrl: frame.links.homes,
      news: isEmpty ? [] : news,
    },
    news: {
      name: 'siteNews',
      posts: isEmpty ? [] : news,
      page: 1,
      pages: isEmpty ? 1 : 3,
      before: null,
      after: isEmpty ? null : addressOf(language, '/news/2'),
    },
    post: {
      name: 'sitePost',
      post: {
        ...post,
        html: `${texts.post}${isEmpty ? '' : figuresOf(sample)}`,
        asOf: isEmpty ? null : '2026-11-10',
      },
      more: isEmpty ? [] : news.slice(1),
    },
    about: { name: 'siteAbout', ...about },
    contact: { name: 'siteContact', form, isSent: false },
    'contact that failed': {
      name: 'siteContact',
      form: {
        ...form,
        challenge: { scriptUrl: 'https://challenge.example/api.js', siteKey: 'key' },
        values: { name: texts.agent.name, email: 'nobody', phone: '', message: '' },
        errors: { form: 'Form', email: 'Email', message: 'Message' },
        home: { address: texts.home.address, mlsNumber: 'W1200001', url: homes[0]?.url ?? '' },
      },
      isSent: false,
    },
    'contact that was sent': { name: 'siteContact', form, isSent: true },
    privacy: { name: 'sitePrivacy' },
    unsubscribe: {
      name: 'siteUnsubscribe',
      action: frame.links.unsubscribe,
      stamp: 'signed',
      trapName: 'company',
      outcome: isEmpty ? 'invalid' : null,
    },
    'unsubscribe that was sent': {
      name: 'siteUnsubscribe',
      action: frame.links.unsubscribe,
      stamp: 'signed',
      trapName: 'company',
      outcome: 'sent',
    },
    'not found': { name: 'siteNotFound' },
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, { frame, ...content } as SitePage]),
  );
}
