import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import {
  circle,
  dots,
  ellipse,
  faded,
  num,
  path,
  pictureHeight,
  pictureWidth,
  polygon,
  rect,
  stroke,
} from '../drawing/svg.ts';
import { drawFence } from '../outdoors/fences.ts';
import { drawLawn, drawPaving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawShrub, drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky } from '../outdoors/sky.ts';
import { drawTree, scallop } from '../outdoors/trees.ts';
import { drawLake, drawShore } from '../outdoors/water.ts';

/** A plot without a house, from one of four standpoints. */
export function drawLandScene(paint: Paint, variant: number, isWaterfront: boolean): string {
  if (variant % 3 === 2) return drawFromAbove(paint, isWaterfront);
  if (isWaterfront && variant % 2 === 0) return drawShoreLot(paint);
  return variant % 3 === 1 ? drawClearing(paint) : drawRoadside(paint);
}

/** Surveyors' stakes with coloured ribbon. */
function drawStake(paint: Paint, x: number, y: number, size: number): string {
  const ribbon = tone(paint, '#f0642f');
  return (
    rect(x - size * 0.04, y - size, size * 0.08, size, tone(paint, '#d8b98a')) +
    polygon(
      [
        [x, y - size * 0.96],
        [x + size * 0.34, y - size * 0.9],
        [x + size * 0.2, y - size * 0.82],
        [x + size * 0.36, y - size * 0.72],
        [x, y - size * 0.76],
      ],
      ribbon,
    )
  );
}

function drawMeadow({ light, random }: Paint, top: number): string {
  if (light.hasSnow) return '';
  let blades = '';
  for (let index = 0; index < 260; index++) {
    const depth = random.next() ** 0.8;
    const y = top + 12 + (pictureHeight - top) * depth;
    const height = 6 + depth * 30;
    blades += `M${num(random.between(0, pictureWidth))} ${num(y)}q${num(random.between(-5, 5))} ${num(-height * 0.6)} ${num(random.between(-7, 7))} ${num(-height)}`;
  }
  const blooms = light.flowers.slice(0, 3).map((colour) =>
    path(
      dots(
        Array.from({ length: 26 }, () => {
          const depth = random.next();
          return [
            random.between(0, pictureWidth),
            top + 20 + (pictureHeight - top - 30) * depth,
            1.4 + depth * 3,
          ] as const;
        }),
      ),
      colour,
      faded(0.85),
    ),
  );
  return stroke(blades, mix(light.lawn[0], '#f4e7a0', 0.3), 1.8, 'stroke-opacity=".55"') + blooms.join('');
}

function drawRoadside(paint: Paint): string {
  const { random } = paint;
  let scene = drawSky(paint) + drawHills(paint, 500) + drawTreeline(paint, 520, 120) + drawLawn(paint, 540);
  scene +=
    drawTree(paint, random.between(120, 260), 560, random.between(220, 300)) +
    drawTree(paint, random.between(880, 1080), 556, random.between(240, 320));
  scene += drawPaving(paint, { top: [560, 600], bottom: [380, 640], y: 560, look: 'gravel' });
  scene +=
    drawFence(paint, -10, 420, 640, 56, 'rails') +
    drawFence(paint, 640, pictureWidth + 10, 640, 56, 'rails') +
    drawMeadow(paint, 600);
  for (const [x, y, size] of [
    [300, 590, 44],
    [760, 588, 44],
    [940, 700, 84],
    [170, 706, 84],
  ] as const)
    scene += drawStake(paint, x, y, size);
  return scene + drawSign(paint, 1010, 640);
}

/** A board without words: pictures serve both languages. */
function drawSign(paint: Paint, x: number, y: number): string {
  const post = tone(paint, '#f4f1ea');
  const board = tone(paint, '#e0632f');
  return (
    rect(x, y - 128, 8, 134, post) +
    rect(x - 2, y - 122, 108, 7, post) +
    rect(x + 18, y - 108, 82, 54, board, 'rx="3"') +
    path(`M${x + 40} ${y - 70}v-16l19 -14l19 14v16h-12v-11h-14v11z`, '#fff6ea')
  );
}

function drawClearing(paint: Paint): string {
  const { random } = paint;
  let scene = drawSky(paint) + drawHills(paint, 470) + drawTreeline(paint, 520, 170) + drawLawn(paint, 548);
  for (const x of [40, 170, 300, 880, 1000, 1120]) {
    scene += drawTree(
      paint,
      x + random.between(-30, 30),
      572 + random.between(-8, 12),
      random.between(280, 400),
      random.pick(['spruce', 'pine', 'round', 'birch'] as const),
    );
  }
  scene +=
    drawPaving(paint, { top: [586, 616], bottom: [430, 700], y: 566, look: 'gravel' }) +
    drawMeadow(paint, 590);
  for (let index = 0; index < 5; index++)
    scene += drawShrub(paint, random.between(40, 1160), random.between(620, 760), random.between(14, 30));
  for (const [x, y, size] of [
    [390, 610, 48],
    [800, 606, 48],
  ] as const)
    scene += drawStake(paint, x, y, size);
  return scene;
}

function drawShoreLot(paint: Paint): string {
  const { random } = paint;
  let scene =
    drawSky(paint) + drawHills(paint, 400) + drawTreeline(paint, 405, 46) + drawLake(paint, 420, 590);
  scene += drawLawn(paint, 592) + drawShore(paint, 588) + drawMeadow(paint, 620);
  for (const [x, form] of [
    [70, 'pine'],
    [200, 'birch'],
    [1010, 'pine'],
    [1130, 'spruce'],
  ] as const)
    scene += drawTree(
      paint,
      x + random.between(-20, 20),
      640 + random.between(-20, 30),
      random.between(360, 470),
      form,
    );
  for (let index = 0; index < 7; index++)
    scene += ellipse(
      random.between(40, 1160),
      random.between(588, 606),
      random.between(10, 30),
      random.between(5, 11),
      tone(paint, '#9a958c'),
    );
  for (const [x, y, size] of [
    [420, 660, 60],
    [820, 656, 60],
  ] as const)
    scene += drawStake(paint, x, y, size);
  return scene;
}

/** The plot from the air, its bounds drawn in. */
function drawFromAbove(paint: Paint, isWaterfront: boolean): string {
  const { light, random, sheet } = paint;
  const grass = light.lawn;
  let scene = rect(
    0,
    0,
    pictureWidth,
    pictureHeight,
    sheet.linear(
      [
        [0, mix(grass[0], grass[1], 0.25)],
        [1, grass[1]],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (let index = 0; index < 10; index++) {
    const patch = mix(index % 2 ? grass[1] : grass[0], light.hills[2], 0.4);
    const fill = sheet.radial([
      [0, patch, 0.5],
      [1, patch, 0],
    ]);
    scene += ellipse(
      random.between(0, 1200),
      random.between(0, 800),
      random.between(120, 300),
      random.between(90, 200),
      fill,
    );
  }
  if (isWaterfront)
    scene += path(
      'M0 0H1200V150Q1000 210 800 170T380 190T0 160Z',
      sheet.linear([
        [0, light.water[1]],
        [1, light.water[0]],
      ]),
    );
  const road = tone(paint, light.hasSnow ? '#9aa1aa' : '#7d8086');
  scene +=
    stroke('M-20 690Q300 640 620 690T1220 660', mix(road, '#ffffff', 0.35), 84) +
    stroke('M-20 690Q300 640 620 690T1220 660', road, 70) +
    stroke('M-20 690Q300 640 620 690T1220 660', '#f1e6c6', 3, 'stroke-dasharray="30 26" stroke-opacity=".8"');
  const plot: Point[] = [
    [360 + random.between(-30, 30), 250],
    [840 + random.between(-30, 30), 232],
    [872, 618],
    [338, 622],
  ];
  scene += polygon(plot, '#fff4c8', faded(0.16));
  scene += drawCanopies(paint, plot);
  scene += polygon(
    plot,
    'none',
    'stroke="#ffe27a" stroke-width="6" stroke-dasharray="22 12" stroke-linejoin="round"',
  );
  return scene + plot.map(([x, y]) => circle(x, y, 10, '#f0642f') + circle(x, y, 4.5, '#ffffff')).join('');
}

function drawCanopies(paint: Paint, plot: readonly Point[]): string {
  const { light, random } = paint;
  const [left, right] = [plot[3]?.[0] ?? 340, plot[2]?.[0] ?? 870];
  let trees = '';
  for (let index = 0; index < (light.isBare ? 26 : 46); index++) {
    const isInside = index < 7;
    const x = isInside
      ? random.between(left + 40, right - 40)
      : random.chance(0.5)
        ? random.between(0, left - 50)
        : random.between(right + 50, 1200);
    const y = isInside ? random.between(280, 420) : random.between(190, 610);
    const r = random.between(22, 46);
    const isEvergreen = light.isBare || index % 3 === 0;
    const [dark, middle, pale] = isEvergreen ? light.evergreen : random.pick(light.leaves);
    const tips = Array.from(
      { length: 6 },
      () =>
        [
          x + random.between(-0.5, 0.3) * r,
          y + random.between(-0.5, 0.3) * r,
          r * random.between(0.1, 0.24),
        ] as const,
    );
    trees += ellipse(x + r * 0.35, y + r * 0.3, r, r * 0.94, light.shadow, faded(0.3));
    trees +=
      path(scallop(random, x, y, r, r, 11), dark) +
      path(scallop(random, x - r * 0.12, y - r * 0.14, r * 0.7, r * 0.68, 9), middle);
    trees += path(dots(tips), mix(middle, pale, light.isBare ? 0.9 : 0.5));
  }
  return trees;
}
