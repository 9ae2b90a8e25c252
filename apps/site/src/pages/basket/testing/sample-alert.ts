import type { AlertReason } from '@hearthline/contract/alert-mail';
import type { BasketPage, PageAlert } from '@hearthline/contract/basket-page';
import { sampleBasketPage, sampleFullHomes } from './sample-basket.ts';

export const sampleAlert = (changes: Partial<PageAlert> = {}): PageAlert => ({
  criteria: {
    version: 1,
    offer: 'sale',
    status: ['active'],
    municipality: { any: ['07'] },
    price: { max: 145_000_000 },
    bedrooms: { min: 3 },
    kind: { any: ['detached', 'semiDetached'], not: ['townhouse'] },
    size: { min: 1_500, max: 2_500 },
    waterfront: true,
    priceDrop: { minPercent: 5 },
    keywords: '"main floor office"',
    listed: { lastDays: 30 },
    within: [
      { type: 'circle', centre: [-79.58, 43.55], radiusMetres: 2_000, label: 'Port Credit GO' },
      { type: 'polygon', rings: [] },
    ],
  },
  placeNames: { 'municipality 07': 'Mississauga' },
  timeUnit: 'daily',
  state: 'active',
  pauseReason: null,
  resumesOn: null,
  pace: 'asSet',
  pausedUntil: null,
  isStopped: false,
  pausesOn: null,
  also: [],
  way: null,
  homes: 6,
  page: 1,
  pages: 1,
  ...changes,
});

export const sampleReason = (changes: Partial<AlertReason> = {}): AlertReason => ({
  trigger: 'new',
  at: '2025-11-12T11:00:00Z',
  oldPrice: null,
  price: 138_900_000,
  criteriaMet: 6,
  like: null,
  ...changes,
});

/** The page of an alert with so many homes on it. */
export const sampleAlertPage = (
  alert: Partial<PageAlert> = {},
  { homes = 6, ...changes }: Partial<Omit<BasketPage, 'homes' | 'alert'>> & { homes?: number } = {},
): BasketPage =>
  sampleBasketPage({
    ...changes,
    homes: sampleFullHomes(homes).map((home, place) => ({
      ...home,
      match:
        place % 2 === 0
          ? sampleReason({ trigger: 'priceChange', oldPrice: 144_900_000, at: '2025-11-10T15:00:00Z' })
          : sampleReason(),
    })),
    alert: sampleAlert({ homes, ...alert }),
  });
