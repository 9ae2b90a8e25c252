import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

interface ListingPriceProps {
  listing: Pick<ListingCard, 'price' | 'offer' | 'status' | 'originalListPrice'>;
  className?: string;
}

/** The largest number of its group; beside it what was taken off the first list price. */
export function ListingPrice({ listing, className }: ListingPriceProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { price, offer, status, originalListPrice } = listing;
  if (price === null)
    return <p className={classNames('text-lg font-semibold', className)}>{t('facts.noPrice')}</p>;
  const change = originalListPrice === null || status !== 'active' ? 0 : price - originalListPrice;
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 text-lg font-semibold tracking-tight',
        className,
      )}
    >
      {offer === 'lease' ? format.rent(price) : format.price(price)}
      {change < 0 ? (
        <span className="text-sm font-medium text-st-change">{format.priceStep(change)}</span>
      ) : null}
    </p>
  );
}
