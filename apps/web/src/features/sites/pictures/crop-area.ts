import type { SiteCrop } from '@hearthline/contract/sites';

interface Size {
  width: number;
  height: number;
}

/** Which sides follow the pointer; none of them moves the whole. */
export type CropGrip = 'all' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

export const leastCropPx = 16;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The largest part of a picture of this shape, in its middle; without a shape all of it. */
export function largestCrop({ width, height }: Size, ratio: number | null): SiteCrop {
  if (ratio === null) return { left: 0, top: 0, width, height };
  const wide = Math.round(Math.min(width, height * ratio));
  const high = Math.round(Math.min(height, width / ratio));
  return {
    left: Math.round((width - wide) / 2),
    top: Math.round((height - high) / 2),
    width: wide,
    height: high,
  };
}

/** Moves or stretches the part that stays, never beyond the picture and never out of its shape. */
export function dragCrop(
  crop: SiteCrop,
  grip: CropGrip,
  by: { x: number; y: number },
  picture: Size,
  ratio: number | null,
): SiteCrop {
  if (grip === 'all') {
    return {
      ...crop,
      left: Math.round(between(crop.left + by.x, 0, picture.width - crop.width)),
      top: Math.round(between(crop.top + by.y, 0, picture.height - crop.height)),
    };
  }
  const isLeft = grip === 'topLeft' || grip === 'bottomLeft';
  const isTop = grip === 'topLeft' || grip === 'topRight';
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  const mostWidth = isLeft ? right : picture.width - crop.left;
  const mostHeight = isTop ? bottom : picture.height - crop.top;
  let width = between(crop.width + (isLeft ? -by.x : by.x), leastCropPx, mostWidth);
  let height = between(crop.height + (isTop ? -by.y : by.y), leastCropPx, mostHeight);
  if (ratio !== null) {
    // Whichever way it was pulled further decides, as far as there is room.
    const wanted = Math.max(width, height * ratio);
    width = Math.min(wanted, mostWidth, mostHeight * ratio);
    height = width / ratio;
  }
  width = Math.round(width);
  height = Math.round(height);
  return { left: isLeft ? right - width : crop.left, top: isTop ? bottom - height : crop.top, width, height };
}
