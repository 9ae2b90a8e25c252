import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';

type SumRow = 'price' | 'time' | 'net' | 'gross' | 'adjusted' | 'weight' | 'use' | 'note';
export type RowKey = SumRow | AdjustmentLine;

const lines: ReadonlySet<string> = new Set(adjustmentLines);
export const isLine = (row: string): row is AdjustmentLine => lines.has(row);

export interface GridPlace {
  row: RowKey;
  /** Id of a comparable, or `head` for the name of the line. */
  column: string;
  cell: HTMLElement;
}

/** Where one is in the grid, as the element itself tells. */
export function placeOf(element: Element | null): GridPlace | null {
  const cell = element?.closest<HTMLElement>('[data-row]');
  const { row, column } = cell?.dataset ?? {};
  return cell && row && column ? { row: row as RowKey, column, cell } : null;
}

type Tone = 'up' | 'down' | 'none' | 'plain';
export const toneOf = (amount: number): Tone => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'none');

/** An adjustment that is larger than such adjustments should be. */
export function FlagIcon({ flag }: { flag: 'amber' | 'red' | null }) {
  if (!flag) return null;
  const toneClass = flag === 'red' ? 'text-danger' : 'text-warning';
  return <TriangleAlert className={classNames('size-3.5', toneClass)} />;
}

export interface GridCellProps {
  row: RowKey;
  column: string;
  /** Left: what the home has. */
  fact?: string | undefined;
  /** Right: the amount. */
  amount: string;
  tone: Tone;
  isStrong?: boolean;
  isOwn?: boolean;
  isOut?: boolean;
  isEditable?: boolean;
  flag?: 'amber' | 'red' | null;
  /** Takes the place of the content while it is edited. */
  editor?: ReactNode;
}

/** Drawn again only when its own words change, however many columns there are. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { row, column, fact, amount, tone, isStrong, isOwn, isOut, isEditable, flag = null, editor } = props;
  return (
    <td
      tabIndex={-1}
      data-row={row}
      data-column={column}
      data-editable={isEditable || undefined}
      data-editing={editor ? true : undefined}
      data-out={isOut || undefined}
    >
      {editor ?? (
        <span className="adjust-cell">
          <span>{fact}</span>
          <span
            className={classNames('adjust-amount', isStrong && 'font-semibold')}
            data-tone={tone}
            data-own={isOwn || undefined}
          >
            <FlagIcon flag={flag} />
            {amount}
          </span>
        </span>
      )}
    </td>
  );
});

/** Where the subject has nothing to show. */
export function EmptyCell() {
  const { t } = useTranslation('cmaCalculate');
  return (
    <td tabIndex={-1} className="text-ink-3">
      {t('missing')}
    </td>
  );
}

interface LineHeadProps {
  row: RowKey;
  name: string;
  /** What one unit is worth. */
  rate?: string | null;
  /** The fitted one, where the agent's own stands in its place. */
  fitted?: string | null;
  isEditable?: boolean;
  isStrong?: boolean | undefined;
  editor?: ReactNode;
  /** Undoes what is the agent's own in this line. */
  resetLabel?: string;
  onReset?: (() => void) | undefined;
}

/** The name of a line, with its rate. */
export const LineHead = memo(function LineHead(props: LineHeadProps) {
  const { row, name, rate = null, fitted = null, isEditable, isStrong, editor, resetLabel, onReset } = props;
  const { t } = useTranslation('cmaCalculate');
  const reset = onReset ? (
    <button
      type="button"
      tabIndex={-1}
      aria-label={resetLabel}
      title={resetLabel}
      className="flex items-center gap-1 text-xs font-medium text-brand-ink hover:underline"
      onClick={(event) => {
        event.stopPropagation();
        onReset();
      }}
    >
      <RotateCcw className="size-3" />
      {t('grid.reset')}
    </button>
  ) : null;
  return (
    <th
      scope="row"
      tabIndex={-1}
      data-row={row}
      data-column="head"
      data-editable={isEditable || undefined}
      data-editing={editor ? true : undefined}
      className={isStrong ? 'font-semibold!' : undefined}
    >
      <span className="adjust-cell">
        <span className={isStrong ? 'text-ink!' : undefined}>{name}</span>
        {editor ? (
          <span className="min-w-0 flex-1">{editor}</span>
        ) : (
          <span className="adjust-amount text-xs" data-tone="none" data-own={fitted !== null || undefined}>
            {rate ?? (fitted === null ? reset : null)}
          </span>
        )}
      </span>
      {fitted !== null && reset ? (
        <span className="-mt-0.5 flex items-center justify-between gap-2 pb-1 text-xs text-ink-3">
          <span className="truncate">{t('grid.fittedIs', { rate: fitted })}</span>
          {reset}
        </span>
      ) : null}
    </th>
  );
});
