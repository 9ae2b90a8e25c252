import type { ClientType } from '@hearthline/domain/client/vocabulary';
import { countsByMonth } from '@hearthline/domain/client/vocabulary';
import type { Format } from '@hearthline/format/format';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/i18n/format.ts';

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
  return useMemo(
    () => ({
      phone: (kept: string) => (kept === '' ? '—' : format.phone(kept)),
      budget: (client: Budget) => writeBudget(client, format),
    }),
    [format],
  );
}
