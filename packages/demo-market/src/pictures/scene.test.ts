import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { describe, expect, it } from 'vitest';
import { drawScene } from './draw-scene.ts';
import type { Scene } from './scene.ts';
import { formatScene, parseScene, sceneLights, sceneLimits, sceneViews } from './scene.ts';

const bungalow: Scene = {
  view: 'exterior',
  kind: 'bungalow',
  yearBuilt: 1962,
  storeys: 1,
  light: 'winter',
  seed: 1832754,
  variant: 0,
  hasGarage: true,
  hasPool: false,
  isWaterfront: true,
  rooms: [],
};

describe('scene descriptions', () => {
  it('are short texts that read back as what they were written from', () => {
    expect(formatScene(bungalow)).toBe('exterior|bungalow|1962|1|winter|1832754|0gw');
    for (const view of sceneViews) {
      for (const kind of homeKinds) {
        for (const light of sceneLights) {
          const rooms: Scene['rooms'] =
            view === 'floorPlan'
              ? [{ floor: 'u', kind: 'bedroom', lengthInches: 146, widthInches: 130 }]
              : [];
          const scene = { ...bungalow, view, kind, light, rooms };
          expect(parseScene(formatScene(scene))).toEqual(scene);
        }
      }
    }
  });

  it('carry the rooms of a floor plan with their floors and sizes', () => {
    const scene = parseScene('floorPlan|detached|1962|2|summer|7|0|mli220x146.bre260x177');
    expect(scene?.rooms).toEqual([
      { floor: 'm', kind: 'living', lengthInches: 220, widthInches: 146 },
      { floor: 'b', kind: 'recreation', lengthInches: 260, widthInches: 177 },
    ]);
  });

  const tooManyRooms = Array.from({ length: sceneLimits.rooms + 1 }, () => 'mli99x99').join('.');

  it.each([
    ['nothing', ''],
    ['too few parts', 'exterior|detached|1962'],
    ['too many parts', 'exterior|detached|1962|2|winter|5|0|x|y'],
    ['a part behind the last', 'exterior|detached|1962|2|winter|5|0|'],
    ['an unknown view', 'roof|detached|1962|2|winter|5|0'],
    ['an unknown kind', 'exterior|castle|1962|2|winter|5|0'],
    ['an unknown light', 'exterior|detached|1962|2|noon|5|0'],
    ['a name of every object', 'constructor|__proto__|1962|2|winter|5|0'],
    ['a year before the limit', 'exterior|detached|1799|2|winter|5|0'],
    ['a year that is none', 'exterior|detached|19e2|2|winter|5|0'],
    ['no storeys', 'exterior|detached|1962|0|winter|5|0'],
    ['storeys without end', 'exterior|detached|1962|999999999|winter|5|0'],
    ['a seed beyond 32 bits', 'exterior|detached|1962|2|winter|4294967296|0'],
    ['a negative seed', 'exterior|detached|1962|2|winter|-5|0'],
    ['a fraction', 'exterior|detached|1962|2|winter|5.5|0'],
    ['another spelling of a number', 'exterior|detached|1962|2|winter|05|0'],
    ['digits of another script', 'exterior|detached|1962|٢|winter|5|0'],
    ['flags out of order', 'exterior|detached|1962|2|winter|5|0wg'],
    ['a space', ' exterior|detached|1962|2|winter|5|0'],
    ['a line break at the end', 'exterior|detached|1962|2|winter|5|0\n'],
    ['markup', 'exterior|detached|1962|2|winter|5|0"><script>alert(1)</script>'],
    ['a path', '../../etc/passwd'],
    ['a plan without rooms', 'floorPlan|detached|1962|2|winter|5|0|'],
    ['rooms where none belong', 'exterior|detached|1962|2|winter|5|0|mli220x146'],
    ['an unknown room', 'floorPlan|detached|1962|2|winter|5|0|mzz220x146'],
    ['a room of no size', 'floorPlan|detached|1962|2|winter|5|0|mli00x146'],
    ['too many rooms', `floorPlan|detached|1962|2|winter|5|0|${tooManyRooms}`],
    ['a very long text', `exterior|detached|1962|2|winter|5|0${'|'.repeat(2_000_000)}`],
  ])('are refused when they hold %s', (_, text) => {
    expect(parseScene(text)).toBeNull();
    expect(drawScene(text)).toBeNull();
  });
});
