import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import {
  dots,
  faded,
  num,
  outline,
  path,
  pictureHeight,
  pictureWidth,
  polygon,
  rect,
  stroke,
} from '../drawing/svg.ts';
import type { Paint } from './light.ts';
import { tone } from './light.ts';

/** Grass, or snow over it, from y to the bottom of the picture. */
export function drawLawn(paint: Paint, y: number): string {
  const { light, sheet, random } = paint;
  const [far, near] = light.lawn;
  const edge = `M0 ${num(y + 4)}Q${pictureWidth / 2} ${num(y - 18)} ${pictureWidth} ${num(y + 4)}L${pictureWidth} ${pictureHeight}L0 ${pictureHeight}Z`;
  let lawn = path(
    edge,
    sheet.linear([
      [0, far],
      [1, near],
    ]),
  );
  if (light.hasSnow) return lawn + drawSnowDrifts(paint, y);
  const centre = pictureWidth / 2;
  let stripes = '';
  for (let stripe = -6; stripe < 6; stripe++) {
    stripes += outline([
      [centre + stripe * 130, y - 6],
      [centre + (stripe + 0.5) * 130, y - 6],
      [centre + (stripe + 0.5) * 430, pictureHeight],
      [centre + stripe * 430, pictureHeight],
    ]);
  }
  lawn += path(stripes, '#ffffff', faded(0.05));
  lawn += drawTufts(paint, y);
  return random.chance(0.5) && light.leaves.length > 3 ? lawn + drawFallenLeaves(paint, y) : lawn;
}

function drawTufts({ random, light }: Paint, y: number): string {
  let pale = '';
  let dark = '';
  for (let index = 0; index < 90; index++) {
    const depth = random.next() ** 0.7;
    const at = y + 8 + (pictureHeight - y - 8) * depth;
    const blade = `M${num(random.between(0, pictureWidth))} ${num(at)}h${num(4 + depth * 18)}`;
    if (index % 2) pale += blade;
    else dark += blade;
  }
  return (
    stroke(pale, mix(light.lawn[0], '#ffffff', 0.3), 1.6, 'stroke-opacity=".4"') +
    stroke(dark, mix(light.lawn[1], '#000000', 0.15), 1.6, 'stroke-opacity=".35"')
  );
}

function drawFallenLeaves({ random, light }: Paint, y: number): string {
  return light.leaves
    .slice(0, 3)
    .map(([, middle]) =>
      path(
        dots(
          Array.from(
            { length: 26 },
            () =>
              [
                random.between(0, pictureWidth),
                random.between(y + 16, pictureHeight),
                random.between(1.5, 3.6),
              ] as const,
          ),
        ),
        middle,
        faded(0.8),
      ),
    )
    .join('');
}

function drawSnowDrifts({ random, light }: Paint, y: number): string {
  let drifts = '';
  for (let index = 0; index < 7; index++) {
    const x = random.between(-100, pictureWidth);
    const at = random.between(y + 20, pictureHeight - 10);
    const width = random.between(160, 420);
    drifts += path(
      `M${num(x)} ${num(at)}Q${num(x + width / 2)} ${num(at - 16)} ${num(x + width)} ${num(at)}Q${num(x + width / 2)} ${num(at + 9)} ${num(x)} ${num(at)}Z`,
      index % 2 ? '#ffffff' : light.lawn[1],
      faded(index % 2 ? 0.4 : 0.55),
    );
  }
  return drifts;
}

export interface Paving {
  /** Left and right end at the house. */
  top: readonly [number, number];
  /** Left and right end at the bottom of the picture. */
  bottom: readonly [number, number];
  y: number;
  /** Where it ends below; the bottom of the picture when not told. */
  end?: number;
  look: 'asphalt' | 'concrete' | 'pavers' | 'gravel' | 'flagstone';
}

const pavingColours = {
  asphalt: '#6a6d72',
  concrete: '#cbc6bc',
  pavers: '#b3a089',
  gravel: '#b9ad9b',
  flagstone: '#c2bbae',
} as const;

/** A drive or path running towards the viewer. */
export function drawPaving(paint: Paint, { top, bottom, y, end = pictureHeight, look }: Paving): string {
  const { light, sheet } = paint;
  const colour = tone(paint, pavingColours[look]);
  const corners: Point[] = [
    [top[0], y],
    [top[1], y],
    [bottom[1], end],
    [bottom[0], end],
  ];
  let paving = polygon(
    corners,
    sheet.linear([
      [0, mix(colour, light.shadow, 0.2)],
      [1, mix(colour, '#ffffff', 0.08)],
    ]),
  );
  paving += drawJoints(paint, top, bottom, y, end, look);
  if (light.hasSnow) paving += drawSnowBanks(paint, corners);
  else
    paving += stroke(
      outline(
        [
          [top[0], y],
          [bottom[0], end],
        ],
        false,
      ),
      '#ffffff',
      2.5,
      'stroke-opacity=".3"',
    );
  return paving;
}

function drawJoints(
  { random }: Paint,
  top: Paving['top'],
  bottom: Paving['bottom'],
  y: number,
  end: number,
  look: Paving['look'],
): string {
  if (look === 'asphalt') return '';
  const at = (depth: number): [number, number, number] => [
    top[0] + (bottom[0] - top[0]) * depth,
    top[1] + (bottom[1] - top[1]) * depth,
    y + (end - y) * depth,
  ];
  if (look === 'gravel') {
    const stones = Array.from({ length: 60 }, () => {
      const depth = random.next();
      const [left, right, height] = at(depth);
      return [random.between(left, right), height, 0.8 + depth * 1.6] as const;
    });
    return path(dots(stones), '#6f6455', faded(0.5));
  }
  let joints = '';
  const courses = look === 'concrete' ? 4 : look === 'flagstone' ? 6 : 9;
  for (let course = 1; course < courses; course++) {
    const [left, right, height] = at((course / courses) ** 1.7);
    joints += `M${num(left)} ${num(height)}H${num(right)}`;
    if (look === 'concrete') continue;
    const [nextLeft, nextRight, nextHeight] = at(((course + 1) / courses) ** 1.7);
    const cuts = look === 'flagstone' ? 2 : 5;
    for (let cut = 1; cut < cuts; cut++) {
      const share = (cut + (course % 2 ? 0.25 : -0.2)) / cuts;
      joints += `M${num(left + (right - left) * share)} ${num(height)}L${num(nextLeft + (nextRight - nextLeft) * share)} ${num(nextHeight)}`;
    }
  }
  return stroke(joints, '#000000', 1.6, 'stroke-opacity=".16"');
}

function drawSnowBanks(paint: Paint, [topLeft, topRight, bottomRight, bottomLeft]: readonly Point[]): string {
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return '';
  const bank = (from: Point, to: Point, side: number) =>
    path(
      `M${num(from[0])} ${num(from[1])}Q${num((from[0] + to[0]) / 2 + side * 10)} ${num((from[1] + to[1]) / 2 - 8)} ${num(to[0])} ${num(to[1])}L${num(to[0] + side * 46)} ${num(to[1])}Q${num((from[0] + to[0]) / 2 + side * 24)} ${num((from[1] + to[1]) / 2 - 26)} ${num(from[0] + side * 8)} ${num(from[1])}Z`,
      mix(paint.light.lawn[0], '#ffffff', 0.5),
    );
  return bank(topLeft, bottomLeft, -1) + bank(topRight, bottomRight, 1);
}

/** Sidewalk, curb and roadway across the bottom. */
export function drawStreet(paint: Paint, y: number): string {
  const { light, sheet } = paint;
  const walk = tone(paint, light.hasSnow ? '#e3e7ec' : '#cdc8be');
  const road = tone(paint, light.hasSnow ? '#8d949d' : '#6b6f76');
  let joints = '';
  for (let x = -40; x < pictureWidth + 60; x += 74)
    joints += `M${x + (x - 600) * 0.02} ${y}L${num(x + (x - 600) * 0.06)} ${y + 22}`;
  let street = rect(0, y, pictureWidth, 24, walk) + stroke(joints, '#000000', 1.4, 'stroke-opacity=".14"');
  street +=
    rect(0, y + 22, pictureWidth, 7, mix(walk, '#ffffff', 0.25)) +
    rect(0, y + 29, pictureWidth, 4, mix(road, '#000000', 0.3));
  street += rect(
    0,
    y + 33,
    pictureWidth,
    pictureHeight - y,
    sheet.linear([
      [0, mix(road, '#000000', 0.12)],
      [1, mix(road, '#ffffff', 0.06)],
    ]),
  );
  let dashes = '';
  const middle = y + 33 + (pictureHeight - y - 33) * 0.62;
  for (let x = -30; x < pictureWidth; x += 210)
    dashes += outline([
      [x, middle],
      [x + 96, middle],
      [x + 92, middle + 7],
      [x - 6, middle + 7],
    ]);
  return street + path(dashes, '#f1e6c6', faded(light.hasSnow ? 0.3 : 0.65));
}
