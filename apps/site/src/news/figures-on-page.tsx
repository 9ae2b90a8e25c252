import { layoutTimeChart } from '@hearthline/charts/time-chart';
import type { Language } from '@hearthline/contract/common';
import type { NewsBlock } from '@hearthline/domain/site/vocabulary';
import { createFormat } from '@hearthline/format/format';
import type { FigureWords, MonthLine } from './figure-lines.ts';
import { figureTexts } from './figure-texts.ts';

interface FiguresOnPageProps {
  words: FigureWords;
  language: Language;
  block: NewsBlock;
}

/** No styles of its own: the policy of a site lets none in, and each template has colours for these classes. */
export function FiguresOnPage({ words, language, block }: FiguresOnPageProps) {
  if (words.tooFew !== null) return <p className="figure-note">{words.tooFew}</p>;
  const isChart = block === 'priceChart';
  return (
    <figure className="market-figures">
      <figcaption>
        <strong>{isChart ? words.chartTitle : words.title}</strong>
        <br />
        <span className="figure-note">{isChart ? words.chartScope : words.scope}</span>
      </figcaption>
      {isChart ? null : (
        <dl className="figures">
          {words.lines.map(({ value, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {note === '' ? null : <dd className="figure-note">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      <MonthsChart words={words} language={language} />
      <MonthsTable words={words} language={language} />
      <p className="figure-note">{words.asOf}</p>
    </figure>
  );
}

const frame = { width: 640, height: 220, left: 4, right: 84, top: 18, bottom: 40 };

/** What stands in attributes is for programs without the styles of a site. */
function MonthsChart({ words, language }: Omit<FiguresOnPageProps, 'block'>) {
  if (words.chart === null) return null;
  const format = createFormat(language);
  const points = words.months.flatMap(({ month, median }) =>
    median === null ? [] : [{ date: `${month}-01`, value: median }],
  );
  const { plot, main, valueTicks } = layoutTimeChart({ frame, points, tickCount: 3 });
  const [first, last] = [main.points[0], main.points.at(-1)];
  const labels = { className: 'chart-label', fill: 'currentColor', fontSize: 14 } as const;
  return (
    <svg className="chart" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={words.chart}>
      <path
        className="chart-grid"
        d={valueTicks.map(({ y }) => `M${plot.left} ${y}H${plot.right}`).join('')}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.2"
      />
      {valueTicks.map(({ value, y }) => (
        <text key={value} {...labels} x={frame.width} y={y + 5} textAnchor="end">
          {format.shortPrice(value)}
        </text>
      ))}
      <path className="chart-line" d={main.path} fill="none" stroke="currentColor" strokeWidth="2" />
      {last ? <circle className="chart-dot" cx={last.x} cy={last.y} r="5" fill="currentColor" /> : null}
      <text {...labels} x={plot.left} y={frame.height - 8}>
        {first ? format.monthYear(first.date) : ''}
      </text>
      <text {...labels} x={plot.right} y={frame.height - 8} textAnchor="end">
        {last ? format.monthYear(last.date) : ''}
      </text>
    </svg>
  );
}

function MonthsTable({ words, language }: Omit<FiguresOnPageProps, 'block'>) {
  const texts = figureTexts[language];
  const months = fromFirstSale(words.months);
  return (
    <details>
      <summary>{texts.asTable}</summary>
      <table>
        <caption className="figure-note">{words.chartTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.salesColumn}</th>
            <th scope="col">{texts.median}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, sales, medianWords }) => (
            <tr key={month}>
              <th scope="row">{name}</th>
              <td>{sales}</td>
              <td>{medianWords}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Months before anything was known are no months without sales. */
function fromFirstSale(months: readonly MonthLine[]): readonly MonthLine[] {
  const first = months.findIndex(({ sales }) => sales !== '0');
  return first < 0 ? [] : months.slice(first);
}
