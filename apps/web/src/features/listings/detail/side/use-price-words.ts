import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { pricePerSquareFootText } from '../../model/listing-words.ts';

interface PriceWords {
  price: string;
  /** An earlier price that no longer holds. */
  before: string | null;
  change: string | null;
  /** The same in few letters. */
  shortChange: string | null;
  /** What a deal brought, compared with what was asked. */
  ofList: string | null;
  perFoot: string | null;
}

export function usePriceWords(listing: ListingDetail): PriceWords {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { offer, status, price, listPrice, originalListPrice, areaPoint } = listing;
  const money = (cents: number) => (offer === 'lease' ? format.rent(cents) : format.price(cents));
  const size = areaPoint === null ? listing : { areaLow: areaPoint, areaHigh: areaPoint };
  const perFoot = offer === 'lease' ? null : pricePerSquareFootText({ ...size, price }, { t, format });
  const isDeal = status === 'sold';
  const asked = isDeal ? listPrice : originalListPrice;
  const change = price === null || asked === null ? 0 : price - asked;
  return {
    price: price === null ? t('facts.noPrice') : money(price),
    before: change !== 0 && asked !== null ? format.price(asked) : null,
    change: change !== 0 && asked ? format.priceChange(change, change / asked) : null,
    shortChange: change !== 0 ? format.priceStep(change) : null,
    ofList:
      isDeal && price !== null && listPrice
        ? t('detail.sales.ofList', { percent: format.percent(price / listPrice, 1) })
        : null,
    perFoot: perFoot && t('detail.price.perFoot', { price: perFoot }),
  };
}
