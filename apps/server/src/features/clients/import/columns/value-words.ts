import type { MatchedTarget } from '@hearthline/contract/client-import';
import { clientValueWords } from '@hearthline/domain/client/import-words';
import { foldText } from '@hearthline/domain/client/same-person';
import { clientVocabularies } from '@hearthline/format/vocabulary/client';

const vocabularies: readonly Partial<Record<string, Readonly<Record<string, string>>>>[] = Object.values(
  clientVocabularies,
).map((vocabulary) => ({ ...vocabulary }));

export interface WordMatch {
  code: string;
  /** It is the code's own name, not only a usual word for it. */
  isSure: boolean;
}

const matches = new Map(
  Object.entries(clientValueWords).map(([target, table]) => [
    target,
    new Map(
      Object.entries(table).flatMap(([code, words]) =>
        listWords(
          code,
          words,
          vocabularies.map((vocabulary) => vocabulary[target]?.[code] ?? ''),
        ),
      ),
    ),
  ]),
);

function listWords(code: string, words: string, labels: readonly string[]): [string, WordMatch][] {
  const [names = '', others = ''] = words.split('||');
  const own = [code, code.replace(/([A-Z])/g, ' $1'), ...labels, ...names.split('|')];
  return [
    ...others.split('|').map((word): [string, WordMatch] => [fold(word), { code, isSure: false }]),
    ...own.map((word): [string, WordMatch] => [fold(word), { code, isSure: true }]),
  ];
}

function fold(text: string): string {
  return foldText(text.replaceAll('+', ' plus'));
}

/** What a word of a file means; null where nobody could tell. */
export function matchWord(target: MatchedTarget, word: string): WordMatch | null {
  const folded = fold(word);
  return folded === '' ? null : (matches.get(target)?.get(folded) ?? null);
}

export const isCodeOf = (target: MatchedTarget, code: string): boolean => code in clientValueWords[target];
