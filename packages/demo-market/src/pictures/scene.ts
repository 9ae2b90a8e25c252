import type { HomeKind, RoomKind } from '@hearthline/domain/listing/vocabulary';
import { homeKinds, roomKinds } from '@hearthline/domain/listing/vocabulary';

export const sceneLights = ['spring', 'summer', 'autumn', 'winter', 'dusk', 'snowDusk'] as const;
export type SceneLight = (typeof sceneLights)[number];

export const sceneViews = ['exterior', 'garden', 'balcony', 'floorPlan', ...roomKinds] as const;
export type SceneView = (typeof sceneViews)[number];

/** Below ground, at the door, then one and two flights up. */
export const planFloors = ['b', 'm', 'u', 't'] as const;
export type PlanFloor = (typeof planFloors)[number];

export interface PlanRoom {
  floor: PlanFloor;
  kind: RoomKind;
  lengthInches: number;
  widthInches: number;
}

/** Everything a picture depends on. Its text form is the key pictures are cached by. */
export interface Scene {
  view: SceneView;
  kind: HomeKind;
  yearBuilt: number;
  /** Of the building. */
  storeys: number;
  light: SceneLight;
  /** One per home, so that its pictures agree on materials and taste. */
  seed: number;
  /** Tells several pictures of the same view apart. */
  variant: number;
  hasGarage: boolean;
  hasPool: boolean;
  isWaterfront: boolean;
  /** Of a floor plan; otherwise empty. */
  rooms: PlanRoom[];
}

export const sceneLimits = {
  textLength: 400,
  year: [1800, 2100],
  storeys: [1, 99],
  seed: [0, 4294967295],
  variant: [0, 9],
  rooms: 18,
  roomInches: [36, 999],
} as const;

const roomCodes: Record<RoomKind, string> = {
  living: 'li',
  dining: 'di',
  kitchen: 'ki',
  family: 'fa',
  primaryBedroom: 'pb',
  bedroom: 'be',
  den: 'de',
  office: 'of',
  recreation: 're',
  bathroom: 'ba',
  laundry: 'la',
  sunroom: 'su',
  mudroom: 'mu',
  breakfast: 'br',
  loft: 'lo',
  utility: 'ut',
  other: 'ot',
};
const kindsByCode = new Map(roomKinds.map((kind) => [roomCodes[kind], kind]));

const detailForm = /^(\d)(g?)(p?)(w?)$/;
const planRoomForm = /^([bmut])([a-z]{2})(\d{2,3})x(\d{2,3})$/;

export function formatScene(scene: Scene): string {
  const { view, kind, yearBuilt, storeys, light, seed, variant } = scene;
  const flags = `${scene.hasGarage ? 'g' : ''}${scene.hasPool ? 'p' : ''}${scene.isWaterfront ? 'w' : ''}`;
  const parts = [view, kind, yearBuilt, storeys, light, seed, `${variant}${flags}`];
  if (view === 'floorPlan') parts.push(scene.rooms.map(formatPlanRoom).join('.'));
  return parts.join('|');
}

/** Null for anything that `formatScene` would not have written. */
export function parseScene(text: string): Scene | null {
  if (text.length > sceneLimits.textLength) return null;
  const [view, kind, year, storeys, light, seed, detail = '', rooms = ''] = text.split('|', 9);
  const flags = detailForm.exec(detail);
  const scene = {
    view: findIn(sceneViews, view),
    kind: findIn(homeKinds, kind),
    yearBuilt: parseNumber(year, sceneLimits.year),
    storeys: parseNumber(storeys, sceneLimits.storeys),
    light: findIn(sceneLights, light),
    seed: parseNumber(seed, sceneLimits.seed),
    variant: parseNumber(flags?.[1], sceneLimits.variant),
    hasGarage: Boolean(flags?.[2]),
    hasPool: Boolean(flags?.[3]),
    isWaterfront: Boolean(flags?.[4]),
    rooms: parsePlanRooms(rooms),
  };
  if (!isComplete(scene) || (scene.view === 'floorPlan') !== scene.rooms.length > 0) return null;
  // One picture has one text: another spelling would be drawn and cached a second time.
  return formatScene(scene) === text ? scene : null;
}

type Draft = { [Field in keyof Scene]: Scene[Field] | null };

function isComplete(draft: Draft): draft is Scene {
  return Object.values(draft).every((value) => value !== null);
}

function findIn<Value extends string>(values: readonly Value[], text: string | undefined): Value | null {
  return values.find((value) => value === text) ?? null;
}

function parseNumber(text: string | undefined, [low, high]: readonly [number, number]): number | null {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= low && value <= high ? value : null;
}

function formatPlanRoom(room: PlanRoom): string {
  return `${room.floor}${roomCodes[room.kind]}${room.lengthInches}x${room.widthInches}`;
}

function parsePlanRooms(text: string): PlanRoom[] | null {
  if (text === '') return [];
  const rooms = text.split('.', sceneLimits.rooms + 1).map(parsePlanRoom);
  const isWhole = rooms.length <= sceneLimits.rooms && rooms.every((room) => room !== null);
  return isWhole ? rooms : null;
}

function parsePlanRoom(text: string): PlanRoom | null {
  const [, floorText, code = '', length, width] = planRoomForm.exec(text) ?? [];
  const floor = findIn(planFloors, floorText);
  const kind = kindsByCode.get(code);
  const lengthInches = parseNumber(length, sceneLimits.roomInches);
  const widthInches = parseNumber(width, sceneLimits.roomInches);
  if (!floor || !kind || lengthInches === null || widthInches === null) return null;
  return { floor, kind, lengthInches, widthInches };
}
