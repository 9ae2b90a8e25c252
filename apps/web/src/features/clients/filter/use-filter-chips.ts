import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { ClientChoiceFilter, ClientFilterField } from '@hearthline/domain/client/filters';
import { allClientFilters, clientFilters } from '@hearthline/domain/client/filters';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useClientWords } from '../parts/use-client-words.ts';

export interface FilterChip {
  field: ClientFilterField;
  label: string;
  /** The filter without it. */
  rest: ClientFilter;
}

/** Everything a filter asks for, in words, each with the filter that does without it. */
export function useFilterChips(filter: ClientFilter): FilterChip[] {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { wordOf } = useClientWords();

  function describeBudget({ min, max }: NonNullable<ClientFilter['budget']>): string {
    if (min !== undefined && max !== undefined) return format.priceRange(min, max);
    if (min !== undefined) return t('filters.from', { amount: format.price(min) });
    return t('filters.upTo', { amount: format.price(max ?? 0) });
  }

  function describeDays(days: { atLeastDays?: number; atMostDays?: number }): string {
    const { atLeastDays: from, atMostDays: to } = days;
    if (from !== undefined && to !== undefined) return t('filters.betweenDays', { from, to });
    return from === undefined
      ? t('filters.atMostDays', { count: to ?? 0 })
      : t('filters.atLeastDays', { count: from });
  }

  function describe(field: ClientFilterField): string {
    const value = filter[field];
    const { kind } = clientFilters[field];
    if (kind === 'choices')
      return [value ?? []]
        .flat()
        .map((code) => wordOf(field as ClientChoiceFilter, code as never))
        .join(', ');
    switch (kind) {
      case 'consent':
        return (filter.consent ?? []).map((each) => t(`consentWords.${each}`)).join(', ');
      case 'range':
        return describeBudget(filter.budget ?? {});
      case 'contact':
        return filter.lastContact && 'never' in filter.lastContact
          ? t('list.never')
          : describeDays(filter.lastContact ?? {});
      case 'days':
        return describeDays(filter.entered ?? {});
      case 'within':
        return t('filters.within', { count: Number(value) });
      case 'flag':
        return t(value ? 'filters.yes' : 'filters.no');
      default:
        return [value ?? []].flat().join(', ');
    }
  }

  return allClientFilters
    .filter((field) => filter[field] !== undefined)
    .map((field) => {
      const { [field]: _left, ...rest } = filter;
      const name = t(`filters.names.${field}`);
      return { field, label: t('filters.chip', { name, values: describe(field) }), rest };
    });
}
