import type { QueryCategory } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../api/badge-queries.ts';

/** The name of a category; empty until the catalogue is there. */
export function useCategoryTitle(category: QueryCategory): string {
  const { i18n } = useTranslation('badges');
  const { data } = useQuery(categoriesQuery('', i18n.language));
  return data?.find(({ key }) => key === category)?.title ?? '';
}
