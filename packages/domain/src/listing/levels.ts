import { toOneLine } from '../one-line.ts';

/** Beyond any building: such a number is a unit or a typing error. */
const highestLevel = 150;
const unitDigitsPerLevel = 2;

/**
 * The floor that a board's text states; of a band of floors, `10 to 12`, the one in its middle. The
 * number of a penthouse is not a floor, nor is a basement: `PH`, `LPH2`, `B1`, `GF` and `0` give null.
 */
export function parseLevel(text: string | null): number | null {
  const band = /^(\d{1,3})\s*(?:to|-|–|à)\s*(\d{1,3})$/i.exec((text ?? '').trim());
  if (band) {
    const [low, high] = [toLevel(band[1]), toLevel(band[2])];
    return low !== null && high !== null && low <= high ? Math.round((low + high) / 2) : null;
  }
  const match =
    /^(?:level|floor|flr|fl|étage|etage)?\.?\s*(\d{1,4})(?:st|nd|rd|th|e|er|[a-d])?(?:\s+(?:floor|level|étage|etage))?$/i.exec(
      (text ?? '').trim(),
    );
  return toLevel(match?.[1]);
}

/** The digits of a unit before its last two: `1701` is on 17. Shorter numbers tell no floor. */
export function levelFromUnit(unit: string | null): number | null {
  const match = /^(?:unit|apt\.?|suite)? ?#? ?[a-z]?-?0*(\d{3,5})[a-z]?$/i.exec(toOneLine(unit ?? ''));
  return toLevel(match?.[1]?.slice(0, -unitDigitsPerLevel));
}

export function findLevel(stated: string | null, unit: string | null): number | null {
  return parseLevel(stated) ?? levelFromUnit(unit);
}

function toLevel(digits: string | undefined): number | null {
  const level = Number(digits ?? '0');
  return level >= 1 && level <= highestLevel ? level : null;
}
