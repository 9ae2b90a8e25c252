import type { GreetingRun } from '@hearthline/contract/greetings';
import { yearOf } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';

type Named = Pick<GreetingRun, 'occasion' | 'name' | 'day' | 'clientName'>;

/** Thanksgiving 2025, and whose it was where it was one client's alone. */
export function useRunName(): (run: Named) => string {
  const { t } = useTranslation('greetings');
  return ({ occasion, name, day, clientName }) => {
    const run = `${occasion === 'custom' && name !== '' ? name : t(`words.occasion.${occasion}`)} ${yearOf(day)}`;
    return clientName === null ? run : t('recent.ofClient', { run, client: clientName });
  };
}
