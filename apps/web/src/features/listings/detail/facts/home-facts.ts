import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { Wording } from '../../model/chip-words.ts';
import { lowerFirst } from '../../model/chip-words.ts';
import {
  ageText,
  areaNumber,
  isFlat,
  levelText,
  lotAreaText,
  plusText,
  translateStated,
} from '../../model/listing-words.ts';

/** First words big, the others small: "Forced air, gas". */
function joinWords(words: readonly (string | null)[]): string | null {
  const told = words.filter((word) => word !== null);
  return told.map((word, index) => (index === 0 ? word : lowerFirst(word))).join(', ') || null;
}

export function homeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { kind, kindStated, style, bedrooms, bedroomsPlus, bathrooms, storeys, exposure } = listing;
  const kindName = t(`vocabulary.kind.${kind}`);
  // Boards write kinds in English; the same word in other letters adds nothing.
  const isStatedElse =
    kindStated !== null && kindStated.replace(/[^a-z]/gi, '').toLowerCase() !== kind.toLowerCase();
  return [
    {
      id: 'type',
      label: t('detail.facts.type'),
      value: kindName,
      note: isStatedElse ? t('detail.facts.asStated', { text: kindStated }) : null,
    },
    { id: 'style', label: t('detail.facts.style'), value: style && t(`vocabulary.style.${style}`) },
    { id: 'age', label: t('detail.facts.ageLabel'), value: ageText(listing, words) },
    { id: 'bedrooms', label: t('facts.bedrooms'), value: plusText(bedrooms, bedroomsPlus) },
    { id: 'bathrooms', label: t('facts.bathrooms'), value: bathrooms === null ? null : String(bathrooms) },
    {
      id: 'kitchens',
      label: t('detail.facts.kitchens'),
      value: plusText(listing.kitchens, listing.kitchensPlus),
    },
    {
      id: 'rooms',
      label: t('detail.facts.rooms'),
      value: plusText(listing.roomsAbove, listing.roomsBelow),
    },
    isFlat(listing)
      ? { id: 'level', label: t('detail.facts.level'), value: levelText(listing, words) }
      : {
          id: 'storeys',
          label: t('detail.facts.storeys'),
          value: storeys === null ? null : format.number(storeys),
        },
    {
      id: 'exposure',
      label: t('detail.facts.exposure'),
      value: exposure && t(`vocabulary.exposure.${exposure}`),
    },
  ];
}

export function sizeFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { areaSource, lotFront, lotDepth, lotArea, lotStated } = listing;
  const area = areaNumber(listing, format);
  const hasLot = lotFront !== null || lotDepth !== null || lotArea !== null || lotStated !== null;
  return [
    {
      id: 'area',
      label: t('detail.facts.area'),
      value: area === null ? null : t('detail.facts.squareFeet', { number: area }),
      note: areaSource && t(`vocabulary.areaSource.${areaSource}`),
    },
    // A flat stands on nobody's lot.
    ...(hasLot || !isFlat(listing) ? lotFacts(listing, words) : []),
  ];
}

function lotFacts(listing: ListingDetail, words: Wording): Fact[] {
  const { t, format } = words;
  const { lotFront, lotDepth, lotArea, lotStated, isLotIrregular } = listing;
  const isStatedInFeet = lotStated !== null && /\b(ft|feet|foot)\b/i.test(lotStated) && lotFront !== null;
  return [
    {
      id: 'lot',
      label: t('detail.facts.lot'),
      value: lotFront === null || lotDepth === null ? null : format.dimensions(lotFront, lotDepth),
      note: joinWords([
        isLotIrregular ? t('detail.facts.irregular') : null,
        lotStated !== null && !isStatedInFeet ? t('detail.facts.asStated', { text: lotStated }) : null,
      ]),
    },
    { id: 'lotArea', label: t('detail.facts.lotArea'), value: lotAreaText(lotArea, words) },
  ];
}

export function insideFacts(listing: ListingDetail, { t, format }: Wording): Fact[] {
  const { basement, heatType, heatFuel, cooling, pool, garageType, garageSpaces, parkingTotal } = listing;
  const spaces = (count: number) => t('detail.facts.spaces', { count, number: format.number(count) });
  return [
    {
      id: 'basement',
      label: t('detail.facts.basement'),
      value: joinWords(basement.map((feature) => t(`vocabulary.basement.${feature}`))),
    },
    {
      id: 'heat',
      label: t('detail.facts.heat'),
      value: joinWords([
        heatType && t(`vocabulary.heat.${heatType}`),
        heatFuel && t(`vocabulary.heatFuel.${heatFuel}`),
      ]),
    },
    {
      id: 'cooling',
      label: t('detail.facts.cooling'),
      value: cooling && t(`vocabulary.cooling.${cooling}`),
    },
    {
      id: 'garage',
      label: t('detail.facts.garage'),
      value: joinWords([
        garageType && t(`vocabulary.garageType.${garageType}`),
        garageSpaces ? spaces(garageSpaces) : null,
      ]),
    },
    {
      id: 'parking',
      label: t('detail.facts.parking'),
      value: parkingTotal === null ? null : spaces(parkingTotal),
    },
    { id: 'pool', label: t('detail.facts.pool'), value: pool && t(`vocabulary.pool.${pool}`) },
  ];
}

export function costFacts(listing: ListingDetail, { t, format }: Wording): Fact[] {
  const { taxAnnual, taxYear, feeMonthly, feeIncludes } = listing;
  const tax = taxAnnual === null ? null : format.price(taxAnnual);
  return [
    {
      id: 'taxes',
      label: t('detail.facts.taxes'),
      value: tax && taxYear ? t('detail.facts.taxOf', { tax, year: String(taxYear) }) : tax,
    },
    {
      id: 'fees',
      label: t('detail.facts.fees'),
      value: feeMonthly === null ? null : format.rent(feeMonthly),
      note:
        feeIncludes.length === 0
          ? null
          : t('detail.facts.feeIncludes', {
              parts: feeIncludes.map((part) => lowerFirst(translateStated(part, t))).join(', '),
            }),
    },
  ];
}

export interface Fact {
  id: string;
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

export interface FactGroup {
  id: 'home' | 'size' | 'inside' | 'costs' | 'place' | 'listing';
  facts: Fact[];
}
