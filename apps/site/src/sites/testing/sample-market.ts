import type { Language } from '@hearthline/contract/common';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type {
  SiteCityCard,
  SiteHomeCard,
  SiteHomeDetail,
  SiteImage,
  SiteSearch,
} from '@hearthline/contract/site-pages';
import type { FigureKind, SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { SampleLength } from './sample-texts.ts';
import { sampleTexts } from './sample-texts.ts';

export interface Sample {
  language: Language;
  template: SiteTemplate;
  length: SampleLength;
  /** Where pictures come from, by what they show. */
  photoUrl?: (name: string, width: number) => string;
  assets?: string;
}

/** What the pictures of the sample show. */
type SamplePhoto = 'house-1' | 'house-2' | 'house-3' | 'house-4' | 'room-1' | 'room-2' | 'person';

const widths = [480, 800, 1280];

export function samplePhoto(
  { photoUrl = (name, width) => `/m/${name}-${width}.webp` }: Sample,
  name: SamplePhoto,
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

export const sampleAddress = (language: Language, path: string) => `/s/maya-okafor${path}?lan=${language}`;

export function sampleHomes(sample: Sample): SiteHomeCard[] {
  const { language, length } = sample;
  const { home } = sampleTexts[length][language];
  const card = (index: number, changes: Partial<SiteHomeCard>): SiteHomeCard => ({
    url: sampleAddress(language, `/homes/W${index}`),
    price: 204_900_000,
    isLease: false,
    address: home.address,
    place: home.place,
    photo: samplePhoto(sample, 'house-1', ''),
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
      photo: samplePhoto(sample, 'house-2', ''),
      bedrooms: 3,
      bathrooms: 4,
      areaLow: 1_500,
      areaHigh: 1_999,
    }),
    card(2, {
      price: 121_800_000,
      address: length === 'long' ? home.address : '2140 Orchard Rd',
      place: length === 'long' ? home.place : 'Burlington',
      photo: samplePhoto(sample, 'house-3', ''),
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
      photo: samplePhoto(sample, 'house-4', ''),
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
    url: sampleAddress(sample.language, `/places/${index}`),
    forSale: [63, 87, 42, 118][index] ?? 1,
    figures: sample.length === 'short' ? null : sampleFigures(sample, index),
  }));

export function sampleSearch(sample: Sample, total = 128): SiteSearch {
  const { language, length } = sample;
  const isFrench = language === 'fr';
  return {
    action: sampleAddress(language, '/homes'),
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

export function sampleHome(sample: Sample): SiteHomeDetail {
  const texts = sampleTexts[sample.length][sample.language];
  const isFrench = sample.language === 'fr';
  const [card] = sampleHomes(sample);
  if (card === undefined) throw new Error('a sample has a home');
  const names =
    sample.length === 'short' ? [] : (['house-1', 'room-1', 'room-2', 'house-4', 'house-3'] as const);
  return {
    ...card,
    description: texts.home.description,
    photos: names.map((name) => samplePhoto(sample, name, '')),
    facts:
      sample.length === 'short'
        ? []
        : [
            { label: isFrench ? 'Type' : 'Kind', value: texts.home.kind },
            { label: isFrench ? 'Terrain' : 'Lot', value: isFrench ? '50 × 132 pi' : '50 × 132 ft' },
            { label: isFrench ? 'Stationnement' : 'Parking', value: '3' },
            {
              label: isFrench ? 'Taxes' : 'Taxes',
              value: isFrench ? '8\u00a0412 $ pour 2026' : '$8,412 for 2026',
            },
          ],
    rooms: texts.rooms,
  };
}
