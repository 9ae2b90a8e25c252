import { lighten, mix } from '../drawing/colour.ts';
import { circle, ellipse, faded, num, path, rect, stroke } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import type { Stage } from './stage.ts';
import { project, scaleAt } from './stage.ts';

/** A framed picture on the back wall: a simple abstract. */
function drawArt(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { random, taste, depth, sheet } = stage;
  const scale = scaleAt(stage, depth);
  const [left, bottom] = project(stage, [x, y, depth]);
  const [w, h] = [width * scale, height * scale];
  const top = bottom - h;
  const frame = tone(stage, random.pick(['#2c2a28', taste.wood, '#c9a45c', '#f6f3ee']));
  const inset = w * 0.09;
  const [px, py, pw, ph] = [left + inset, top + inset, w - inset * 2, h - inset * 2];
  let art =
    rect(left + 4, top + 6, w, h, stage.light.shadow, faded(0.22)) +
    rect(left, top, w, h, frame) +
    rect(left + 4, top + 4, w - 8, h - 8, tone(stage, '#fbf8f2'));
  const ground = tone(stage, random.pick([taste.second, '#e9e0d0', taste.accent, taste.feature]));
  art += rect(
    px,
    py,
    pw,
    ph,
    sheet.linear([
      [0, lighten(ground, 0.2)],
      [1, ground],
    ]),
  );
  const inkA = tone(stage, taste.accent);
  const inkB = tone(stage, mix(taste.cloth, '#1c2430', 0.25));
  const clip = sheet.clip(`M${num(px)} ${num(py)}h${num(pw)}v${num(ph)}h${num(-pw)}Z`);
  const kind = random.whole(0, 3);
  let shapes = '';
  if (kind === 0)
    shapes =
      circle(px + pw * 0.55, py + ph * 0.38, pw * 0.2, inkA) +
      path(
        `M${num(px)} ${num(py + ph * 0.7)}Q${num(px + pw * 0.4)} ${num(py + ph * 0.46)} ${num(px + pw)} ${num(py + ph * 0.72)}V${num(py + ph)}H${num(px)}Z`,
        inkB,
      );
  else if (kind === 1)
    shapes =
      ellipse(px + pw * 0.34, py + ph * 0.6, pw * 0.26, ph * 0.24, inkB) +
      ellipse(px + pw * 0.62, py + ph * 0.4, pw * 0.22, ph * 0.2, inkA);
  else if (kind === 2)
    for (const share of [0.2, 0.45, 0.7])
      shapes += rect(
        px + pw * share - pw * 0.08,
        py + ph * (0.2 + share * 0.3),
        pw * 0.16,
        ph,
        share > 0.4 ? inkA : inkB,
      );
  else
    shapes = stroke(
      `M${num(px + pw * 0.5)} ${num(py + ph * 0.95)}V${num(py + ph * 0.3)}M${num(px + pw * 0.5)} ${num(py + ph * 0.7)}q${num(pw * 0.3)} ${num(-ph * 0.1)} ${num(pw * 0.3)} ${num(-ph * 0.36)}M${num(px + pw * 0.5)} ${num(py + ph * 0.58)}q${num(-pw * 0.3)} ${num(-ph * 0.08)} ${num(-pw * 0.28)} ${num(-ph * 0.32)}`,
      inkB,
      5,
      'stroke-linecap="round"',
    );
  return `${art}<g ${clip}>${shapes}</g>`;
}

/** A group of pictures, or one large one, between x and x + width. */
export function drawGallery(stage: Stage, x: number, width: number, y: number): string {
  if (width < 1.4) return '';
  const kind = stage.random.whole(0, 2);
  if (kind === 0 || width < 2.6)
    return drawArt(stage, x + width * 0.1, y, width * 0.8, Math.min(2.6, width * 0.72));
  if (kind === 1) {
    const each = Math.min(1.7, width / 2 - 0.3);
    return (
      drawArt(stage, x + width / 2 - each - 0.2, y, each, each * 1.3) +
      drawArt(stage, x + width / 2 + 0.2, y, each, each * 1.3)
    );
  }
  const each = Math.min(1.3, width / 3 - 0.25);
  const from = x + width / 2 - each * 1.5 - 0.3;
  return [0, 1, 2]
    .map((index) => drawArt(stage, from + index * (each + 0.3), y + 0.2, each, each * 1.25))
    .join('');
}
