import { faded, num, path, rect, stroke } from '../drawing/svg.ts';
import type { Leaf } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawCrown } from '../outdoors/trees.ts';
import type { Spot, Stage } from './stage.ts';
import { cylinder, facing, groundShadow, outlineOf, project, scaleAt, surface } from './stage.ts';

const leafTones: readonly Leaf[] = [
  ['#2f5d33', '#4e8a45', '#86b95a'],
  ['#24523f', '#3f7a5a', '#77a87c'],
  ['#3d5a2a', '#66863c', '#a3b95c'],
];

/** A pot plant: bushy, or with a few long leaves. */
export function drawPlant(stage: Stage, x: number, z: number, height: number): string {
  const { random } = stage;
  const scale = scaleAt(stage, z);
  const leaf = random.pick(leafTones).map((colour) => tone(stage, colour)) as unknown as Leaf;
  const pot = height * 0.3;
  const [px, py] = project(stage, [x, pot, z]);
  const tall = height * 0.7 * scale;
  let plant = groundShadow(stage, x, z, height * 0.4, height * 0.36);
  if (random.chance(0.5)) {
    plant +=
      rect(px - 3, py - tall * 0.5, 6, tall * 0.5, tone(stage, '#6a4a30')) +
      drawCrown(stage, px, py - tall * 0.68, tall * 0.34, tall * 0.42, leaf);
  } else {
    for (let index = 0; index < 9; index++) {
      const lean = (index - 4) / 4 + random.between(-0.12, 0.12);
      const tipX = px + lean * tall * 0.5;
      const tipY = py - tall * (1 - Math.abs(lean) * 0.35) * random.between(0.8, 1);
      const midX = px + lean * tall * 0.16;
      const midY = py - tall * 0.6;
      plant += path(
        `M${num(px)} ${num(py)}Q${num(midX - tall * 0.08)} ${num(midY)} ${num(tipX)} ${num(tipY)}Q${num(midX + tall * 0.1)} ${num(midY + 8)} ${num(px)} ${num(py)}Z`,
        leaf[index % 3] ?? leaf[0],
      );
    }
  }
  return (
    plant +
    cylinder(
      stage,
      [x, 0, z],
      height * 0.13,
      pot,
      random.pick(['#efe9de', '#c9774f', '#3a3d42', '#b9a58a', '#8fa9a5']),
    )
  );
}

/** A rug lying square to the room. */
export function drawRug(stage: Stage, x: number, near: number, far: number, width: number): string {
  const { taste, random } = stage;
  const base = tone(stage, taste.rug);
  const quad = (inset: number): Spot[] => {
    const left = x - width / 2 + inset;
    const right = x + width / 2 - inset;
    return [
      [left, 0.02, near + inset],
      [right, 0.02, near + inset],
      [right, 0.02, far - inset],
      [left, 0.02, far - inset],
    ];
  };
  let rug = surface(stage, quad(0), base);
  const line = tone(stage, random.pick([taste.accent, taste.cloth, taste.feature]));
  const kind = random.whole(0, 2);
  if (kind === 0)
    return (
      rug +
      stroke(outlineOf(stage, quad(0.35)), line, 4, 'stroke-opacity=".7"') +
      stroke(outlineOf(stage, quad(0.6)), line, 2, 'stroke-opacity=".6"')
    );
  if (kind === 1) {
    for (let z = near + 0.5; z < far - 0.3; z += 0.9)
      rug += surface(
        stage,
        [
          [x - width / 2, 0.02, z],
          [x + width / 2, 0.02, z],
          [x + width / 2, 0.02, z + 0.3],
          [x - width / 2, 0.02, z + 0.3],
        ],
        line,
        faded(0.28),
      );
    return rug;
  }
  let diamonds = '';
  for (let cx = -width / 2 + 1; cx <= width / 2 - 0.9; cx += 1.5) {
    for (let z = near + 0.8; z < far - 0.6; z += 1.3)
      diamonds += outlineOf(stage, [
        [x + cx, 0.02, z - 0.5],
        [x + cx + 0.55, 0.02, z],
        [x + cx, 0.02, z + 0.5],
        [x + cx - 0.55, 0.02, z],
      ]);
  }
  return rug + stroke(diamonds, line, 2.4, 'stroke-opacity=".55"');
}

export function drawMirror(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  isRound: boolean,
): string {
  const scale = scaleAt(stage, stage.depth);
  const [left, bottom] = project(stage, [x, y, stage.depth]);
  const [w, h] = [width * scale, height * scale];
  const corner = `rx="${num(isRound ? Math.min(w, h) / 2 : 6)}"`;
  const glass = stage.sheet.linear(
    [
      [0, tone(stage, '#e3edf0')],
      [0.5, tone(stage, '#bccdd4')],
      [1, tone(stage, '#dbe6ea')],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    rect(left - 6, bottom - h - 6, w + 12, h + 12, tone(stage, stage.taste.metal), corner) +
    rect(left, bottom - h, w, h, glass, corner)
  );
}

export function drawShelfThings(stage: Stage, x: number, y: number, z: number, width: number): string {
  const { random, taste } = stage;
  let things = '';
  let at = x + 0.06;
  const colours = [taste.accent, taste.second, taste.cloth, taste.feature, '#e9e2d2', '#5a5148', '#b5583a'];
  while (at < x + width - 0.3) {
    if (random.chance(0.2)) {
      things += cylinder(
        stage,
        [at + 0.25, y, z + 0.3],
        0.2,
        random.between(0.35, 0.7),
        random.pick(['#e9e4da', '#c9774f', '#8fa9a5']),
      );
      at += 0.6;
      continue;
    }
    const thick = random.between(0.1, 0.2);
    things += facing(stage, [at, y, z], thick, random.between(0.65, 0.95), tone(stage, random.pick(colours)));
    at += thick + 0.015;
  }
  return things;
}
