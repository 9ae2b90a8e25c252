import { describe, expect, it } from 'vitest';
import { placePopup } from './place-popup.ts';

const map = { width: 800, height: 600 };
const card = { width: 232, height: 226 };

describe('placePopup', () => {
  it('stands right of the pin and below it', () => {
    expect(placePopup({ x: 300, y: 200 }, map, card, 30)).toEqual({ x: 30, y: 16 });
  });

  it('goes to the other sides near the edges', () => {
    expect(placePopup({ x: 700, y: 200 }, map, card, 30).x).toBe(-262);
    expect(placePopup({ x: 300, y: 500 }, map, card, 30).y).toBe(-272);
  });

  it('stays inside of the map in any case', () => {
    for (const x of [0, 130, 400, 799]) {
      for (const y of [0, 150, 300, 599]) {
        const { x: dx, y: dy } = placePopup({ x, y }, map, card, 30);
        expect(x + dx).toBeGreaterThanOrEqual(12);
        expect(y + dy).toBeGreaterThanOrEqual(12);
        expect(x + dx + card.width).toBeLessThanOrEqual(788);
        expect(y + dy + card.height).toBeLessThanOrEqual(588);
      }
    }
  });
});
