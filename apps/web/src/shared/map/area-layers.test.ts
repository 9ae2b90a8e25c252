import { flattenShape, shapeContains } from '@hearthline/domain/criteria/match';
import { toWorld } from '@hearthline/domain/geo';
import { expect, it } from 'vitest';
import { noAreas, ringsOf, toCollection, withAreas } from './area-layers.ts';
import type { MapPalette } from './map-palette.ts';

const circle = { type: 'circle', centre: [-80.4, 45.2], radiusMetres: 2_000 } as const;

it('draws a circle exactly where the search looks', () => {
  const flat = flattenShape({ ...circle, centre: [...circle.centre] });
  const [ring = []] = ringsOf({ ...circle, centre: [...circle.centre] });
  for (const [longitude, latitude] of ring) {
    const edge = toWorld(longitude, latitude);
    const centre = toWorld(...circle.centre);
    const at = (share: number) =>
      shapeContains(
        flat,
        Math.round(centre.x + (edge.x - centre.x) * share),
        Math.round(centre.y + (edge.y - centre.y) * share),
      );
    expect(at(0.999)).toBe(true);
    expect(at(1.001)).toBe(false);
  }
});

it('closes every ring and tells areas within from areas left out', () => {
  const { features } = toCollection({
    within: [{ type: 'box', bounds: [-81, 45, -80, 46] }],
    without: [
      {
        type: 'polygon',
        rings: [
          [
            [-80.5, 45.1],
            [-80.4, 45.1],
            [-80.4, 45.2],
          ],
        ],
      },
    ],
  });
  expect(features.map(({ properties }) => properties.part)).toEqual(['within', 'without']);
  for (const { geometry } of features) {
    for (const ring of geometry.coordinates) expect(ring.at(-1)).toEqual(ring[0]);
  }
});

it('adds the areas to the style of a maps service too', () => {
  const palette = { land: '#111111', area: '#ff8a54' } as MapPalette;
  const style = withAreas({ version: 8, sources: {}, layers: [] }, palette, noAreas);
  const line = style.layers.find(({ id }) => id === 'areas-line');
  expect(line).toMatchObject({ paint: { 'line-color': '#ff8a54', 'line-width': 2 } });
  expect(style.sources).toHaveProperty('areas');
});
