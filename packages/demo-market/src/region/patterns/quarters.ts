import type { Random } from '../../random.ts';
import { blockSide } from '../blocks.ts';
import type { Point } from '../plane.ts';
import type { StreetCanvas } from '../street-canvas.ts';

interface Quarter {
  width: number;
  height: number;
  draw: StreetCanvas['draw'];
}

/** First row of homes behind a collector, and the last one backing onto the road around the block. */
const besideCollector = 84;
const besideRoad = 54;
const pitch = 80;

/** Two collectors cross; behind them lie crescents and courts that lead nowhere else. */
export function drawQuarters(canvas: StreetCanvas, random: Random): void {
  const centre = {
    x: blockSide / 2 + random.between(-130, 130),
    y: blockSide / 2 + random.between(-130, 130),
  };
  canvas.draw(lineTo({ x: 0, y: centre.y }, { x: blockSide, y: centre.y }), 'through', 'collector');
  canvas.draw(lineTo({ x: centre.x, y: 0 }, { x: centre.x, y: blockSide }), 'through', 'collector');
  for (const right of [true, false]) {
    for (const up of [true, false]) {
      const width = right ? blockSide - centre.x : centre.x;
      const height = up ? blockSide - centre.y : centre.y;
      const isTurned = random.chance(0.5);
      drawQuarter(
        {
          width: isTurned ? height : width,
          height: isTurned ? width : height,
          draw: (line, shape, streetClass) =>
            canvas.draw(
              line.map((point) => {
                const x = isTurned ? point.y : point.x;
                const y = isTurned ? point.x : point.y;
                return { x: centre.x + (right ? x : -x), y: centre.y + (up ? y : -y) };
              }),
              shape,
              streetClass,
            ),
        },
        random,
      );
    }
  }
}

/** The quarter's low corner lies on the crossing of the collectors. */
function drawQuarter(quarter: Quarter, random: Random): void {
  const last = quarter.height - besideRoad;
  const count = Math.max(2, Math.round((last - besideCollector) / pitch) + 1);
  const rows = Array.from(
    { length: count },
    (_, index) => besideCollector + ((last - besideCollector) * index) / (count - 1),
  );
  const link = quarter.width * random.between(0.44, 0.6);
  const end = quarter.width - 52;
  quarter.draw(
    lineTo({ x: link, y: 0 }, { x: link, y: random.chance(0.3) ? quarter.height : last }),
    'through',
  );
  drawInnerRows(quarter, rows, link, random);
  drawOuterRows(quarter, rows, link, end, random);
}

function drawInnerRows(quarter: Quarter, rows: readonly number[], link: number, random: Random): void {
  for (let index = 0; index < rows.length; index += 1) {
    const here = rows[index] as number;
    const next = rows[index + 1];
    if (next !== undefined && random.chance(0.2)) {
      quarter.draw(hairpin(0, link - random.between(78, 110), here, next), 'crescent');
      index += 1;
    } else {
      quarter.draw(lineTo({ x: 0, y: here }, { x: link, y: here }), 'through');
    }
  }
}

function drawOuterRows(
  quarter: Quarter,
  rows: readonly number[],
  link: number,
  end: number,
  random: Random,
): void {
  const open = random.chance(0.5) ? random.integer(0, rows.length - 1) : -1;
  for (let index = 0; index < rows.length; index += 1) {
    const here = rows[index] as number;
    const next = rows[index + 1];
    if (index === open) {
      quarter.draw(lineTo({ x: link, y: here }, { x: quarter.width, y: here }), 'through');
    } else if (next !== undefined && index + 1 !== open && random.chance(0.66)) {
      quarter.draw(hairpin(link, end - random.between(0, 14), here, next), 'crescent');
      index += 1;
    } else {
      quarter.draw(lineTo({ x: link, y: here }, { x: end - random.between(0, 50), y: here }), 'court');
    }
  }
}

export function lineTo(from: Point, to: Point): Point[] {
  return [from, to];
}

/** Out along one row, round, and back along the next. */
export function hairpin(from: number, to: number, low: number, high: number): Point[] {
  const radius = (high - low) / 2;
  const turn = [-90, -54, -18, 18, 54, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: to - radius + radius * Math.cos(angle), y: low + radius + radius * Math.sin(angle) };
  });
  return [{ x: from, y: low }, ...turn, { x: from, y: high }];
}
