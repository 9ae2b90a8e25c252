import type { ClientFilter } from '@hearthline/contract/client-filter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { ClientLookup } from '../parts/use-client-words.ts';
import { useClientWords } from '../parts/use-client-words.ts';

export type FilterField = Exclude<keyof ClientFilter, 'version'>;

export interface FilterChip {
  field: FilterField;
  label: string;
  /** The filter without it. */
  rest: ClientFilter;
}

const lookups = {
  category: 'ClientCategory',
  type: 'ClientType',
  relation: 'RelationQuality',
  timeline: 'Timeline',
  source: 'ClientSource',
  leadSource: 'LeadSource',
  mortgageStatus: 'MortgageStatus',
} as const satisfies Partial<Record<FilterField, ClientLookup>>;

const order: readonly FilterField[] = [
  'text',
  'category',
  'type',
  'relation',
  'timeline',
  'source',
  'leadSource',
  'mortgageStatus',
  'consent',
  'language',
  'city',
  'tags',
  'notTags',
  'budget',
  'lastContact',
  'entered',
  'birthdayWithin',
  'moveInWithin',
  'isDue',
  'isIncomplete',
  'hasEmail',
];

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

  function describe(field: FilterField): string {
    if (field in lookups) {
      const name = field as keyof typeof lookups;
      return (filter[name] ?? []).map((code) => wordOf(lookups[name], code as never)).join(', ');
    }
    switch (field) {
      case 'consent':
        return (filter.consent ?? []).map((each) => t(`consentWords.${each}`)).join(', ');
      case 'language':
        return (filter.language ?? []).map((each) => t(`languages.${each}`)).join(', ');
      case 'budget':
        return describeBudget(filter.budget ?? {});
      case 'lastContact':
        return filter.lastContact && 'never' in filter.lastContact
          ? t('list.never')
          : describeDays(filter.lastContact ?? {});
      case 'entered':
        return describeDays(filter.entered ?? {});
      case 'birthdayWithin':
      case 'moveInWithin':
        return t('filters.within', { count: filter[field] ?? 0 });
      case 'isDue':
      case 'isIncomplete':
      case 'hasEmail':
        return t(filter[field] ? 'filters.yes' : 'filters.no');
      default:
        return [filter[field] ?? []].flat().join(', ');
    }
  }

  return order
    .filter((field) => filter[field] !== undefined)
    .map((field) => {
      const { [field]: _left, ...rest } = filter;
      const name = t(`filters.names.${field}`);
      return { field, label: t('filters.chip', { name, values: describe(field) }), rest };
    });
}
