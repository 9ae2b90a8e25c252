import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowKey } from './grid-rows.ts';

interface LineHeadProps {
  row: RowKey;
  name: string;
  /** What one unit is worth. */
  rate?: string | null;
  /** The fitted one, where the agent's own stands in its place. */
  fitted?: string | null;
  isEditable?: boolean;
  isStrong?: boolean;
  editor?: ReactNode;
  /** Undoes what is the agent's own in this line. */
  resetLabel?: string;
  onReset?: () => void;
}

/** The name of a line, with its rate. */
export const LineHead = memo(function LineHead({
  row,
  name,
  rate = null,
  fitted = null,
  isEditable = false,
  isStrong = false,
  editor = null,
  resetLabel,
  onReset,
}: LineHeadProps) {
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
      <RotateCcw aria-hidden="true" className="size-3" />
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
      data-editing={editor !== null || undefined}
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
