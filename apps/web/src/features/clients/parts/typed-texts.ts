import type { Format } from '@hearthline/format/format';
import { parseCents } from '@hearthline/format/parse-number';
import { writeDollars } from '../../../shared/ui/number-field.tsx';

/** The same amount with its groups; what cannot be read stays as it was typed. */
export function writeMoney(text: string, format: Format): string {
  const cents = parseCents(text, format.language);
  return typeof cents === 'number' ? writeDollars(cents, format) : text.trim();
}
