import type { NamedQuery, QueryResult } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { parseAmount } from '@hearthline/domain/badge/number';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { useStepText } from '../card/use-amount-text.ts';
import type { ResultCell } from '../model/result-table.ts';
import { useUnitText } from '../model/use-unit-text.ts';

export interface CellPlace {
  row: number;
  column: number;
}

type Marks = Pick<BadgeConfiguration, 'val1RowIndex' | 'val1ColIndex' | 'val2RowIndex' | 'val2ColIndex'>;

interface ResultTableProps {
  query: NamedQuery;
  result: QueryResult;
  marks: Marks;
  /** Whether there is a second value at all. */
  hasTrend: boolean;
  /** Makes the cells with numbers buttons. */
  onPick?: (place: CellPlace) => void;
  className?: string;
}

const knownColumns = ['period', 'value', 'change', 'records'] as const;

/** What the query answered; the cells that the badge shows are framed. */
export function ResultTable({ query, result, marks, hasTrend, onPick, className }: ResultTableProps) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  const unit = useUnitText(query.unit);
  const stepText = useStepText();
  const isNumber = result.columnsNames.map(
    (name, column) => name !== 'period' && result.rows.every((cells) => typeof cells[column] !== 'string'),
  );

  function nameOf(name: string): string {
    const known = knownColumns.find((each) => each === name);
    return known ? t(`query.columns.${known}`) : name;
  }

  function textOf(cell: ResultCell | undefined, name: string | undefined): string {
    if (cell === null || cell === undefined) return name === 'period' ? t('query.now') : '–';
    if (typeof cell === 'string') return unit.period(cell);
    if (name === 'value') return unit.amount(cell);
    if (name === 'change') return stepText(cell, query.unit);
    return Number.isInteger(cell) ? format.number(cell) : format.decimal(cell);
  }

  const isMarked = (place: CellPlace) => ({
    isValue: marks.val1RowIndex === place.row && marks.val1ColIndex === place.column,
    isTrend: hasTrend && marks.val2RowIndex === place.row && marks.val2ColIndex === place.column,
  });
  const pickAt = ({ row, column }: CellPlace) =>
    parseAmount(result.rows, row, column) === null ? undefined : onPick;
  return (
    <div className={classNames('@container', className)}>
      <DataTable
        label={t('query.result')}
        headHeight={36}
        rowHeight={38}
        className="[--edge:16px] @max-[480px]:text-xs @max-[480px]:[--edge:12px]"
        rows={result.rows}
        keyOf={(cells) => String(cells[0])}
        columns={[
          {
            key: 'row',
            header: t('query.columns.row'),
            // The periods tell the rows apart where there is no room for their numbers.
            className: '@max-[480px]:pr-1.5 @max-[310px]:hidden',
            cellClass: 'text-ink-3',
            cell: (_, row) => format.number(row + 1),
          },
          ...result.columnsNames.map((name, column) => ({
            key: name,
            header: nameOf(name),
            isNumeric: isNumber[column] ?? false,
            headClass: classNames(narrowClass, 'whitespace-nowrap'),
            cellClass: (_: unknown, row: number) =>
              classNames(
                pickAt({ row, column }) ? 'px-0' : narrowClass,
                markClass(isMarked({ row, column })),
              ),
            cell: (cells: readonly ResultCell[], row: number) => (
              <ResultTableCell
                text={textOf(cells[column], name)}
                columnName={nameOf(name)}
                place={{ row, column }}
                {...isMarked({ row, column })}
                onPick={pickAt({ row, column })}
              />
            ),
          })),
        ]}
      />
    </div>
  );
}

const narrowClass = '@max-[480px]:px-1.5 @max-[480px]:last:pr-3';

function markClass({ isValue, isTrend }: { isValue: boolean; isTrend: boolean }): string {
  if (isValue && isTrend) return 'shadow-[inset_0_0_0_2px_var(--brand),inset_0_0_0_4px_var(--info)]';
  if (isValue) return 'shadow-[inset_0_0_0_2px_var(--brand)]';
  return isTrend ? 'shadow-[inset_0_0_0_2px_var(--info)]' : '';
}

interface ResultTableCellProps {
  text: string;
  columnName: string;
  place: CellPlace;
  isValue: boolean;
  isTrend: boolean;
  onPick: ((place: CellPlace) => void) | undefined;
}

function ResultTableCell(props: ResultTableCellProps) {
  const { text, columnName, place, isValue, isTrend, onPick } = props;
  const { t } = useTranslation('badges');
  const meaning = [isValue && t('builder.isValue'), isTrend && t('builder.isTrend')]
    .filter(Boolean)
    .join(', ');
  const name = t('builder.cell', { column: columnName, row: place.row + 1, text });
  if (!onPick)
    return (
      <>
        {text}
        {meaning ? <span className="sr-only">, {meaning}</span> : null}
      </>
    );
  return (
    <button
      type="button"
      aria-pressed={isValue || isTrend}
      aria-label={meaning ? `${name}, ${meaning}` : name}
      onClick={() => onPick(place)}
      className="h-full min-h-9.5 w-full px-3 text-right font-tabular whitespace-nowrap transition-control @max-[480px]:px-1.5 max-lg:min-h-11 hovered:bg-hover focused:-outline-offset-2"
    >
      {text}
    </button>
  );
}

interface LegendProps {
  valueLabel: string;
  trendLabel: string;
  hasTrend: boolean;
}

export function ResultLegend({ valueLabel, trendLabel, hasTrend }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      <li className="flex items-center gap-1.5">
        <i className="size-2.25 rounded-[3px] bg-brand" />
        {valueLabel}
      </li>
      {hasTrend ? (
        <li className="flex items-center gap-1.5">
          <i className="size-2.25 rounded-[3px] bg-info" />
          {trendLabel}
        </li>
      ) : null}
    </ul>
  );
}
