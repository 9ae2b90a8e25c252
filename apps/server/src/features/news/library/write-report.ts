import type { Language } from '@hearthline/contract/common';
import type { NewsPostInput, NewsText } from '@hearthline/contract/news';
import { newsLimits } from '@hearthline/contract/news';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { ReportedPlace } from '../news-ports.ts';
import { writeInEnglish } from './report.en.ts';
import { writeInFrench } from './report.fr.ts';
import type { ReportFacts, ReportWords } from './report-facts.ts';

const writers: Record<Language, (facts: ReportFacts) => ReportWords> = {
  en: writeInEnglish,
  fr: writeInFrench,
};

export function writeReport(facts: ReportFacts, language: Language): NewsText {
  const { title, summary, paragraphs, heading } = writers[language](facts);
  const [price, pace, meaning] = paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`);
  return {
    title: title.slice(0, newsLimits.title),
    summary: summary.slice(0, newsLimits.summary),
    body: `${price}<p>{{priceChart}}</p>${pace}<h2>${escapeHtml(heading)}</h2>${meaning}`,
  };
}

/** A report as a post of one's own: its words say the month, its chart fills itself. */
export const toPostInput = ({ place }: ReportedPlace, facts: ReportFacts): NewsPostInput => ({
  texts: { en: writeReport(facts, 'en'), fr: writeReport(facts, 'fr') },
  cover: null,
  cities: [{ level: place.level, code: place.code }],
  figureKind: null,
  figureDays: 90,
  isOnSite: true,
});
