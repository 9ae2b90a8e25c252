import type { Language } from '@hearthline/contract/common';
import { parsePhone, splitPhone } from '@hearthline/domain/client/phone';
import type { ClientType } from '@hearthline/domain/client/vocabulary';
import { countsByMonth } from '@hearthline/domain/client/vocabulary';
import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';

const extensions: Record<Language, string> = { en: ' ext. ', fr: ' poste ' };
/** Country codes of one and of two digits; all others have three. */
const shortCountryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** +44 207 946 0958: the country, then the rest in groups that can be read out. */
function spaceForeign(number: string): string {
  const digits = number.slice(1);
  const country = shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(country.length);
  const groups = rest.match(/\d{3}(?=\d{3})|\d+/g) ?? [];
  return [`+${country}`, ...groups].join(' ');
}

/** As it is kept, for people. */
export function formatPhone(kept: string, language: Language): string {
  const phone = parsePhone(kept);
  if (phone === null) return kept;
  const written = splitPhone(phone.number)
    ? createFormat(language).phone(phone.number)
    : spaceForeign(phone.number);
  return phone.extension === null ? written : written + extensions[language] + phone.extension;
}

/** The address behind a tap on a number. */
export function phoneLink(kept: string): string {
  return `tel:${kept}`;
}

export interface Budget {
  budget: number | null;
  budgetMax: number | null;
  type: ClientType | null;
}

function writeBudget({ budget, budgetMax, type }: Budget, format: Format): string {
  if (budget === null) return '—';
  const isRent = countsByMonth(type);
  if (budgetMax === null || budgetMax === budget) return isRent ? format.rent(budget) : format.price(budget);
  return isRent ? format.rentRange(budget, budgetMax) : format.priceRange(budget, budgetMax);
}

/** Numbers and amounts of a client in the current language. */
export function useClientFormat() {
  const format = useFormat();
  const language = useLanguageStore(({ lan }) => lan);
  return useMemo(
    () => ({
      phone: (kept: string) => (kept === '' ? '—' : formatPhone(kept, language)),
      budget: (client: Budget) => writeBudget(client, format),
    }),
    [format, language],
  );
}
