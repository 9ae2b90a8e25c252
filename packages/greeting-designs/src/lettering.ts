/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import type { DrawnLine, Face, Letter } from './design.ts';

/** How far letters move together, in thousandths of the size. */
const cuts: Record<Face, { file: string; tracking: number }> = {
  fraunces: { file: 'fraunces-500.ttf', tracking: -20 },
  instrumentSerif: { file: 'instrument-serif-400.ttf', tracking: -20 },
  bricolage: { file: 'bricolage-700.ttf', tracking: -30 },
};

const opened = new Map<Face, Font>();

function open(face: Face): Font {
  const font =
    opened.get(face) ?? create(readFileSync(new URL(`../fonts/${cuts[face].file}`, import.meta.url)));
  opened.set(face, font);
  return font;
}

/** Draws a line with the glyphs of a face, kerned. */
export const letter: Letter = (text, face): DrawnLine => {
  const font = open(face);
  const { glyphs, positions } = font.layout(writable(text, font));
  const unit = 1000 / font.unitsPerEm;
  const { tracking } = cuts[face];
  let path = '';
  let width = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = (value: number, axis: number) =>
      Math.round(axis % 2 === 0 ? width + (value + xOffset) * unit : -(value + yOffset) * unit);
    for (const { command, args } of glyph.path.commands) path += signs[command] + args.map(place).join(' ');
    width += xAdvance * unit + tracking;
  }
  return { path, width: glyphs.length === 0 ? 0 : width - tracking };
};

const signs = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

const strokes: Record<string, string> = { Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd', ı: 'i' };

/** What a face lacks is written plainly: without its accent, or as a space; what is left over is left out. */
function writable(text: string, font: Font): string {
  const has = (letters: string) => [...letters].every((sign) => font.hasGlyphForCodePoint(codeOf(sign)));
  return [...text.normalize('NFC')]
    .map((sign) => {
      if (has(sign)) return sign;
      if (/\s/.test(sign)) return ' ';
      const plain = strokes[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
      return has(plain) ? plain : '';
    })
    .join('');
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;
