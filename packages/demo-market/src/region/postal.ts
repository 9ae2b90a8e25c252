import { createRandom, hashNumbers } from '../random.ts';
import type { Setting } from './region.ts';

/** Letters that Canadian postal codes use after the first. */
const letters = 'ABCEGHJKLMNPRSTVWXYZ';
/** Of the lake and of the north. */
const firstLetters = 'LP';
const northernArea = 2;

/**
 * First halves of postal codes by place: one first letter for an area, and in it stretches of the alphabet that follow
 * each other from the middle of a town outwards. Open country has a 0 and one prefix for the whole municipality.
 */
export function createPostalPrefixes(seed: number) {
  const random = createRandom(seed, 'postal prefixes');
  const towns = new Map([...firstLetters].map((first) => [first, listPrefixes(first, '123456789')]));
  const countries = new Map([...firstLetters].map((first) => [first, listPrefixes(first, '0')]));
  const countryOf = new Map<number, string>();
  const current = new Map<number, { prefix: string; left: number }>();

  /** Asked for one municipality after the other, and in each from its middle outwards. */
  return (municipality: number, area: number, setting: Setting): string => {
    const first = area === northernArea ? 'P' : 'L';
    if (setting === 'rural' || setting === 'village' || setting === 'shore') {
      const known = countryOf.get(municipality) ?? countries.get(first)?.shift() ?? `${first}0A`;
      countryOf.set(municipality, known);
      return known;
    }
    const open = current.get(municipality);
    if (open && open.left > 0) {
      open.left -= 1;
      return open.prefix;
    }
    const prefix = towns.get(first)?.shift() ?? `${first}1A`;
    current.set(municipality, { prefix, left: random.integer(0, 1) });
    return prefix;
  };
}

/** The whole code for a place of a street, as 'L4K 2B7': neighbours on the same side of a street share it. */
export function postalCodeOf(prefix: string, streetId: number, civicNumber: number): string {
  const hash = hashNumbers(streetId, Math.floor(civicNumber / 40), civicNumber % 2);
  const letter = letters[(hash >>> 8) % letters.length];
  return `${prefix} ${hash % 10}${letter}${(hash >>> 16) % 10}`;
}

function listPrefixes(first: string, digits: string): string[] {
  return [...digits].flatMap((digit) => [...letters].map((letter) => `${first}${digit}${letter}`));
}
