import { parseIsoDate } from '@hearthline/domain/calendar';
import type { Format } from '@hearthline/format/format';
import { parseCents } from '@hearthline/format/parse-number';
import { writeDollars } from '../../../shared/ui/number-field.tsx';

/** 1984/2/29, 1984.02.29 and 19840229 mean 1984-02-29; whatever is no day stays as it was typed. */
export function tidyDate(text: string): string {
  const trimmed = text.trim();
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(trimmed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed) ?? [];
  if (!year) return trimmed;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? trimmed;
}

/** The same amount with its groups; what cannot be read stays as it was typed. */
export function writeMoney(text: string, format: Format): string {
  const cents = parseCents(text, format.language);
  return typeof cents === 'number' ? writeDollars(cents, format) : text.trim();
}
