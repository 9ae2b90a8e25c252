import { darken, lighten } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { circle, ellipse, num, path, polygon, rect, stroke } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import type { Stage } from './stage.ts';
import { cylinder, groundShadow, project, scaleAt } from './stage.ts';

/** A shine around a lamp; strong in the evening, faint by day. */
export function drawGlow({ sheet, light }: Stage, x: number, y: number, radius: number): string {
  const strength = light.glow === 1 ? 0.6 : light.glow > 0.3 ? 0.4 : 0.16;
  return circle(
    x,
    y,
    radius,
    sheet.radial([
      [0, '#ffe6ae', strength],
      [1, '#ffe6ae', 0],
    ]),
  );
}

function drawShade(
  stage: Stage,
  px: number,
  py: number,
  top: number,
  bottom: number,
  height: number,
): string {
  const isOn = stage.light.glow > 0.3;
  const cloth = isOn ? '#fff1cf' : tone(stage, '#f4ecdc');
  const corners: Point[] = [
    [px - top, py - height],
    [px + top, py - height],
    [px + bottom, py],
    [px - bottom, py],
  ];
  return polygon(
    corners,
    stage.sheet.linear([
      [0, lighten(cloth, 0.3)],
      [1, isOn ? '#f6d596' : darken(cloth, 0.08)],
    ]),
  );
}

export function drawFloorLamp(stage: Stage, x: number, z: number): string {
  const scale = scaleAt(stage, z);
  const [px, foot] = project(stage, [x, 0, z]);
  const [, head] = project(stage, [x, 4.5, z]);
  const metal = tone(stage, stage.taste.metal);
  return (
    groundShadow(stage, x, z, 1, 0.9) +
    ellipse(px, foot, 0.42 * scale, 0.12 * scale, darken(metal, 0.2)) +
    rect(px - 3, head, 6, foot - head, metal) +
    drawShade(stage, px, head, 0.4 * scale, 0.68 * scale, 1 * scale) +
    drawGlow(stage, px, head - 0.4 * scale, 3 * scale)
  );
}

export function drawTableLamp(stage: Stage, x: number, y: number, z: number): string {
  const scale = scaleAt(stage, z);
  const [px, py] = project(stage, [x, y + 0.85, z]);
  return (
    cylinder(stage, [x, y, z], 0.22, 0.85, stage.random.pick(['#8fa9a5', '#c9774f', '#e9e4da', '#c9a45c'])) +
    drawShade(stage, px, py, 0.32 * scale, 0.52 * scale, 0.72 * scale) +
    drawGlow(stage, px, py - 0.3 * scale, 2.5 * scale)
  );
}

/** One hanging lamp. */
export function drawPendant(stage: Stage, x: number, z: number, drop: number): string {
  const scale = scaleAt(stage, z);
  const [px, top] = project(stage, [x, stage.height, z]);
  const [, y] = project(stage, [x, stage.height - drop, z]);
  const metal = tone(stage, stage.taste.metal);
  const half = 0.62 * scale;
  return (
    rect(px - 1.5, top, 3, y - top, '#2a2a2a') +
    path(
      `M${num(px - half)} ${num(y + half * 0.9)}Q${num(px - half)} ${num(y)} ${num(px)} ${num(y)}Q${num(px + half)} ${num(y)} ${num(px + half)} ${num(y + half * 0.9)}Z`,
      stage.sheet.linear([
        [0, lighten(metal, 0.15)],
        [1, darken(metal, 0.2)],
      ]),
    ) +
    ellipse(px, y + half * 0.9, half * 0.86, half * 0.16, '#fff3cf') +
    drawGlow(stage, px, y + half * 1.4, half * 3.6)
  );
}

/** A lamp with several arms over a table. */
export function drawChandelier(stage: Stage, x: number, z: number, drop: number): string {
  const scale = scaleAt(stage, z);
  const [px, top] = project(stage, [x, stage.height, z]);
  const [, y] = project(stage, [x, stage.height - drop, z]);
  const metal = tone(stage, stage.taste.metal);
  let lamp = rect(px - 2, top, 4, y - top, metal) + drawGlow(stage, px, y, 2.8 * scale);
  for (const arm of [-1.3, -0.7, 0, 0.7, 1.3]) {
    const ax = px + arm * scale;
    lamp +=
      stroke(
        `M${num(px)} ${num(y)}Q${num((px + ax) / 2)} ${num(y + 0.4 * scale)} ${num(ax)} ${num(y)}`,
        metal,
        4,
      ) +
      rect(ax - 4, y - 0.4 * scale, 8, 0.4 * scale, '#f6f0e2') +
      ellipse(ax, y - 0.55 * scale, 5, 9, '#fff0c4');
  }
  return lamp + circle(px, y, 8, metal);
}
