import type { NewsBlock } from '@hearthline/domain/site/vocabulary';
import type { CSSProperties } from 'react';
import type { FigureWords, MonthLine } from './figure-lines.ts';

const sans = 'Helvetica,Arial,sans-serif';
const text: CSSProperties = { margin: 0, fontFamily: sans, fontSize: 13, lineHeight: '20px' };
const box: CSSProperties = { backgroundColor: '#f3f1ec' };
const bar = '#17607a';
const ink = '#1c2730';
const soft = '#59636d';
const frame = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const shownMonths = 6;
const widestBar = 200;

interface FiguresInMailProps {
  words: FigureWords;
  block: NewsBlock;
}

/** Tables with what matters on their cells: a mail shows no drawing, and half of all programs drop a document's styles. */
export function FiguresInMail({ words, block }: FiguresInMailProps) {
  if (words.tooFew !== null)
    return (
      <p className="soft" style={{ ...text, margin: '0 0 16px', color: soft }}>
        {words.tooFew}
      </p>
    );
  const isChart = block === 'priceChart';
  return (
    <table {...frame} width="100%" style={{ width: '100%', margin: '0 0 20px' }}>
      <tbody>
        <tr>
          <td className="footer" style={{ ...box, padding: '16px 20px' }}>
            <p className="ink" style={{ ...text, color: ink }}>
              <b>{isChart ? words.chartTitle : words.title}</b>
            </p>
            <p className="soft" style={{ ...text, margin: '0 0 12px', color: soft }}>
              {isChart ? words.chartScope : words.scope}
            </p>
            {isChart ? <Months months={lastMonths(words)} /> : <Lines words={words} />}
            <p className="soft" style={{ ...text, margin: '12px 0 0', fontSize: 12, color: soft }}>
              {words.asOf}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Lines({ words: { lines } }: Pick<FiguresInMailProps, 'words'>) {
  return (
    <table {...frame} width="100%" style={{ width: '100%' }}>
      <tbody>
        {lines.map(({ value, label, note }) => (
          <tr key={label}>
            <td style={{ padding: '0 0 10px' }}>
              <p
                className="ink"
                style={{ ...text, fontSize: 22, lineHeight: '28px', fontWeight: 700, color: ink }}
              >
                {value}
              </p>
              <p className="soft" style={{ ...text, color: soft }}>
                {note === '' ? label : `${label}, ${note}`}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars from zero, so that their length says what the number says. */
function Months({ months }: { months: readonly MonthLine[] }) {
  const highest = Math.max(1, ...months.map(({ median }) => median ?? 0));
  return (
    <table {...frame} width="100%" style={{ width: '100%' }}>
      <tbody>
        {months.map(({ month, name, median, medianWords }) => (
          <tr key={month}>
            <td style={{ padding: '0 0 8px' }}>
              <p className="ink" style={{ ...text, color: ink }}>
                {name}, <b>{medianWords}</b>
              </p>
              {median === null ? null : (
                <table {...frame} width={barWidth(median, highest)}>
                  <tbody>
                    <tr>
                      <td
                        width={barWidth(median, highest)}
                        style={{ height: 8, backgroundColor: bar, fontSize: 1, lineHeight: '8px' }}
                      >
                        {'\u00a0'}
                      </td>
                    </tr>
                  </tbody>
                </table>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const barWidth = (median: number, highest: number): number => Math.round((widestBar * median) / highest);

export const lastMonths = ({ months }: FigureWords): readonly MonthLine[] => months.slice(-shownMonths);
