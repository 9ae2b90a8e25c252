import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';

export interface UseLineProps {
  label: string;
  used: number;
  limit: number | null;
  /** What is left, once most of it is used. */
  hint?: string | undefined;
}

/** How much of something that a plan holds is used. */
export function UseLine({ label, used, limit, hint }: UseLineProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  if (limit === null) {
    return (
      <div className="flex flex-col gap-2">
        <p className="flex justify-between gap-3 text-sm">
          <span className="font-medium">{label}</span>
          <span className="text-ink-2">{t('plans.use.unlimited', { used: format.number(used) })}</span>
        </p>
        <div className="h-1.5 rounded-xs border border-dashed border-line-strong" />
      </div>
    );
  }
  return (
    <ProgressBar
      label={label}
      value={limit === 0 ? 100 : (used / limit) * 100}
      valueText={t('plans.use.limited', { used: format.number(used), limit: format.number(limit) })}
      hint={hint}
    />
  );
}
