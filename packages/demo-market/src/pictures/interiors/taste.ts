import type { Random } from '../drawing/random.ts';
import type { Era } from '../houses/dress.ts';

/** The colours and habits that all rooms of one home share. */
export interface Taste {
  era: Era;
  wall: string;
  /** The wall behind the bed or the sofa. */
  feature: string;
  ceiling: string;
  trim: string;
  floor: 'planks' | 'wide' | 'tiles' | 'concrete' | 'herringbone';
  floorColour: string;
  wood: string;
  /** Upholstery, then two colours for cushions, art and rugs. */
  cloth: string;
  accent: string;
  second: string;
  rug: string;
  metal: string;
  cabinet: string;
  counter: string;
  tile: string;
  curtain: string;
}

type Scheme = Pick<Taste, 'wall' | 'feature' | 'cloth' | 'accent' | 'second' | 'rug' | 'curtain'>;

const schemes: readonly Scheme[] = [
  {
    wall: '#f1ece3',
    feature: '#d9cfbe',
    cloth: '#6f8a83',
    accent: '#d9743f',
    second: '#f0e2c8',
    rug: '#e6ddcf',
    curtain: '#e9e1d2',
  },
  {
    wall: '#eeefec',
    feature: '#5f7268',
    cloth: '#d8cfc0',
    accent: '#5f7f6a',
    second: '#c9a45c',
    rug: '#dfe2da',
    curtain: '#f2f0ea',
  },
  {
    wall: '#e9edf1',
    feature: '#33465c',
    cloth: '#3f587a',
    accent: '#d6a04a',
    second: '#e8ecef',
    rug: '#cfd8e0',
    curtain: '#e3e8ec',
  },
  {
    wall: '#f3e9dd',
    feature: '#b5674a',
    cloth: '#c9b7a0',
    accent: '#b5583a',
    second: '#7d8a6a',
    rug: '#ead9c2',
    curtain: '#f0e4d2',
  },
  {
    wall: '#ececea',
    feature: '#4a4d52',
    cloth: '#8d9195',
    accent: '#2f3338',
    second: '#c98a4b',
    rug: '#d5d6d6',
    curtain: '#e0e1e0',
  },
  {
    wall: '#f4f1ea',
    feature: '#8fa9b5',
    cloth: '#e4ded2',
    accent: '#4a86a0',
    second: '#e9c9a0',
    rug: '#dce6e8',
    curtain: '#f4f3ee',
  },
  {
    wall: '#efe6e2',
    feature: '#7a4a52',
    cloth: '#9a6570',
    accent: '#c9a45c',
    second: '#e6cfc6',
    rug: '#e3d2cb',
    curtain: '#eadcd6',
  },
  {
    wall: '#e8e6da',
    feature: '#7d7f55',
    cloth: '#8a8f5f',
    accent: '#d08a3a',
    second: '#ece3c6',
    rug: '#d8d2b4',
    curtain: '#e6e0c8',
  },
  {
    wall: '#f5f3ef',
    feature: '#c4b7a6',
    cloth: '#efe9df',
    accent: '#a98f74',
    second: '#5a5148',
    rug: '#eae4da',
    curtain: '#f6f3ee',
  },
  {
    wall: '#e4eae6',
    feature: '#2f5a52',
    cloth: '#2f6a60',
    accent: '#e0a03c',
    second: '#f0d9c0',
    rug: '#d3ddd6',
    curtain: '#e8ece8',
  },
];

const oldFloors = ['#9c6f45', '#8a5c36', '#a97c50', '#7a4f2e'];
const newFloors = ['#c8a67e', '#d3b891', '#b8946c', '#a58a70', '#8f7a66'];
const cabinets = [
  '#2f4a45',
  '#f1eee8',
  '#f1eee8',
  '#31435a',
  '#8a6a4a',
  '#6f7a76',
  '#d9d2c4',
  '#3a3d42',
  '#a9b8ae',
];
const oldCabinets = ['#f1eee8', '#b58a5a', '#8a5a36', '#e3d7bf', '#a9b8ae', '#d9c7a4'];

export function pickTaste(random: Random, era: Era, isLoft: boolean): Taste {
  const scheme = random.pick(schemes);
  const isOld = era === 'victorian' || era === 'interwar' || era === 'postwar';
  const isMiddle = era === 'split' || era === 'suburban';
  const isRenovated = random.chance(0.45);
  const floor = isLoft
    ? random.pick(['concrete', 'wide'] as const)
    : isOld
      ? random.pick(['planks', 'planks', 'herringbone'] as const)
      : random.pick(['wide', 'wide', 'planks', 'tiles'] as const);
  return {
    era,
    ...scheme,
    ceiling: '#faf8f4',
    trim: isOld && random.chance(0.25) ? '#7a5334' : '#fbf9f5',
    floor,
    floorColour:
      floor === 'tiles'
        ? random.pick(['#d9d2c6', '#c6c3bd', '#b9aa97'])
        : floor === 'concrete'
          ? '#b4b1ab'
          : random.pick(isOld ? oldFloors : newFloors),
    wood: random.pick(['#8a5f3a', '#a8774a', '#6a4630', '#c49a6a', '#4a3527']),
    metal: random.pick(['#d0ab62', '#2c2c2e', '#b9bec2']),
    cabinet: random.pick(isMiddle && !isRenovated ? oldCabinets : cabinets),
    counter: random.pick(['#f6f4f0', '#e6e2da', '#3a3b3d', '#cfc8bb']),
    tile: random.pick(['#f6f6f3', '#e6ebe8', '#cfdcd8', '#e9e1d3', '#b9cbd0', '#f0e6dc']),
  };
}
