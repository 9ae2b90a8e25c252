import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

const looks = [
  'bg-inset shadow-[inset_0_0_0_1px_var(--line-strong)]',
  'bg-[color-mix(in_srgb,var(--brand)_32%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--brand)_62%,var(--surface))]',
  'bg-brand',
];

/** How often there was contact in each of the last twelve weeks. */
export function WeekStrip({ weeks }: { weeks: readonly number[] }) {
  const { t } = useTranslation('clients');
  const total = weeks.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div
        role="img"
        aria-label={t('page.touchbase.weeks', { count: total })}
        className="mt-3.5 mb-1.5 grid grid-cols-12 gap-[5px]"
      >
        {weeks
          .map((count, week) => ({ count, week }))
          .map(({ count, week }) => (
            <span
              key={week}
              title={t('page.touchbase.week', { count })}
              className={classNames('h-[22px] rounded-[5px]', looks[Math.min(count, looks.length - 1)])}
            />
          ))}
      </div>
      <div className="flex justify-between text-2xs text-ink-3">
        <span>{t('page.touchbase.firstWeek')}</span>
        <span>{t('page.touchbase.thisWeek')}</span>
      </div>
    </>
  );
}
