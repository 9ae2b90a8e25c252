import type { ListingDetail, ListingHistory } from '@hearthline/contract/listing-detail';
import { countCampaign, listDeals } from '@hearthline/domain/listing/price-points';
import type { Format } from '@hearthline/format/format';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { ListingsT } from '../../model/chip-words.ts';

/** What the drawing says, in sentences: prices with their days, days on the market, earlier deals. */
export function useHistorySummary(listing: ListingDetail, history: ListingHistory): string {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { offer, status } = listing;
  const sentences =
    status === 'sold' ? dealSentences(listing, { t, format }) : askingSentences(listing, { t, format });

  const days = useDaysText(history, listing.daysOnMarket);
  if (days) sentences.push(t('detail.history.onMarket', { days }));

  const deals = listDeals(history, offer);
  const [latest] = deals;
  if (latest)
    sentences.push(
      t(offer === 'lease' ? 'detail.history.leasedBefore' : 'detail.history.soldBefore', {
        count: deals.length,
        number: format.number(deals.length),
        price: moneyText(latest.price, offer, format),
        date: format.monthYear(latest.date),
      }),
    );
  return sentences.join(' ');
}

interface Words {
  t: ListingsT;
  format: Format;
}

function moneyText(cents: number, offer: ListingDetail['offer'], format: Format): string {
  return offer === 'lease' ? format.rent(cents) : format.price(cents);
}

function dealSentences(listing: ListingDetail, { t, format }: Words): string[] {
  const { offer, price, originalListPrice, soldDate } = listing;
  if (price === null || originalListPrice === null) return [];
  return [
    t(offer === 'lease' ? 'detail.history.leasedFor' : 'detail.history.soldFor', {
      listed: moneyText(originalListPrice, offer, format),
      price: moneyText(price, offer, format),
      date: soldDate ? format.dateText(soldDate) : '',
    }),
  ];
}

/** How this listing began, the last change of its price, and how the campaign began if that was before. */
function askingSentences(listing: ListingDetail, { t, format }: Words): string[] {
  const { offer, price, originalListPrice, listDate, priceChange } = listing;
  const money = (cents: number) => moneyText(cents, offer, format);
  const sentences: string[] = [];
  const listed =
    originalListPrice === null || listDate === null
      ? null
      : { price: money(originalListPrice), date: format.dateText(listDate) };
  const { before, since } = priceChange ?? { before: null, since: '' };
  if (price === null || !before || price === before) {
    if (listed) sentences.push(t('detail.history.listedAt', listed));
  } else {
    const change = (price - before) / before;
    const changed = { now: money(price), percent: format.percent(Math.abs(change), 1) };
    if (listed && before === originalListPrice && since !== listDate) {
      sentences.push(t(`detail.history.${change < 0 ? 'lowered' : 'raised'}`, { ...listed, ...changed }));
    } else {
      if (listed) sentences.push(t('detail.history.listedAt', listed));
      const step = { ...changed, before: money(before), date: format.dateText(since) };
      sentences.push(t(`detail.history.${change < 0 ? 'loweredFrom' : 'raisedFrom'}`, step));
    }
  }
  if (priceChange?.firstDate && priceChange.firstDate !== listDate)
    sentences.push(firstSentence(price, priceChange.firstPrice, priceChange.firstDate));
  return sentences;

  function firstSentence(now: number | null, first: number, firstDate: string): string {
    const asked = { price: money(first), date: format.dateText(firstDate) };
    if (now === null || first === 0 || now === first) return t('detail.history.firstAsked', asked);
    const percent = format.percent(Math.abs(now - first) / first, 1);
    return t(`detail.history.${now > first ? 'firstNowHigher' : 'firstNowLower'}`, { ...asked, percent });
  }
}

/** "28 days, 61 over two listings". */
function useDaysText(history: ListingHistory, daysOnMarket: number | null): string | null {
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
