import type { ListingCard } from '@hearthline/contract/listing-card';
import { priceText } from '@hearthline/format/listing-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';

/** A home by its address; without one by its number, and where the market knows it no longer, plainly so. */
export function useHomeName() {
  const { t } = useTranslation('homes');
  return (listing: Pick<ListingCard, 'address' | 'mlsNumber'> | null): string =>
    listing === null ? t('gone') : listing.address || t('mls', { number: listing.mlsNumber });
}

export function useHomePrice() {
  const { t } = useTranslation('homes');
  const format = useFormat();
  return (listing: Pick<ListingCard, 'price' | 'offer'> | null): string =>
    (listing && priceText(listing, format)) ?? t('noPrice');
}
