import type { Language } from '../language.ts';

const numbers: Record<Language, readonly string[]> = {
  en: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ],
  fr: [
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
    'treize',
    'quatorze',
    'quinze',
    'seize',
    'dix-sept',
    'dix-huit',
    'dix-neuf',
    'vingt',
  ],
};

/** 'three years', 'un an'; from 21 on in figures, as people write it. */
export function yearsInWords(years: number, language: Language): string {
  const number = numbers[language][years - 1] ?? String(years);
  if (language === 'fr') return `${number}\u00A0${years === 1 ? 'an' : 'ans'}`;
  return `${number} ${years === 1 ? 'year' : 'years'}`;
}
