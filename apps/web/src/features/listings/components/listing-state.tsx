import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { stateOf } from './listing-mark.ts';

interface ListingStateProps {
  listing: Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'>;
  isOnPhoto?: boolean;
  className?: string;
}

export function ListingState({ listing, ...look }: ListingStateProps) {
  const { t } = useTranslation('listings');
  const { mark, word } = stateOf(listing);
  return (
    <StatusChip mark={mark} {...look}>
      {word === 'active' ? t('vocabulary.status.active') : t(`vocabulary.code.${word}`)}
    </StatusChip>
  );
}
