import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { stateOf } from './listing-mark.ts';

interface ListingStateProps {
  listing: Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'>;
  isOnPhoto?: boolean;
  className?: string;
}

/** The mark of the state and the word for it. */
export function useStateWord(listing: ListingStateProps['listing']) {
  const { t } = useTranslation('listings');
  const { mark, word } = stateOf(listing);
  return { mark, text: word === 'active' ? t('vocabulary.status.active') : t(`vocabulary.code.${word}`) };
}

export function ListingState({ listing, ...look }: ListingStateProps) {
  const { mark, text } = useStateWord(listing);
  return (
    <StatusChip mark={mark} title={text} {...look}>
      {text}
    </StatusChip>
  );
}
