import type { Language } from '@hearthline/contract/common';
import type { PaletteGroup, PaletteKind } from '@hearthline/contract/palette';
import { foldText } from '@hearthline/domain/client/same-person';

export interface PaletteQuestion {
  agentId: string;
  language: Language;
  /** Trimmed, two letters at least. */
  text: string;
  /** How many rows are wanted. */
  limit: number;
}

export type PaletteFound<Kind extends PaletteKind> = Pick<PaletteGroup<Kind>, 'total' | 'rows'> & {
  isSimilar?: boolean;
};

/** Finds one kind of what the palette lists. A feature makes its own and hands it to the palette in `composition.ts`. */
export interface PaletteProvider<Kind extends PaletteKind = PaletteKind> {
  kind: Kind;
  find(question: PaletteQuestion): Promise<PaletteFound<Kind>>;
}

/** After this a kind is left out of the answer, and its statements are ended. */
export const paletteWaitMs = 2_000;

/** For records of which an agent has few: those whose words hold every word of the text, in their order. */
export function pickMatching<T>(items: readonly T[], text: string, wordsOf: (item: T) => string): T[] {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return items.filter((item) => {
    const folded = foldText(wordsOf(item));
    return words.every((word) => folded.includes(word));
  });
}
