import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

/** The number beside a value, spoken with its unit. */
export function ValueCount({ count, className }: { count: number | undefined; className?: string }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  if (count === undefined) return null;
  return (
    <span className={classNames('text-2xs font-normal text-ink-3', className)}>
      {format.number(count)}{' '}
      <span className="sr-only">{t('criteria.listings', { count: Math.min(count, 2) })}</span>
    </span>
  );
}
