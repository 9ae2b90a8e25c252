import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Chip } from '../chip.tsx';

export interface ShortcutItem {
  id: string;
  label: string;
  isSelected: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

interface ShortcutListProps {
  items: readonly ShortcutItem[];
  /** A column beside the calendar, or a row of chips above it that scrolls on a phone. */
  look: 'column' | 'chips';
}

export function ShortcutList({ items, look }: ShortcutListProps) {
  const { t } = useTranslation('datePicker');
  const titleId = useId();
  const isColumn = look === 'column';

  return (
    <div className={isColumn ? 'px-3 py-5' : 'min-w-0'}>
      <p id={titleId} className={isColumn ? 'px-3 pb-2 text-xs text-ink-3' : 'sr-only'}>
        {t('shortcuts')}
      </p>
      <ul
        aria-labelledby={titleId}
        className={
          isColumn
            ? 'flex flex-col gap-0.5'
            : 'flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap'
        }
      >
        {items.map(({ id, label, isSelected, isDisabled, onChoose }) => (
          <li key={id} className="contents">
            {isColumn ? (
              <button
                type="button"
                aria-pressed={isSelected}
                disabled={isDisabled}
                onClick={onChoose}
                className={classNames(
                  'min-h-9 rounded-[9px] px-3 text-left text-sm transition-control disabled:text-ink-disabled',
                  isSelected
                    ? 'bg-brand-soft font-medium text-brand-ink'
                    : 'text-ink-2 hovered:bg-hover hovered:text-ink pressed:bg-pressed',
                )}
              >
                {label}
              </button>
            ) : (
              <Chip size="lg" isSelected={isSelected} disabled={isDisabled} onClick={onChoose}>
                {label}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
