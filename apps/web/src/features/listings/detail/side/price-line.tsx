import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { usePriceWords } from './use-price-words.ts';

interface PriceLineProps {
  listing: ListingDetail;
  /** Leaves the percent out. */
  isShort?: boolean;
  className?: string;
}

/** The price, and under it what it was, what it changed by and what a square foot costs. */
export function PriceLine({ listing, isShort = false, className }: PriceLineProps) {
  const { t } = useTranslation('listings');
  const { price, before, change, shortChange, ofList, perFoot } = usePriceWords(listing);
  return (
    <div className={className}>
      <p className="text-[30px]/[38px] font-semibold tracking-[-0.035em]">{price}</p>
      <p className="text-sm text-ink-2">
        {before ? (
          <>
            <span className="sr-only">{t('detail.price.before')} </span>
            <s>{before}</s>{' '}
            <span className={classNames(listing.status === 'active' && 'text-st-change')}>
              {isShort ? shortChange : change}
            </span>
          </>
        ) : null}
        {[ofList, perFoot].filter(Boolean).map((text, index) => (
          <span key={text}>
            {before || index > 0 ? ' · ' : null}
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
