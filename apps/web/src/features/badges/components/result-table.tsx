import type { NamedQuery, QueryResult } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { readAmount } from '@hearthline/domain/badge/number';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
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
    return Number.isInteger(cell) ? format.number(cell) : format.decimal(cell);
  }

  return (
    <div className={classNames('@container overflow-x-auto', className)}>
      <table aria-label={t('query.result')} className="w-full border-collapse text-sm @max-[480px]:text-xs">
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th className="h-9 px-3 text-left font-medium first:pl-4 @max-[480px]:px-1.5 @max-[480px]:first:pl-3">
              {t('query.columns.row')}
            </th>
            {result.columnsNames.map((name, column) => (
              <th
                key={name}
                className={classNames(
                  'h-9 px-3 font-medium whitespace-nowrap last:pr-4 @max-[480px]:px-1.5 @max-[480px]:last:pr-3',
                  isNumber[column] ? 'text-right' : 'text-left',
                )}
              >
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map((cells, row) => (
            <tr key={String(cells[0])} className="border-b border-line last:border-b-0">
              <td className="h-9.5 px-3 text-ink-3 first:pl-4 @max-[480px]:px-1.5 @max-[480px]:first:pl-3">
                {row}
              </td>
              {result.columnsNames.map((name, column) => (
                <ResultTableCell
                  key={name}
                  text={textOf(cells[column], name)}
                  columnName={nameOf(name)}
                  place={{ row, column }}
                  isNumeric={isNumber[column] ?? false}
                  isValue={marks.val1RowIndex === row && marks.val1ColIndex === column}
                  isTrend={hasTrend && marks.val2RowIndex === row && marks.val2ColIndex === column}
                  onPick={readAmount(result.rows, row, column) === null ? undefined : onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ResultTableCellProps {
  text: string;
  columnName: string;
  place: CellPlace;
  isNumeric: boolean;
  isValue: boolean;
  isTrend: boolean;
  onPick: ((place: CellPlace) => void) | undefined;
}

function ResultTableCell(props: ResultTableCellProps) {
  const { text, columnName, place, isNumeric, isValue, isTrend, onPick } = props;
  const { t } = useTranslation('badges');
  const meaning = [isValue && t('builder.isValue'), isTrend && t('builder.isTrend')]
    .filter(Boolean)
    .join(', ');
  const name = t('builder.cell', { column: columnName, row: place.row, text });
  return (
    <td
      className={classNames(
        'h-9.5',
        isNumeric && 'text-right font-tabular whitespace-nowrap',
        !onPick && 'px-3 last:pr-4 @max-[480px]:px-1.5 @max-[480px]:last:pr-3',
        isValue && 'shadow-[inset_0_0_0_2px_var(--brand)]',
        isTrend && !isValue && 'shadow-[inset_0_0_0_2px_var(--info)]',
        isTrend && isValue && 'shadow-[inset_0_0_0_2px_var(--brand),inset_0_0_0_4px_var(--info)]',
      )}
    >
      {onPick ? (
        <button
          type="button"
          aria-pressed={isValue || isTrend}
          aria-label={meaning ? `${name}, ${meaning}` : name}
          onClick={() => onPick(place)}
          className="h-full min-h-9.5 w-full px-3 text-right font-tabular whitespace-nowrap transition-control @max-[480px]:px-1.5 max-lg:min-h-11 hovered:bg-hover focused:-outline-offset-2"
        >
          {text}
        </button>
      ) : (
        <>
          {text}
          {meaning ? <span className="sr-only">, {meaning}</span> : null}
        </>
      )}
    </td>
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
