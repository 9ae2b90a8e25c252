import { darken } from '../drawing/colour.ts';
import { circle, num } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import type { Stage } from './stage.ts';
import { project, scaleAt, surface } from './stage.ts';

/** Small lamps let into the ceiling. */
export function drawDownlights(stage: Stage): string {
  const { sheet, light } = stage;
  const isOn = light.glow > 0.3;
  let lamps = '';
  for (const x of [-4.5, 0, 4.5]) {
    for (const z of [9, 12]) {
      const [cx, cy] = project(stage, [x, stage.height, z]);
      const r = 0.2 * scaleAt(stage, z);
      if (isOn)
        lamps += circle(
          cx,
          cy,
          r * 6,
          sheet.radial([
            [0, '#ffe9bd', 0.5],
            [1, '#ffe9bd', 0],
          ]),
        );
      lamps += `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(r)}" ry="${num(r * 0.36)}" fill="${isOn ? '#fff8e6' : '#e6e3dc'}"/>`;
    }
  }
  return lamps;
}

/** Dark beams under the ceiling, running to the back. */
export function drawBeams(stage: Stage, colour: string): string {
  const wood = tone(stage, colour);
  let beams = '';
  for (const x of [-4.6, 0, 4.6]) {
    const low = stage.height - 0.6;
    beams += surface(
      stage,
      [
        [x - 0.3, low, 4],
        [x + 0.3, low, 4],
        [x + 0.3, low, stage.depth],
        [x - 0.3, low, stage.depth],
      ],
      wood,
    );
    const side = x > 0 ? x - 0.3 : x + 0.3;
    if (x !== 0)
      beams += surface(
        stage,
        [
          [side, low, 4],
          [side, stage.height, 4],
          [side, stage.height, stage.depth],
          [side, low, stage.depth],
        ],
        darken(wood, 0.25),
      );
  }
  return beams;
}
