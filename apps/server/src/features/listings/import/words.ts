import type { Warnings } from './warnings.ts';

/** The first pattern that fits the simplified word decides. */
export type WordRules<T> = readonly (readonly [pattern: RegExp, value: T])[];

/** What the feed's own lists of words say that a word stands for. */
export type ExplainWord = (field: string, word: string) => string | null;

export interface WordBook {
  /** Null where the rules do not know the word, nor what it stands for; that is told as a warning. */
  find<T>(field: string, word: string | null, rules: WordRules<T>): T | null;
  /** Every value that a list of words names; words that say nothing about the matter are left out silently. */
  findAll<T extends string>(field: string, words: readonly string[], rules: WordRules<T | 'silent'>): T[];
  explain: ExplainWord;
}

export function createWordBook(warnings: Warnings, explain: ExplainWord): WordBook {
  const find: WordBook['find'] = (field, word, rules) => {
    if (word === null) return null;
    const value = matchWord(word, rules);
    if (value !== null) return value;
    const meaning = explain(field, word);
    const explained = meaning === null ? null : matchWord(meaning, rules);
    if (explained === null) warnings.addUnknownWord(field, word);
    return explained;
  };
  return {
    find,
    findAll: <T extends string>(field: string, words: readonly string[], rules: WordRules<T | 'silent'>) => {
      const values = words.map((word) => find(field, word, rules));
      return [...new Set(values)].filter((value): value is T => value !== null && value !== 'silent');
    },
    explain,
  };
}

export function matchWord<T>(word: string, rules: WordRules<T>): T | null {
  const simple = simplifyWord(word);
  return rules.find(([pattern]) => pattern.test(simple))?.[1] ?? null;
}

/** `Semi-Detached`, `SemiDetached` and `semi detached` are one word. */
export function simplifyWord(word: string): string {
  return word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
