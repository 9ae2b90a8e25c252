import { drawDoor, drawSteps } from '../building/doors.ts';
import { drawCastShadow, drawWall } from '../building/materials.ts';
import { drawBalcony, drawRailing } from '../building/porches.ts';
import { drawFlatRoof, drawHipRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, groundLine, pathTo } from './house.ts';

/** Homes stacked by twos along a common path: one door at the ground, one up a flight of steps. */
export const drawStackedRow: HouseDesign = (paint, { dress }) => {
  const { random } = paint;
  const count = random.whole(3, 4);
  const width = count === 3 ? 272 : 236;
  const left = Math.round(600 - (width * count) / 2);
  const right = left + width * count;
  const paving: Paving[] = [
    {
      top: [left, right],
      bottom: [left - 16, right + 16],
      y: groundLine + 2,
      end: groundLine + 26,
      look: 'concrete',
    },
  ];
  let body = drawHouseShadow(paint, left, left + width * count);
  for (let index = 0; index < count; index++) {
    const own = { ...paint, random: random.fork(`module${index}`) };
    const wall = index % 2 === 0 ? dress.wall : { ...dress.base };
    const shift = index % 2 === 0 ? 0 : 16;
    body += drawModule(own, { ...dress, wall }, left + index * width, width, shift);
    if (index % 2 === 0)
      paving.push(pathTo(left + (index + 1) * width - 100, 58, groundLine + 20, 'concrete'));
  }
  return { body, left, right, paving, beds: [] };
};

function drawModule(paint: Paint, dress: Dress, x: number, width: number, shift: number): string {
  const { random } = paint;
  const upper = groundLine - 60;
  const top = groundLine - 424 - shift;
  const look = { ...dress.window, shutters: null, head: 'flat' as const };
  const doorX = x + width - 104;
  const hasGable = dress.era === 'suburban' || dress.era === 'millennial';
  let module = drawWall(paint, x, top, width, groundLine - top, dress.wall);
  module +=
    drawWall(paint, x, top, width, 112, dress.accent) + drawCastShadow(paint, x, top + 112, width, 10);
  module += drawDoor(paint, x + 26, groundLine, 42, 84, { ...dress.door, surround: 'plain' });
  module += drawWindow(paint, x + 82, groundLine - 70, 44, 46, look);
  module += drawWindow(
    paint,
    x + 26,
    upper - 116,
    width - 160,
    78,
    { ...look, panes: 'picture' },
    { hasCurtain: true },
  );
  module += drawDoor(paint, doorX, upper, 46, 92, {
    ...dress.door,
    surround: 'transom',
    colour: random.pick(['#7b2f22', '#1f3d36', '#22333a', '#c58a2c']),
  });
  module +=
    drawRailing(paint, doorX - 18, doorX + 70, upper, 34, dress.trim, 'bars') +
    drawSteps(paint, doorX - 14, 74, upper, groundLine + 8);
  const row = top + 140;
  module +=
    drawWindow(paint, x + 26, row, width - 150, 66, { ...look, panes: 'slider' }) +
    drawWindow(paint, x + width - 94, row, 62, 66, look);
  module +=
    drawWindow(paint, x + 30, top + 24, width - 130, 76, { ...look, panes: 'picture' }) +
    drawWindow(paint, x + width - 80, top + 24, 50, 76, look);
  module += drawBalcony(
    paint,
    x + 18,
    width - 106,
    top + 108,
    dress.era === 'contemporary' ? 'glass' : 'bars',
    dress.trim,
  );
  if (hasGable)
    return module + drawHipRoof(paint, { x, width, eaves: top, rise: 58, overhang: 5 }, dress.cover, 1);
  return module + drawFlatRoof(paint, x, width, top, 'parapet', dress.trim);
}
