import type { RangeEnd } from '@hearthline/domain/date-range';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import type { RangeDraft } from './range-draft.ts';

interface RangeTabsProps {
  draft: RangeDraft;
  panelId: string;
  onActivate: (end: RangeEnd) => void;
}

const ends = ['from', 'to'] as const;
const arrowTargets: Record<string, RangeEnd> = {
  ArrowLeft: 'from',
  Home: 'from',
  ArrowRight: 'to',
  End: 'to',
};

export function tabIdOf(panelId: string, end: RangeEnd): string {
  return `${panelId}-${end}`;
}

export function RangeTabs({ draft, panelId, onActivate }: RangeTabsProps) {
  const { t } = useTranslation('datePicker');

  function handleKeyDown(event: KeyboardEvent) {
    const target = arrowTargets[event.key];
    if (!target) return;
    event.preventDefault();
    onActivate(target);
    document.getElementById(tabIdOf(panelId, target))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={t('chooseDates')}
      className="flex gap-0.5 rounded-md border border-line bg-inset p-[3px]"
    >
      {ends.map((end) => {
        const isActive = draft.end === end;
        return (
          <button
            key={end}
            id={tabIdOf(panelId, end)}
            type="button"
            role="tab"
            aria-selected={isActive}
            aria-controls={panelId}
            tabIndex={isActive ? 0 : -1}
            onClick={() => onActivate(end)}
            onKeyDown={handleKeyDown}
            className={classNames(
              'min-h-11 flex-1 rounded-[7px] px-2 text-[12.5px]/[18px] font-medium transition-control',
              isActive
                ? 'bg-raised text-ink shadow-[var(--shadow-sm),var(--hairline)] dark:bg-pressed'
                : 'text-ink-2',
            )}
          >
            {t(end)} · {draft[end] ?? '—'}
          </button>
        );
      })}
    </div>
  );
}
