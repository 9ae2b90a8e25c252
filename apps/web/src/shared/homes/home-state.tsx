import type { ListingCard } from '@hearthline/contract/listing-card';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui/status-chip.tsx';
import { useHomesClosed } from './home-words.ts';

interface HomeStateProps {
  listing: Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'> | null;
  isOnPhoto?: boolean;
  className?: string;
}

/** Where the home stands on the market; nothing where that may not be known. */
export function HomeState({ listing, ...look }: HomeStateProps) {
  const { t } = useTranslation('homes');
  const isClosed = useHomesClosed();
  if (listing === null && isClosed) return null;
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
