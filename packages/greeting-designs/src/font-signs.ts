/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** Of the face in which words on the back of a card are set. */
export const textFontFile = new URL('../fonts/fraunces-500.ttf', import.meta.url);

/** Whether a font has a sign. */
export function openFontSigns(file: URL): (sign: string) => boolean {
  const font = create(readFileSync(file));
  return (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
