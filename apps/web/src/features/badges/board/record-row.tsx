import type { BadgeRecord, QueryUnit } from '@hearthline/contract/badges';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { PathLink } from '../../../shared/ui/path-link.tsx';
import { useUnitText } from './use-unit-text.ts';

export function RecordRow({ record, unit }: { record: BadgeRecord; unit: QueryUnit }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const writeUnit = useUnitText();
  const { title, subtitle, on, amount, isHit, path } = record;
  return (
    <li className="relative flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hovered:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="min-w-0 flex-1">
        <PathLink
          path={path}
          className="block truncate text-sm font-medium outline-none after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </PathLink>
        <p className="truncate text-xs text-ink-3">
          {[subtitle, on && format.dateText(on)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isHit !== null && (
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
          {isHit ? (
            <Check aria-hidden="true" className="size-4 text-success" />
          ) : (
            <Minus aria-hidden="true" className="size-4 text-ink-3" />
          )}
          {t(isHit ? 'records.counts' : 'records.countsNot')}
        </span>
      )}
      {amount !== null && <span className="shrink-0 text-sm">{writeUnit(amount, unit)}</span>}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </li>
  );
}
