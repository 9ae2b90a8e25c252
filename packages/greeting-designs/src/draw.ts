import type { Language } from '@hearthline/domain/language';
import { breakLine } from './break-line.ts';
import type { DesignId } from './catalogue.ts';
import { greetingDesigns } from './catalogue.ts';
import { letter } from './lettering.ts';

/** The whole file of a 6 × 4 card with its bleed, or what stands on top of a mail: the same card trimmed. */
const crops = {
  card: { x: 0, y: 0, width: 625, height: 425 },
  mail: { x: 12.5, y: 12.5, width: 600, height: 400 },
} as const;
export type Crop = keyof typeof crops;

interface Drawing {
  design: DesignId;
  language: Language;
  /** What is written on it; the design's own line where it is missing or empty. */
  line?: string | null;
  crop: Crop;
}

/** A whole SVG. It needs no fonts, and fills frames of another form without leaving an edge. */
export function drawDesign({ design, language, line, crop }: Drawing): string {
  const { art, letters, line: lines } = greetingDesigns[design];
  const { x, y, width, height } = crops[crop];
  const words = breakLine(line?.trim() || lines[language], letters);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMid slice">${art(words, letter)}</svg>`;
}
