import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRegion } from './create-region.ts';
import { isInsideRing, toPoint } from './plane.ts';
import { densifyLine } from './polyline.ts';
import type { Region } from './region.ts';
import { schoolSystems } from './region.ts';
import { indexRegion } from './region-index.ts';
import { fullStreetName } from './street-name.ts';
import { sampleRegion, sampleSeed } from './testing/sample-region.ts';

const realCities =
  'Toronto,Ottawa,Mississauga,Brampton,Hamilton,London,Markham,Vaughan,Kitchener,Windsor,Oakville,Burlington,Barrie,Guelph,Kingston,Waterloo,Cambridge,Whitby,Ajax,Milton,Pickering,Brantford,Peterborough,Sarnia,Orillia,Belleville,Cornwall,Timmins,Sudbury,Collingwood,Midland,Owen Sound,Parry Sound,Huntsville,Bracebridge,Gravenhurst,Cobourg,Stratford,Woodstock,Orangeville,Aurora,Newmarket'.split(
    ',',
  );
const suffixes = new Set(['St', 'Ave', 'Rd', 'Dr', 'Cres', 'Crt', 'Blvd', 'Lane', 'Way', 'Pl', '']);

let region: Region;

beforeAll(() => {
  region = sampleRegion();
});

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

describe('createRegion', () => {
  it('is the same for the same seed', () => {
    expect(hash(createRegion(sampleSeed))).toBe(hash(region));
  });

  it('is another for another seed', () => {
    const other = createRegion(sampleSeed + 1);
    const parts: Record<string, (from: Region) => unknown> = {
      lake: ({ water }) => water[0]?.rings,
      streets: ({ streets }) => streets.map(({ points }) => points),
      'names of streets': ({ streets }) => streets.map(fullStreetName),
      communities: ({ communities }) => communities.map(({ ring }) => ring),
      'names of communities': ({ communities }) => communities.map(({ name }) => name).toSorted(),
    };
    for (const [name, pick] of Object.entries(parts))
      expect(hash(pick(other)), name).not.toBe(hash(pick(region)));
  });

  it('has the size and the parts that were agreed', () => {
    expect(region.areas).toHaveLength(3);
    expect(region.municipalities).toHaveLength(25);
    expect(region.communities.length).toBeGreaterThan(270);
    expect(region.communities.length).toBeLessThan(335);
    expect(region.water.filter(({ kind }) => kind === 'lake')).toHaveLength(1);
    expect(region.water.filter(({ kind }) => kind === 'river').length).toBeGreaterThanOrEqual(3);
    expect(region.water[0]?.rings.length).toBeGreaterThan(3);
    expect(region.parks.length).toBeGreaterThan(300);
    for (const name of ['motorway', 'arterial', 'collector', 'local']) {
      expect(region.streets.some((street) => street.class === name)).toBe(true);
    }
    const [west, south, east, north] = region.bounds;
    const low = toPoint([west, south]);
    const high = toPoint([east, north]);
    expect(high.x - low.x).toBeCloseTo(60_000, -1);
    expect(high.y - low.y).toBeCloseTo(60_000, -1);
  });

  it('names places that do not exist, each differently', () => {
    const names = [...region.municipalities, ...region.communities, ...region.areas].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Alder Bay');
    expect(names).toContain('Pointe-aux-Pins');
    expect(names.filter((name) => realCities.includes(name))).toEqual([]);
  });

  it('puts every community inside its municipality and on land', () => {
    const index = indexRegion(region);
    const towns = new Map(region.municipalities.map((town) => [town.code, town]));
    for (const community of region.communities) {
      const town = towns.get(community.municipalityCode);
      const { x, y } = toPoint(community.centre);
      expect(community.code.startsWith(`${community.municipalityCode}.`)).toBe(true);
      expect(town?.code.startsWith(`${town.areaCode}.`)).toBe(true);
      expect(isInsideRing(x, y, community.ring.map(toPoint))).toBe(true);
      expect(isInsideRing(x, y, town?.ring.map(toPoint) ?? [])).toBe(true);
      expect(index.lake.contains(x, y)).toBe(false);
      expect(community.postalPrefix).toMatch(/^[LP]\d[ABCEGHJ-NPRSTV-Z]$/);
      expect(community.standing).toBeGreaterThanOrEqual(0.6);
      expect(community.standing).toBeLessThanOrEqual(1.8);
      expect(community.shore).toBeGreaterThanOrEqual(0);
      expect(community.shore).toBeLessThanOrEqual(1);
    }
  });

  it('tiles the land with communities and census areas', () => {
    const rings = region.communities.map(({ ring }) => ring.map(toPoint));
    const census = region.censusAreas.map(({ ring }) => ring.map(toPoint));
    const towns = region.municipalities.map(({ ring }) => ring.map(toPoint));
    let inTown = 0;
    let once = 0;
    let counted = 0;
    for (let x = -29_000; x < 29_000; x += 1_913) {
      for (let y = -29_000; y < 29_000; y += 1_871) {
        if (towns.filter((ring) => isInsideRing(x, y, ring)).length !== 1) continue;
        inTown += 1;
        if (rings.filter((ring) => isInsideRing(x, y, ring)).length === 1) once += 1;
        if (census.filter((ring) => isInsideRing(x, y, ring)).length === 1) counted += 1;
      }
    }
    expect(inTown).toBeGreaterThan(400);
    expect(once / inTown).toBeGreaterThan(0.995);
    expect(counted / inTown).toBeGreaterThan(0.99);
  });
});

describe('streets', () => {
  it('have names that are unique within their municipality', () => {
    const names = region.streets
      .filter(({ municipalityCode }) => municipalityCode !== null)
      .map((street) => `${street.municipalityCode} ${fullStreetName(street)}`);
    const seen = new Set<string>();
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
    expect(region.streets.filter(({ suffix }) => !suffixes.has(suffix))).toEqual([]);
    expect(names.some((name) => name.includes('Chemin '))).toBe(true);
    expect(region.streets.filter(({ direction }) => direction !== null).length).toBeGreaterThan(50);
  });

  it('keep out of water and parks where they have no bridge', () => {
    const { water, parks } = indexRegion(region);
    const local = region.streets.filter((street) => street.class === 'local');
    const astray = local.filter((street) =>
      densifyLine(street.points.map(toPoint), 30).some(
        ({ x, y }) => water.contains(x, y) || parks.contains(x, y),
      ),
    );
    expect(astray.map(fullStreetName)).toEqual([]);
    expect(local.filter(({ communityCode }) => communityCode === null)).toEqual([]);
  });
});

describe('schools', () => {
  it('belong to four systems, of which the English public one is the largest', () => {
    const counts = schoolSystems.map(
      (system) => region.schools.filter((school) => school.system === system).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(2);
    expect(counts[0]).toBe(Math.max(...counts));
    for (const system of schoolSystems) {
      const levels = new Set(
        region.schools.filter((school) => school.system === system).map(({ level }) => level),
      );
      expect(levels.size, system).toBe(2);
    }
  });

  it('stand at addresses on streets of their town', () => {
    const towns = new Map(region.municipalities.map(({ code, name }) => [code, name]));
    const known = new Set(
      region.streets.map((street) => `${towns.get(street.municipalityCode ?? '')} ${fullStreetName(street)}`),
    );
    expect(new Set(region.schools.map(({ number }) => number)).size).toBe(region.schools.length);
    for (const school of region.schools) {
      expect(school.number).toMatch(/^\d{6}$/);
      expect(known).toContain(`${school.municipality} ${school.street.replace(/^\d+ /, '')}`);
      expect(school.postalCode).toMatch(/^[LP]\d[A-Z] \d[A-Z]\d$/);
      expect(school.boardWebsite).toMatch(/\.example$/);
    }
    expect(region.schools.some(({ enrolment }) => enrolment === null)).toBe(true);
    expect(region.schools.some(({ number }) => number.startsWith('0'))).toBe(true);
  });
});
