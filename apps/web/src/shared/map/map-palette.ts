const tokens = {
  land: '--map-land',
  block: '--map-block',
  building: '--map-building',
  water: '--map-water',
  waterLine: '--map-water-line',
  park: '--map-park',
  parkEdge: '--map-park-2',
  road: '--map-road',
  roadCase: '--map-road-case',
  arterial: '--map-art',
  arterialCase: '--map-art-case',
  motorway: '--map-hwy',
  motorwayCase: '--map-hwy-case',
  rail: '--map-rail',
  label: '--map-label',
  labelWater: '--map-label-water',
  labelPark: '--map-label-park',
  halo: '--map-halo',
  area: '--brand',
} as const;

export type MapPalette = Record<keyof typeof tokens, string>;

/** The colours of the theme as it is now: the map is painted by WebGL, which knows no custom properties. */
export function currentPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as MapPalette;
}
