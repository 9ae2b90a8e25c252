import { homeKinds, roomKinds } from '@hearthline/domain/listing/vocabulary';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import { describe, expect, it } from 'vitest';
import { drawScene } from './draw-scene.ts';
import type { SceneLight } from './scene.ts';
import { sceneLights } from './scene.ts';

/** One year from each era that the pictures tell apart. */
const years = [1895, 1932, 1953, 1968, 1991, 2005, 2019];
const largestSvg = 250 * 1024;

/** `npm test` draws a third of the eras and lights of each home and room, another third for the next one. */
const everyOf = manyRuns(1_000).numRuns === 1_000 ? 1 : 3;

function listViews(turn: number): { year: number; light: SceneLight; index: number; shift: number }[] {
  return years
    .flatMap((year, index) => sceneLights.map((light, shift) => ({ year, light, index, shift })))
    .filter(({ index, shift }) => (index + shift + turn) % everyOf === 0);
}

function draw(text: string): string {
  const svg = drawScene(text);
  if (svg === null) throw new Error(`Refused: ${text}`);
  return svg;
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/y;

/** Elements only, properly nested, attributes quoted and unique, every reference defined. */
function findFault(svg: string): string | null {
  const open: string[] = [];
  const defined = new Set<string>();
  const wanted = new Set<string>();
  tag.lastIndex = 0;
  for (let at = 0; at < svg.length; at = tag.lastIndex) {
    const match = tag.exec(svg);
    if (!match) return `unreadable at ${at}: ${svg.slice(at, at + 80)}`;
    const [, isEnd, name = '', attributes = '', isEmpty] = match;
    if (isEnd && open.pop() !== name) return `</${name}> does not close what is open`;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `twice the same attribute: ${match[0]}`;
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && defined.has(id)) return `twice the same id: ${id}`;
    if (id !== undefined) defined.add(id);
    for (const [, reference = ''] of attributes.matchAll(/url\(#([^)]*)\)/g)) wanted.add(reference);
    if (!isEnd && !isEmpty) open.push(name);
  }
  if (open.length > 0) return `left open: ${open.join(' ')}`;
  const broken = /NaN|undefined|Infinity|null|#[0-9a-f]*[^0-9a-f"][0-9a-f]*"/.exec(
    svg.replaceAll(/url\(#d\d+\)/g, ''),
  );
  if (broken) return `broken value: ${svg.slice(Math.max(0, broken.index - 60), broken.index + 40)}`;
  for (const reference of wanted) if (!defined.has(reference)) return `not defined: ${reference}`;
  return null;
}

function expectSound(text: string) {
  const svg = draw(text);
  expect([text, findFault(svg)]).toEqual([text, null]);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 800" width="1200" height="800">/,
  );
  expect(svg.length).toBeLessThan(largestSvg);
}

describe('drawing a scene', () => {
  it.each(homeKinds)('draws a sound exterior of a %s in every era and light', (kind) => {
    for (const { year, light, index } of listViews(homeKinds.indexOf(kind)))
      expectSound(
        `exterior|${kind}|${year}|${1 + (index % 3)}|${light}|${index * 7919 + 13}|${index}${index % 2 ? 'gpw' : ''}`,
      );
  });

  it('draws towers, lofts and multiplexes of any height', () => {
    for (const kind of ['condoApartment', 'loft', 'multiplex', 'detached', 'townhouse']) {
      for (const storeys of [1, 2, 4, 5, 11, 12, 40, 99])
        expectSound(`exterior|${kind}|2015|${storeys}|dusk|${storeys}|0`);
    }
  });

  it('draws sound gardens and balconies, with pool or lake', () => {
    for (const view of ['garden', 'balcony']) {
      for (const light of sceneLights) {
        for (const [index, flags] of ['', 'p', 'w', 'pw'].entries()) {
          expectSound(`${view}|detached|${years[index]}|2|${light}|${index}|0${flags}`);
        }
      }
    }
  });

  it.each(roomKinds)('draws a sound %s in every era and light', (room) => {
    for (const { year, light, index, shift } of listViews(roomKinds.indexOf(room))) {
      const kind = homeKinds[(index + shift) % homeKinds.length];
      expectSound(`${room}|${kind}|${year}|2|${light}|${index * 31 + shift}|${shift}${index % 3 ? '' : 'w'}`);
    }
  });

  it('draws a plan of one room, of every kind of room and of four floors', () => {
    const every = [
      'li',
      'di',
      'ki',
      'fa',
      'pb',
      'be',
      'de',
      'of',
      're',
      'ba',
      'la',
      'su',
      'mu',
      'br',
      'lo',
      'ut',
      'ot',
    ];
    for (const code of every) expectSound(`floorPlan|detached|1962|2|summer|5|0|m${code}150x120`);
    expectSound(
      `floorPlan|detached|1962|2|summer|5|0|${every.map((code, index) => `${'bmut'[index % 4]}${code}${90 + index * 9}x${99 + index * 5}`).join('.')}`,
    );
    expectSound('floorPlan|detached|1962|2|summer|6|0|mli999x36.mki36x999.mba36x36');
  });

  it('needs no fonts and loads nothing', () => {
    const svg = [
      'exterior|loft|1910|4|dusk|3|0',
      'office|detached|1990|2|spring|3|0',
      'floorPlan|detached|1962|2|summer|5|0|mli150x120',
    ]
      .map(draw)
      .join('');
    expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|use)\b|href|font/);
  });

  it('gives the same picture for the same description', () => {
    for (const text of [
      'exterior|detached|1905|2|autumn|77|0g',
      'kitchen|loft|1920|3|dusk|4|1',
      'garden|farm|1950|2|spring|9|0pw',
    ]) {
      expect(draw(text)).toBe(draw(text));
    }
  });

  it.each(homeKinds)('gives each %s its own picture', (kind) => {
    const pictures = Array.from({ length: 20 }, (_, seed) =>
      draw(`exterior|${kind}|1985|2|summer|${seed}|0`),
    );
    expect(new Set(pictures).size).toBe(20);
  });

  it('gives the rooms of two homes and two bedrooms of one home different pictures', () => {
    const rooms = ['1|1', '1|2', '2|1', '2|2'].map((end) => draw(`bedroom|detached|1985|2|summer|${end}`));
    expect(new Set(rooms).size).toBe(4);
  });

  it('shows the season: snow on roofs in winter, lit windows at dusk', () => {
    const at = (light: string) => draw(`exterior|detached|1935|2|${light}|12|0`);
    const litGlass = '#ffdc9c';
    expect(at('winter')).toContain(litGlass);
    expect(at('dusk')).toContain(litGlass);
    expect(at('summer')).not.toContain(litGlass);
    expect(new Set(sceneLights.map(at)).size).toBe(sceneLights.length);
  });

  it('keeps the house the same from season to season', () => {
    const brickOf = (light: string) =>
      draw(`exterior|detached|1905|2|${light}|5|0`).match(/h15\.4v5\.6h-15\.4z/g)?.length;
    expect(brickOf('summer')).toBeGreaterThan(0);
    expect(brickOf('summer')).toBe(brickOf('spring'));
  });
});
