/**
 * Where things stand on a card, in inches from the upper left corner of the file, bleed included. Sizes are those that
 * North American print providers share (a file larger than the trim by an eighth of an inch on each side, no crop marks);
 * heights for address and postage are Canada Post's, for which both cards are standard mail.
 */

export const cardSizes = ['6x4', '9x6'] as const;
export type CardSize = (typeof cardSizes)[number];

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CardGeometry {
  /** Backgrounds run to its edges. */
  file: Rectangle;
  /** Where the card is cut. */
  trim: Rectangle;
  /** Words and faces stay within. */
  safe: Rectangle;
  /** Of the back only, as all that follow: nothing but the address is printed here. */
  inkFree: Rectangle;
  /** Within the ink-free box, between the top kept for postage and the strip for the barcode. */
  address: Rectangle;
  indicia: Rectangle;
  /** Upper left, where Canada Post looks for it. */
  returnAddress: Rectangle;
  message: Rectangle;
}

const pointsPerInch = 72;
const millimetre = 1 / 25.4;
const bleed = 0.125;
/** A quarter of an inch from the edge of the file, an eighth inside the cut. */
const safeMargin = 0.25;
const inkFreeHeight = 2.375;
const [inkFreeFromRight, inkFreeFromBottom] = [0.275, 0.25];
const addressBelowTop = 40 * millimetre;
const barcodeStrip = 19 * millimetre;
const clearAroundAddress = 3 * millimetre;
/** The smallest that is allowed, 36 by 19 mm. */
const indiciaSize = { width: 36 * millimetre, height: 19 * millimetre };
const returnAddressSize = { width: 2.2, height: 0.6 };
const gap = 0.125;

const trimSizes: Record<CardSize, { width: number; height: number; inkFreeWidth: number }> = {
  '6x4': { width: 6, height: 4, inkFreeWidth: 3.2835 },
  '9x6': { width: 9, height: 6, inkFreeWidth: 4 },
};

export const cardGeometry: Record<CardSize, CardGeometry> = {
  '6x4': describeCard('6x4'),
  '9x6': describeCard('9x6'),
};

function describeCard(size: CardSize): CardGeometry {
  const { width, height, inkFreeWidth } = trimSizes[size];
  const file = { left: 0, top: 0, width: width + 2 * bleed, height: height + 2 * bleed };
  const trim = inset(file, bleed);
  const safe = inset(file, safeMargin);
  const inkFree = {
    left: file.width - inkFreeFromRight - inkFreeWidth,
    top: file.height - inkFreeFromBottom - inkFreeHeight,
    width: inkFreeWidth,
    height: inkFreeHeight,
  };
  const addressTop = Math.max(inkFree.top + clearAroundAddress, trim.top + addressBelowTop);
  const address = {
    left: inkFree.left + clearAroundAddress,
    top: addressTop,
    width: inkFree.width - 2 * clearAroundAddress,
    height: bottomOf(trim) - barcodeStrip - addressTop,
  };
  const indicia = { left: rightOf(safe) - indiciaSize.width, top: safe.top, ...indiciaSize };
  const returnAddress = { left: safe.left, top: safe.top, ...returnAddressSize };
  const messageTop = bottomOf(returnAddress) + gap;
  const message = {
    left: safe.left,
    top: messageTop,
    width: inkFree.left - gap - safe.left,
    height: bottomOf(safe) - messageTop,
  };
  return { file, trim, safe, inkFree, address, indicia, returnAddress, message };
}

function rightOf({ left, width }: Rectangle): number {
  return left + width;
}

function bottomOf({ top, height }: Rectangle): number {
  return top + height;
}

function inset({ left, top, width, height }: Rectangle, by: number): Rectangle {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

/** As a PDF counts: points from the lower left corner of the page. */
export function toPdfBox({ left, top, width, height }: Rectangle, size: CardSize) {
  const page = cardGeometry[size].file;
  return {
    x: left * pointsPerInch,
    y: (page.height - top - height) * pointsPerInch,
    width: width * pointsPerInch,
    height: height * pointsPerInch,
  };
}
