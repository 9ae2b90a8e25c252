import type { Language } from '../language.ts';

/** Small words that no text of a few sentences does without, and that the other language does not have. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(['the', 'and', 'with', 'of', 'this', 'is', 'your', 'you', 'to', 'for', 'in', 'from', 'by']),
  fr: new Set([
    'le',
    'la',
    'les',
    'des',
    'du',
    'et',
    'avec',
    'une',
    'dans',
    'pour',
    'vous',
    'est',
    'au',
    'aux',
  ]),
};
const fewest = 2;

/** The language that people wrote a text in; null where it is too short or mixed to tell. */
export function guessLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => smallWords[language].has(word)).length;
  const [english, french] = [count('en'), count('fr')];
  if (english >= fewest && english > 2 * french) return 'en';
  if (french >= fewest && french > 2 * english) return 'fr';
  return null;
}
