import type { Token } from './tokens.ts';
import { normaliseWord } from './tokens.ts';

export interface PhraseMatch<T> {
  meaning: T;
  /** The first token after the phrase. */
  end: number;
}

export interface PhraseTable<T> {
  /** The longest phrase that begins at a token. */
  find(tokens: readonly Token[], at: number): PhraseMatch<T> | null;
}

/** All readings of a pattern: `sous sol (fini|amenage)`, `condo(|s)`. */
export function expandPattern(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (!group) return [normaliseWord(pattern).trim()];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return (group[1] ?? '').split('|').flatMap((choice) => expandPattern(`${before}${choice}${after}`));
}

export function createPhraseTable<T>(
  entries: Iterable<readonly [pattern: string, meaning: T]>,
): PhraseTable<T> {
  const meanings = new Map<string, T>();
  /** By their first word, so that most words are passed over at once. */
  const longest = new Map<string, number>();
  for (const [pattern, meaning] of entries) {
    for (const phrase of expandPattern(pattern)) {
      meanings.set(phrase, meaning);
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    }
  }
  return {
    find(tokens, at) {
      const most = longest.get(tokens[at]?.norm ?? '') ?? 0;
      for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
        const key = tokens
          .slice(at, at + length)
          .map((token) => token.norm)
          .join(' ');
        const meaning = meanings.get(key);
        if (meaning !== undefined) return { meaning, end: at + length };
      }
      return null;
    },
  };
}

/** A set of phrases without meanings of their own: the end of the longest one, or where it began. */
export function createPhraseSet(patterns: string): (tokens: readonly Token[], at: number) => number {
  const table = createPhraseTable(
    patterns.split(',').map((pattern): [string, true] => [pattern.trim(), true]),
  );
  return (tokens, at) => table.find(tokens, at)?.end ?? at;
}
