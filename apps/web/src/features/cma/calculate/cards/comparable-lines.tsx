import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import type { ExplainedGrid } from '../model/explain-cell.ts';
import { isOwn } from '../model/explain-cell.ts';
import type { GridColumn } from '../model/grid-view.ts';
import { differs, roundShare, sumLines } from '../model/grid-view.ts';
import type { LineWords } from '../model/use-line-words.ts';

interface ComparableLinesProps {
  column: GridColumn;
  lines: readonly AdjustmentLine[];
  words: LineWords;
  explained: ExplainedGrid;
  onLine: (line: AdjustmentLine) => void;
}

/** From the sold price through every line to what they come to. */
export function ComparableLines({ column, lines, words, explained, onLine }: ComparableLinesProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { listing, sale, result } = column;
  const isFast = explained.grid.method === 'fast';
  const sums = sumLines(result);
  const subject = explained.grid.subject.facts;
  const [isAllShown, setAllShown] = useState(false);
  const saying = lines.filter((line) => differs(explained.grid, column, line));
  const shownLines = isAllShown ? lines : saying;
  return (
    <>
      <dl className="px-4 py-1 text-sm">
        <PlainRow name={t('grid.soldPrice')} amount={format.price(sale.price)} />
        <PlainRow name={t('grid.time')} amount={writeStep(result.time)} />
      </dl>
      {shownLines.length > 0 ? (
        <ul className="border-t border-line">
          {shownLines.map((line) => {
            const amount = result.lines[line] ?? 0;
            return (
              <li key={line}>
                <TapRow
                  onTap={() => onLine(line)}
                  name={words.name(line)}
                  detail={t('cards.beside', {
                    fact: words.fact(line, sale.facts, listing),
                    own: words.fact(line, subject),
                  })}
                >
                  <span
                    className="adjust-amount"
                    data-tone={amount > 0 ? 'up' : amount < 0 ? 'down' : 'none'}
                    data-own={isOwn(explained, column, line) || undefined}
                  >
                    {writeStep(amount)}
                  </span>
                </TapRow>
              </li>
            );
          })}
        </ul>
      ) : null}
      {saying.length < lines.length ? (
        <button
          type="button"
          aria-expanded={isAllShown}
          className="flex min-h-11 w-full items-center px-4 text-left text-sm text-ink-3"
          onClick={() => setAllShown(!isAllShown)}
        >
          {isAllShown
            ? t('cards.hideSame')
            : t('cards.showSame', {
                count: lines.length - saying.length,
                number: format.number(lines.length - saying.length),
              })}
        </button>
      ) : null}
      {isFast ? null : (
        <dl className="border-t border-line px-4 py-1 text-sm">
          <PlainRow
            name={t('grid.net')}
            amount={`${writeStep(sums.net)} (${format.percent(roundShare(result.net), 1)})`}
            flag={result.netFlag}
            why={result.netFlag ? t(`grid.explain.net.${result.netFlag}`) : undefined}
          />
          <PlainRow
            name={t('grid.gross')}
            amount={`${format.price(sums.gross)} (${format.percent(result.gross, 1)})`}
            flag={result.grossFlag}
            why={result.grossFlag ? t(`grid.explain.gross.${result.grossFlag}`) : undefined}
          />
        </dl>
      )}
    </>
  );

  function writeStep(amount: number): string {
    return amount === 0 ? t('notTold') : format.priceStep(amount);
  }
}

interface PlainRowProps {
  name: string;
  amount: string;
  flag?: 'amber' | 'red' | null;
  why?: string | undefined;
}

function PlainRow({ name, amount, flag = null, why }: PlainRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex items-center gap-1.5 font-tabular">
        {flag ? (
          <TriangleAlert
            aria-hidden="true"
            className={classNames('size-3.5', flag === 'red' ? 'text-danger' : 'text-warning')}
          />
        ) : null}
        {amount}
      </dd>
      {why ? <dd className="w-full text-xs text-ink-3">{why}</dd> : null}
    </div>
  );
}

interface TapRowProps {
  name: string;
  detail: string;
  onTap: () => void;
  children: ReactNode;
}

function TapRow({ name, detail, onTap, children }: TapRowProps) {
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 px-4 py-1 text-left text-sm hovered:bg-hover pressed:bg-pressed"
      onClick={onTap}
    >
      <span className="min-w-0 flex-1">
        {name} <span className="block truncate text-xs text-ink-3">{detail}</span>
      </span>{' '}
      {children}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
