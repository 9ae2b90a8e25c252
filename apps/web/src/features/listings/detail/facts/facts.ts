import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { UtilityService, UtilityState } from '@hearthline/domain/listing/vocabulary';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { Wording } from '../../model/chip-words.ts';
import {
  ageText,
  areaNumber,
  isFlat,
  levelText,
  lotAreaText,
  translateStated,
} from '../../model/listing-words.ts';

export interface Fact {
  label: string;
  /** Null where it was not told. */
  value: string | null;
  /** Where the value comes from, or what it holds. */
  note?: string | null | undefined;
  /** Only the agents of the board may know it. */
  isForAgents?: boolean;
  /** Takes the whole row. */
  isWide?: boolean;
}

const groups = {
  home: homeFacts,
  size: sizeFacts,
  inside: insideFacts,
  costs: costFacts,
  place: placeFacts,
  listing: marketFacts,
};

/** Everything that is known of a home, in the order in which agents read it. */
export function useFactGroups(listing: ListingDetail): { id: keyof typeof groups; facts: Fact[] }[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const isAgent = listing.projection === 'agent';
  return (Object.keys(groups) as (keyof typeof groups)[]).map((id) => ({
    id,
    facts: groups[id](listing, { t, format }).filter(({ isForAgents }) => isAgent || !isForAgents),
  }));
}

/** First words big, the others small: "Forced air, gas". */
function joinWords(words: readonly (string | null)[]): string | null {
  const told = words.filter((word) => word !== null);
  return told.map((word, index) => (index === 0 ? word : lowerFirst(word))).join(', ') || null;
}

function homeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { kind, kindStated, style, bathrooms, storeys, exposure } = listing;
  // Boards write kinds in English; the same word in other letters adds nothing.
  const isStatedElse =
    kindStated !== null && kindStated.replace(/[^a-z]/gi, '').toLowerCase() !== kind.toLowerCase();
  return [
    {
      label: t('detail.facts.type'),
      value: t(`vocabulary.kind.${kind}`),
      note: isStatedElse ? t('detail.facts.asStated', { text: kindStated }) : null,
    },
    { label: t('detail.facts.style'), value: style && t(`vocabulary.style.${style}`) },
    { label: t('detail.facts.ageLabel'), value: ageText(listing, words) },
    { label: t('facts.bedrooms'), value: format.aboveBelow(listing.bedrooms, listing.bedroomsPlus) },
    { label: t('facts.bathrooms'), value: bathrooms === null ? null : String(bathrooms) },
    { label: t('detail.facts.kitchens'), value: format.aboveBelow(listing.kitchens, listing.kitchensPlus) },
    { label: t('detail.facts.rooms'), value: format.aboveBelow(listing.roomsAbove, listing.roomsBelow) },
    isFlat(listing)
      ? { label: t('detail.facts.level'), value: levelText(listing, words) }
      : { label: t('detail.facts.storeys'), value: storeys === null ? null : format.number(storeys) },
    { label: t('detail.facts.exposure'), value: exposure && t(`vocabulary.exposure.${exposure}`) },
  ];
}

function sizeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { areaSource, lotFront, lotDepth, lotArea, lotStated, isLotIrregular } = listing;
  const area = areaNumber(listing, format);
  const hasLot = lotFront !== null || lotDepth !== null || lotArea !== null || lotStated !== null;
  const isStatedInFeet = lotStated !== null && /\b(ft|feet|foot)\b/i.test(lotStated) && lotFront !== null;
  const lotFacts: Fact[] = [
    {
      label: t('detail.facts.lot'),
      value: lotFront === null || lotDepth === null ? null : format.dimensions(lotFront, lotDepth),
      note: joinWords([
        isLotIrregular ? t('detail.facts.irregular') : null,
        lotStated !== null && !isStatedInFeet ? t('detail.facts.asStated', { text: lotStated }) : null,
      ]),
    },
    { label: t('detail.facts.lotArea'), value: lotAreaText(lotArea, words) },
  ];
  return [
    {
      label: t('detail.facts.area'),
      value: area === null ? null : t('detail.facts.squareFeet', { number: area }),
      note: areaSource && t(`vocabulary.areaSource.${areaSource}`),
    },
    // A flat stands on nobody's lot.
    ...(hasLot || !isFlat(listing) ? lotFacts : []),
  ];
}

function insideFacts(listing: ListingDetail, { t, format }: Wording): Fact[] {
  const { basement, heatType, heatFuel, cooling, pool, garageType, garageSpaces, parkingTotal } = listing;
  const spaces = (count: number) => t('detail.facts.spaces', { count, number: format.number(count) });
  return [
    {
      label: t('detail.facts.basement'),
      value: joinWords(basement.map((feature) => t(`vocabulary.basement.${feature}`))),
    },
    {
      label: t('detail.facts.heat'),
      value: joinWords([
        heatType && t(`vocabulary.heat.${heatType}`),
        heatFuel && t(`vocabulary.heatFuel.${heatFuel}`),
      ]),
    },
    { label: t('detail.facts.cooling'), value: cooling && t(`vocabulary.cooling.${cooling}`) },
    {
      label: t('detail.facts.garage'),
      value: joinWords([
        garageType && t(`vocabulary.garageType.${garageType}`),
        garageSpaces ? spaces(garageSpaces) : null,
      ]),
    },
    { label: t('detail.facts.parking'), value: parkingTotal === null ? null : spaces(parkingTotal) },
    { label: t('detail.facts.pool'), value: pool && t(`vocabulary.pool.${pool}`) },
  ];
}

function costFacts(listing: ListingDetail, { t, format }: Wording): Fact[] {
  const { taxAnnual, taxYear, feeMonthly, feeIncludes } = listing;
  const tax = taxAnnual === null ? null : format.price(taxAnnual);
  const parts = feeIncludes.map((part) => lowerFirst(translateStated(part, t))).join(', ');
  return [
    {
      label: t('detail.facts.taxes'),
      value: tax && taxYear ? t('detail.facts.taxOf', { tax, year: String(taxYear) }) : tax,
    },
    {
      label: t('detail.facts.fees'),
      value: feeMonthly === null ? null : format.rent(feeMonthly),
      note: parts && t('detail.facts.feeIncludes', { parts }),
    },
  ];
}

function placeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t } = words;
  const { isWaterfront, waterBody } = listing;
  const waterfront = isWaterfront === null ? null : t(isWaterfront ? 'detail.facts.yes' : 'detail.facts.no');
  return [
    { label: t('detail.facts.community'), value: listing.community },
    { label: t('detail.facts.municipality'), value: listing.municipality },
    { label: t('detail.facts.region'), value: listing.areaName },
    { label: t('detail.facts.zoning'), value: listing.zoning },
    {
      label: t('detail.facts.waterfront'),
      value: waterfront && waterBody ? `${waterfront}, ${waterBody}` : waterfront,
    },
    { label: t('detail.facts.utilities'), value: utilitiesText(listing.utilities, words), isWide: true },
  ];
}

/** One part per state: "Connected: water, sewer. Available: cable." */
function utilitiesText(utilities: ListingDetail['utilities'], { t }: Wording): string | null {
  const entries = Object.entries(utilities) as [UtilityService, UtilityState][];
  const parts = (['connected', 'available', 'notAvailable'] as const).flatMap((state) => {
    const names = entries
      .filter(([, own]) => own === state)
      .map(([service]) => lowerFirst(t(`vocabulary.utility.${service}`)))
      .join(', ');
    return names
      ? [t('detail.facts.utilityState', { state: t(`vocabulary.utilityState.${state}`), names })]
      : [];
  });
  return parts.join(' · ') || null;
}

function marketFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const date = (text: string | null) => (text === null ? null : format.dateText(text));
  const days = (count: number | null) =>
    count === null ? null : t('detail.facts.days', { count, number: format.number(count) });
  const { conditionalExpiryDate } = listing;
  const condition: Fact = {
    label: t('detail.facts.conditionEnds'),
    value: date(conditionalExpiryDate),
    isForAgents: true,
  };
  const deal: Fact[] = [
    { label: t('detail.facts.sold'), value: date(listing.soldDate) },
    { label: t('detail.facts.closing'), value: date(listing.closeDate) },
  ];
  return [
    { label: t('detail.facts.mls'), value: listing.mlsNumber },
    { label: t('detail.facts.pin'), value: listing.pin, isForAgents: true },
    { label: t('detail.facts.listed'), value: date(listing.listDate) },
    { label: t('detail.facts.expiry'), value: date(listing.expiryDate), isForAgents: true },
    ...(conditionalExpiryDate ? [condition] : []),
    ...(listing.status === 'sold' ? deal : []),
    { label: t('detail.facts.daysOnMarket'), value: days(listing.daysOnMarket) },
    { label: t('detail.facts.homeDaysOnMarket'), value: days(listing.propertyDaysOnMarket) },
    {
      label: t('detail.facts.boardStatus'),
      value: listing.mlsStatus,
      note: listing.isIrregular ? t('detail.facts.irregularStatus') : null,
      isForAgents: true,
    },
    { label: t('detail.facts.display'), value: displayText(listing, words), isForAgents: true, isWide: true },
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
