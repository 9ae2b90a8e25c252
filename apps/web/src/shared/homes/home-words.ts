import type { ListingCard } from '@hearthline/contract/listing-card';
import { priceText } from '@hearthline/format/listing-words';
import { useTranslation } from 'react-i18next';
import { isClosedBy, useBoardAgreement } from '../api/board-access.ts';
import { useFormat } from '../i18n/format.ts';

/** Whether no home is shown for want of board access: nothing is known of any of them then, gone or not. */
export const useHomesClosed = (): boolean => isClosedBy(useBoardAgreement());

/** A home by its address; without one by its number, and where the market knows it no longer, plainly so. */
export function useHomeName() {
  const { t } = useTranslation('homes');
  const missing = t(useHomesClosed() ? 'closed' : 'gone');
  return (listing: Pick<ListingCard, 'address' | 'mlsNumber'> | null): string =>
    listing === null ? missing : listing.address || t('mls', { number: listing.mlsNumber });
}

export function useHomePrice() {
  const { t } = useTranslation('homes');
  const format = useFormat();
  const missing = useHomesClosed() ? '' : t('noPrice');
  return (listing: Pick<ListingCard, 'price' | 'offer'> | null): string =>
    listing === null ? missing : (priceText(listing, format) ?? t('noPrice'));
}
