import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../shared/ui/kbd.tsx';
import type { PaletteRecord } from './palette-record.ts';
import { markMatches } from './palette-record.ts';

interface PaletteRowProps {
  id: string;
  record: PaletteRecord;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export function PaletteRow({ id, record, query, isActive, onPoint, onRun }: PaletteRowProps) {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLButtonElement>(null);
  const Icon = record.icon;

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);

  return (
    // The keyboard stays in the field above, which marks this row and runs it with Enter.
    <button
      type="button"
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onRun}
      className="flex scroll-my-2 min-h-[52px] w-full items-center text-left gap-3.5 rounded-[12px] px-3 py-1.5 aria-selected:bg-pressed"
    >
      <span className="grid size-9 flex-none place-items-center rounded-md bg-ink-3/14 text-ink-3">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {markMatches(record.label, query).map((part) =>
            part.isMatch ? (
              <mark key={part.start} className="bg-transparent text-brand-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        {record.detail && <span className="block truncate text-xs text-ink-2">{record.detail}</span>}
      </span>
      {isActive && (
        <span aria-hidden className="max-md:hidden">
          <Kbd>{t('palette.enter')}</Kbd>
        </span>
      )}
    </button>
  );
}
