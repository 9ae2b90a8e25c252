import type { NamedPlace, PlaceFigures } from '@hearthline/contract/market-figures';
import type { MarketReport, NewsAudience, NewsPost, NewsRow } from '@hearthline/contract/news';
import { isBegun, postLanguages } from '../model/post-values.ts';

export const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const portCredit: NamedPlace = {
  level: 'community',
  code: 'PC',
  name: 'Port Credit',
  within: 'Mississauga',
};
export const oakville: NamedPlace = { level: 'municipality', code: 'OAK', name: 'Oakville', within: null };

const noResults = { visits: 0, sentTo: 0, delivered: 0, read: 0 };

export const samplePost = (changes: Partial<NewsPost> = {}): NewsPost => ({
  id: idOf(1),
  revision: 3,
  texts: {
    en: {
      title: 'Port Credit in October',
      summary: 'Fewer homes, steadier prices.',
      body: '<p>The median home sold for {{medianPrice}}.</p><p>{{marketFigures}}</p>',
    },
    fr: { title: '', summary: '', body: '' },
  },
  cover: null,
  cities: [{ level: 'community', code: 'PC' }],
  figureKind: null,
  figureDays: 90,
  isOnSite: true,
  state: 'draft',
  slug: 'port-credit-in-october',
  places: [portCredit],
  coverUrl: null,
  publishAt: null,
  publishedAt: null,
  withdrawnAt: null,
  updatedAt: '2025-11-09T14:12:00.000Z',
  asOf: '2025-11-12',
  tooFew: [],
  olderLanguage: null,
  url: null,
  reportKey: null,
  results: noResults,
  mailings: [],
  ...changes,
});

export const samplePosts = (): NewsPost[] => [
  samplePost(),
  samplePost({
    id: idOf(2),
    texts: {
      en: { title: 'Condo fees', summary: '', body: '<p>Reserve</p>' },
      fr: { title: 'Frais de copropriété', summary: '', body: '<p>Réserve</p>' },
    },
    state: 'published',
    publishedAt: '2025-10-06T13:00:00.000Z',
    results: { visits: 198, sentTo: 74, delivered: 70, read: 42 },
  }),
  samplePost({
    id: idOf(3),
    texts: {
      en: { title: 'Open house weekend', summary: '', body: '<p>Come</p>' },
      fr: { title: '', summary: '', body: '' },
    },
    isOnSite: false,
    state: 'withdrawn',
    withdrawnAt: '2025-09-19T13:00:00.000Z',
    places: [],
    cities: [],
  }),
];

export function rowOf(post: NewsPost): NewsRow {
  const { texts, cover: _cover, mailings: _mailings, tooFew: _tooFew, ...row } = post;
  return {
    ...row,
    title: texts.en.title || texts.fr.title,
    languages: postLanguages.filter((language) => isBegun(texts[language])),
    figureCount: texts.en.body.split('{{').length - 1,
  };
}

export const sampleFigures = (): PlaceFigures => ({
  place: portCredit,
  kind: null,
  days: 90,
  asOf: '2025-11-12',
  sales: 47,
  median: 127_600_000,
  medianChange: 0.02,
  daysToSell: 21,
  daysToSellBefore: 16,
  shareOfAsking: 0.986,
  soldAbove: 11,
  forSale: 38,
  months: [
    { month: '2025-09', sales: 20, median: 126_000_000 },
    { month: '2025-10', sales: 27, median: 127_600_000 },
  ],
});

export const sampleReport = (changes: Partial<MarketReport> = {}): MarketReport => ({
  key: 'community-PC-2025-10',
  place: portCredit,
  month: '2025-10',
  title: 'Port Credit, October 2025',
  summary: 'Prices held.',
  median: 127_600_000,
  sales: 47,
  line: [120_000_000, null, 127_600_000],
  asOf: '2025-11-12',
  adoptedAs: null,
  ...changes,
});

export const sampleAudience = (changes: Partial<NewsAudience> = {}): NewsAudience => ({
  matches: 5,
  willGet: 3,
  languages: { en: 2, fr: 1 },
  leftOut: [{ reason: 'consentEnded', count: 2, examples: ['Luc Bergeron'] }],
  readers: [
    { id: idOf(101), name: 'Grace Mensah', language: 'en' },
    { id: idOf(102), name: 'Luc Tremblay', language: 'fr' },
  ],
  sending: {
    limit: 200,
    reason: 'established',
    halvedBy: null,
    left: 200,
    mayWriteToImported: true,
    today: 3,
    later: 0,
    days: 0,
    refusal: null,
  },
  places: [
    { place: portCredit, readers: 2, sales: 47 },
    { place: oakville, readers: 1, sales: 6 },
  ],
  ...changes,
});
