import type { BasketPage, BasketPageHome, PageAgent, PageMap } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';

export const homeId = (number: number): string =>
  `0199b000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const sampleAgent: PageAgent = {
  name: 'Maya Okafor',
  title: 'Sales representative',
  brokerage: 'Northlight Realty Inc., Brokerage',
  phone: '+14165550119',
  email: 'maya@northlight.example',
  mailingAddress: '88 Lakeshore Rd E, Mississauga, ON L5G 4N4',
  photo: '/c/token/agent',
};

export function sampleCard(changes: Partial<ListingCard> = {}): ListingCard {
  return {
    id: homeId(101),
    mlsNumber: 'W9240912',
    offer: 'sale',
    status: 'active',
    state: 'active',
    code: 'pc',
    price: 138_900_000,
    listPrice: 138_900_000,
    originalListPrice: 144_900_000,
    highestAsked: 147_900_000,
    listDate: '2025-10-19',
    soldDate: null,
    daysOnMarket: 24,
    kind: 'semiDetached',
    style: 'twoStorey',
    bedrooms: 3,
    bedroomsPlus: null,
    bathrooms: 2,
    parkingTotal: 2,
    areaLow: 1_610,
    areaHigh: 1_610,
    lotFront: 50,
    lotDepth: 132,
    level: null,
    address: '21 Briarwood Ave',
    community: 'Port Credit',
    municipality: 'Mississauga',
    postalCode: 'L5G 2N4',
    longitude: -79.58,
    latitude: 43.55,
    photoUrl: null,
    photoCount: 19,
    officeName: 'Harbourside Realty Ltd., Brokerage',
    isRelisted: false,
    modifiedAt: '2025-11-12T12:00:00Z',
    ...changes,
  };
}

export function sampleHome(number: number, changes: Partial<BasketPageHome> = {}): BasketPageHome {
  return {
    id: homeId(number),
    listing: sampleCard({ id: homeId(100 + number) }),
    photo: `/c/token/photos/${number}`,
    priceBefore: null,
    note: '',
    changes: [],
    match: null,
    answer: null,
    reasons: [],
    others: [],
    comment: '',
    ...changes,
  };
}

const joel = (changes: Partial<BasketPageHome['others'][number]> = {}) => [
  { name: 'Joël', answer: null, comment: null, ...changes },
];

/** Two to decide, four decided, four changed since Sunday. */
export const sampleHomes = (): BasketPageHome[] => [
  sampleHome(1, {
    priceBefore: 144_900_000,
    note: 'The office you asked for is on the main floor, and the price just came down.',
    changes: [{ type: 'price', from: 144_900_000, to: 138_900_000 }],
    answer: 'maybe',
    reasons: ['street', 'condition'],
    comment: 'Is the train loud at night?',
    others: joel({ answer: 'no', comment: 'Too close to the rail line' }),
  }),
  sampleHome(2, {
    listing: sampleCard({
      code: 'new',
      daysOnMarket: 0,
      price: 129_900_000,
      originalListPrice: 129_900_000,
      kind: 'townhouse',
      style: 'threeStorey',
      bathrooms: 4,
      areaLow: 1_870,
      areaHigh: 1_870,
      lotFront: 18,
      lotDepth: 88,
      address: '38 Helene St S',
      photoCount: 31,
      officeName: 'Lakeline Homes Inc., Brokerage',
    }),
    note: 'Three storeys and a roof terrace, 400 m from the harbour.',
    changes: [{ type: 'new' }],
    others: joel(),
  }),
  sampleHome(3, {
    listing: sampleCard({
      code: 'ext',
      price: 164_990_000,
      originalListPrice: 169_900_000,
      kind: 'detached',
      bedroomsPlus: 1,
      bathrooms: 3,
      areaLow: 1_940,
      areaHigh: 1_940,
      lotFront: 40,
      lotDepth: 125,
      address: '62 Oakwood Ave N',
      photoCount: 28,
      officeName: 'Northlight Realty Inc., Brokerage',
    }),
    answer: 'yes',
    others: joel({ answer: 'yes', comment: 'Love the light' }),
  }),
  sampleHome(4, {
    listing: sampleCard({
      code: 'ext',
      price: 204_900_000,
      originalListPrice: 204_900_000,
      kind: 'detached',
      bedrooms: 4,
      bathrooms: 5,
      areaLow: 2_710,
      areaHigh: 2_710,
      address: '405 Revus Ave',
      photoCount: 24,
      isRelisted: true,
    }),
    answer: 'yes',
    changes: [{ type: 'relisted', mlsNumber: 'W9240999' }],
    others: joel(),
  }),
  sampleHome(5, {
    listing: sampleCard({
      code: 'sc',
      state: 'conditional',
      price: 179_900_000,
      kind: 'bungalow',
      bedroomsPlus: 2,
      bathrooms: 3,
      areaLow: 2_000,
      areaHigh: 2_499,
      address: '1290 Broadmoor Ave',
      photoCount: 22,
    }),
    answer: 'yes',
    changes: [{ type: 'status', from: 'new', to: 'sc' }],
    others: joel({ answer: 'maybe', comment: 'Garden is large' }),
  }),
  sampleHome(6, {
    listing: sampleCard({
      code: 'new',
      daysOnMarket: 5,
      price: 219_500_000,
      kind: 'detached',
      bedrooms: 4,
      bedroomsPlus: 1,
      bathrooms: 4,
      areaLow: 2_980,
      areaHigh: 2_980,
      address: '1184 Mineola Gardens',
      photoCount: 36,
    }),
    answer: 'no',
    reasons: ['price'],
    others: joel({ answer: 'no', comment: 'Over budget' }),
  }),
];

export const sampleMap = (homes: number): PageMap => ({
  width: 640,
  height: 480,
  tiles: [0, 1, 2, 3, 4, 5].map((place) => ({
    url: `/c/token/tiles/${place}`,
    x: (place % 3) * 256 - 64,
    y: Math.floor(place / 3) * 256 - 16,
    size: 256,
  })),
  marks: Array.from({ length: homes }, (_, place) => ({
    homeId: homeId(place + 1),
    x: 0.18 + ((place * 0.31) % 0.68),
    y: 0.16 + ((place * 0.23) % 0.7),
  })),
});

export function sampleBasketPage(changes: Partial<BasketPage> = {}): BasketPage {
  const homes = changes.homes ?? sampleHomes();
  return {
    name: 'basket',
    language: 'en',
    path: '/c/token',
    script: '/c/basket-page.js',
    agent: sampleAgent,
    basketName: 'Lakeside, 4 bed',
    reader: { name: 'Amara', others: ['Joël'], sharesAnswers: true },
    preferencesUrl: 'https://pages.example/c/leave',
    readAt: '2025-11-12T13:04:00Z',
    endsAt: '2026-11-12T13:08:00Z',
    lastVisitAt: '2025-11-09T16:00:00Z',
    timeZone: 'America/Toronto',
    now: '2025-11-12T13:08:00Z',
    outcome: null,
    outcomeOf: null,
    view: 'homes',
    message: '',
    homes,
    comments: [],
    map: sampleMap(homes.length),
    asksForConsent: false,
    isClosedByBoard: false,
    alert: null,
    ...changes,
  };
}

/** As many homes as asked for, each with everything that a home can have. */
export const sampleFullHomes = (count: number): BasketPageHome[] =>
  Array.from({ length: count }, (_, place) => {
    const home = sampleHomes()[place % 6] ?? sampleHome(place + 1);
    return {
      ...home,
      id: homeId(place + 1),
      listing: home.listing && {
        ...home.listing,
        id: homeId(100 + place),
        price: 100_000_000 + place * 7_310_000,
        address: `${21 + place * 37} ${['Briarwood', 'Helene', 'Oakwood', 'Revus', 'Broadmoor'][place % 5]} Ave`,
      },
      photo: `/c/token/photos/${homeId(900 + place)}`,
      note: `Number ${place + 1} has the office you asked for on the main floor, and a yard that is worth a look in the evening.`,
    };
  });
