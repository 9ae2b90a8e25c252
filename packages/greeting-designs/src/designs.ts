/** In the order in which they are shown; a name stays, because tasks and cards hold it. */
export const designIds = [
  'candles',
  'redDoor',
  'keyRing',
  'ourStreet',
  'lights',
  'leafWreath',
  'tulipRow',
  'peonies',
  'lanterns',
  'rangoli',
  'crescent',
  'menorah',
  'paintedEggs',
  'redEgg',
  'canoe',
  'poppies',
  'hills',
  'mapleLeaves',
] as const;
export type DesignId = (typeof designIds)[number];
