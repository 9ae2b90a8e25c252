import type { Language } from '@hearthline/contract/common';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { NewsPreview, NewsRow } from '@hearthline/contract/news';
import type { FigureWords } from '@hearthline/domain/site/fill-sentences';
import type { NewsBlock, NewsFigure } from '@hearthline/domain/site/vocabulary';
import { leastSalesShown, newsFigures } from '@hearthline/domain/site/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { createFormat } from '@hearthline/format/format';
import { numberWriter } from '@hearthline/format/intl-writers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { otherLanguage } from './post-values.ts';

/** Days and moments of posts as they are told on every screen of them. */
export function useNewsDates(timeZone: string | undefined) {
  const { t } = useTranslation('news');
  const format = useFormat(timeZone);
  const today = localDay(useNow(), timeZone);
  const day = (instant: string) => format.shortDate(localDay(new Date(instant), timeZone), today);
  const moment = (instant: string) =>
    t('moment', { day: day(instant), time: format.time(instant).replaceAll(' ', '\u00A0') });

  function dateOf({ state, publishAt, publishedAt, withdrawnAt, updatedAt }: NewsRow): string {
    if (state === 'scheduled' && publishAt) return moment(publishAt);
    if (state === 'published' && publishedAt) return day(publishedAt);
    if (state === 'withdrawn' && withdrawnAt) return day(withdrawnAt);
    return t('list.edited', { day: day(updatedAt) });
  }

  return { day, moment, dateOf };
}

/** In which languages a post is there, and what it is about. */
export function useAboutPost() {
  const { t } = useTranslation('news');
  const format = useFormat();
  return ({ languages, figureCount, places, state }: NewsRow): string => {
    const [only] = languages;
    const missing =
      only && languages.length === 1 && state !== 'draft'
        ? t('list.missing', { language: t(`languages.${otherLanguage(only)}`) })
        : null;
    const filled = figureCount > 0 ? t('list.figures', { count: figureCount }) : null;
    const where = places.length > 0 ? format.list(places.map(({ name }) => name)) : null;
    const named = languages.map((language) => t(`languages.${language}`)).join(', ');
    return [named, missing ?? (state === 'scheduled' ? (filled ?? where) : (where ?? filled))]
      .filter(Boolean)
      .join(' · ');
  };
}

/** What stands in place of a figure in words of this language; null where the market says nothing. */
export function figureText(figure: NewsFigure, figures: PlaceFigures, language: Language): string | null {
  const format = createFormat(language);
  const { place, median, medianChange, daysToSell, shareOfAsking } = figures;
  switch (figure) {
    case 'place':
      return place.name;
    case 'medianPrice':
      return median === null ? null : format.price(median);
    case 'medianChange':
      return medianChange === null ? null : format.percentStep(medianChange, 1);
    case 'daysToSell':
      return daysToSell === null
        ? null
        : numberWriter(language)(daysToSell, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    case 'shareOfAsking':
      return shareOfAsking === null ? null : format.percent(shareOfAsking, 1);
    case 'salesCount':
      return figures.sales < leastSalesShown ? null : format.number(figures.sales);
    case 'homesForSale':
      return format.number(figures.forSale);
    case 'asOf':
      return format.longDate(figures.asOf);
  }
}

/** All of them, for a line of words; without figures the place alone is known. */
export function figuresOfText(
  { place, figures }: Pick<NewsPreview, 'place' | 'figures'>,
  language: Language,
): FigureWords {
  const words = newsFigures.map((figure) => [figure, figures && figureText(figure, figures, language)]);
  return { ...(Object.fromEntries(words) as FigureWords), place: place?.name ?? null };
}

/** What a part that the market fills is called. */
export const useFigureName = () => {
  const { t } = useTranslation('news');
  return useCallback((name: string) => t(`figures.${name as NewsFigure | NewsBlock}`), [t]);
};
