import { darken, lighten } from '../drawing/colour.ts';
import { polygon, rect } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import type { Stage } from './stage.ts';
import { box, cylinder, facing, groundShadow, project, scaleAt } from './stage.ts';

/** A sofa facing the viewer; x is its middle, z its front. */
export function drawSofa(stage: Stage, x: number, z: number, width: number, colour: string): string {
  const { taste, random } = stage;
  const left = x - width / 2;
  const arm = random.pick([0.45, 0.6, 0.75]);
  const seats = width > 6 ? 3 : 2;
  const legs = random.chance(0.6) ? 0.45 : 0.12;
  const inner = width - arm * 2;
  const cell = inner / seats;
  const radius = 0.22;
  let sofa = groundShadow(stage, x, z + 1.4, width, 3.2);
  for (const leg of [left + 0.25, left + width - 0.45])
    sofa += box(stage, [leg, 0, z + 0.2], [0.2, legs, 0.2], taste.wood);
  sofa += box(stage, [left + 0.1, legs, z + 2.1], [width - 0.2, 2.75 - legs, 0.7], darken(colour, 0.06), {
    radius: 0.25,
  });
  for (let seat = 0; seat < seats; seat++) {
    sofa += box(
      stage,
      [left + arm + seat * cell + 0.03, legs + 0.9, z + 1.5],
      [cell - 0.06, 1.3, 0.6],
      lighten(colour, 0.03),
      { radius },
    );
  }
  for (let seat = 0; seat < seats; seat++) {
    sofa += box(
      stage,
      [left + arm + seat * cell + 0.02, legs + 0.62, z + 0.06],
      [cell - 0.04, 0.55, 2],
      lighten(colour, 0.06),
      { radius: 0.16 },
    );
  }
  sofa += box(stage, [left + arm - 0.05, legs, z + 0.1], [inner + 0.1, 0.66, 2], darken(colour, 0.05));
  sofa +=
    drawCushion(stage, left + arm + 0.55, legs + 1.1, z + 0.9, taste.accent, -7) +
    drawCushion(stage, left + width - arm - 1.75, legs + 1.1, z + 0.9, taste.second, 8);
  if (random.chance(0.5)) sofa += drawCushion(stage, left + arm + 1.5, legs + 1.05, z + 0.8, taste.second, 5);
  for (const at of [left, left + width - arm])
    sofa += box(stage, [at, legs, z], [arm, 2.05 - legs, 2.7], colour, { radius: 0.24 });
  return sofa;
}

function drawCushion(stage: Stage, x: number, y: number, z: number, colour: string, tilt: number): string {
  const scale = scaleAt(stage, z);
  const [px, py] = project(stage, [x, y, z]);
  const size = 1.2 * scale;
  const base = tone(stage, colour);
  const fill = stage.sheet.linear(
    [
      [0, lighten(base, 0.14)],
      [1, darken(base, 0.16)],
    ],
    [0, 0],
    [1, 1],
  );
  return `<g transform="rotate(${tilt} ${Math.round(px + size / 2)} ${Math.round(py)})">${rect(px, py - size, size, size, fill, `rx="${Math.round(size * 0.14)}"`)}</g>`;
}

export type Facing = 'viewer' | 'left' | 'right';

/** An armchair; x is its middle, z its front. */
export function drawArmchair(stage: Stage, x: number, z: number, side: Facing, colour: string): string {
  const { taste } = stage;
  const shadow = groundShadow(stage, x, z + 1.1, 2.8, 2.6);
  const leg = (lx: number, lz: number) => box(stage, [lx, 0, lz], [0.16, 0.5, 0.16], taste.wood);
  if (side === 'viewer') {
    return (
      shadow +
      leg(x - 1.2, z + 0.2) +
      leg(x + 1.05, z + 0.2) +
      box(stage, [x - 1.25, 0.5, z + 1.7], [2.5, 2.3, 0.6], darken(colour, 0.08), { radius: 0.4 }) +
      box(stage, [x - 0.95, 0.9, z + 0.1], [1.9, 0.6, 1.8], lighten(colour, 0.06), { radius: 0.18 }) +
      box(stage, [x - 1.3, 0.5, z], [0.45, 1.45, 2.1], colour, { radius: 0.2 }) +
      box(stage, [x + 0.85, 0.5, z], [0.45, 1.45, 2.1], colour, { radius: 0.2 }) +
      drawCushion(stage, x - 0.55, 1.45, z + 0.8, taste.accent, 4)
    );
  }
  const sign = side === 'right' ? 1 : -1;
  const at = (from: number, width: number) => (sign > 0 ? x + from : x - from - width);
  return (
    shadow +
    leg(at(-1.1, 0.16), z + 1.9) +
    leg(at(0.95, 0.16), z + 1.9) +
    box(stage, [at(-1.15, 2.2), 0.45, z + 1.75], [2.2, 1.4, 0.4], darken(colour, 0.04), { radius: 0.14 }) +
    box(stage, [at(-1.3, 0.55), 0.45, z + 0.1], [0.55, 2.4, 2], darken(colour, 0.1), { radius: 0.18 }) +
    box(stage, [at(-0.75, 1.8), 0.75, z + 0.35], [1.8, 0.6, 1.45], lighten(colour, 0.07), { radius: 0.14 }) +
    leg(at(-1.1, 0.16), z + 0.1) +
    leg(at(0.95, 0.16), z + 0.1) +
    box(stage, [at(-1.15, 2.2), 0.45, z], [2.2, 1.4, 0.4], colour, { radius: 0.18 })
  );
}

export function drawPouf(stage: Stage, x: number, z: number, colour: string): string {
  return groundShadow(stage, x, z, 1.8, 1.6) + cylinder(stage, [x, 0.05, z], 0.85, 1.25, colour);
}

/** A dining chair seen from the back, the front or the side. */
export function drawChair(
  stage: Stage,
  x: number,
  z: number,
  view: 'back' | 'front' | 'left' | 'right',
  colour: string,
  seat: string,
): string {
  const legs = [
    [x - 0.75, z + 1.3],
    [x + 0.62, z + 1.3],
    [x - 0.75, z],
    [x + 0.62, z],
  ] as const;
  const post = ([lx, lz]: readonly [number, number]) => box(stage, [lx, 0, lz], [0.13, 1.5, 0.13], colour);
  let chair = groundShadow(stage, x, z + 0.7, 1.7, 1.6) + legs.slice(0, 2).map(post).join('');
  if (view === 'front')
    chair += box(stage, [x - 0.75, 1.6, z + 1.3], [1.5, 1.6, 0.14], colour, { radius: 0.14 });
  if (view === 'left')
    chair += box(stage, [x + 0.62, 1.5, z + 0.05], [0.14, 1.7, 1.4], colour, { radius: 0.05 });
  if (view === 'right')
    chair += box(stage, [x - 0.76, 1.5, z + 0.05], [0.14, 1.7, 1.4], colour, { radius: 0.05 });
  chair += box(stage, [x - 0.78, 1.42, z], [1.56, 0.22, 1.45], seat, { radius: 0.08 });
  chair += legs.slice(2).map(post).join('');
  if (view === 'back') {
    chair +=
      facing(stage, [x - 0.78, 1.5, z], 0.13, 1.75, tone(stage, colour)) +
      facing(stage, [x + 0.65, 1.5, z], 0.13, 1.75, tone(stage, colour));
    chair += box(stage, [x - 0.78, 2.1, z], [1.56, 1.15, 0.1], colour, { radius: 0.12 });
  }
  return chair;
}

export function drawStool(stage: Stage, x: number, z: number, seat: string): string {
  const { taste } = stage;
  const frame = taste.metal;
  let stool = groundShadow(stage, x, z + 0.5, 1.3, 1.2);
  for (const [dx, dz] of [
    [-0.5, 0.9],
    [0.4, 0.9],
    [-0.55, 0],
    [0.45, 0],
  ] as const)
    stool += box(stage, [x + dx, 0, z + dz], [0.1, 2.2, 0.1], frame);
  stool +=
    box(stage, [x - 0.5, 0.8, z], [1, 0.09, 0.06], frame) +
    box(stage, [x - 0.65, 2.2, z - 0.1], [1.3, 0.26, 1.2], seat, { radius: 0.12 });
  return stool;
}

/** A swivel chair at a desk, seen from behind. */
export function drawDeskChair(stage: Stage, x: number, z: number, colour: string): string {
  const [px, py] = project(stage, [x, 0.12, z]);
  const scale = scaleAt(stage, z);
  const dark = '#2a2c30';
  let chair = groundShadow(stage, x, z, 2.2, 1.6);
  for (const dx of [-1, -0.45, 0.45, 1])
    chair += polygon(
      [
        [px - 4, py - 8],
        [px + 4, py - 8],
        [px + dx * scale + 5, py + 6 - Math.abs(dx) * 5],
        [px + dx * scale - 5, py + 6 - Math.abs(dx) * 5],
      ],
      dark,
    );
  chair += rect(px - 5, py - 1.5 * scale, 10, 1.5 * scale, dark);
  chair += box(stage, [x - 0.95, 1.5, z - 0.7], [1.9, 0.35, 1.6], colour, { radius: 0.14 });
  return (
    chair + box(stage, [x - 0.85, 1.9, z - 0.75], [1.7, 2, 0.25], darken(colour, 0.08), { radius: 0.35 })
  );
}
