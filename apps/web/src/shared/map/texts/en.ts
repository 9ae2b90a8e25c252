/** Words of the map itself, whatever stands on it. */
export const en = {
  attribution: 'Map: Hearthline region',
  loading: 'Loading the map',
  gaps: 'Part of the map did not arrive.',
  tryAgain: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  problems: {
    noWebGl: 'This browser cannot draw the map because WebGL is off. The list shows every listing.',
    notLoaded: 'The map could not be loaded. The list shows every listing.',
  },
} as const;
