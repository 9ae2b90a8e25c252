import { expect, it } from 'vitest';
import type { CropGrip } from './crop-area.ts';
import { dragCrop, largestCrop, leastCropPx } from './crop-area.ts';

const picture = { width: 1200, height: 800 };

it('begins with the largest part of the shape', () => {
  expect(largestCrop(picture, null)).toEqual({ left: 0, top: 0, width: 1200, height: 800 });
  expect(largestCrop(picture, 1)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
  expect(largestCrop(picture, 3)).toEqual({ left: 0, top: 200, width: 1200, height: 400 });
});

it('stays within the picture and in its shape, however far it is pulled', () => {
  const grips: CropGrip[] = ['all', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
  for (const ratio of [null, 1, 16 / 9])
    for (const grip of grips)
      for (const x of [-5000, -37, 0, 41, 5000])
        for (const y of [-5000, 23, 5000]) {
          const crop = dragCrop(largestCrop(picture, ratio), grip, { x, y }, picture, ratio);
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(picture.width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(picture.height);
          if (ratio === null) expect(crop.height).toBeGreaterThanOrEqual(leastCropPx);
          else expect(Math.abs(crop.width - crop.height * ratio)).toBeLessThan(2);
        }
});
