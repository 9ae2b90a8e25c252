import type { GreetingRun } from '@hearthline/contract/greetings';
import { yearOf } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';

type Named = Pick<GreetingRun, 'occasion' | 'name' | 'day'>;

/** Thanksgiving 2025. */
export function useRunName(): (run: Named) => string {
  const { t } = useTranslation('greetings');
  return ({ occasion, name, day }) =>
    `${occasion === 'custom' && name !== '' ? name : t(`words.occasion.${occasion}`)} ${yearOf(day)}`;
}
