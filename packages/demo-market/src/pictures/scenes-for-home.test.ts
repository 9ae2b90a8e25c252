import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { describe, expect, it } from 'vitest';
import { parseScene } from './scene.ts';
import type { PicturedHome } from './scenes-for-home.ts';
import { scenesForHome } from './scenes-for-home.ts';

const room = (
  kind: PicturedHome['rooms'][number]['kind'],
  level: 'main' | 'second' | 'basement',
  length: number,
  width: number,
) => ({
  kind,
  level,
  length,
  width,
  unit: 'ft' as const,
});

const home: PicturedHome = {
  kind: 'detached',
  yearBuilt: 2014,
  storeys: 2,
  bedrooms: 3,
  bathrooms: 3,
  hasPool: false,
  hasGarage: true,
  isWaterfront: false,
  listedMonth: 7,
  seed: 4711,
  rooms: [
    room('living', 'main', 18.37, 12.14),
    room('dining', 'main', 12.8, 11.15),
    room('kitchen', 'main', 14.44, 11.81),
    room('primaryBedroom', 'second', 16.4, 13.12),
    room('bedroom', 'second', 12.14, 10.83),
    room('bedroom', 'second', 11.48, 10.17),
    room('recreation', 'basement', 21.65, 14.76),
  ],
};

const captionsOf = (changes: Partial<PicturedHome>) =>
  scenesForHome({ ...home, ...changes }).map(({ caption }) => caption);
const sceneAt = (changes: Partial<PicturedHome>, caption: string) => {
  const picture = scenesForHome({ ...home, ...changes }).find((entry) => entry.caption === caption);
  return parseScene(picture?.scene ?? '');
};

describe('the pictures of a home', () => {
  it('stand in gallery order from the street to the floor plan', () => {
    expect(captionsOf({})).toEqual([
      'exterior',
      'living',
      'kitchen',
      'dining',
      'primaryBedroom',
      'bedroom',
      'bedroom',
      'bathroom',
      'bathroom',
      'recreation',
      'garden',
      'floorPlan',
    ]);
    expect(scenesForHome(home).at(-1)?.kind).toBe('floorPlan');
    expect(scenesForHome(home).filter(({ kind }) => kind === 'photo')).toHaveLength(11);
  });

  it.each(homeKinds)('number 6 to 14 for a %s of any size and can all be drawn', (kind) => {
    for (const bedrooms of [null, 0, 1, 3, 9]) {
      for (const bathrooms of [null, 0, 1, 5]) {
        for (const rooms of [[], home.rooms]) {
          const pictures = scenesForHome({
            ...home,
            kind,
            bedrooms,
            bathrooms,
            rooms,
            yearBuilt: null,
            storeys: null,
          });
          expect(pictures.length).toBeGreaterThanOrEqual(6);
          expect(pictures.length).toBeLessThanOrEqual(14);
          for (const { scene } of pictures)
            expect([scene, parseScene(scene) !== null]).toEqual([scene, true]);
          expect(new Set(pictures.map(({ scene }) => scene)).size).toBe(pictures.length);
        }
      }
    }
  });

  it('show a balcony instead of a garden for flats, and no rooms for land', () => {
    expect(captionsOf({ kind: 'condoApartment', storeys: 30 })).not.toContain('garden');
    expect(sceneAt({ kind: 'condoApartment' }, 'floorPlan')?.kind).toBe('condoApartment');
    expect(scenesForHome({ ...home, kind: 'condoApartment' }).at(-2)?.scene).toMatch(/^balcony\|/);
    expect(captionsOf({ kind: 'land', rooms: [], bedrooms: null, bathrooms: null })).toEqual(
      Array(6).fill('exterior'),
    );
  });

  it('have no bedroom for a studio and as many as the home has, up to four', () => {
    const beds = (bedrooms: number) =>
      captionsOf({ bedrooms }).filter((caption) => /bedroom/i.test(caption ?? '')).length;
    expect([0, 1, 2, 4, 7].map(beds)).toEqual([0, 1, 2, 4, 4]);
  });

  it('carry pool, lake and garage into the views that show them', () => {
    const garden = sceneAt({ hasPool: true, isWaterfront: true, hasGarage: false }, 'garden');
    expect(garden).toMatchObject({ hasPool: true, isWaterfront: true, hasGarage: false });
  });

  it('are taken in the season the home was listed in', () => {
    const garden = (listedMonth: number) => sceneAt({ listedMonth }, 'garden')?.light;
    expect(Array.from({ length: 12 }, (_, index) => garden(index + 1))).toEqual([
      'winter',
      'winter',
      'winter',
      'spring',
      'spring',
      'summer',
      'summer',
      'summer',
      'autumn',
      'autumn',
      'autumn',
      'winter',
    ]);
  });

  it('measure the plan from the listed rooms, in feet or metres', () => {
    expect(sceneAt({}, 'floorPlan')?.rooms[0]).toEqual({
      floor: 'm',
      kind: 'living',
      lengthInches: 220,
      widthInches: 146,
    });
    const metric = sceneAt(
      { rooms: [{ kind: 'bedroom', level: 'second', length: 3.7, width: 3.3, unit: 'm' }] },
      'floorPlan',
    );
    expect(metric?.rooms).toEqual([{ floor: 'u', kind: 'bedroom', lengthInches: 146, widthInches: 130 }]);
  });

  it('plan usual rooms where none are listed or measured', () => {
    const unmeasured = [
      { kind: 'living' as const, level: null, length: null, width: 12, unit: 'ft' as const },
    ];
    for (const rooms of [[], unmeasured]) {
      const planned = sceneAt({ rooms, bedrooms: 2, bathrooms: 1 }, 'floorPlan')?.rooms.map(
        ({ kind }) => kind,
      );
      expect(planned).toEqual(['living', 'kitchen', 'dining', 'primaryBedroom', 'bedroom', 'bathroom']);
    }
  });

  it('stay within the limits of a scene whatever a feed tells', () => {
    const absurd = {
      yearBuilt: 9_000,
      storeys: 5_000,
      bedrooms: 1e9,
      seed: -7.5,
      rooms: Array(500).fill(room('bedroom', 'main', 1e6, 0.01)),
    };
    const pictures = scenesForHome({ ...home, ...absurd });
    expect(pictures.length).toBeLessThanOrEqual(14);
    for (const { scene } of pictures) expect(parseScene(scene)).not.toBeNull();
  });

  it('are the same whenever they are asked for', () => {
    expect(scenesForHome(home)).toEqual(scenesForHome({ ...home }));
    expect(scenesForHome(home)).not.toEqual(scenesForHome({ ...home, seed: 4712 }));
  });
});
