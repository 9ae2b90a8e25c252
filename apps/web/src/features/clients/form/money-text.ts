import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';

/** Cents of a typed amount in either language; null for an empty one, NaN for one that is none. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f$]/g, '');
  if (bare === '') return null;
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!/^\d+$/.test(digits)) return Number.NaN;
  return Math.round(Number(`${digits}.${decimals || '0'}`) * 100);
}

/** The same amount with its groups; what cannot be read stays as it was typed. */
export function writeMoney(text: string, language: Language): string {
  const cents = readMoney(text);
  return cents === null || Number.isNaN(cents) ? text.trim() : createFormat(language).number(cents / 100);
}
