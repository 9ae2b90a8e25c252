import type { ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { HomeKind, RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import type { PlanFloor, PlanRoom } from './scene.ts';
import { sceneLimits } from './scene.ts';

const floorsByLevel: Record<RoomLevel, PlanFloor> = {
  basement: 'b',
  lower: 'b',
  ground: 'm',
  main: 'm',
  flat: 'm',
  second: 'u',
  upper: 'u',
  third: 't',
};

const inchesPer = { ft: 12, m: 39.3701 } as const;

export interface PlannedHome {
  kind: HomeKind;
  /** Of the building, so that a flat's picture shows the whole of it. */
  storeys: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: readonly Pick<ListingRoom, 'kind' | 'level' | 'length' | 'width' | 'unit'>[];
}

/** The measured rooms of a home; where none are listed, those that a home of its size would have. */
export function planRooms(home: PlannedHome): PlanRoom[] {
  const measured: PlanRoom[] = [];
  for (const { kind, level, length, width, unit } of home.rooms) {
    if (length === null || width === null || measured.length === sceneLimits.rooms) continue;
    measured.push({
      floor: level === null ? 'm' : floorsByLevel[level],
      kind,
      lengthInches: toInches(length, unit),
      widthInches: toInches(width, unit),
    });
  }
  return measured.length > 0 ? measured : usualRooms(home);
}

function toInches(value: number, unit: 'ft' | 'm'): number {
  const [low, high] = sceneLimits.roomInches;
  return Math.min(high, Math.max(low, Math.round(value * inchesPer[unit])));
}

const usualSizes: Partial<Record<RoomKind, readonly [feet: number, feet: number]>> = {
  living: [17, 13],
  dining: [12, 11],
  kitchen: [13, 11],
  primaryBedroom: [14, 13],
  bedroom: [12, 10],
  bathroom: [9, 6],
};

function usualRooms({ kind, storeys, bedrooms, bathrooms }: PlannedHome): PlanRoom[] {
  const isFlat = kind === 'condoApartment' || kind === 'loft';
  const upstairs: PlanFloor = !isFlat && kind !== 'bungalow' && (storeys ?? 2) > 1 ? 'u' : 'm';
  const rooms: [PlanFloor, RoomKind][] = [
    ['m', 'living'],
    ['m', 'kitchen'],
  ];
  if (!isFlat) rooms.push(['m', 'dining']);
  for (let index = 0; index < Math.min(5, bedrooms ?? 3); index++)
    rooms.push([upstairs, index === 0 ? 'primaryBedroom' : 'bedroom']);
  for (let index = 0; index < Math.min(3, Math.max(1, bathrooms ?? 1)); index++)
    rooms.push([index === 1 ? 'm' : upstairs, 'bathroom']);
  return rooms.map(([floor, room]) => {
    const [length, width] = usualSizes[room] ?? [12, 10];
    return { floor, kind: room, lengthInches: length * 12, widthInches: width * 12 };
  });
}
