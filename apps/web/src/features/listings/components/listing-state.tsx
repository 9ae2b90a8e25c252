import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { stateOf, stateWord } from './listing-mark.ts';

interface ListingStateProps {
  listing: Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'>;
  isOnPhoto?: boolean;
  className?: string;
}

/** The mark of the state and the word for it. */
export function ListingState({ listing, ...look }: ListingStateProps) {
  const { t } = useTranslation('listings');
  const text = stateWord(listing, t);
  return (
    <StatusChip mark={stateOf(listing).mark} title={text} {...look}>
      {text}
    </StatusChip>
  );
}
