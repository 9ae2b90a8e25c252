import type { ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { LengthUnit, RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import { createRandom } from '../../random.ts';
import type { Home, HomeState } from './home.ts';
import { footprintOf } from './home.ts';
import { chooseFeatures } from './room-features.ts';

interface RoomPlan {
  kind: RoomKind;
  level: RoomLevel;
  label?: string;
}

/** Square feet at least and at most, and how much of what is left it takes against other rooms. */
type RoomSize = readonly [least: number, most: number, weight: number];

/** Halls, stairs, walls and closets take the rest. */
const usableShare = 0.7;
const basementUsableShare = 0.55;
const usualSize: RoomSize = [30, 160, 0.5];
const sizes: Partial<Record<RoomKind, RoomSize>> = {
  living: [120, 480, 1.6],
  dining: [60, 280, 1.05],
  kitchen: [48, 340, 1.15],
  breakfast: [50, 160, 0.7],
  family: [120, 460, 1.5],
  primaryBedroom: [96, 400, 1.45],
  bedroom: [72, 170, 0.8],
  den: [48, 130, 0.5],
  office: [60, 180, 0.65],
  recreation: [120, 580, 2.2],
  laundry: [30, 90, 0.3],
  mudroom: [30, 80, 0.25],
  sunroom: [60, 200, 0.8],
  utility: [40, 200, 0.5],
  loft: [80, 260, 0.9],
};
/** Where a home is too small for all of them, these are part of another room; the first goes first. */
const optional: readonly RoomKind[] = [
  'mudroom',
  'laundry',
  'sunroom',
  'breakfast',
  'office',
  'dining',
  'den',
  'utility',
];
/** A bath of four pieces. */
const bathSize = 48;
const squareFeetPerSquareMetre = 10.7639;

/** The rooms as an agent would enter them: downstairs first, sizes that fill the floor area and no more. */
export function createRooms(home: Home, state: HomeState): ListingRoom[] {
  if (home.area === null) return [];
  const random = createRandom(home.seed, 'rooms');
  const unit: LengthUnit = random.chance(0.7) ? 'm' : 'ft';
  const above = home.flat ? planFlat(home, state) : planHouse(home, random);
  const below = home.flat ? [] : planBasement(home, state);
  const baths = planBathrooms(home).map(
    (plan) => [plan, bathSizeOf(plan) * random.between(0.82, 1.18)] as const,
  );
  const bathArea = baths.reduce((sum, [, size]) => sum + size, 0);
  return [
    ...shareOut(above, home.area * usableShare - bathArea, random),
    ...baths,
    ...shareOut(below, footprintOf(home) * basementUsableShare, random),
  ].map(([plan, size]) => measureRoom(plan, size, unit, home, state, random));
}

function planHouse(home: Home, random: Random): RoomPlan[] {
  const area = home.area ?? 0;
  const hasUpstairs = (home.storeys ?? 1) >= 1.5;
  const main: RoomLevel = home.style === 'threeStorey' ? 'second' : 'main';
  const bedroomLevel: RoomLevel = hasUpstairs ? (home.style === 'threeStorey' ? 'third' : 'second') : 'main';
  const rooms: RoomPlan[] = [plan('living', main), plan('dining', main), plan('kitchen', main)];
  // Each further household has a living room and a kitchen of its own.
  for (let extra = 1; extra < (home.kitchens ?? 1); extra += 1) {
    const level = extra % 2 === 1 ? bedroomLevel : main;
    rooms.push(plan('living', level), plan('kitchen', level));
  }
  if (area > 1900) rooms.push(plan('family', main));
  if (area > 2300 && random.chance(0.7)) rooms.push(plan('breakfast', main));
  if (area > 2500 && random.chance(0.6)) rooms.push(plan('office', main));
  if (area > 1700 && random.chance(0.5))
    rooms.push(plan('laundry', random.chance(0.5) ? main : bedroomLevel));
  if (area > 1500 && random.chance(0.2)) rooms.push(plan('mudroom', main));
  if (home.kind === 'cottage' && random.chance(0.5)) rooms.push(plan('sunroom', main));
  const bedrooms = home.bedrooms ?? 0;
  for (let index = 0; index < bedrooms; index += 1) {
    const isAttic = home.style === 'twoAndHalfStorey' && index === bedrooms - 1 && index > 1;
    rooms.push(plan(index === 0 ? 'primaryBedroom' : 'bedroom', isAttic ? 'third' : bedroomLevel));
  }
  return rooms;
}

function planFlat(home: Home, { bedroomsPlus }: HomeState): RoomPlan[] {
  const rooms: RoomPlan[] = [plan('living', 'flat'), plan('kitchen', 'flat')];
  if ((home.area ?? 0) > 620) rooms.splice(1, 0, plan('dining', 'flat'));
  const level: RoomLevel = (home.storeys ?? 1) > 1 ? 'upper' : 'flat';
  for (let index = 0; index < (home.bedrooms ?? 0); index += 1) {
    rooms.push(plan(index === 0 ? 'primaryBedroom' : 'bedroom', level));
  }
  if (bedroomsPlus > 0) rooms.push(plan('den', 'flat'));
  if (home.kind === 'loft' && (home.bedrooms ?? 0) === 0) rooms.push(plan('loft', 'flat'));
  return rooms;
}

function planBasement(home: Home, state: HomeState): RoomPlan[] {
  const { isBasementFinished, bedroomsPlus, kitchensPlus, bathrooms } = state;
  const { shape, isWalkOut } = home.basement;
  if (shape === 'none' || shape === 'crawlSpace') return [];
  const level: RoomLevel = isWalkOut ? 'lower' : 'basement';
  if (!isBasementFinished) return [plan('utility', level)];
  const rooms = [plan('recreation', level)];
  for (let index = 0; index < bedroomsPlus; index += 1) rooms.push(plan('bedroom', level));
  if (kitchensPlus > 0) rooms.push(plan('kitchen', level));
  if ((bathrooms ?? 0) > (home.bathrooms ?? 0)) rooms.push(plan('bathroom', level));
  return [...rooms, plan('utility', level)];
}

function planBathrooms(home: Home): RoomPlan[] {
  const hasUpstairs = (home.storeys ?? 1) >= 1.5;
  const [main, upstairs]: RoomLevel[] = home.flat
    ? ['flat', hasUpstairs ? 'upper' : 'flat']
    : home.style === 'threeStorey'
      ? ['second', 'third']
      : ['main', hasUpstairs ? 'second' : 'main'];
  return Array.from({ length: home.bathrooms ?? 0 }, (_, index) => ({
    kind: 'bathroom',
    level: (index === 1 && !home.flat ? main : upstairs) ?? 'main',
    label: pieces(index, home),
  }));
}

/** The first is the usual four-piece, the second a powder room in houses and an ensuite in flats. */
function pieces(index: number, home: Home): string {
  if (index === 0) return '4-piece bath';
  if (index === 1) return home.flat ? '3-piece ensuite' : powderRoom;
  if (home.flat) return powderRoom;
  return index === 2 ? (home.finish === 'fine' ? '5-piece ensuite' : '4-piece ensuite') : '3-piece bath';
}

const powderRoom = 'Powder room';

function bathSizeOf({ label = '' }: RoomPlan): number {
  return label === powderRoom ? bathSize / 2 : label.startsWith('5') ? bathSize * 1.8 : bathSize;
}

function plan(kind: RoomKind, level: RoomLevel): RoomPlan {
  return { kind, level };
}

const sizeOf = ({ kind }: RoomPlan): RoomSize => sizes[kind] ?? usualSize;

/** Every room gets what it needs at least and its share of the rest, so that together they fill the floor and no more. */
function shareOut(
  wanted: readonly RoomPlan[],
  usable: number,
  random: Random,
): (readonly [RoomPlan, number])[] {
  const plans = [...wanted];
  const needed = () => plans.reduce((sum, each) => sum + sizeOf(each)[0], 0);
  for (const kind of optional) {
    const place = needed() > usable ? plans.findIndex((each) => each.kind === kind) : -1;
    if (place >= 0) plans.splice(place, 1);
  }
  const rest = Math.max(0, usable - needed());
  const weights = plans.map((each) => sizeOf(each)[2] * random.between(0.86, 1.14));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return plans.map((each, index) => {
    const [least, most] = sizeOf(each);
    return [each, Math.min(most, least + (rest * (weights[index] ?? 0)) / total)];
  });
}

function measureRoom(
  { kind, level, label }: RoomPlan,
  squareFeet: number,
  unit: LengthUnit,
  home: Home,
  state: HomeState,
  random: Random,
): ListingRoom {
  const size = unit === 'm' ? squareFeet / squareFeetPerSquareMetre : squareFeet;
  const aspect = random.between(1.02, 1.5);
  const length = round(Math.sqrt(size * aspect));
  return {
    kind,
    label: label ?? null,
    level,
    length,
    width: round(size / length),
    unit,
    features: chooseFeatures(kind, level, home, state, random),
  };
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
