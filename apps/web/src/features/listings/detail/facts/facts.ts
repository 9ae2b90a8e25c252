import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SentFact } from '@hearthline/domain/listing/facts';
import { factDefinition } from '@hearthline/domain/listing/facts';
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
  /** In the board's own words, whatever the language of the page. */
  isVerbatim?: boolean;
}

/** Null where there is no such line for this home. */
type WriteLine = (listing: ListingDetail, words: Wording) => Omit<Fact, 'label'> | null;

/** Lines that say more than one fact as it is, or not always. */
const lines = {
  kind: ({ kind, kindStated }, { t }) => {
    // Boards write kinds in English; the same word in other letters adds nothing.
    const isStatedElse =
      kindStated !== null && kindStated.replace(/[^a-z]/gi, '').toLowerCase() !== kind.toLowerCase();
    return {
      value: t(`vocabulary.kind.${kind}`),
      note: isStatedElse ? t('detail.facts.asStated', { text: kindStated }) : null,
    };
  },
  age: (listing, words) => ({ value: ageText(listing, words) }),
  bedrooms: ({ bedrooms, bedroomsPlus }, { format }) => ({
    value: format.aboveBelow(bedrooms, bedroomsPlus),
  }),
  kitchens: ({ kitchens, kitchensPlus }, { format }) => ({
    value: format.aboveBelow(kitchens, kitchensPlus),
  }),
  rooms: ({ roomsAbove, roomsBelow }, { format }) => ({ value: format.aboveBelow(roomsAbove, roomsBelow) }),
  level: (listing, words) => (isFlat(listing) ? { value: levelText(listing, words) } : null),
  storeys: (listing, words) => (isFlat(listing) ? null : { value: writeFact('storeys', listing, words) }),

  area: (listing, { t, format }) => {
    const area = areaNumber(listing, format);
    return {
      value: area && format.squareFeet(area),
      note: listing.areaSource && t(`vocabulary.areaSource.${listing.areaSource}`),
    };
  },
  lot: (listing, { t, format }) => {
    if (!hasLot(listing)) return null;
    const { lotFront, lotDepth, lotStated, isLotIrregular } = listing;
    const isStatedInFeet = lotStated !== null && /\b(ft|feet|foot)\b/i.test(lotStated) && lotFront !== null;
    return {
      value: lotFront === null || lotDepth === null ? null : format.dimensions(lotFront, lotDepth),
      note: joinWords([
        isLotIrregular ? t('detail.facts.irregular') : null,
        lotStated !== null && !isStatedInFeet ? t('detail.facts.asStated', { text: lotStated }) : null,
      ]),
    };
  },
  lotArea: (listing, words) => (hasLot(listing) ? { value: writeFact('lotArea', listing, words) } : null),

  heat: (listing, words) => ({ value: joinFacts(['heatType', 'heatFuel'], listing, words) }),
  /** A garage of no spaces says nothing of them. */
  garage: (listing, words) => ({
    value: joinFacts(listing.garageSpaces ? ['garageType', 'garageSpaces'] : ['garageType'], listing, words),
  }),

  taxes: ({ taxAnnual, taxYear }, { t, format }) => {
    const tax = taxAnnual === null ? null : format.price(taxAnnual);
    return { value: tax && taxYear ? t('detail.facts.taxOf', { tax, year: String(taxYear) }) : tax };
  },
  fees: ({ feeMonthly, feeIncludes }, { t, format }) => {
    const parts = feeIncludes.map((part) => lowerFirst(translateStated(part, t))).join(', ');
    return {
      value: feeMonthly === null ? null : format.rent(feeMonthly),
      note: parts && t('detail.facts.feeIncludes', { parts }),
    };
  },

  community: ({ community }) => ({ value: community }),
  municipality: ({ municipality }) => ({ value: municipality }),
  areaName: ({ areaName }) => ({ value: areaName }),
  waterfront: (listing, words) => {
    const waterfront = writeFact('isWaterfront', listing, words);
    const { waterBody } = listing;
    return { value: waterfront && waterBody ? `${waterfront}, ${waterBody}` : waterfront };
  },
  utilities: ({ utilities }, words) => ({ value: utilitiesText(utilities, words), isWide: true }),

  pin: ({ pin }) => ({ value: pin, isForAgents: true }),
  expiryDate: (listing, words) => ({ value: writeFact('expiryDate', listing, words), isForAgents: true }),
  conditionalExpiryDate: (listing, words) =>
    listing.conditionalExpiryDate
      ? { value: writeFact('conditionalExpiryDate', listing, words), isForAgents: true }
      : null,
  soldDate: (listing, words) =>
    listing.status === 'sold' ? { value: writeFact('soldDate', listing, words) } : null,
  closeDate: (listing, words) =>
    listing.status === 'sold' ? { value: writeFact('closeDate', listing, words) } : null,
  daysOnMarket: ({ daysOnMarket }, words) => ({ value: daysText(daysOnMarket, words) }),
  propertyDaysOnMarket: ({ propertyDaysOnMarket }, words) => ({
    value: daysText(propertyDaysOnMarket, words),
  }),
  mlsStatus: ({ mlsStatus, isIrregular }, { t }) => ({
    value: mlsStatus,
    note: isIrregular ? t('detail.facts.irregularStatus') : null,
    isForAgents: true,
    isVerbatim: true,
  }),
  display: (listing, words) => ({ value: displayText(listing, words), isForAgents: true, isWide: true }),
} satisfies Record<string, WriteLine>;

type LineName = keyof typeof lines | SentFact;

/** Everything that is known of a home, in the order in which agents read it. Facts without a line above are written by their type. */
const groups = {
  home: [
    'kind',
    'style',
    'age',
    'bedrooms',
    'bathrooms',
    'kitchens',
    'rooms',
    'level',
    'storeys',
    'exposure',
  ],
  size: ['area', 'lot', 'lotArea'],
  inside: ['basement', 'heat', 'cooling', 'garage', 'parkingTotal', 'pool'],
  costs: ['taxes', 'fees'],
  place: ['community', 'municipality', 'areaName', 'zoning', 'waterfront', 'utilities'],
  listing: [
    'mlsNumber',
    'pin',
    'listDate',
    'expiryDate',
    'conditionalExpiryDate',
    'soldDate',
    'closeDate',
    'daysOnMarket',
    'propertyDaysOnMarket',
    'mlsStatus',
    'display',
  ],
} as const satisfies Record<string, readonly LineName[]>;
type GroupName = keyof typeof groups;
export type FactName = (typeof groups)[GroupName][number];

export function useFactGroups(listing: ListingDetail): { id: GroupName; facts: Fact[] }[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const isAgent = listing.projection === 'agent';
  return (Object.keys(groups) as GroupName[]).map((id) => ({
    id,
    facts: groups[id]
      .flatMap((name): Fact[] => {
        const line = writeLine(name, listing, { t, format });
        return line ? [{ label: t(`detail.facts.labels.${name}`), ...line }] : [];
      })
      .filter(({ isForAgents }) => isAgent || !isForAgents),
  }));
}

const hasLine = (name: LineName): name is keyof typeof lines => name in lines;

export function writeLine(name: LineName, listing: ListingDetail, words: Wording): ReturnType<WriteLine> {
  return hasLine(name) ? lines[name](listing, words) : { value: writeFact(name, listing, words) };
}

/** A fact as its type is written. */
function writeFact(fact: SentFact, listing: ListingDetail, words: Wording): string | null {
  const { t, format } = words;
  const value = listing[fact];
  const definition = factDefinition(fact);
  const name = (code: string) =>
    t(
      `vocabulary.${('vocabulary' in definition ? definition.vocabulary : fact) as 'pool'}.${code as 'none'}`,
    );
  if (value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'detail.facts.yes' : 'detail.facts.no');
  if (typeof value === 'string') {
    if (definition.type === 'day') return format.dateText(value);
    return definition.type === 'choice' ? name(value) : value;
  }
  if (typeof value === 'object') return joinWords(definition.type === 'choices' ? value.map(name) : value);
  if (definition.type === 'money') return format.price(value);
  const unit = 'unit' in definition ? definition.unit : undefined;
  if (unit === 'squareFeet') return lotAreaText(value, words);
  return unit === 'spaces'
    ? t('detail.facts.spaces', { count: value, number: format.number(value) })
    : format.number(value);
}

/** First words big, the others small: "Forced air, gas". */
function joinWords(words: readonly (string | null)[]): string | null {
  const known = words.filter((word) => word !== null);
  return known.map((word, index) => (index === 0 ? word : lowerFirst(word))).join(', ') || null;
}

const joinFacts = (facts: readonly SentFact[], listing: ListingDetail, words: Wording) =>
  joinWords(facts.map((fact) => writeFact(fact, listing, words)));

/** A flat stands on nobody's lot, unless one is told. */
function hasLot(listing: ListingDetail): boolean {
  const { lotFront, lotDepth, lotArea, lotStated } = listing;
  return [lotFront, lotDepth, lotArea, lotStated].some((known) => known !== null) || !isFlat(listing);
}

const daysText = (count: number | null, { t, format }: Wording): string | null =>
  count === null ? null : t('detail.facts.days', { count, number: format.number(count) });

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
