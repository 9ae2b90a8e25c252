import type { Language } from '@hearthline/contract/common';
import type { NamedPlace, PlaceFigures } from '@hearthline/contract/market-figures';
import type { FigureWords } from '@hearthline/domain/site/fill-sentences';
import { leastSalesShown } from '@hearthline/domain/site/vocabulary';
import { createFormat } from '@hearthline/format/format';

const dayWords: Record<Language, (count: number, written: string) => string> = {
  en: (count, written) => `${written} ${count === 1 ? 'day' : 'days'}`,
  fr: (count, written) => `${written} ${count < 2 ? 'jour' : 'jours'}`,
};

/** Figures as words of a sentence, in the language of its reader. */
export function figureWordsOf(
  language: Language,
  place: NamedPlace | null,
  figures: PlaceFigures | null,
): FigureWords {
  const format = createFormat(language);
  const write = <T>(value: T | null | undefined, words: (value: T) => string | null) =>
    value === null || value === undefined ? null : words(value);
  return {
    place: place?.name ?? null,
    medianPrice: write(figures?.median, format.price),
    medianChange: write(figures?.medianChange, (change) => format.percentStep(change, 1)),
    daysToSell: write(figures?.daysToSell, (days) => dayWords[language](days, format.number(days))),
    shareOfAsking: write(figures?.shareOfAsking, (share) => format.percent(share, 1)),
    salesCount: write(figures?.sales, (count) => (count < leastSalesShown ? null : format.number(count))),
    homesForSale: write(figures?.forSale, (count) => format.number(count)),
    asOf: write(figures?.asOf, format.longDate),
  };
}
