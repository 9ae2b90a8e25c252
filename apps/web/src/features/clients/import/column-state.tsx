import { readPhone, writePhone } from '@hearthline/domain/client/phone';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useClientFormat } from '../parts/format-client.ts';
import type { PlannedColumn } from './plan.ts';
import { countUnsure, isToCheck } from './plan.ts';

const phoneTargets = new Set(['phone', 'homeNumber', 'officeNumber', 'otherPhone']);

/** In a few words how well a column is understood. */
export function ColumnState({ column, isDayFirst }: { column: PlannedColumn; isDayFirst: boolean }) {
  const text = useStateText(column, isDayFirst);
  if (column.target === 'ignore') return <span className="block text-xs text-ink-3">{text}</span>;
  const isWarning = isToCheck(column);
  const Icon = isWarning ? TriangleAlert : Check;
  return (
    <span
      className={classNames('flex items-center gap-1.5 text-xs', isWarning ? 'text-warning' : 'text-success')}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {text}
    </span>
  );
}

function useStateText(column: PlannedColumn, isDayFirst: boolean): string {
  const { t } = useTranslation('clients');
  const { phone } = useClientFormat();
  const { target, match, isTwice, isUnclear, samples } = column;
  if (target === 'ignore') return t('import.columns.none');
  if (isTwice) return t('import.columns.twice');
  const unsure = countUnsure(column);
  if (unsure > 0) return t('import.columns.toMatch', { count: unsure });
  if (isUnclear) return t(isDayFirst ? 'import.columns.dayFirst' : 'import.columns.monthFirst');
  if (match === 'guess') return t('import.columns.guess');
  const read = phoneTargets.has(target) ? readPhone(samples[0] ?? '') : null;
  const cleaned = read ? phone(writePhone(read)) : '';
  return cleaned !== '' && cleaned !== samples[0]
    ? t('import.columns.cleaned', { value: cleaned })
    : t('import.columns.sure');
}
