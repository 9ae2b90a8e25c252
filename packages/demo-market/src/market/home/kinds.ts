import type { HomeKind, HouseStyle } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import { createRandom, hashNumbers } from '../../random.ts';
import type { Setting } from '../../region/region.ts';
import type { HomeSite } from '../site.ts';

type Weights<Item> = readonly (readonly [item: Item, weight: number])[];

/** What a run of neighbouring lots is built with. */
const rowKinds: Record<Setting, Weights<HomeKind>> = {
  downtown: [
    ['semiDetached', 26],
    ['townhouse', 24],
    ['detached', 18],
    ['duplex', 11],
    ['multiplex', 10],
    ['condoTownhouse', 11],
  ],
  urban: [
    ['detached', 40],
    ['semiDetached', 20],
    ['townhouse', 13],
    ['bungalow', 13],
    ['duplex', 4],
    ['multiplex', 3],
    ['condoTownhouse', 7],
  ],
  suburban: [
    ['detached', 53],
    ['semiDetached', 13],
    ['townhouse', 13],
    ['bungalow', 14],
    ['condoTownhouse', 6],
    ['duplex', 1],
  ],
  village: [
    ['detached', 49],
    ['bungalow', 26],
    ['semiDetached', 7],
    ['townhouse', 6],
    ['duplex', 4],
    ['multiplex', 2],
    ['land', 6],
  ],
  rural: [
    ['farm', 20],
    ['detached', 33],
    ['bungalow', 25],
    ['cottage', 4],
    ['land', 18],
  ],
  shore: [
    ['detached', 46],
    ['bungalow', 18],
    ['cottage', 25],
    ['townhouse', 4],
    ['land', 7],
  ],
};

/** Rows of houses that touch keep their kind; elsewhere a neighbour now and then was built differently. */
const touchingKinds: readonly HomeKind[] = ['semiDetached', 'townhouse', 'condoTownhouse'];
const oddNeighbourShare = 0.16;

export function chooseKind(site: HomeSite, random: Random): HomeKind {
  if (site.unit) return site.unit.isLoft ? 'loft' : 'condoApartment';
  const { setting } = site.community;
  if (site.waterBody !== null && setting !== 'downtown' && setting !== 'urban' && random.chance(0.35)) {
    return 'cottage';
  }
  const rowRandom = createRandom(hashNumbers(site.row, site.street.id), 'row');
  const kind = rowRandom.weighted(rowKinds[setting]);
  if (touchingKinds.includes(kind) || !random.chance(oddNeighbourShare)) return kind;
  return random.weighted(rowKinds[setting].filter(([other]) => !touchingKinds.includes(other)));
}

export function chooseStyle(kind: HomeKind, yearBuilt: number | null, random: Random): HouseStyle | null {
  if (kind === 'land' || yearBuilt === null) return null;
  if (kind === 'condoApartment' || kind === 'loft') return 'apartment';
  if (kind === 'bungalow') return random.weighted(bungalowStyles);
  if (kind === 'cottage') return random.weighted(cottageStyles);
  if (kind === 'townhouse' || kind === 'condoTownhouse') {
    return yearBuilt > 1995 && random.chance(0.4) ? 'threeStorey' : 'twoStorey';
  }
  if (yearBuilt < 1946) return random.weighted(oldStyles);
  if (yearBuilt < 1984) return random.weighted(splitEraStyles);
  return random.weighted(newStyles);
}

const bungalowStyles: Weights<HouseStyle> = [
  ['oneStorey', 82],
  ['backsplit', 10],
  ['sidesplit', 8],
];
const cottageStyles: Weights<HouseStyle> = [
  ['oneStorey', 62],
  ['oneAndHalfStorey', 26],
  ['twoStorey', 12],
];
const oldStyles: Weights<HouseStyle> = [
  ['twoStorey', 58],
  ['twoAndHalfStorey', 22],
  ['oneAndHalfStorey', 20],
];
const splitEraStyles: Weights<HouseStyle> = [
  ['twoStorey', 62],
  ['oneAndHalfStorey', 14],
  ['backsplit', 12],
  ['sidesplit', 12],
];
const newStyles: Weights<HouseStyle> = [
  ['twoStorey', 88],
  ['threeStorey', 7],
  ['twoAndHalfStorey', 3],
  ['other', 2],
];

const storeysByStyle: Record<HouseStyle, number> = {
  oneStorey: 1,
  oneAndHalfStorey: 1.5,
  twoStorey: 2,
  twoAndHalfStorey: 2.5,
  threeStorey: 3,
  backsplit: 1.5,
  sidesplit: 1.5,
  apartment: 1,
  other: 2,
};

export function storeysOf(style: HouseStyle): number {
  return storeysByStyle[style];
}
