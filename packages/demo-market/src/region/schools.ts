import { foldAccents } from '@hearthline/domain/fold-accents';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { Landscape } from './landscape.ts';
import { createSchoolNamer } from './names/school-namer.ts';
import type { Point } from './plane.ts';
import { distanceBetween, lengthOf, toPoint, toPosition } from './plane.ts';
import { densifyLine } from './polyline.ts';
import { postalCodeOf } from './postal.ts';
import type { Community, Municipality, School, SchoolSystem, Setting, Street } from './region.ts';
import { schoolSystems } from './region.ts';
import { fullStreetName } from './street-name.ts';

interface Board {
  name: string;
  website: string;
  /** How many elementary schools a built-up community has on average, elsewhere and where French is at home. */
  elementary: number;
  elementaryInFrench: number;
}

const boards: Readonly<Record<SchoolSystem, Board>> = {
  englishPublic: {
    name: 'Ondaway District School Board',
    website: 'https://www.ondaway-dsb.example',
    elementary: 0.48,
    elementaryInFrench: 0.25,
  },
  englishCatholic: {
    name: 'St. Brannoch Catholic District School Board',
    website: 'https://www.brannoch-cdsb.example',
    elementary: 0.24,
    elementaryInFrench: 0.1,
  },
  frenchPublic: {
    name: 'Conseil scolaire du Grand-Héron',
    website: 'https://www.cs-grandheron.example',
    elementary: 0.03,
    elementaryInFrench: 0.3,
  },
  frenchCatholic: {
    name: 'Conseil scolaire catholique des Deux-Rives',
    website: 'https://www.csc-deuxrives.example',
    elementary: 0.045,
    elementaryInFrench: 0.5,
  },
};

const needIn: Readonly<Record<Setting, number>> = {
  downtown: 0.9,
  urban: 1,
  suburban: 1.15,
  village: 0.8,
  rural: 0.14,
  shore: 0.08,
};
const secondaryPerElementary = 0.26;
const setback = 46;
const blocked = waterBits | bankBit | parkBit | motorwayBit | railBit;

export function createSchools(
  seed: number,
  land: Landscape,
  communities: readonly Community[],
  municipalities: readonly Municipality[],
  streets: readonly Street[],
): School[] {
  const random = createRandom(seed, 'schools');
  const nameSchool = createSchoolNamer(random);
  const streetsOf = Map.groupBy(
    streets.filter(({ points }) => lengthOf(points.map(toPoint)) > 180),
    ({ communityCode }) => communityCode,
  );
  const townNames = new Map(municipalities.map(({ code, name }) => [code, name]));
  const schools: School[] = [];

  function open(system: SchoolSystem, level: School['level'], community: Community): boolean {
    const site = findSite(random, land, streetsOf.get(community.code) ?? []);
    if (!site) return false;
    const board = boards[system];
    const name = nameSchool(system, level, community.name);
    const number = schools.length * 37 + 4_019;
    schools.push({
      number: String(system.startsWith('french') ? number + 480_000 : number).padStart(6, '0'),
      name,
      system,
      level,
      grades: pickGrades(random, level),
      boardName: board.name,
      boardWebsite: board.website,
      website: random.chance(0.9) ? `${board.website}/${slugOf(name)}` : null,
      enrolment: random.chance(0.06)
        ? null
        : Math.round(level === 'elementary' ? random.normal(360, 110) : random.normal(880, 230)),
      position: toPosition(site.point),
      street: `${site.civicNumber} ${fullStreetName(site.street)}`,
      municipality: townNames.get(community.municipalityCode) ?? '',
      postalCode: postalCodeOf(community.postalPrefix, site.street.id, site.civicNumber),
      phone: `${random.pick(['705', '249', '683'])}-555-01${String(schools.length % 100).padStart(2, '0')}`,
    });
    return true;
  }

  for (const system of schoolSystems) {
    const { elementary, elementaryInFrench } = boards[system];
    let opened = 0;
    for (const community of communities) {
      const wish = (community.isFrench ? elementaryInFrench : elementary) * needIn[community.setting];
      if (!random.chance(wish) || !open(system, 'elementary', community)) continue;
      opened += 1;
      const isTimely = opened === 2 || random.chance(secondaryPerElementary);
      if (isTimely && community.setting !== 'rural') open(system, 'secondary', community);
    }
  }
  return schools;
}

function findSite(random: Random, land: Landscape, streets: readonly Street[]) {
  const wide = streets.filter((street) => street.class === 'collector');
  for (const street of [...random.shuffle(wide), ...random.shuffle(streets)].slice(0, 12)) {
    const line = densifyLine(street.points.map(toPoint), 20);
    const index = Math.floor(line.length * random.between(0.25, 0.75));
    const from = line[index - 1];
    const to = line[index];
    if (!from || !to) continue;
    const length = distanceBetween(from, to) || 1;
    const side = random.chance(0.5) ? 1 : -1;
    const point: Point = {
      x: to.x - ((to.y - from.y) / length) * setback * side,
      y: to.y + ((to.x - from.x) / length) * setback * side,
    };
    if ((land.ground.at(point.x, point.y) & blocked) !== 0 || land.shore.at(point.x, point.y) < 60) continue;
    return { street, point, civicNumber: 2 * Math.floor((index * 20) / 7) + (side === 1 ? 2 : 1) };
  }
  return undefined;
}

function pickGrades(random: Random, level: School['level']): string {
  return level === 'secondary'
    ? random.weighted([
        ['9-12', 8],
        ['7-12', 2],
      ])
    : random.weighted([
        ['JK-8', 6],
        ['JK-6', 3],
        ['JK-5', 1],
        ['6-8', 0.7],
      ]);
}

function slugOf(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
