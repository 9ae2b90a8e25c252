import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { classNames } from '../../../../shared/lib/class-names.ts';
import type { RowKey } from './grid-rows.ts';

export type Tone = 'up' | 'down' | 'none' | 'plain';

interface GridCellProps {
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
export const GridCell = memo(function GridCell({
  row,
  column,
  fact,
  amount,
  tone,
  isStrong = false,
  isOwn = false,
  isOut = false,
  isEditable = false,
  flag = null,
  editor = null,
}: GridCellProps) {
  return (
    <td
      tabIndex={-1}
      data-row={row}
      data-column={column}
      data-editable={isEditable || undefined}
      data-editing={editor !== null || undefined}
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
            {flag ? (
              <TriangleAlert
                aria-hidden="true"
                className={classNames('size-3.5', flag === 'red' ? 'text-danger' : 'text-warning')}
              />
            ) : null}
            {amount}
          </span>
        </span>
      )}
    </td>
  );
});
