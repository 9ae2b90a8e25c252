import type { ListingCard } from '@hearthline/contract/listing-card';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui/status-chip.tsx';

interface HomeStateProps {
  listing: Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'> | null;
  isOnPhoto?: boolean;
  className?: string;
}

/** Where the home stands on the market. */
export function HomeState({ listing, ...look }: HomeStateProps) {
  const { t } = useTranslation('homes');
  if (listing === null)
    return (
      <StatusChip mark="off" {...look}>
        {t('goneState')}
      </StatusChip>
    );
  const { mark, word } = stateOf(listing);
  return (
    <StatusChip mark={mark} {...look}>
      {word === 'active' ? t('vocabulary.status.active') : t(`vocabulary.code.${word}`)}
    </StatusChip>
  );
}
