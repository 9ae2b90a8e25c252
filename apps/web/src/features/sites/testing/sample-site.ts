import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { MySite, SiteCheck, SiteDraft, SitePicture, SiteVersion } from '@hearthline/contract/sites';

export const idOf = (number: number): string => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const savedAt = '2025-11-12T14:12:00.000Z';

export const samplePlaces: NamedPlace[] = [
  'Oakville',
  'Mississauga',
  'Burlington',
  'Etobicoke',
  'Milton',
].map((name) => ({ level: 'municipality', code: name.toLowerCase(), name, within: null }));

export const samplePicture = (changes: Partial<SitePicture> = {}): SitePicture => ({
  id: idOf(1),
  use: 'hero',
  fileName: 'lake-dawn.jpg',
  width: 2000,
  height: 1120,
  bytes: 71_680,
  url: '/pictures/lake-dawn',
  ...changes,
});

export const sampleDraft = (changes: Partial<SiteDraft> = {}): SiteDraft => ({
  template: 'lakeside',
  colourSet: 'first',
  fontPair: 'first',
  sections: (['cities', 'homes', 'figures', 'about', 'news', 'contact'] as const).map((section) => ({
    section,
    isShown: true,
  })),
  slogan: { en: 'Live where the road meets the lake.', fr: 'Vivre là où la route rejoint le lac.' },
  subtitle: { en: 'Homes from Burlington to Etobicoke.', fr: '' },
  hero: {
    id: idOf(1),
    focus: { x: 0.66, y: 0.44 },
    alt: { en: 'Two white chairs on a dock', fr: 'Deux chaises blanches' },
  },
  showsSearch: true,
  about: {
    title: { en: 'Eleven years on the lakeshore', fr: '' },
    body: { en: '<p>I know each street.</p>', fr: '' },
    picture: null,
  },
  logo: null,
  favicon: null,
  cities: samplePlaces.slice(0, 2).map(({ level, code }) => ({ level, code })),
  ...changes,
});

export const sampleSite = (changes: Partial<MySite> = {}): MySite => ({
  revision: 7,
  draft: sampleDraft(),
  savedAt,
  pictures: [samplePicture()],
  cities: samplePlaces.slice(0, 2),
  slug: 'maya-okafor',
  liveUrl: 'https://sites.northlight.example/s/maya-okafor',
  liveVersion: 13,
  publishedAt: '2025-10-30T14:00:00.000Z',
  changes: 9,
  previewUrl: 'https://sites.northlight.example/preview/token',
  previewUntil: '2099-01-01T00:00:00.000Z',
  host: { state: 'none', name: '', recordName: '', recordValue: '', checkedAt: null, problem: null },
  ...changes,
});

export const sampleVersions = (): SiteVersion[] => [
  {
    number: 13,
    template: 'lakeside',
    madeAt: '2025-10-30T14:00:00.000Z',
    reason: 'published',
    isLive: true,
    slogan: { en: 'Live where the road meets the lake.', fr: '' },
  },
  {
    number: 12,
    template: 'metro',
    madeAt: '2025-10-02T14:00:00.000Z',
    reason: 'kept',
    isLive: false,
    slogan: { en: 'Know the number before you knock.', fr: '' },
  },
];

export const sampleCheck = (changes: Partial<SiteCheck> = {}): SiteCheck => ({
  checkedAt: savedAt,
  pictureContrast: 5.3,
  canPublish: false,
  nextVersion: 14,
  rows: [
    {
      check: 'brokerage',
      verdict: 'must',
      language: null,
      detail: '',
      link: '/user/profile?field=brokerageName',
    },
    {
      check: 'bothLanguages',
      verdict: 'must',
      language: 'fr',
      detail: '',
      link: '/site-builder/hero-section?field=subtitle&lang=fr',
    },
    {
      check: 'contrast',
      verdict: 'worthALook',
      language: null,
      detail: '3.9 : 1',
      link: '/site-builder?part=look',
    },
    { check: 'attribution', verdict: 'inOrder', language: null, detail: '', link: '' },
  ],
  ...changes,
});
