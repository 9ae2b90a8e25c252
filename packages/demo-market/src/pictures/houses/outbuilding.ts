import { drawGarageDoor } from '../building/doors.ts';
import { drawWall } from '../building/materials.ts';
import { drawFrontGable } from '../building/roofs.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';
import { drawHouseShadow, groundLine } from './house.ts';

/** A garage of its own at the end of the drive, set back from the street. */
export function drawOutbuilding(paint: Paint, x: number, dress: Dress): string {
  const y = groundLine - 10;
  const width = 128;
  const top = y - 96;
  return (
    drawHouseShadow(paint, x, x + width) +
    drawWall(paint, x, top, width, 96, { look: 'siding', colour: '#cfc8ba' }) +
    drawFrontGable(
      paint,
      { x, width, eaves: top, rise: 52, overhang: 10 },
      { look: 'siding', colour: '#cfc8ba' },
      dress.cover,
    ) +
    drawGarageDoor(paint, x + 18, y, width - 36, 74, dress.garage, dress.trim)
  );
}
