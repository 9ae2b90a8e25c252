import type { RoomKind } from '@hearthline/domain/listing/vocabulary';
import { circle, ellipse, num, rect, stroke } from '../drawing/svg.ts';

/** A room on paper, in pixels; `foot` is the scale. */
export interface PaperRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  foot: number;
  /** The wall away from the hall, where beds and counters stand. */
  isBackAbove: boolean;
}

const ink = '#7d858f';
const fill = '#ffffff';
const line = (width = 1.6) => `stroke="${ink}" stroke-width="${width}"`;

const piece = (x: number, y: number, width: number, height: number, radius = 2) =>
  rect(x, y, width, height, fill, `${line()} rx="${radius}"`);

type FixturePainter = (room: PaperRoom) => string;

/** Places a piece with its back to the far wall, centred on a share of the room's width. */
function againstBack(
  room: PaperRoom,
  share: number,
  width: number,
  depth: number,
  gap = 0.25,
): [x: number, y: number, width: number, depth: number] {
  const w = Math.min(width * room.foot, room.width * 0.86);
  const d = Math.min(depth * room.foot, room.height * 0.62);
  const x = room.x + (room.width - w) * share;
  const y = room.isBackAbove ? room.y + gap * room.foot : room.y + room.height - d - gap * room.foot;
  return [x, y, w, d];
}

function drawBedPlan(width: number): FixturePainter {
  return (room) => {
    const [x, y, w, d] = againstBack(room, 0.5, width, 6.6);
    const headY = room.isBackAbove ? y : y + d * 0.76;
    const foldY = room.isBackAbove ? y + d * 0.34 : y + d * 0.66;
    const pillow = w * 0.4;
    let bed =
      piece(x, y, w, d, 4) +
      piece(x + w * 0.07, headY + d * 0.04, pillow, d * 0.16, 4) +
      piece(x + w * 0.93 - pillow, headY + d * 0.04, pillow, d * 0.16, 4);
    bed += stroke(`M${num(x)} ${num(foldY)}h${num(w)}`, ink, 1.4);
    const side = 1.4 * room.foot;
    if (room.width > w + side * 2.6)
      for (const left of [x - side - 3, x + w + 3])
        bed += piece(left, room.isBackAbove ? y : y + d - side, side, side);
    return bed;
  };
}

const drawSofaPlan: FixturePainter = (room) => {
  const [x, y, w, d] = againstBack(room, 0.5, 7, 2.8);
  const inner = room.isBackAbove ? y + d * 0.34 : y;
  const table = 2.4 * room.foot;
  const tableY = room.isBackAbove ? y + d + room.foot * 1.2 : y - room.foot * 1.2 - table * 0.6;
  return (
    piece(x, y, w, d, 6) +
    piece(x + w * 0.1, inner, w * 0.4, d * 0.66, 3) +
    piece(x + w * 0.5, inner, w * 0.4, d * 0.66, 3) +
    (room.height > d * 3.2 ? piece(x + w / 2 - table, tableY, table * 2, table * 0.6, 4) : '')
  );
};

const drawTablePlan: FixturePainter = (room) => {
  const w = Math.min(6 * room.foot, room.width * 0.5);
  const d = Math.min(3.2 * room.foot, room.height * 0.36);
  const x = room.x + (room.width - w) / 2;
  const y = room.y + (room.height - d) * (room.isBackAbove ? 0.3 : 0.7);
  const chair = 1.35 * room.foot;
  let table = '';
  for (const share of [0.2, 0.5, 0.8])
    table +=
      piece(x + w * share - chair / 2, y - chair * 0.72, chair, chair) +
      piece(x + w * share - chair / 2, y + d - chair * 0.28, chair, chair);
  return table + piece(x, y, w, d, 4);
};

const drawKitchenPlan: FixturePainter = (room) => {
  const depth = 2 * room.foot;
  const y = room.isBackAbove ? room.y : room.y + room.height - depth;
  let counter =
    piece(room.x, y, room.width, depth, 0) +
    piece(room.x, room.isBackAbove ? y : y - depth * 1.2, depth, depth * 2.2, 0);
  const stove = room.x + room.width * 0.62;
  counter += piece(stove, y + 2, depth * 1.2, depth - 4);
  for (const [dx, dy] of [
    [0.3, 0.3],
    [0.9, 0.3],
    [0.3, 0.7],
    [0.9, 0.7],
  ] as const)
    counter += circle(stove + dx * depth, y + dy * depth, depth * 0.13, 'none', line(1.2));
  counter +=
    piece(room.x + room.width * 0.3, y + depth * 0.22, depth * 1.3, depth * 0.56, 4) +
    circle(room.x + room.width * 0.3 + depth * 0.65, y + depth * 0.5, 2, ink);
  const island = Math.min(5 * room.foot, room.width * 0.5);
  const islandY = room.isBackAbove ? y + depth * 2.4 : y - depth * 2.4;
  return room.height > depth * 5.4
    ? counter + piece(room.x + (room.width - island) / 2, islandY, island, depth)
    : counter;
};

const drawBathPlan: FixturePainter = (room) => {
  const tubWidth = Math.min(2.5 * room.foot, room.width * 0.42);
  const tubDepth = Math.min(5 * room.foot, room.height * 0.56);
  const y = room.isBackAbove ? room.y + 3 : room.y + room.height - tubDepth - 3;
  const unit = Math.min(1.5 * room.foot, room.width * 0.24);
  const right = room.x + room.width;
  const sinkY = room.isBackAbove ? room.y + 3 : room.y + room.height - unit * 1.2 - 3;
  let bath =
    piece(room.x + 3, y, tubWidth, tubDepth, 4) +
    rect(room.x + 7, y + 5, tubWidth - 8, tubDepth - 10, '#eef4f7', `${line(1.2)} rx="8"`);
  bath +=
    piece(right - unit * 1.7 - 3, sinkY, unit * 1.7, unit * 1.1) +
    ellipse(right - unit * 0.85 - 3, sinkY + unit * 0.55, unit * 0.5, unit * 0.34, '#eef4f7', line(1.2));
  const seatY = sinkY + (room.isBackAbove ? unit * 2.6 : -unit * 1.4);
  return (
    bath +
    piece(right - unit * 0.5 - 3, seatY - unit * 0.5, unit * 0.5, unit) +
    ellipse(right - unit * 0.95 - 3, seatY, unit * 0.5, unit * 0.42, fill, line())
  );
};

const drawDeskPlan: FixturePainter = (room) => {
  const [x, y, w, d] = againstBack(room, 0.5, 5, 2.2);
  const chairY = room.isBackAbove ? y + d + room.foot * 0.8 : y - room.foot * 0.8;
  return (
    piece(x, y, w, d) +
    circle(x + w / 2, chairY, room.foot * 0.75, fill, line()) +
    stroke(`M${num(x + w * 0.3)} ${num(y + d * 0.4)}h${num(w * 0.4)}`, ink, 2)
  );
};

const drawLaundryPlan: FixturePainter = (room) => {
  const unit = Math.min(2.3 * room.foot, room.width * 0.36, room.height * 0.4);
  const y = room.isBackAbove ? room.y + 3 : room.y + room.height - unit - 3;
  return [0, 1]
    .map(
      (index) =>
        piece(room.x + 4 + index * (unit + 3), y, unit, unit) +
        circle(room.x + 4 + index * (unit + 3) + unit / 2, y + unit / 2, unit * 0.3, 'none', line(1.2)),
    )
    .join('');
};

const drawGamesPlan: FixturePainter = (room) => {
  const w = Math.min(8 * room.foot, room.width * 0.5);
  const d = Math.min(4.2 * room.foot, room.height * 0.34);
  const x = room.x + room.width * 0.1;
  const y = room.y + (room.height - d) * (room.isBackAbove ? 0.2 : 0.8);
  return piece(x, y, w, d, 3) + rect(x + 5, y + 5, w - 10, d - 10, '#edf2ee', line(1.2));
};

export const fixtures: Partial<Record<RoomKind, FixturePainter>> = {
  living: drawSofaPlan,
  family: drawSofaPlan,
  sunroom: drawSofaPlan,
  loft: drawSofaPlan,
  dining: drawTablePlan,
  breakfast: drawTablePlan,
  kitchen: drawKitchenPlan,
  primaryBedroom: drawBedPlan(6.2),
  bedroom: drawBedPlan(4.6),
  bathroom: drawBathPlan,
  office: drawDeskPlan,
  den: drawDeskPlan,
  recreation: drawGamesPlan,
  laundry: drawLaundryPlan,
  mudroom: drawLaundryPlan,
  utility: drawLaundryPlan,
};
