import { describe, expect, it } from 'vitest';
import type { CardGeometry, Rectangle } from './postal-geometry.ts';
import { cardGeometry, cardSizes, toPdfBox } from './postal-geometry.ts';

const right = (box: Rectangle) => box.left + box.width;
const bottom = (box: Rectangle) => box.top + box.height;
const isWithin = (box: Rectangle, outer: Rectangle) =>
  box.left >= outer.left - 1e-9 &&
  box.top >= outer.top - 1e-9 &&
  right(box) <= right(outer) + 1e-9 &&
  bottom(box) <= bottom(outer) + 1e-9;
const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < right(other) && other.left < right(one) && one.top < bottom(other) && other.top < bottom(one);

it('files and boxes of both cards are as print providers measure them', () => {
  const measure = ({ file, safe, inkFree }: CardGeometry) => [
    [file.width, file.height],
    [safe.left, safe.width, safe.height],
    [inkFree.width, inkFree.height],
    [file.width - right(inkFree), file.height - bottom(inkFree)].map((inches) => Number(inches.toFixed(4))),
  ];
  expect(cardSizes.map((size) => measure(cardGeometry[size]))).toEqual([
    [
      [6.25, 4.25],
      [0.25, 5.75, 3.75],
      [3.2835, 2.375],
      [0.275, 0.25],
    ],
    [
      [9.25, 6.25],
      [0.25, 8.75, 5.75],
      [4, 2.375],
      [0.275, 0.25],
    ],
  ]);
  expect(toPdfBox(cardGeometry['6x4'].file, '6x4')).toEqual({ x: 0, y: 0, width: 450, height: 306 });
  expect(toPdfBox(cardGeometry['9x6'].trim, '9x6')).toEqual({ x: 9, y: 9, width: 648, height: 432 });
  expect(toPdfBox(cardGeometry['6x4'].indicia, '6x4').y).toBeCloseTo(306 - 18 - (19 / 25.4) * 72, 6);
});

describe.each(cardSizes)('the back of a card of %s inches', (size) => {
  const { trim, safe, inkFree, address, indicia, returnAddress, message } = cardGeometry[size];
  const millimetres = (inches: number) => inches * 25.4;

  it('is standard mail, with room for six lines of address where machines read it', () => {
    expect(millimetres(trim.width)).toBeGreaterThan(140);
    expect(millimetres(trim.width)).toBeLessThan(245);
    expect(millimetres(trim.height)).toBeGreaterThan(90);
    expect(millimetres(trim.height)).toBeLessThan(156);
    expect(millimetres(address.top - trim.top)).toBeGreaterThan(39.99);
    expect(millimetres(bottom(trim) - bottom(address))).toBeGreaterThan(18.99);
    expect(millimetres(address.height)).toBeGreaterThan(6 * 5);
    // Forty upper-case letters of 8 points.
    expect(address.width * 72).toBeGreaterThan(39 * 8 * 0.65);
    expect(isWithin(address, inkFree)).toBe(true);
  });

  it('keeps everything within the safe zone and apart', () => {
    const printed = [indicia, returnAddress, message];
    expect(printed.every((box) => isWithin(box, safe))).toBe(true);
    const boxes = [...printed, inkFree];
    const clashes = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => overlap(one, other)),
    );
    expect(clashes).toEqual([]);
    expect(millimetres(indicia.width)).toBeCloseTo(36, 6);
    expect(right(indicia)).toBeCloseTo(right(safe), 6);
  });
});
