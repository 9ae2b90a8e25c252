/** Both ends count; null is an open end. */
export interface Band {
  min: number | null;
  max: number | null;
}

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,9})`;
const unit = String.raw`(?:\s*(?:sq\.?\s?ft\.?|sqft|ft2|ft²|years?|yrs?))?`;
const between = new RegExp(`^${number}\\s*(?:-|–|—|to)\\s*${number}${unit}$`, 'i');
const under = new RegExp(`^(?:<=?|under|less than)\\s*${number}${unit}$`, 'i');
const over = new RegExp(
  `^(?:${number}${unit}\\s*(?:\\+|plus|and over|or more)|(?:>=?|over)\\s*${number}${unit})$`,
  'i',
);
const single = new RegExp(`^${number}${unit}$`, 'i');

/** `3000-3500`, `< 700`, `5000 +`, `100+`, `1200`. Null for anything else: a text in another unit is not read as feet. */
export function parseBand(text: string | null): Band | null {
  const plain = (text ?? '').trim();
  const ends = between.exec(plain);
  if (ends) {
    const [min, max] = [toNumber(ends[1]), toNumber(ends[2])];
    return min <= max ? { min, max } : null;
  }
  const below = under.exec(plain);
  if (below) return { min: null, max: toNumber(below[1]) };
  const above = over.exec(plain);
  if (above) return { min: toNumber(above[1] ?? above[2]), max: null };
  const point = single.exec(plain);
  return point ? { min: toNumber(point[1]), max: toNumber(point[1]) } : null;
}

/** Ages in years; a new home is of age 0. */
export function parseAgeBand(text: string | null): Band | null {
  return /^(?:new|neuf|neuve)$/i.test((text ?? '').trim()) ? { min: 0, max: 0 } : parseBand(text);
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}
