import type { Face, Letter } from '../design.ts';
import { at } from './shapes.ts';

/** Where words may stand, and how large at most. */
interface Room {
  /** Of the left edge, or of the middle where lines are centred. */
  x: number;
  top: number;
  width: number;
  height: number;
  isCentred?: boolean;
  /** Where lines stand that do not fill the room. */
  vertical?: 'top' | 'middle' | 'bottom';
}

interface Style {
  face: Face;
  fill: string;
  /** Lines that are too long or too many make it smaller. */
  size: number;
  /** From line to line, as a part of the size. */
  leading: number;
}

/** Capitals and descenders of all faces, as parts of the size. */
const [capHeight, descent] = [0.71, 0.24];

export function writeLines(lines: readonly string[], room: Room, style: Style, letter: Letter): string {
  const drawn = lines.map((line) => letter(line, style.face));
  const widest = Math.max(1, ...drawn.map(({ width }) => width));
  const tall = capHeight + descent + (lines.length - 1) * style.leading;
  const size = Math.min(style.size, (room.width * 1000) / widest, room.height / tall);
  const spare = room.height - size * tall;
  const shift = { top: 0, middle: spare / 2, bottom: spare }[room.vertical ?? 'top'];
  const scale = Math.round(size * 10) / 10_000;
  return drawn
    .map(({ path, width }, index) => {
      const x = room.isCentred ? room.x - (width * size) / 2000 : room.x;
      const y = room.top + shift + size * (capHeight + index * style.leading);
      return `<path transform="translate(${at(x)} ${at(y)}) scale(${scale})" d="${path}" fill="${style.fill}"/>`;
    })
    .join('');
}
