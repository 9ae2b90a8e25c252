import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import { useChips } from '../model/use-chips.ts';

const longestName = 120;

/** Its chips in one line; sale and active go without saying. */
export function useSearchName(criteria: Criteria): string {
  const { t } = useTranslation('listings');
  const chips = useChips(criteria).filter(
    ({ field, remove }) => remove || (field !== 'offer' && field !== 'status'),
  );
  const name = chips.map(({ label }) => label).join(', ');
  return name.slice(0, longestName) || t('searches.all');
}
