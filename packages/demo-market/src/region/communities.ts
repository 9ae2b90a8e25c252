import { cellSide, firstU, firstW } from './blocks.ts';
import { labelColumns } from './labels.ts';
import type { Landscape } from './landscape.ts';
import { createCommunityNamer, nameTowns } from './names/place-namer.ts';
import { areaNames } from './names/place-words.ts';
import { createNoise, layer } from './noise.ts';
import type { Point } from './plane.ts';
import { distanceBetween, distanceToSegment, toPosition } from './plane.ts';
import { createPostalPrefixes } from './postal.ts';
import type { Area, Community, Municipality, Setting } from './region.ts';
import { toRing } from './to-ring.ts';

export interface Places {
  areas: Area[];
  municipalities: Municipality[];
  communities: Community[];
  /** Community by neighbourhood; undefined where nothing is left of it. */
  ofNeighbourhood: (Community | undefined)[];
}

const shoreReach = 6_000;

/** Gives codes, names, rings and standing to what the landscape laid out. */
export function createPlaces(
  seed: number,
  land: Landscape,
  communityRings: ReadonlyMap<number, Point[]>,
  municipalityRings: ReadonlyMap<number, Point[]>,
  labels: Int16Array,
): Places {
  const townNames = nameTowns(seed, land.towns);
  const nameCommunity = createCommunityNamer(seed, townNames);
  const prefixOf = createPostalPrefixes(seed);
  const standingAt = createStanding(seed);
  const centres = findCentres(land, labels);
  const codes = codeTowns(land);
  const municipalities = land.towns.map(({ middle, area }, index) => ({
    code: codes[index] ?? '',
    name: townNames[index] ?? '',
    areaCode: areaCode(area),
    centre: toPosition(middle.centre),
    ring: toRing(municipalityRings.get(index + 1) ?? []),
  }));
  const ofNeighbourhood: (Community | undefined)[] = new Array(land.neighbourhoods.list.length);
  const communities: Community[] = [];
  for (const [town, plan] of land.towns.entries()) {
    const own = land.neighbourhoods.list
      .map((neighbourhood, index) => ({ neighbourhood, index, centre: centres.get(index + 1) }))
      .flatMap(({ neighbourhood, index, centre }) =>
        neighbourhood.municipality === town && centre ? [{ neighbourhood, index, centre }] : [],
      )
      .sort(
        (a, b) =>
          distanceBetween(a.centre, plan.middle.centre) - distanceBetween(b.centre, plan.middle.centre),
      );
    for (const [order, { neighbourhood, index, centre }] of own.entries()) {
      const ring = communityRings.get(index + 1) ?? [];
      const shore = Math.max(0, 1 - distanceToLake(land, ring) / shoreReach);
      const community = {
        code: `${codes[town]}.${String((order + 1) * 10).padStart(4, '0')}`,
        name: nameCommunity(neighbourhood.setting, plan.isFrench),
        municipalityCode: codes[town] ?? '',
        isFrench: plan.isFrench,
        centre: toPosition(centre),
        ring: toRing(ring),
        setting: neighbourhood.setting,
        shore: Math.round(shore * 100) / 100,
        standing: standingAt(centre, shore, neighbourhood.setting),
        postalPrefix: prefixOf(town, plan.area, neighbourhood.setting),
      };
      ofNeighbourhood[index] = community;
      communities.push(community);
    }
  }
  const areas = areaNames.map((name, index) => ({ code: areaCode(index), name }));
  return { areas, municipalities, communities, ofNeighbourhood };
}

function areaCode(area: number): string {
  return String(area + 1).padStart(2, '0');
}

function codeTowns(land: Landscape): string[] {
  const counts = new Map<number, number>();
  return land.towns.map(({ area }) => {
    const order = (counts.get(area) ?? 0) + 1;
    counts.set(area, order);
    return `${areaCode(area)}.${String(order).padStart(2, '0')}`;
  });
}

/** For every label the middle of the cell nearest to its centre of mass. */
function findCentres(land: Landscape, labels: Int16Array): Map<number, Point> {
  const sums = land.neighbourhoods.list.map(() => ({ column: 0, row: 0, count: 0, cell: 0, away: Infinity }));
  for (let cell = 0; cell < labels.length; cell += 1) {
    const sum = sums[(labels[cell] as number) - 1];
    if (!sum) continue;
    const column = cell % labelColumns;
    sum.column += column;
    sum.row += (cell - column) / labelColumns;
    sum.count += 1;
  }
  for (let cell = 0; cell < labels.length; cell += 1) {
    const sum = sums[(labels[cell] as number) - 1];
    if (!sum) continue;
    const column = cell % labelColumns;
    const row = (cell - column) / labelColumns;
    const away = (column - sum.column / sum.count) ** 2 + (row - sum.row / sum.count) ** 2;
    if (away >= sum.away) continue;
    sum.away = away;
    sum.cell = cell;
  }
  return new Map(
    sums.flatMap(({ cell, count }, index) => {
      if (count === 0) return [];
      const column = cell % labelColumns;
      const row = (cell - column) / labelColumns;
      const centre = land.frame.toPlane(firstU + (column + 0.5) * cellSide, firstW + (row + 0.5) * cellSide);
      return [[index + 1, centre] as const];
    }),
  );
}

function distanceToLake(land: Landscape, ring: readonly Point[]): number {
  let nearest = shoreReach;
  for (const corner of ring) {
    const rough = land.shore.at(corner.x, corner.y);
    if (rough < 600) return Math.max(0, rough - 60);
  }
  const shore = land.lake.roughRings[0] ?? [];
  for (const corner of ring) {
    for (let index = 1; index < shore.length; index += 3) {
      const a = shore[index - 1] as Point;
      if (Math.abs(a.x - corner.x) > nearest || Math.abs(a.y - corner.y) > nearest) continue;
      nearest = Math.min(nearest, distanceToSegment(corner.x, corner.y, a, shore[index] as Point));
    }
  }
  return nearest;
}

const settingStanding: Readonly<Record<Setting, number>> = {
  downtown: 0.08,
  urban: 0.02,
  suburban: 0,
  village: -0.1,
  rural: -0.12,
  shore: 0.06,
};

/** A smooth surface with local differences; the shore is sought after. */
function createStanding(seed: number): (centre: Point, shore: number, setting: Setting) => number {
  const wide = layer(createNoise(seed, 'standing'), 2);
  const local = createNoise(seed, 'local standing');
  return (centre, shore, setting) => {
    const surface = 0.26 * wide(centre.x / 11_000, centre.y / 11_000);
    const difference = 0.16 * local(centre.x / 1_900, centre.y / 1_900);
    const standing = 0.97 + surface + difference + 0.3 * shore ** 3 + settingStanding[setting];
    return Math.round(Math.max(0.6, Math.min(1.8, standing)) * 1_000) / 1_000;
  };
}
