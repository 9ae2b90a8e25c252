import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { UtilityService, UtilityState } from '@hearthline/domain/listing/vocabulary';
import type { Wording } from '../../model/chip-words.ts';
import { lowerFirst } from '../../model/chip-words.ts';
import type { Fact } from './home-facts.ts';

export function placeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t } = words;
  const { isWaterfront, waterBody } = listing;
  const waterfront = isWaterfront === null ? null : t(isWaterfront ? 'detail.facts.yes' : 'detail.facts.no');
  return [
    { id: 'community', label: t('detail.facts.community'), value: listing.community },
    { id: 'municipality', label: t('detail.facts.municipality'), value: listing.municipality },
    { id: 'region', label: t('detail.facts.region'), value: listing.areaName },
    { id: 'zoning', label: t('detail.facts.zoning'), value: listing.zoning },
    {
      id: 'waterfront',
      label: t('detail.facts.waterfront'),
      value: waterfront && waterBody ? `${waterfront}, ${waterBody}` : waterfront,
    },
    {
      id: 'utilities',
      label: t('detail.facts.utilities'),
      value: utilitiesText(listing.utilities, words),
      isWide: true,
    },
  ];
}

/** One part per state: "Connected: water, sewer. Available: cable." */
function utilitiesText(utilities: ListingDetail['utilities'], { t }: Wording): string | null {
  const entries = Object.entries(utilities) as [UtilityService, UtilityState][];
  const parts = (['connected', 'available', 'notAvailable'] as const).flatMap((state) => {
    const names = entries
      .filter(([, own]) => own === state)
      .map(([service]) => lowerFirst(t(`vocabulary.utility.${service}`)));
    return names.length === 0
      ? []
      : [
          t('detail.facts.utilityState', {
            state: t(`vocabulary.utilityState.${state}`),
            names: names.join(', '),
          }),
        ];
  });
  return parts.join(' · ') || null;
}

export function marketFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { daysOnMarket, propertyDaysOnMarket, status, closeDate, soldDate } = listing;
  const date = (text: string | null) => (text === null ? null : format.dateText(text));
  const days = (count: number | null) =>
    count === null ? null : t('detail.facts.days', { count, number: format.number(count) });
  return [
    { id: 'mls', label: t('detail.facts.mls'), value: listing.mlsNumber },
    { id: 'pin', label: t('detail.facts.pin'), value: listing.pin, isForAgents: true },
    { id: 'listed', label: t('detail.facts.listed'), value: date(listing.listDate) },
    {
      id: 'expiry',
      label: t('detail.facts.expiry'),
      value: date(listing.expiryDate),
      isForAgents: true,
    },
    ...(listing.conditionalExpiryDate
      ? [
          {
            id: 'condition',
            label: t('detail.facts.conditionEnds'),
            value: date(listing.conditionalExpiryDate),
            isForAgents: true,
          },
        ]
      : []),
    ...(status === 'sold'
      ? [
          { id: 'sold', label: t('detail.facts.sold'), value: date(soldDate) },
          { id: 'closing', label: t('detail.facts.closing'), value: date(closeDate) },
        ]
      : []),
    { id: 'days', label: t('detail.facts.daysOnMarket'), value: days(daysOnMarket) },
    { id: 'homeDays', label: t('detail.facts.homeDaysOnMarket'), value: days(propertyDaysOnMarket) },
    {
      id: 'boardStatus',
      label: t('detail.facts.boardStatus'),
      value: listing.mlsStatus,
      note: listing.isIrregular ? t('detail.facts.irregularStatus') : null,
      isForAgents: true,
    },
    {
      id: 'display',
      label: t('detail.facts.display'),
      value: displayText(listing, words),
      isForAgents: true,
      isWide: true,
    },
  ];
}

/** What the seller does not want shown in public. */
function displayText(listing: ListingDetail, { t }: Wording): string {
  const { mayShowOnInternet, mayShowAddress, mayShowValuation, mayShowComments } = listing;
  const withheld = [
    mayShowOnInternet ? null : t('detail.facts.withheld.internet'),
    mayShowAddress ? null : t('detail.facts.withheld.address'),
    mayShowValuation ? null : t('detail.facts.withheld.valuation'),
    mayShowComments ? null : t('detail.facts.withheld.comments'),
  ].filter((part) => part !== null);
  return withheld.length === 0 ? t('detail.facts.displayAll') : withheld.join(' · ');
}
