import type { Site } from '@hearthline/contract/site';
import { createFormat } from '@hearthline/format/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeFigures } from './figure-lines.ts';
import { FiguresInMail, lastMonths } from './figures-in-mail.tsx';
import { FiguresOnPage } from './figures-on-page.tsx';

/** Sales of a place among the words of a post: on a page with a drawing, in a mail as a table. */
export const renderFigures: Site['renderFigures'] = (figures, { language, surface, block }) => {
  const words = describeFigures(figures, language);
  const isChart = block === 'priceChart';
  const { labelled } = createFormat(language);
  const told = isChart
    ? lastMonths(words).map(({ name, medianWords }) => labelled(name, medianWords))
    : words.lines.map(({ value, label, note }) => [`${value} ${label}`, note].filter(Boolean).join(', '));
  const head = isChart ? [words.chartTitle, words.chartScope] : [words.title, words.scope];
  return {
    html: renderToStaticMarkup(
      surface === 'page' ? (
        <FiguresOnPage words={words} language={language} block={block} />
      ) : (
        <FiguresInMail words={words} block={block} />
      ),
    ),
    text: words.tooFew ?? [...head, ...told, words.asOf].join('\n'),
  };
};
