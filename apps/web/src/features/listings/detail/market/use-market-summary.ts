import type { MarketContext } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { lowerFirst } from '../../model/chip-words.ts';

/** A median of fewer deals says little. */
const fewDeals = 5;

/** The market in a sentence or two. */
export function useMarketSummary(market: MarketContext, isLease: boolean): string {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { community, kind, medianPrice, medianPriceBefore, soldCount } = market;
  const place = community ?? t('detail.market.here');
  const kindName = lowerFirst(t(`vocabulary.kind.${kind}`));
  if (medianPrice === null || soldCount === 0) return t('detail.market.noDeals', { kind: kindName, place });
  const price = isLease ? format.rent(medianPrice) : format.price(medianPrice);
  const count = { count: soldCount, number: format.number(soldCount) };
  const sentences: string[] = [
    t(isLease ? 'detail.market.leasedFor' : 'detail.market.soldFor', {
      ...count,
      kind: kindName,
      place,
      price,
    }),
  ];
  if (medianPriceBefore) {
    const change = (medianPrice - medianPriceBefore) / medianPriceBefore;
    sentences.push(
      t(change < 0 ? 'detail.market.less' : 'detail.market.more', {
        percent: format.percent(Math.abs(change), 1),
      }),
    );
  }
  if (soldCount < fewDeals) sentences.push(t('detail.market.few'));
  return sentences.join(' ');
}
