import type { Language } from '@hearthline/contract/common';

const signs = /[\s$\u00A0\u202F]/g;
const separators: Record<Language, { group: RegExp; decimal: string }> = {
  en: { group: /,/g, decimal: '.' },
  fr: { group: /\./g, decimal: ',' },
};

/** A number as people type it in their language: null for nothing, undefined for what is no number. */
export function readNumber(text: string, language: Language): number | null | undefined {
  const { group, decimal } = separators[language];
  const typed = text.replace(signs, '').replace(group, '').replace(decimal, '.');
  if (typed === '') return null;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

/** The same number as it is typed, without separators between thousands. */
export function writeNumber(value: number | null, language: Language): string {
  return value === null ? '' : String(value).replace('.', separators[language].decimal);
}
