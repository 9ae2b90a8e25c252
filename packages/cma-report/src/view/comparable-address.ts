import { toLine } from './plain-text.ts';

/** Some sellers keep their address to themselves; the sale counts all the same. */
export const addressOf = (address: string, withheld: string, most: number): string =>
  toLine(address, most) || withheld;
