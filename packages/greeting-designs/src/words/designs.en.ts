import type { DesignId } from '../designs.ts';

export interface DesignWords {
  name: string;
  /** For those who do not see it; the line that is written on it is said beside it. */
  alt: string;
  line: string;
}

export const designsEn: Record<DesignId, DesignWords> = {
  ourStreet: {
    name: 'Our street',
    alt: 'Five houses in the snow with lit windows, under a winter moon',
    line: 'Warm wishes from our street to yours',
  },
  leafWreath: {
    name: 'Leaf wreath',
    alt: 'A wreath of autumn leaves and berries',
    line: 'Thankful for you',
  },
  candles: { name: 'Candles', alt: 'A row of lit birthday candles', line: 'Happy birthday' },
  redDoor: {
    name: 'Red door',
    alt: 'A red front door with a wreath, between two plants',
    line: 'Happy home day',
  },
  keyRing: {
    name: 'Key ring',
    alt: 'Keys on their hooks, and a tag like a little house',
    line: 'Thank you for your trust',
  },
  tulipRow: { name: 'Tulip row', alt: 'Tulips of many colours in a row', line: 'Hello, spring' },
  rangoli: { name: 'Rangoli', alt: 'A rangoli of petals and two lit lamps', line: 'Happy Diwali' },
  lanterns: { name: 'Lanterns', alt: 'Red paper lanterns', line: 'Happy Lunar New Year' },
  canoe: {
    name: 'Morning lake',
    alt: 'Somebody in a red canoe on a quiet lake',
    line: 'Happy Canada Day',
  },
  peonies: { name: 'Peonies', alt: 'Pink peonies with their leaves', line: 'Happy Mother’s Day' },
  hills: {
    name: 'Ridges',
    alt: 'Green ridges one behind the other under a yellow sun',
    line: 'Your market, on one page',
  },
  mapleLeaves: { name: 'Fallen leaves', alt: 'Fallen maple leaves', line: 'Thinking of you' },
  lights: { name: 'String lights', alt: 'Strings of coloured lights in the dark', line: 'Joy to your home' },
  paintedEggs: { name: 'Painted eggs', alt: 'Painted eggs in the grass', line: 'Happy Easter' },
  redEgg: {
    name: 'Red eggs',
    alt: 'Red eggs, a lit candle and pussy willow',
    line: 'Happy Easter',
  },
  crescent: { name: 'Crescent', alt: 'A crescent moon in an arch, and lanterns', line: 'Eid Mubarak' },
  menorah: { name: 'Nine lights', alt: 'A menorah with nine lit candles', line: 'Happy Hanukkah' },
  poppies: { name: 'Poppies', alt: 'Red poppies in a quiet field', line: 'We remember' },
};
