import type { Language } from '@hearthline/domain/language';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { Band } from '@hearthline/domain/valuation/told-bands';
import type { Format } from './format.ts';

interface ValuedHomeTexts {
  about: (text: string) => string;
  assumed: (text: string) => string;
  years: (written: string, count: number) => string;
  step: (written: string) => string;
  finished: (share: string) => string;
  have: (share: string) => string;
}

const texts: Record<Language, ValuedHomeTexts> = {
  en: {
    about: (text) => `about ${text}`,
    assumed: (text) => `${text} assumed`,
    years: (written, count) => `${written} ${count === 1 ? 'year' : 'years'}`,
    step: (written) => `step ${written}`,
    finished: (share) => `${share} finished`,
    have: (share) => `${share} have it`,
  },
  fr: {
    about: (text) => `environ ${text}`,
    assumed: (text) => `${text}, supposé`,
    years: (written, count) => `${written}\u00a0${count < 2 ? 'an' : 'ans'}`,
    step: (written) => `échelon ${written}`,
    finished: (share) => `${share} aménagé`,
    have: (share) => `${share} l’ont`,
  },
};

/** A figure that rests on the middle of a span. */
export const aboutText = (text: string, { language }: Pick<Format, 'language'>): string =>
  texts[language].about(text);

/** 6 – 15 years. */
export const ageBandText = ({ min, max }: Band, format: Format): string =>
  texts[format.language].years(format.numberRange(min, max), max);

/** A year takes no separator, and the middle of a span is no year. */
export const yearText = (year: number, format: Pick<Format, 'language'>): string =>
  Number.isInteger(year) ? String(year) : aboutText(String(Math.round(year)), format);

/** How much one comparable says: beside each other, whole percents would not add up. */
export const weightText = (weight: number, format: Pick<Format, 'percent'>): string =>
  format.percent(weight, 1);

interface CountOptions {
  /** Of sizes, where it stands nowhere else. */
  hasUnit?: boolean;
}

/** What is counted of a home that does not tell it: about 1,450 assumed. */
export const assumedText = (
  line: AdjustmentLine,
  count: number,
  format: Format,
  options?: CountOptions,
): string => texts[format.language].assumed(aboutCountText(line, count, format, options));

/** The same where it is said already that it is assumed. */
export function aboutCountText(
  line: AdjustmentLine,
  count: number,
  format: Format,
  { hasUnit = false }: CountOptions = {},
): string {
  const words = texts[format.language];
  const text = countText(line, count, format, words);
  const isSize = line === 'lot' || line === 'area' || line === 'areaBelow';
  return words.about(isSize && hasUnit ? format.squareFeet(text) : text);
}

function countText(line: AdjustmentLine, count: number, format: Format, words: ValuedHomeTexts): string {
  switch (line) {
    case 'lot':
    case 'area':
    case 'areaBelow':
      return format.number(Math.round(count));
    case 'age':
      return words.years(format.number(Math.round(count)), Math.round(count));
    case 'condition':
      return words.step(format.number(count, 1));
    case 'basement':
      return words.finished(format.percent(count, 0));
    case 'fee':
      return format.price(count * 100);
    case 'penthouse':
    case 'view':
    case 'waterfront':
    case 'pool':
    case 'cooling':
      return words.have(format.percent(count, 0));
    default:
      return format.number(count, 1);
  }
}
