import { createRandom, hashNumbers } from '../random.ts';
import type { Setting } from './region.ts';

/** Letters that Canadian postal codes use after the first. */
const letters = 'ABCEGHJKLMNPRSTVWXYZ';

/** First halves of postal codes: open country has a 0 in the middle and is shared, towns have several. */
export function createPostalPrefixes(seed: number) {
  const random = createRandom(seed, 'postal prefixes');
  const town = random.shuffle(listPrefixes('LP', '123456789'));
  const country = random.shuffle(listPrefixes('LP', '0'));
  const countryOf = new Map<number, string>();
  const current = new Map<number, { prefix: string; left: number }>();

  return (municipality: number, setting: Setting): string => {
    if (setting === 'rural' || setting === 'village' || setting === 'shore') {
      const known = countryOf.get(municipality) ?? country.pop() ?? 'P0A';
      countryOf.set(municipality, known);
      return known;
    }
    const open = current.get(municipality);
    if (open && open.left > 0) {
      open.left -= 1;
      return open.prefix;
    }
    const prefix = town.pop() ?? 'L1A';
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
  return [...first].flatMap((start) =>
    [...digits].flatMap((digit) => [...letters].map((letter) => `${start}${digit}${letter}`)),
  );
}
