import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { suggestQuery } from '../../features/listings/api/search-api.ts';
import { useSettled } from '../../shared/hooks/use-settled.ts';
import { useFormat } from '../../shared/i18n/format.ts';
import type { PaletteRecord } from './palette-record.ts';

const fewestLetters = 2;
const mostLetters = 80;
const pauseMs = 150;

/** Listings by MLS number or address, and places; the server finds them, so the typed text itself is their keyword. */
export function useListingRecords(query: string): PaletteRecord[] {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const navigate = useNavigate();
  const text = useSettled(query.trim(), pauseMs).slice(0, mostLetters);
  const isLongEnough = text.length >= fewestLetters;
  const { data: suggestions = [] } = useQuery({ ...suggestQuery(text), enabled: isLongEnough });
  if (!isLongEnough || query.trim().length < fewestLetters) return [];

  return suggestions.map((suggestion): PaletteRecord => {
    if (suggestion.type === 'place') {
      const { level, code, name, within } = suggestion;
      return {
        id: `place:${level}:${code}`,
        group: t('palette.places'),
        label: name,
        ...(within && { detail: within }),
        keywords: query,
        icon: MapPin,
        run: () =>
          void navigate({
            to: '/property-search/result',
            search: { c: JSON.stringify({ [level]: { any: [code] } }) },
          }),
      };
    }
    const { id, address, mlsNumber, municipality, price } = suggestion;
    const facts = [mlsNumber, municipality, price !== null && format.price(price)];
    return {
      id: `listing:${id}`,
      group: t('palette.listings'),
      label: address,
      detail: facts.filter(Boolean).join(' · '),
      keywords: query,
      icon: House,
      run: () => void navigate({ to: '/property-search/result/view', search: { id } }),
    };
  });
}
