import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { yearsInWords } from '@hearthline/domain/greeting/years';
import type { Language } from '@hearthline/domain/language';
import type { DesignId } from './catalogue.ts';
import { greetingDesigns } from './catalogue.ts';
import { occasionsEn } from './words/en.ts';
import { occasionsFr } from './words/fr.ts';
import type { OccasionWords } from './words/occasion-words.ts';

export type { OccasionWords };

const words: Record<Language, Record<Occasion, OccasionWords>> = { en: occasionsEn, fr: occasionsFr };

/** What a new greeting begins with; an agent changes it. */
export const wordsOf = (occasion: Occasion, language: Language): OccasionWords => words[language][occasion];

interface Reader {
  occasion: Occasion;
  language: Language;
  /** Since the first; null or none where nobody knows. */
  years?: number | null;
}

/** Over a mail: what the picture says, for those who do not see it, with the reader's name where there is one. */
export function headlineOf({ occasion, language, years, firstName }: Reader & { firstName: string }): string {
  const { headline, withYears } = wordsOf(occasion, language);
  return fill((isCounted(years) && withYears?.headline) || headline, { years, firstName, language });
}

/** On a picture: the design's own line where it suits the occasion, else that of the occasion. */
export function lineOf({ occasion, language, years, design }: Reader & { design: DesignId }): string {
  const { line, withYears } = wordsOf(occasion, language);
  if (isCounted(years) && withYears) return fill(withYears.line, { years, firstName: '', language });
  const own = greetingDesigns[design];
  return own.occasions.includes(occasion) ? own.line[language] : line;
}

const isCounted = (years: number | null | undefined): years is number =>
  Number.isInteger(years) && Number(years) > 0;

interface Filling {
  years: number | null | undefined;
  firstName: string;
  language: Language;
}

function fill(text: string, { years, firstName, language }: Filling): string {
  const named = text
    .replace(/, \{\{firstName\}\}/, () => (firstName.trim() === '' ? '' : `, ${firstName.trim()}`))
    .replace('{{yearsInWords}}', isCounted(years) ? yearsInWords(years, language) : '');
  return named.charAt(0).toUpperCase() + named.slice(1);
}
