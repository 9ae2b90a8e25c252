import type { ListingCard } from '@hearthline/contract/listing-card';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import type { ListingsT } from '../model/chip-words.ts';
import { saleToListOf } from '../model/listing-words.ts';

type Standing = Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'>;

export function stateWord(listing: Standing, t: ListingsT): string {
  const { word } = stateOf(listing);
  return word === 'active' ? t('vocabulary.status.active') : t(`vocabulary.code.${word}`);
}

interface ListingStateProps {
  listing: Standing;
  isOnPhoto?: boolean;
  className?: string;
}

/** The mark of the state and the word for it. */
export function ListingState({ listing, ...look }: ListingStateProps) {
  const { t } = useTranslation('listings');
  return (
    <StatusChip mark={stateOf(listing).mark} {...look}>
      {stateWord(listing, t)}
    </StatusChip>
  );
}

interface ListingPriceProps {
  listing: Pick<ListingCard, 'price' | 'offer' | 'status' | 'highestAsked'>;
  className?: string;
}

/** The largest number of its group; beside it what was taken off the highest price that was asked. */
export function ListingPrice({ listing, className }: ListingPriceProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { price, offer, status, highestAsked } = listing;
  if (price === null)
    return <p className={classNames('text-lg font-semibold', className)}>{t('facts.noPrice')}</p>;
  const change = highestAsked === null || status !== 'active' ? 0 : price - highestAsked;
  const than = t('facts.thanAsked', { price: format.price(highestAsked ?? price) });
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 text-lg font-semibold tracking-tight',
        className,
      )}
    >
      {offer === 'lease' ? format.rent(price) : format.price(price)}
      {change < 0 ? (
        <span title={than} className="text-sm font-medium text-st-change">
          {format.priceStep(change)}
          <span className="sr-only"> {than}</span>
        </span>
      ) : null}
    </p>
  );
}

type Dated = Pick<ListingCard, 'status' | 'offer' | 'soldDate' | 'price' | 'listPrice' | 'daysOnMarket'>;

/** How long it has been on the market; of a deal also its day and what share of the asking price it brought. */
export function ListingDays({ listing }: { listing: Dated }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { status, offer, soldDate, daysOnMarket } = listing;
  const share = saleToListOf(listing);
  const texts = [
    status === 'sold' && soldDate
      ? t(`facts.deal.${offer === 'lease' ? 'leased' : 'sold'}`, { date: format.dateText(soldDate) })
      : null,
    share === null ? null : t('facts.ofAsking', { percent: format.percent(share, 1) }),
    daysOnMarket === null ? null : t('facts.daysOnMarket', { count: daysOnMarket }),
  ];
  return texts.map((text) => (text ? <span key={text}>{text}</span> : null));
}
