import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { assumedCount } from '@hearthline/domain/valuation/assumed';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { GridHome } from '@hearthline/domain/valuation/grid';
import { roundShare } from '@hearthline/domain/valuation/round-value';
import type { Format } from '@hearthline/format/format';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { useFactWords } from '../../components/fact-words.ts';
import type { Calculated, GridColumn } from '../model/calculation.ts';
import { explainRate, isOwn, spanRates, sumLines } from '../model/calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { setRate } from '../model/use-edits.ts';
import type { LineFact, LineWords } from '../model/use-line-words.ts';
import type { GridCellProps } from './grid-cell.tsx';
import { EmptyCell, GridCell, LineHead, toneOf } from './grid-cell.tsx';
import type { useCellEditing } from './use-cell-editing.tsx';

export interface RowProps {
  subjectListing?: ListingCard | null;
  calculated: Calculated;
  words: LineWords;
  control: EditsControl | null;
  editing: Pick<ReturnType<typeof useCellEditing>, 'editorOf'>;
}

interface FigureRowProps extends Pick<GridCellProps, 'row' | 'isStrong'> {
  name: string;
  columns: readonly GridColumn[];
  /** Of the subject, where there is one. */
  own?: string;
  isTotal?: boolean;
  figureOf: (column: GridColumn) => Pick<GridCellProps, 'amount'> & Partial<GridCellProps>;
}

/** A row that nobody edits. */
function FigureRow({ row, name, columns, own, isStrong, isTotal, figureOf }: FigureRowProps) {
  return (
    <tr className={isTotal ? 'adjust-total' : undefined}>
      <LineHead row={row} name={name} isStrong={isStrong} />
      {own === undefined ? (
        <EmptyCell />
      ) : (
        <td tabIndex={-1} className="font-tabular font-semibold!">
          {own}
        </td>
      )}
      {columns.map((column) => (
        <GridCell
          key={column.id}
          row={row}
          column={column.id}
          tone="plain"
          isStrong={isStrong}
          isOut={column.result.isLeftOut}
          {...figureOf(column)}
        />
      ))}
    </tr>
  );
}

/** What each was sold for, and what the market did since. */
export function PriceRows({ calculated, words }: RowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { columns } = calculated.view;
  return (
    <>
      <FigureRow
        row="price"
        name={t('grid.soldPrice')}
        isStrong
        columns={columns}
        figureOf={({ sale }) => ({ amount: format.price(sale.price) })}
      />
      <FigureRow
        row="time"
        name={t('grid.time')}
        columns={columns}
        figureOf={({ sale, result: { time } }) => ({
          fact: facts.day(fromDayNumber(sale.soldDay)),
          amount: time === 0 ? words.nothing : format.priceStep(time),
          tone: toneOf(time),
        })}
      />
    </>
  );
}

/** Net, gross and the adjusted price. */
export function SumRows({ calculated, isFast }: RowProps & { isFast: boolean }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { view, calculation } = calculated;
  const rowProps = { columns: view.columns, isTotal: true };
  return (
    <>
      {isFast ? null : (
        <>
          <FigureRow
            {...rowProps}
            row="net"
            name={t('grid.net')}
            figureOf={({ result }) => ({
              fact: format.percent(roundShare(result.net), 1),
              amount: format.priceStep(sumLines(result).net),
              tone: toneOf(sumLines(result).net),
              flag: result.netFlag,
            })}
          />
          <FigureRow
            {...rowProps}
            row="gross"
            name={t('grid.gross')}
            figureOf={({ result }) => ({
              fact: format.percent(roundShare(result.gross), 1),
              amount: format.price(sumLines(result).gross),
              flag: result.grossFlag,
            })}
          />
        </>
      )}
      <FigureRow
        {...rowProps}
        row="adjusted"
        name={t('grid.adjusted')}
        isStrong
        own={format.price(calculation.value)}
        figureOf={({ result }) => ({
          amount: format.price(result.adjusted),
          flag: result.outlier === null ? null : 'amber',
        })}
      />
    </>
  );
}

/** One fact of all homes, and what its difference is worth. */
export function LineRow({
  line,
  calculated,
  words,
  control,
  editing,
  subjectListing,
}: RowProps & { line: AdjustmentLine }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { view, explained } = calculated;
  const { own } = explainRate(explained, line);
  const span = spanRates(
    explained,
    line,
    view.columns.map(({ sale }) => sale),
  );
  const fittedText = span && rateSpanText(span, format);
  const resetRate = useCallback(() => control?.edit((edits) => setRate(edits, line, null)), [control, line]);
  const isEditable = control !== null;
  const { grid, edits } = explained;
  const { subject } = grid;
  const assumedOf = (home: GridHome) => assumedCount(grid, edits, home, line);
  return (
    <tr>
      <LineHead
        row={line}
        name={words.name(line)}
        rate={own === null ? fittedText : format.unitPrice(own)}
        fitted={own === null ? null : (fittedText ?? t('missing'))}
        isEditable={isEditable}
        editor={editing.editorOf(line, 'head')}
        resetLabel={t('grid.resetRate', { reset: t('grid.reset'), line: words.name(line) })}
        onReset={own !== null && isEditable ? resetRate : undefined}
      />
      <td tabIndex={-1}>
        {words.fact(line, { facts: subject.facts, listing: subjectListing, assumed: assumedOf(subject) })}
      </td>
      {view.columns.map(({ id, sale, result, listing }) => (
        <LineCell
          key={id}
          row={line}
          column={id}
          facts={sale.facts}
          listing={listing}
          assumed={assumedOf(sale)}
          cents={result.lines[line] ?? 0}
          isOwn={isOwn(explained, { id, result }, line)}
          isOut={result.isLeftOut}
          isEditable={isEditable}
          editor={editing.editorOf(line, id)}
          words={words}
          format={format}
        />
      ))}
    </tr>
  );
}

/** $176, or $170 – $210 where the line bends between these homes. */
const rateSpanText = ({ low, high }: { low: number; high: number }, { unitPrice, range }: Format): string => {
  const [from, to] = [unitPrice(low), unitPrice(high)];
  return from === to ? from : range(from, to);
};

interface LineCellProps extends Omit<GridCellProps, 'fact' | 'amount' | 'tone'>, LineFact {
  row: AdjustmentLine;
  cents: number;
  words: LineWords;
  format: Format;
}

/** Words are made only where a number changed: with fifty comparables a key would otherwise write a thousand of them. */
const LineCell = memo(function LineCell(props: LineCellProps) {
  const { facts, listing, assumed, cents, words, format, ...cell } = props;
  return (
    <GridCell
      {...cell}
      fact={words.fact(cell.row, { facts, listing, assumed })}
      amount={cents === 0 ? words.nothing : format.priceStep(cents)}
      tone={toneOf(cents)}
    />
  );
});
