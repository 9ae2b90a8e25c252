import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { setConfig } from '../lib/config.ts';
import type { MapPalette } from './map-palette.ts';
import { currentPalette } from './map-palette.ts';
import { tilesAddress, transformRequest } from './map-request.ts';
import { createMapStyle } from './map-style.ts';

const palette = new Proxy({}, { get: (_, name) => `token(${String(name)})` }) as MapPalette;

it('asks for tiles at addresses with their place left open', () => {
  const { base } = createMapStyle(palette, 'Map').sources;
  expect(base).toMatchObject({
    tiles: ['http://localhost:3000/api/map/tiles/{z}/{x}/{y}'],
    attribution: 'Map',
  });
});

it('paints every colour from the tokens and writes names with the fonts of the page', () => {
  const style = createMapStyle(palette, 'Map');
  const colours = JSON.stringify(style).match(/#[0-9a-f]{3,8}|rgba?\(/gi) ?? [];
  expect(colours).toEqual([]);
  expect(style.glyphs).toBeUndefined();
  const ids = style.layers.map(({ id }) => id);
  expect(ids.indexOf('water')).toBeLessThan(ids.indexOf('street-local-case'));
  expect(ids.indexOf('street-motorway-case')).toBeLessThan(ids.indexOf('street-local-surface'));
});

it('reads the tokens of the theme as they are now', () => {
  document.documentElement.style.setProperty('--map-land', ' #15181f ');
  expect(currentPalette().land).toBe('#15181f');
  document.documentElement.style.removeProperty('--map-land');
});

it('sends the token with our tiles and with nothing else', async () => {
  const payload = btoa(JSON.stringify({ exp: 4_102_444_800, sub: 'agent' }));
  localStorage.setItem('hearthline.accessToken', `e30.${payload}.x`);
  localStorage.setItem('hearthline.refreshToken', `e30.${payload}.x`);
  expect(await transformRequest(`${tilesAddress()}1/0/0`)).toMatchObject({
    headers: { Authorization: `Bearer e30.${payload}.x` },
  });
  expect(await transformRequest('https://maps.example.test/style.json')).toEqual({
    url: 'https://maps.example.test/style.json',
  });
});

it('puts the token of a maps service where its address wants it', async () => {
  setConfig({ ...testConfig, mapsToken: 'a b' });
  const { url } = await transformRequest('https://maps.example.test/style.json?key={token}');
  expect(url).toBe('https://maps.example.test/style.json?key=a%20b');
});
