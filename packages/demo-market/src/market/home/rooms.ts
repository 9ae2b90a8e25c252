import type { ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { LengthUnit, RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import { createRandom } from '../../random.ts';
import type { Home, HomeState } from './home.ts';
import { chooseFeatures } from './room-features.ts';

interface RoomPlan {
  kind: RoomKind;
  level: RoomLevel;
  /** Its share of the floor against other rooms. */
  weight: number;
  label?: string;
}

/** Halls, stairs, walls and closets take the rest. */
const usableShare = 0.7;
const basementUsableShare = 0.55;
const weights: Partial<Record<RoomKind, number>> = {
  living: 1.6,
  dining: 1.05,
  kitchen: 1.15,
  breakfast: 0.7,
  family: 1.5,
  primaryBedroom: 1.45,
  bedroom: 0.95,
  den: 0.65,
  office: 0.75,
  recreation: 2.2,
  laundry: 0.4,
  mudroom: 0.35,
  sunroom: 0.8,
  utility: 0.6,
  loft: 0.9,
};
const smallestRoom = 45;
const largestRoom = 620;
const squareFeetPerSquareMetre = 10.7639;

/** The rooms as an agent would enter them: downstairs first, sizes that fill the floor area and no more. */
export function createRooms(home: Home, state: HomeState): ListingRoom[] {
  if (home.area === null) return [];
  const random = createRandom(home.seed, 'rooms');
  const unit: LengthUnit = random.chance(0.7) ? 'm' : 'ft';
  const above = home.flat ? planFlat(home, state) : planHouse(home, random);
  const below = home.flat ? [] : planBasement(home, state);
  const baths = planBathrooms(home);
  const bathArea = baths.length * 48;
  const footprint = home.area / Math.max(1, Math.floor(home.storeys ?? 1));
  return [
    ...measure(above, Math.max(180, home.area * usableShare - bathArea), unit, home, state, random),
    ...baths.map((plan) => measureRoom(plan, 48 * random.between(0.75, 1.3), unit, home, state, random)),
    ...measure(below, footprint * basementUsableShare, unit, home, state, random),
  ];
}

function planHouse(home: Home, random: Random): RoomPlan[] {
  const area = home.area ?? 0;
  const hasUpstairs = (home.storeys ?? 1) >= 1.5;
  const main: RoomLevel = home.style === 'threeStorey' ? 'second' : 'main';
  const bedroomLevel: RoomLevel = hasUpstairs ? (home.style === 'threeStorey' ? 'third' : 'second') : 'main';
  const rooms: RoomPlan[] = [plan('living', main), plan('dining', main), plan('kitchen', main)];
  for (let extra = 1; extra < (home.kitchens ?? 1) && extra < 4; extra += 1) {
    rooms.push(plan('kitchen', extra === 1 ? bedroomLevel : 'third'));
  }
  if (area > 1900) rooms.push(plan('family', main));
  if (area > 2300 && random.chance(0.7)) rooms.push(plan('breakfast', main));
  if (area > 2500 && random.chance(0.6)) rooms.push(plan('office', main));
  if (area > 1700 && random.chance(0.5))
    rooms.push(plan('laundry', random.chance(0.5) ? main : bedroomLevel));
  if (area > 1500 && random.chance(0.2)) rooms.push(plan('mudroom', main));
  if (home.kind === 'cottage' && random.chance(0.5)) rooms.push(plan('sunroom', main));
  const bedrooms = home.bedrooms ?? 0;
  for (let index = 0; index < Math.min(bedrooms, 9); index += 1) {
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
  if (home.kind === 'loft' && (home.bedrooms ?? 0) === 0) rooms.push(plan('loft', 'upper'));
  return rooms;
}

function planBasement(home: Home, { isBasementFinished, bedroomsPlus, kitchensPlus }: HomeState): RoomPlan[] {
  const { shape, isWalkOut } = home.basement;
  if (shape === 'none' || shape === 'crawlSpace') return [];
  const level: RoomLevel = isWalkOut ? 'lower' : 'basement';
  if (!isBasementFinished) return [plan('utility', level)];
  const rooms = [plan('recreation', level)];
  for (let index = 0; index < bedroomsPlus; index += 1) rooms.push(plan('bedroom', level));
  if (kitchensPlus > 0) rooms.push(plan('kitchen', level));
  return [...rooms, plan('bathroom', level), plan('utility', level)];
}

function planBathrooms(home: Home): RoomPlan[] {
  const level: RoomLevel = home.flat ? 'flat' : (home.storeys ?? 1) >= 1.5 ? 'second' : 'main';
  return Array.from({ length: Math.min(home.bathrooms ?? 0, 5) }, (_, index) => ({
    ...plan('bathroom', index === 1 && !home.flat ? 'main' : level),
    label: pieces(index, home),
  }));
}

/** The first is the usual four-piece, the second a powder room in houses and an ensuite in flats. */
function pieces(index: number, home: Home): string {
  if (index === 0) return '4-piece bath';
  if (index === 1) return home.flat ? '3-piece ensuite' : 'Powder room';
  return index === 2 ? (home.finish === 'fine' ? '5-piece ensuite' : '4-piece ensuite') : '3-piece bath';
}

function plan(kind: RoomKind, level: RoomLevel): RoomPlan {
  return { kind, level, weight: weights[kind] ?? 0.5 };
}

function measure(
  plans: readonly RoomPlan[],
  usable: number,
  unit: LengthUnit,
  home: Home,
  state: HomeState,
  random: Random,
): ListingRoom[] {
  const jittered = plans.map((each) => ({ ...each, weight: each.weight * random.between(0.86, 1.14) }));
  const total = jittered.reduce((sum, { weight }) => sum + weight, 0);
  return jittered.map((each) => measureRoom(each, (usable * each.weight) / total, unit, home, state, random));
}

function measureRoom(
  { kind, level, label }: RoomPlan,
  area: number,
  unit: LengthUnit,
  home: Home,
  state: HomeState,
  random: Random,
): ListingRoom {
  const squareFeet = Math.min(largestRoom, Math.max(kind === 'bathroom' ? 20 : smallestRoom, area));
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
