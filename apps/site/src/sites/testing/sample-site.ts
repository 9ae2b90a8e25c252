import type { SiteFrame, SiteNewsCard, SitePage, SitePageContent } from '@hearthline/contract/site-pages';
import { siteColours } from '@hearthline/domain/site/looks';
import type { SiteSection } from '@hearthline/domain/site/vocabulary';
import { siteSections } from '@hearthline/domain/site/vocabulary';
import { renderFigures } from '../../news/render-figures.tsx';
import { describeSiteConsent } from '../consent.ts';
import type { Sample } from './sample-market.ts';
import {
  sampleAddress,
  sampleCities,
  sampleFigures,
  sampleHome,
  sampleHomes,
  samplePhoto,
  sampleSearch,
} from './sample-market.ts';
import { sampleTexts } from './sample-texts.ts';

/** Sections that the agent shows: with little to say, few. */
const shownOf = ({ length }: Sample): readonly SiteSection[] =>
  length === 'short' ? ['homes', 'contact'] : siteSections;

function sampleFrame(sample: Sample): SiteFrame {
  const { language, template, length, assets = '/site-assets' } = sample;
  const texts = sampleTexts[length][language];
  const link = (path: string) => sampleAddress(language, path);
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
      otherLanguage: sampleAddress(language === 'en' ? 'fr' : 'en', ''),
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
        url: `https://site.example${sampleAddress(each, '')}`,
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
  };
}

const sampleNews = (sample: Sample): SiteNewsCard[] =>
  sampleTexts[sample.length][sample.language].news.map(([title, summary], index) => ({
    url: sampleAddress(sample.language, `/news/${index}`),
    title,
    summary,
    on: ['2026-11-10', '2026-11-03', '2026-10-27'][index % 3] ?? '2026-10-20',
    cover:
      sample.length === 'short'
        ? null
        : samplePhoto(sample, (['house-2', 'house-3', 'room-1'] as const)[index % 3] ?? 'room-2', ''),
    cities: index % 2 === 0 && sample.length !== 'short' ? ['Port Credit', 'Oakville'] : [],
  }));

/** As the market fills a post. */
const figuresOf = (sample: Sample): string =>
  (['marketFigures', 'priceChart'] as const)
    .map(
      (block) =>
        renderFigures(sampleFigures(sample, 2), { language: sample.language, surface: 'page', block }).html,
    )
    .join('');

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
  const person = samplePhoto(sample, 'person', texts.agent.name, { width: 1280, height: 1280 });
  const about = { title: texts.aboutTitle, html: texts.about, picture: isEmpty ? null : person };
  const form = {
    action: frame.links.contact,
    trapName: 'further-remark',
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
      heroShade: null,
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
      before: isEmpty ? null : sampleAddress(language, '/homes'),
      after: isEmpty ? null : sampleAddress(language, '/homes/3'),
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
      after: isEmpty ? null : sampleAddress(language, '/news/2'),
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
      trapName: 'further-remark',
      email: isEmpty ? 'nobody' : '',
      outcome: isEmpty ? 'invalid' : null,
    },
    'unsubscribe that was sent': {
      name: 'siteUnsubscribe',
      action: frame.links.unsubscribe,
      trapName: 'further-remark',
      email: '',
      outcome: 'sent',
    },
    'not found': { name: 'siteNotFound' },
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, { frame, ...content } as SitePage]),
  );
}
