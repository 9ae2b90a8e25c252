import { num, stroke } from '../drawing/svg.ts';

/**
 * Digits as strokes in a box of 10 by 16. Drawing them keeps plans independent of the fonts of the
 * machine that paints them.
 */
const strokes: Record<string, string> = {
  '0': 'M5 0Q10 0 10 5V11Q10 16 5 16Q0 16 0 11V5Q0 0 5 0Z',
  '1': 'M1.5 3.5L6 0V16',
  '2': 'M0 4.5Q0 0 5 0Q10 0 10 4.5Q10 7.5 6 10.5L0 16H10',
  '3': 'M0.5 2.5Q2 0 5 0Q9.5 0 9.5 4Q9.5 7.5 4.5 7.6Q10 7.8 10 11.8Q10 16 5 16Q1.5 16 0 13',
  '4': 'M7.5 16V0L0 11H10',
  '5': 'M9 0H1.5L0.8 7.2Q2.5 6 5 6Q10 6 10 11Q10 16 5 16Q1.5 16 0 13.4',
  '6': 'M8.8 1.6Q7.4 0 5.2 0Q0 0 0 8.5Q0 16 5 16Q10 16 10 11Q10 6.4 5.2 6.4Q1.4 6.4 0 9.6',
  '7': 'M0 0H10L3.6 16',
  '8': 'M5 7.4Q0.8 7.2 0.8 3.7Q0.8 0 5 0Q9.2 0 9.2 3.7Q9.2 7.2 5 7.4Q10 7.7 10 11.7Q10 16 5 16Q0 16 0 11.7Q0 7.7 5 7.4Z',
  '9': 'M1.2 14.4Q2.6 16 4.8 16Q10 16 10 7.5Q10 0 5 0Q0 0 0 5Q0 9.6 4.8 9.6Q8.6 9.6 10 6.4',
  '×': 'M1.5 5L8.5 12.4M8.5 5L1.5 12.4',
  '′': 'M3.4 -0.6L2 4.4',
  '″': 'M2.4 -0.6L1 4.4M6.4 -0.6L5 4.4',
  '-': 'M2 8.6H8',
  N: 'M0 16V0L10 16V0',
};

const advances: Record<string, number> = { '′': 6, '″': 9, '1': 12, ' ': 7, '×': 14 };

/** Width of a line of glyphs at a height in pixels. */
export function measureGlyphs(text: string, height: number): number {
  return ([...text].reduce((sum, glyph) => sum + (advances[glyph] ?? 14), 0) * height) / 16;
}

/** A line of glyphs centred on x, its middle at y. */
export function drawGlyphs(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 16;
  let left = x - measureGlyphs(text, height) / 2;
  let drawn = '';
  for (const glyph of text) {
    const d = strokes[glyph];
    if (d)
      drawn += `<g transform="translate(${num(left)} ${num(y - height / 2)}) scale(${Math.round(scale * 100) / 100})">${stroke(d, colour, 1.9, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
    left += (advances[glyph] ?? 14) * scale;
  }
  return drawn;
}
