import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { basemapMaxZoom } from '../../features/places/basemap.ts';
import type { Layers } from './tile-cutter.ts';
import { createTileCutter } from './tile-cutter.ts';

const [west, south] = [-79.6, 43.5];
const street = (name: string, kind: string, step: number): Layers[string]['features'][number] => ({
  type: 'Feature',
  properties: { name, class: kind },
  geometry: {
    type: 'LineString',
    coordinates: [
      [west, south + step],
      [west + 0.02, south + step],
    ],
  },
});
const layers: Layers = {
  water: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'Lake Alder' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [west, south],
              [west + 0.02, south],
              [west + 0.02, south - 0.02],
              [west, south],
            ],
          ],
        },
      },
    ],
  },
  streets: {
    type: 'FeatureCollection',
    features: [
      street('Elm Court', 'local', 0.001),
      street('Shore Collector', 'collector', 0.002),
      street('Main Street', 'arterial', 0.003),
      street('Parkway', 'motorway', 0.004),
    ],
  },
};
const cutter = createTileCutter(layers);

function addressOf(z: number, longitude: number, latitude: number) {
  const side = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = Math.floor(((longitude + 180) / 360) * side);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side);
  return { z, x, y };
}

/** Names stand in a tile as plain text. */
function textAt(z: number, longitude = west + 0.001, latitude = south + 0.001): string {
  const tile = cutter.cut(addressOf(z, longitude, latitude));
  return tile ? gunzipSync(tile).toString('utf8') : '';
}
const streetsAt = (z: number) =>
  ['Elm Court', 'Shore Collector', 'Main Street', 'Parkway'].filter((name) => textAt(z).includes(name));

describe('tile cutter', () => {
  it('puts every layer with its names into the tiles it touches', () => {
    for (const z of [12, 13, 14]) {
      const text = textAt(z, west + 0.01, south - 0.0005);
      expect(text).toContain('water');
      expect(text).toContain('Lake Alder');
      expect(text).toContain('streets');
    }
  });

  it('leaves small streets out of far tiles, and draws wide ones last', () => {
    expect(streetsAt(6)).toEqual(['Parkway']);
    expect(streetsAt(9)).toEqual(['Main Street', 'Parkway']);
    expect(streetsAt(11)).toEqual(['Shore Collector', 'Main Street', 'Parkway']);
    expect(streetsAt(14)).toEqual(['Elm Court', 'Shore Collector', 'Main Street', 'Parkway']);
    expect(textAt(14).indexOf('Elm Court')).toBeLessThan(textAt(14).indexOf('Parkway'));
  });

  it('has nothing where the region does not reach', () => {
    expect(textAt(12, 10, 10)).toBe('');
  });

  it('lists the tiles that hold something, far ones first', () => {
    const listed = [...cutter.list()];
    expect(listed[0]).toEqual({ z: 0, x: 0, y: 0 });
    expect(listed.map(({ z }) => z)).toEqual(listed.map(({ z }) => z).toSorted((a, b) => a - b));
    const near = listed.filter(({ z }) => z === basemapMaxZoom);
    expect(near.length).toBeLessThan(12);
    const around = near.flatMap(({ z, x, y }) =>
      [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ z, x: x + dx, y: y + dy }))),
    );
    const holding = around.filter((address) => cutter.cut(address) !== null);
    expect(holding.length).toBeGreaterThan(0);
    const names = new Set(near.map(({ x, y }) => `${x}/${y}`));
    const missed = holding.filter(({ x, y }) => !names.has(`${x}/${y}`));
    // A neighbour may hold the hem of a line that ends at its edge, and nothing else.
    expect(missed.length).toBeLessThanOrEqual(2);
  });

  it('makes what stands near by for one tile of the nearest zoom, and for no other', () => {
    const asked: number[][] = [];
    const withHouses = createTileCutter(layers, (bounds) => {
      asked.push(bounds);
      const [left, bottom, right, top] = bounds;
      const [x, y] = [(left + right) / 2, (bottom + top) / 2];
      const ring = [
        [x, y],
        [x + 0.001, y],
        [x + 0.001, y + 0.001],
        [x, y],
      ];
      const house: Layers[string]['features'][number] = {
        type: 'Feature',
        properties: { kind: 'house' },
        geometry: { type: 'Polygon', coordinates: [ring] },
      };
      return { buildings: { type: 'FeatureCollection', features: [house] } };
    });
    const [far, near] = [basemapMaxZoom - 1, basemapMaxZoom].map((z) => {
      const tile = withHouses.cut(addressOf(z, west + 0.001, south + 0.001));
      return tile ? gunzipSync(tile).toString('utf8') : '';
    });
    expect(near).toContain('buildings');
    expect(near).toContain('house');
    expect(far).not.toContain('house');
    expect(asked).toHaveLength(1);
    const [left = 0, bottom = 0, right = 0, top = 0] = asked[0] ?? [];
    expect(left <= west + 0.001 && west + 0.001 < right).toBe(true);
    expect(bottom <= south + 0.001 && south + 0.001 < top).toBe(true);
  });
});
