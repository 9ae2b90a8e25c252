import type { ListingMedia } from '@hearthline/domain/listing/listing-record';
import type { HomeKind, RoomKind } from '@hearthline/domain/listing/vocabulary';
import type { Random } from './drawing/random.ts';
import { createRandom } from './drawing/random.ts';
import type { PlannedHome } from './plan-rooms.ts';
import { planRooms } from './plan-rooms.ts';
import type { Scene, SceneLight } from './scene.ts';
import { formatScene, sceneLimits } from './scene.ts';

/** What a home's pictures are chosen by. */
export interface PicturedHome extends PlannedHome {
  yearBuilt: number | null;
  hasPool: boolean;
  hasGarage: boolean;
  isWaterfront: boolean;
  /** 1 to 12: the season the pictures were taken in. */
  listedMonth: number;
  seed: number;
}

/** One entry of a listing's media, in gallery order. */
export interface HomePicture {
  kind: ListingMedia['kind'];
  scene: string;
  caption: ListingMedia['caption'];
}

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const mostPictures = 14;

export function scenesForHome(home: PicturedHome): HomePicture[] {
  const random = createRandom(home.seed >>> 0).fork('gallery');
  const season = seasonOf(home.listedMonth);
  const frame = frameHome(home, season);
  const photo = (scene: Partial<Scene>, caption: HomePicture['caption']): HomePicture => ({
    kind: 'photo',
    scene: formatScene({ ...frame, ...scene }),
    caption,
  });
  if (home.kind === 'land') return drawUpLand(photo);

  const front = photo(
    { view: 'exterior', light: random.chance(0.22) ? eveningOf(season) : season },
    'exterior',
  );
  const inside = roomsToShow(home).map(({ room, variant }) =>
    photo({ view: room, variant, light: pickIndoorLight(random, room, season) }, room),
  );
  const outside = outsideViews(home, random).map((view) =>
    photo({ view }, view === 'garden' ? 'garden' : 'exterior'),
  );
  const plan: HomePicture = {
    kind: 'floorPlan',
    scene: formatScene({ ...frame, view: 'floorPlan', rooms: planRooms(home) }),
    caption: 'floorPlan',
  };
  return [front, ...inside.slice(0, mostPictures - outside.length - 2), ...outside, plan];
}

function frameHome(home: PicturedHome, light: SceneLight): Scene {
  return {
    view: 'exterior',
    kind: home.kind,
    yearBuilt: clamp(home.yearBuilt ?? 1985, sceneLimits.year),
    storeys: clamp(home.storeys ?? defaultStoreys(home.kind), sceneLimits.storeys),
    light,
    seed: home.seed >>> 0,
    variant: 0,
    hasGarage: home.hasGarage,
    hasPool: home.hasPool,
    isWaterfront: home.isWaterfront,
    rooms: [],
  };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}

function defaultStoreys(kind: HomeKind): number {
  if (kind === 'condoApartment') return 14;
  if (kind === 'loft') return 4;
  return kind === 'bungalow' || kind === 'cottage' ? 1 : 2;
}

function seasonOf(month: number): Season {
  if (month === 12 || month <= 3) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'autumn';
}

const eveningOf = (season: Season): SceneLight => (season === 'winter' ? 'snowDusk' : 'dusk');

function pickIndoorLight(random: Random, room: RoomKind, season: Season): SceneLight {
  const isCosy = room === 'living' || room === 'primaryBedroom' || room === 'recreation';
  return isCosy && random.chance(0.25) ? eveningOf(season) : season;
}

/** A plot has no rooms: it is shown from several standpoints, one of them from the air. */
function drawUpLand(
  photo: (scene: Partial<Scene>, caption: HomePicture['caption']) => HomePicture,
): HomePicture[] {
  return [0, 2, 1, 3, 4, 6].map((variant) => photo({ view: 'exterior', variant }, 'exterior'));
}

const flats: readonly HomeKind[] = ['condoApartment', 'loft'];

function outsideViews({ kind }: PicturedHome, random: Random): ('garden' | 'balcony')[] {
  if (kind === 'loft') return random.chance(0.5) ? ['balcony'] : [];
  return flats.includes(kind) ? ['balcony'] : ['garden'];
}

const extraRooms: readonly RoomKind[] = ['office', 'den', 'recreation', 'sunroom', 'laundry'];

function roomsToShow(home: PicturedHome): { room: RoomKind; variant: number }[] {
  const listed = new Set(home.rooms.map((room) => room.kind));
  const isListed = (room: RoomKind) => listed.has(room);
  const hasList = home.rooms.length > 0;
  const bedrooms = Math.min(5, home.bedrooms ?? 3);
  const shown: { room: RoomKind; variant: number }[] = [];
  const show = (room: RoomKind, variant = 0) => shown.push({ room, variant });
  show('living');
  show('kitchen');
  if (hasList ? isListed('dining') : !flats.includes(home.kind)) show('dining');
  if (isListed('family')) show('family');
  if (bedrooms > 0) show('primaryBedroom');
  for (let index = 1; index < Math.min(4, bedrooms); index++) show('bedroom', index);
  show('bathroom');
  if ((home.bathrooms ?? 1) >= 3) show('bathroom', 1);
  for (const room of extraRooms) if (isListed(room)) show(room);
  // A studio without a hall of its own still gets a second look at its one room.
  if (home.kind === 'loft' || bedrooms === 0) show('living', 1);
  return shown;
}
