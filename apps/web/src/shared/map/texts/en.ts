/** Words of the map itself, whatever stands on it. */
export const en = {
  attribution: 'Map: Hearthline region',
  loading: 'Loading the map',
  gaps: 'Part of the map did not arrive.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  problems: {
    noWebGl: 'This browser cannot draw the map because WebGL is off. Everything else works without it.',
    notLoaded: 'The map could not be loaded. Everything else works without it.',
  },
} as const;
