import type { ListingDetail, ListingHistory } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { countCampaign, listDeals } from './price-points.ts';

type Priced = Pick<
  ListingDetail,
  'offer' | 'status' | 'price' | 'listPrice' | 'originalListPrice' | 'listDate' | 'soldDate' | 'daysOnMarket'
>;

/** What the drawing says, in sentences: price now, days, earlier deals. */
export function useHistorySummary(listing: Priced, history: ListingHistory): string {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { offer, status, price, originalListPrice, listDate, soldDate, daysOnMarket } = listing;
  const money = (cents: number) => (offer === 'lease' ? format.rent(cents) : format.price(cents));
  const sentences: string[] = [];

  if (originalListPrice !== null && listDate !== null) {
    const listed = { price: money(originalListPrice), date: format.dateText(listDate) };
    const change =
      price === null || price === originalListPrice ? null : (price - originalListPrice) / originalListPrice;
    if (price !== null && status === 'sold')
      sentences.push(
        t(offer === 'lease' ? 'detail.history.leasedFor' : 'detail.history.soldFor', {
          listed: listed.price,
          price: money(price),
          date: soldDate ? format.dateText(soldDate) : '',
        }),
      );
    else if (price !== null && change !== null)
      sentences.push(
        t(change < 0 ? 'detail.history.lowered' : 'detail.history.raised', {
          ...listed,
          now: money(price),
          percent: format.percent(Math.abs(change), 1),
        }),
      );
    else sentences.push(t('detail.history.listedAt', listed));
  }

  const days = useDaysText(history, daysOnMarket);
  if (days) sentences.push(t('detail.history.onMarket', { days }));

  const deals = listDeals(history, offer);
  const [latest] = deals;
  if (latest)
    sentences.push(
      t(offer === 'lease' ? 'detail.history.leasedBefore' : 'detail.history.soldBefore', {
        count: deals.length,
        number: format.number(deals.length),
        price: money(latest.price),
        date: format.monthYear(latest.date),
      }),
    );
  return sentences.join(' ');
}

/** "28 days, 61 over two listings". */
export function useDaysText(history: ListingHistory, daysOnMarket: number | null): string | null {
  const { t } = useTranslation('listings');
  const format = useFormat();
  if (daysOnMarket === null) return null;
  const own = t('detail.facts.days', { count: daysOnMarket, number: format.number(daysOnMarket) });
  const { propertyDaysOnMarket } = history;
  const listings = countCampaign(history);
  if (propertyDaysOnMarket === null || listings < 2) return own;
  const words: Record<string, string> = t('detail.history.numberWords', { returnObjects: true });
  return t('detail.history.daysOver', {
    own,
    all: format.number(propertyDaysOnMarket),
    count: listings,
    listings: words[String(listings)] ?? format.number(listings),
  });
}
