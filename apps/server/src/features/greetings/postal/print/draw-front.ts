import type { Language } from '@hearthline/contract/common';
import type { CardSize, Rectangle } from '@hearthline/domain/greeting/postal-geometry';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import { breakLine } from '@hearthline/greeting-designs/break-line';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { Letter } from '@hearthline/greeting-designs/design';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { drawDesign } from '@hearthline/greeting-designs/draw';
import { letter } from '@hearthline/greeting-designs/lettering';

export interface FrontOfCard {
  design: DesignId;
  language: Language;
  /** The design's own words where it is empty. */
  line: string;
}

export const lineOf = ({ design, language, line }: FrontOfCard): string =>
  line.trim() || greetingDesigns[design].line[language];

export const drawFront = (front: FrontOfCard): string => drawDesign({ ...front, crop: 'card' });

/** Drawings count in hundredths of an inch of the smaller card; of the larger one they fill the whole file. */
const drawn = { width: 625, height: 425 };

/** Where the lettering of a front stands on a card, in inches; empty where nothing is written. */
export function measureLetters(front: FrontOfCard, size: CardSize): Rectangle | null {
  const paths = new Set<string>();
  const noting: Letter = (text, face) => {
    const line = letter(text, face);
    paths.add(line.path);
    return line;
  };
  const { art, letters } = greetingDesigns[front.design];
  const drawing = art(breakLine(lineOf(front), letters), noting);
  const boxes = [...drawing.matchAll(placedPath)].flatMap(([, x = '', y = '', scale = '', path = '']) =>
    paths.has(path) && path !== '' ? [boxOf(path, Number(x), Number(y), Number(scale))] : [],
  );
  if (boxes.length < paths.size) throw new Error(`Lettering of ${front.design} was not found in its drawing`);
  return boxes.length === 0 ? null : toInches(joinBoxes(boxes), size);
}

const placedPath = /<path transform="translate\(([-\d.]+)[ ,]([-\d.]+)\) scale\(([-\d.]+)\)" d="([^"]*)"/g;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of all points, those that only bend a curve included: never smaller than what is seen. */
function boxOf(path: string, x: number, y: number, scale: number): Box {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number) * scale);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: x + Math.min(...xs),
    right: x + Math.max(...xs),
    top: y + Math.min(...ys),
    bottom: y + Math.max(...ys),
  };
}

const joinBoxes = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** As `cover` places it: what is left over of the drawing is cut off evenly. */
function toInches({ left, top, right, bottom }: Box, size: CardSize): Rectangle {
  const { file } = cardGeometry[size];
  const scale = Math.max(file.width / drawn.width, file.height / drawn.height);
  const shiftX = (file.width - drawn.width * scale) / 2;
  const shiftY = (file.height - drawn.height * scale) / 2;
  return {
    left: left * scale + shiftX,
    top: top * scale + shiftY,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

export function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  const slack = 0.005;
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.left + inner.width <= outer.left + outer.width + slack &&
    inner.top + inner.height <= outer.top + outer.height + slack
  );
}
