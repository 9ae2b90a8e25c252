import { drawGallery } from '../art.ts';
import { drawBookcase } from '../built-ins.ts';
import { drawMirror, drawPlant, drawRug } from '../decor.ts';
import { drawChandelier, drawPendant, drawTableLamp } from '../lamps.ts';
import { drawBackWindow, drawDrapes, drawSideDoor, drawSideWindow, drawSunPatch } from '../openings.ts';
import { drawChair } from '../seating.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { drawDiningTable, drawSideboard, drawVase } from '../tables.ts';
import type { RoomBrief } from './living.ts';
import { planWindow } from './living.ts';

export function drawDining(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  const isFormal = taste.era === 'victorian' || taste.era === 'interwar' || taste.era === 'suburban';
  let room = drawShell(stage, {
    back: brief.isLoft ? 'brick' : isFormal ? 'panelled' : random.pick(['plain', 'feature'] as const),
  });
  const side = random.chance(0.5) ? 1 : -1;
  room += drawSideDoor(stage, side, 9.8);
  if (random.chance(0.5)) {
    const window = planWindow(stage, brief, -3.4, 6.8);
    room +=
      drawBackWindow(stage, window) +
      (brief.isLoft ? '' : drawDrapes(stage, window)) +
      drawPlant(stage, -side * 6.2, 12.6, 4.6);
  } else {
    room +=
      drawSideWindow(stage, side > 0 ? -1 : 1, 8.6, 12.6, 1.8, 5, brief.outlook) +
      drawSunPatch(stage, side > 0 ? -1 : 1, 8.8, 12.4);
    room += random.chance(0.5)
      ? drawMirror(stage, -1.5, 3.9, 3, 3, random.chance(0.6))
      : drawGallery(stage, -3, 6, 3.9);
    room +=
      drawSideboard(stage, 0, 6.4, 2.7) +
      drawTableLamp(stage, -2.6, 2.7, 13) +
      drawVase(stage, 2.4, 2.7, 13, 1.3);
    if (random.chance(0.4)) room += drawBookcase(stage, side > 0 ? 4.6 : -7.2, 2.6, 6.6);
  }
  const isRound = random.chance(0.35);
  const width = isRound ? 4.6 : 6.6;
  const seat = random.pick([taste.cloth, taste.accent, taste.second]);
  room += drawRug(stage, 0, 7.2, 12.6, 10.4);
  for (const x of isRound ? [0] : [-1.6, 1.6]) room += drawChair(stage, x, 11.6, 'front', taste.wood, seat);
  room +=
    drawChair(stage, -width / 2 - 0.5, 9.4, 'right', taste.wood, seat) +
    drawChair(stage, width / 2 + 0.5, 9.4, 'left', taste.wood, seat);
  room += drawDiningTable(stage, 0, 8.8, width, isRound) + drawVase(stage, 0, 2.46, 10.2, 1.2);
  for (const x of isRound ? [0] : [-1.6, 1.6]) room += drawChair(stage, x, 7.5, 'back', taste.wood, seat);
  if (isFormal) return room + drawChandelier(stage, 0, 10, stage.height - 5.9);
  return (
    room +
    (isRound
      ? drawPendant(stage, 0, 10, stage.height - 6.4)
      : drawPendant(stage, -1.7, 10, stage.height - 6.4) + drawPendant(stage, 1.7, 10, stage.height - 6.4))
  );
}
