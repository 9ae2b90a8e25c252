import type { ListingCard } from '@hearthline/contract/listing-card';
import { localDay } from '@hearthline/domain/time-zone';
import { basementFinishOf, homeConditionOf } from '@hearthline/domain/valuation/fact-steps';
import type { HomeFact, HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { NeededFact } from '@hearthline/domain/valuation/plausible-facts';
import type { ToldSpans } from '@hearthline/domain/valuation/told-bands';
import { ageBandOf, areaBandOf } from '@hearthline/domain/valuation/told-bands';
import { ageBandText, yearText } from '@hearthline/format/valued-home';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';

type Lot = Pick<ListingCard, 'lotFront' | 'lotDepth'>;
type Stated = Lot & ToldSpans;

const nothing = '—';
/** Storeys are those of their building, or none. */
const withoutStoreys: readonly HomeFacts['kind'][] = ['condoApartment', 'loft', 'land'];

/** How facts are named and written, in the language of the screen. */
export function useFactWords() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  return useMemo(() => {
    const words = {
      label: (fact: HomeFact) => t(`home.fact.${fact}`),
      /** Inside a sentence. */
      inText: (fact: NeededFact) => t(`facts.inText.${fact}`),
      /** Several of them as one list of a sentence. */
      list: (facts: readonly NeededFact[]) => format.list(facts.map(words.inText)),
      kind: (kind: HomeFacts['kind']) => t(`vocabulary.kind.${kind}`),
      /** Detached, 2-storey. */
      kindAndStoreys({ kind, storeys }: Pick<HomeFacts, 'kind' | 'storeys'>) {
        if (storeys === null || withoutStoreys.includes(kind)) return words.kind(kind);
        const count = Math.round(storeys * 2) / 2;
        const number = `${Math.floor(count)}${Number.isInteger(count) ? '' : '½'}`;
        return `${words.kind(kind)}, ${t('facts.storeys', { count, number })}`;
      },
      bedrooms: ({ bedrooms, bedroomsPlus }: Pick<HomeFacts, 'bedrooms' | 'bedroomsPlus'>) =>
        format.aboveBelow(bedrooms, bedroomsPlus) ?? nothing,
      basement: (finish: number) => t(`home.basementFinish.${basementFinishOf(finish)}`),
      condition: (condition: number) => t(`home.condition.${homeConditionOf(condition)}`),
      flag: (flag: boolean | null) => (flag === null ? nothing : t(flag ? 'facts.yes' : 'facts.no')),
      /** Its sides where the board tells them, its area otherwise. */
      lot({ lotArea }: Pick<HomeFacts, 'lotArea'>, listing?: Lot | null) {
        if (listing?.lotFront && listing.lotDepth)
          return format.dimensions(listing.lotFront, listing.lotDepth);
        return lotArea === null ? nothing : format.area(Math.round(lotArea));
      },
      /** The year stands where it is not this one. */
      day: (date: string) => format.shortDate(date, localDay(new Date())),
      /** One fact of a home, without its name. */
      value(fact: HomeFact, facts: HomeFacts, listing?: Stated | null): string {
        if (fact === 'kind') return words.kind(facts.kind);
        if (fact === 'bedrooms') return words.bedrooms(facts);
        if (fact === 'lotArea') return words.lot(facts, listing);
        const value = facts[fact];
        if (value === null) return nothing;
        if (typeof value === 'boolean') return words.flag(value);
        // Where the board tells a span, its middle is no fact: the span is.
        const area = fact === 'area' ? areaBandOf(facts, listing ?? null) : null;
        if (area) return format.numberRange(area.min, area.max);
        if (fact === 'basementFinish') return words.basement(value);
        if (fact === 'condition') return words.condition(value);
        if (fact === 'feeMonthly') return format.monthly(value);
        if (fact === 'yearBuilt') {
          const age = ageBandOf(facts, listing ?? null);
          return age ? ageBandText(age, format) : yearText(value, format);
        }
        if (fact === 'areaBelow') return format.area(Math.round(value));
        return format.number(fact === 'area' ? Math.round(value) : value);
      },
    };
    return words;
  }, [t, format]);
}
