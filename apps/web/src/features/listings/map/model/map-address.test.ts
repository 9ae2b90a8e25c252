import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCamera, parseLayers, writeCamera, writeLayers } from './map-address.ts';

const cameras = fc
  .record({
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    zoom: fc.double({ min: 5, max: 19, noNaN: true }),
  })
  .map(({ longitude, latitude, zoom }) => ({ centre: [longitude, latitude] as [number, number], zoom }));

describe('the place in the address', () => {
  it('is short, and comes back as the same place', () => {
    expect(writeCamera({ centre: [-79.38, 43.65], zoom: 13.5 })).toBe('43.65,-79.38,13.5');
    fc.assert(
      fc.property(cameras, (camera) => {
        const text = writeCamera(camera);
        const parsed = parseCamera(text);
        expect(parsed?.centre[0]).toBeCloseTo(camera.centre[0], 4);
        expect(parsed?.centre[1]).toBeCloseTo(camera.centre[1], 4);
        expect(parsed?.zoom).toBeCloseTo(camera.zoom, 1);
        expect(parsed && writeCamera(parsed)).toBe(text);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'home',
    '43.65,-79.38',
    '43.65,-79.38,13.5,1',
    '91,-79.38,13.5',
    '43.65,-181,13.5',
    '43.65,-79.38,4',
    '43.65,-79.38,20',
    '1e1,-79.38,13',
    'NaN,NaN,NaN',
    `43.${'6'.repeat(100_000)},-79.38,13`,
  ])('is ignored where it cannot be one (%#)', (text) => {
    expect(parseCamera(text)).toBeNull();
  });
});

it('layers are told by name, and unknown ones are left out', () => {
  expect(writeLayers(parseLayers('closed,schools'))).toBe('schools,closed');
  expect([...parseLayers('closed,roads')]).toEqual(['closed']);
  expect(writeLayers(parseLayers(undefined))).toBeUndefined();
});
