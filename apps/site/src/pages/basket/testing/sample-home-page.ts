import type { BasketHomePage, PageShowing } from '@hearthline/contract/basket-page';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { homeId, sampleBasketPage, sampleCard, sampleHomes, sampleMap } from './sample-basket.ts';

export function sampleDetail(changes: Partial<ListingDetail> = {}): ListingDetail {
  return {
    ...sampleCard(),
    projection: 'client',
    pin: null,
    mlsStatus: null,
    isIrregular: false,
    previousListPrice: 144_900_000,
    closePrice: null,
    closeDate: null,
    expiryDate: null,
    conditionalExpiryDate: null,
    priceChangedAt: '2025-11-12T12:00:00Z',
    statusChangedAt: '2025-11-12T12:00:00Z',
    propertyDaysOnMarket: 113,
    priceChange: {
      before: 144_900_000,
      since: '2025-11-12',
      firstPrice: 147_900_000,
      firstDate: '2025-06-02',
    },
    kindStated: 'Semi-Detached',
    kitchens: 1,
    kitchensPlus: null,
    roomsAbove: 7,
    roomsBelow: 1,
    garageType: 'detached',
    garageSpaces: 1,
    basement: ['finished', 'separateEntrance'],
    heatType: 'forcedAir',
    heatFuel: 'gas',
    cooling: 'central',
    pool: 'none',
    isWaterfront: false,
    waterBody: null,
    utilities: {},
    zoning: null,
    taxAnnual: 721_400,
    taxYear: 2025,
    feeMonthly: null,
    feeIncludes: [],
    areaPoint: 1_610,
    areaSource: 'stated',
    lotArea: 6_600,
    lotStated: null,
    isLotIrregular: false,
    yearBuilt: 1927,
    ageMin: null,
    ageMax: null,
    storeys: 2,
    buildingStoreys: null,
    levelStated: null,
    exposure: 'south',
    areaName: 'Peel',
    communityCode: 'portcredit',
    municipalityCode: 'miss',
    mayShowOnInternet: true,
    mayShowAddress: true,
    mayShowValuation: true,
    mayShowComments: true,
    agentName: 'Renée Tremblay',
    agentPhone: '416-555-0142',
    agentEmail: null,
    tourUrl: null,
    remarks:
      'The brick semi of 1927 stands on a quiet street, two minutes from the lake. The kitchen opens to the yard, and the office is on the main floor.',
    privateRemarks: null,
    rooms: [
      { kind: 'living', label: null, level: 'main', length: 18.37, width: 12.14, unit: 'ft', features: [] },
      { kind: 'office', label: null, level: 'main', length: 3.3, width: 2.8, unit: 'm', features: [] },
      {
        kind: 'bathroom',
        label: '4-piece bath',
        level: null,
        length: null,
        width: null,
        unit: 'ft',
        features: [],
      },
    ],
    pictures: [],
    ...changes,
  };
}

const sampleHistory: BasketHomePage['history'] = {
  propertyDaysOnMarket: 113,
  listings: [
    {
      id: homeId(101),
      mlsNumber: 'W9240912',
      offer: 'sale',
      status: 'active',
      code: 'pc',
      daysOnMarket: 24,
      isCurrent: true,
      events: [
        { code: 'pc', date: '2025-11-12', oldPrice: 144_900_000, newPrice: 138_900_000, isIrregular: false },
        { code: 'new', date: '2025-10-19', oldPrice: null, newPrice: 144_900_000, isIrregular: false },
      ],
    },
    {
      id: homeId(201),
      mlsNumber: 'W9120344',
      offer: 'sale',
      status: 'deactive',
      code: 'exp',
      daysOnMarket: 89,
      isCurrent: false,
      events: [
        { code: 'exp', date: '2025-08-30', oldPrice: null, newPrice: null, isIrregular: false },
        { code: 'new', date: '2025-06-02', oldPrice: null, newPrice: 147_900_000, isIrregular: false },
      ],
    },
  ],
};

export const sampleShowing = (changes: Partial<PageShowing> = {}): PageShowing => ({
  id: homeId(301),
  state: 'asked',
  times: ['2025-11-15T16:30:00Z', '2025-11-15T19:30:00Z'],
  proposed: [],
  agreedAt: null,
  reply: '',
  ...changes,
});

const slotHours = ['15:00', '16:30', '18:00', '19:30', '21:00', '22:30'];

export function sampleHomePage(changes: Partial<BasketHomePage> = {}): BasketHomePage {
  const {
    view: _view,
    message: _message,
    homes: _homes,
    asksForConsent: _asks,
    isClosedByBoard: _closed,
    ...frame
  } = sampleBasketPage();
  const [home] = sampleHomes();
  if (!home?.listing) throw new Error('The first home has a listing.');
  return {
    ...frame,
    name: 'basketHome',
    home: { ...home, listing: home.listing },
    detail: sampleDetail(),
    photos: Array.from({ length: 19 }, (_, place) => ({
      url: `/c/token/gallery/${place}`,
      thumb: `/c/token/gallery/${place}?small`,
      caption: ['exterior', 'living', 'kitchen', 'primaryBedroom', 'bathroom', 'garden'][place % 6] ?? null,
    })),
    history: sampleHistory,
    schools: [
      {
        name: 'Riverside Public School',
        system: 'englishPublic',
        level: 'elementary',
        grades: 'JK–8',
        distanceMetres: 650,
      },
      {
        name: 'École élémentaire Horizon Jeunesse',
        system: 'frenchPublic',
        level: 'elementary',
        grades: 'JK–6',
        distanceMetres: 2_100,
      },
    ],
    map: { ...sampleMap(1), marks: [{ homeId: homeId(1), x: 0.5, y: 0.5 }] },
    comments: [
      { author: 'Amara', isOwn: true, text: 'Is the train loud at night?', at: '2025-11-12T12:46:00Z' },
      {
        author: null,
        isOwn: false,
        text: 'Freight passes at about 11 PM. Inside with the new windows you hear little. Come and listen with me on Saturday?',
        at: '2025-11-12T13:02:00Z',
      },
    ],
    showings: [],
    slots: ['2025-11-13', '2025-11-14', '2025-11-15', '2025-11-16', '2025-11-17'].map((date) => ({
      date,
      times: slotHours.map((hour) => `${date}T${hour}:00Z`),
    })),
    previous: null,
    next: homeId(2),
    tapped: null,
    ...changes,
  };
}
