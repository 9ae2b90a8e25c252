import type { RoomKind } from '@hearthline/domain/listing/vocabulary';
import { createRandom } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { mirror, pictureHeight, pictureWidth, rect } from '../drawing/svg.ts';
import type { Era } from '../houses/dress.ts';
import { eraOf } from '../houses/dress.ts';
import type { Light } from '../outdoors/light.ts';
import { lightOf } from '../outdoors/light.ts';
import type { Scene } from '../scene.ts';
import type { Outlook } from './openings.ts';
import { drawBathroom } from './rooms/bathroom.ts';
import { drawBedroom, drawPrimaryBedroom } from './rooms/bedroom.ts';
import { drawDining } from './rooms/dining.ts';
import { drawKitchen } from './rooms/kitchen.ts';
import type { RoomBrief } from './rooms/living.ts';
import { drawLiving, drawSunroom } from './rooms/living.ts';
import { drawOffice, drawRecreation, drawUtility } from './rooms/work-and-play.ts';
import type { Stage } from './stage.ts';
import { pickTaste } from './taste.ts';

type RoomPainter = (stage: Stage, brief: RoomBrief) => string;

const painters: Record<RoomKind, RoomPainter> = {
  living: drawLiving,
  family: drawLiving,
  loft: drawLiving,
  other: drawLiving,
  dining: drawDining,
  breakfast: drawDining,
  kitchen: drawKitchen,
  primaryBedroom: drawPrimaryBedroom,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  office: drawOffice,
  den: drawOffice,
  recreation: drawRecreation,
  sunroom: drawSunroom,
  laundry: drawUtility,
  mudroom: drawUtility,
  utility: drawUtility,
};

const ceilings: Record<Era, number> = {
  victorian: 9.8,
  interwar: 9,
  postwar: 8.3,
  split: 8.4,
  suburban: 8.8,
  millennial: 9.2,
  contemporary: 9.6,
};

const closeUps: Partial<Record<RoomKind, number>> = { bathroom: 62, laundry: 58, mudroom: 58, utility: 58 };

export function drawInterior(scene: Scene, room: RoomKind): string {
  const random = createRandom(scene.seed);
  const era = eraOf(scene.yearBuilt);
  const isLoft = scene.kind === 'loft';
  const sheet = new Sheet();
  const light = lightOf(scene.light);
  const stage: Stage = {
    sheet,
    random: random.fork(`${room}${scene.variant}`),
    light: lightIndoors(light),
    outdoors: { sheet, light, random: random.fork(`outlook${room}${scene.variant}`) },
    taste: pickTaste(random.fork('taste'), era, isLoft),
    width: room === 'bathroom' ? 12 : 15,
    height: isLoft ? 11 : ceilings[era],
    depth: 14,
    backScale: closeUps[room] ?? 50,
  };
  const picture = painters[room](stage, { outlook: pickOutlook(scene), isLoft });
  const isMirrored = stage.random.chance(0.5);
  return sheet.finish((isMirrored ? mirror(picture) : picture) + drawMood(stage));
}

function pickOutlook({ kind, isWaterfront }: Scene): Outlook {
  if (isWaterfront) return 'lake';
  return kind === 'condoApartment' || kind === 'loft' ? 'city' : 'garden';
}

/** Rooms are warmer than the evening outside, and never as blue as the snow. */
function lightIndoors(light: Light): Light {
  const ambient =
    light.glow === 1 ? '#f4e0c6' : light.hasSnow ? '#f9f8f7' : light.glow > 0 ? '#fff3e2' : '#ffffff';
  return { ...light, ambient, shadow: '#2c1f18', shadowStrength: 0.3 };
}

function drawMood({ sheet, light }: Stage): string {
  const strength = light.glow === 1 ? 0.34 : 0.14;
  const fill = sheet.radial(
    [
      [0.5, '#1a100c', 0],
      [1, '#1a100c', strength],
    ],
    [0.5, 0.5],
    0.72,
  );
  return rect(0, 0, pictureWidth, pictureHeight, fill);
}
