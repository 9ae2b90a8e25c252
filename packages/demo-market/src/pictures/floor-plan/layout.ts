import type { RoomKind } from '@hearthline/domain/listing/vocabulary';
import type { PlanFloor, PlanRoom } from '../scene.ts';
import { planFloors } from '../scene.ts';

/** Feet, from the upper left corner of the floor. */
export interface PlacedRoom extends PlanRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On which side of the room the hall lies. */
  hall: 'below' | 'above';
}

export interface FloorLayout {
  floor: PlanFloor;
  width: number;
  height: number;
  rooms: PlacedRoom[];
  hallTop: number;
  hallHeight: number;
  /** Where one comes in from the street; only on the floor of the front door. */
  entry: { x: number; width: number; top: number } | null;
}

const hallWidth = 4.2;
const entryWidth = 4.8;

/** Rooms towards the garden stand in the upper band, those towards the street in the lower one. */
const backRooms = new Set<RoomKind>([
  'kitchen',
  'breakfast',
  'family',
  'sunroom',
  'primaryBedroom',
  'recreation',
  'laundry',
  'dining',
]);

/** Between two large rooms a small one sits best, as bathrooms do. */
const orderInBand: Partial<Record<RoomKind, number>> = {
  family: 0,
  primaryBedroom: 0,
  living: 0,
  kitchen: 2,
  bathroom: 1,
  laundry: 1,
  utility: 1,
  mudroom: 1,
};

export function layOutFloors(rooms: readonly PlanRoom[]): FloorLayout[] {
  const floors = planFloors
    .map((floor) => rooms.filter((room) => room.floor === floor))
    .filter((onFloor) => onFloor.length > 0);
  // Three floors stand side by side and are drawn deep, fewer are drawn broad: both fill the sheet.
  const proportion = floors.length === 3 ? 0.84 : 1.25;
  return floors.map((onFloor) => layOutFloor(onFloor, proportion));
}

/** Two bands of rooms with a hall between them, each band as wide as the house. */
function layOutFloor(rooms: readonly PlanRoom[], proportion: number): FloorLayout {
  const floor = rooms[0]?.floor ?? 'm';
  const [upper, lower] = splitBands(rooms);
  const isSingle = lower.length === 0;
  const width = Math.max(14, Math.sqrt(sumAreas(rooms) * proportion * (isSingle ? 1.4 : 1)));
  const upperDepth = clampDepth(sumAreas(upper) / width, width);
  const hasEntry = floor === 'm' && !isSingle;
  const lowerWidth = hasEntry ? width - entryWidth : width;
  const lowerDepth = isSingle ? 0 : clampDepth(sumAreas(lower) / lowerWidth, width);
  const lowerTop = upperDepth + hallWidth;
  const front = placeBand(lower, lowerWidth, lowerTop, lowerDepth, 'above');
  const entryX = front[1]?.x ?? lowerWidth;
  const shifted = hasEntry
    ? front.map((room) => (room.x >= entryX ? { ...room, x: room.x + entryWidth } : room))
    : front;
  return {
    floor,
    width,
    height: lowerTop + lowerDepth,
    hallTop: upperDepth,
    hallHeight: hallWidth,
    entry:
      floor === 'm'
        ? hasEntry
          ? { x: entryX, width: entryWidth, top: lowerTop }
          : { x: width * 0.2, width: entryWidth, top: lowerTop }
        : null,
    rooms: [...placeBand(upper, width, 0, upperDepth, 'below'), ...shifted],
  };
}

const clampDepth = (depth: number, width: number) => Math.min(Math.max(depth, 7), width * 1.3);

const areaOf = (room: PlanRoom) => Math.max(30, (room.lengthInches * room.widthInches) / 144);
const sumAreas = (rooms: readonly PlanRoom[]) => rooms.reduce((sum, room) => sum + areaOf(room), 0);

function splitBands(rooms: readonly PlanRoom[]): [PlanRoom[], PlanRoom[]] {
  if (rooms.length <= 2) return [[...rooms], []];
  const upper = rooms.filter((room) => backRooms.has(room.kind));
  const lower = rooms.filter((room) => !backRooms.has(room.kind));
  const half = sumAreas(rooms) / 2;
  // The fuller band gives its smallest rooms to the other until both weigh about the same.
  const [full, spare] = sumAreas(upper) > half ? [upper, lower] : [lower, upper];
  full.sort((a, b) => areaOf(b) - areaOf(a));
  while (full.length > 1 && sumAreas(full) - areaOf(full[full.length - 1] as PlanRoom) > half * 0.9)
    spare.push(full.pop() as PlanRoom);
  return [sortBand(upper), sortBand(lower)];
}

function sortBand(rooms: PlanRoom[]): PlanRoom[] {
  return rooms.sort((a, b) => (orderInBand[a.kind] ?? 3) - (orderInBand[b.kind] ?? 3));
}

function placeBand(
  rooms: readonly PlanRoom[],
  width: number,
  y: number,
  height: number,
  hall: PlacedRoom['hall'],
): PlacedRoom[] {
  const total = sumAreas(rooms);
  const least = Math.min(5.5, width / rooms.length);
  const shares = rooms.map((room) => Math.max(least, (width * areaOf(room)) / total));
  const squeeze = width / shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return rooms.map((room, index) => {
    const own = (shares[index] ?? least) * squeeze;
    const placed = { ...room, x, y, width: own, height, hall };
    x += own;
    return placed;
  });
}
