import type { Calculation } from '@hearthline/domain/valuation/calculation';
import type { Confidence } from '@hearthline/domain/valuation/confidence';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

interface ValueCardProps {
  calculation: Calculation;
  confidence: Confidence;
  /** Square feet of the subject. */
  area: number | null;
  actions: ReactNode;
}

const gradeClasses = { high: 'text-success', medium: 'text-warning', low: 'text-danger' };

/** Estimated market value, its range, and how sure that is. */
export function ValueCard({ calculation, confidence, area, actions }: ValueCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { value, low, high } = calculation;
  return (
    <section
      aria-label={t('value.title')}
      className="flex flex-col rounded-lg border border-line bg-[linear-gradient(150deg,color-mix(in_srgb,var(--brand)_16%,var(--surface)),var(--surface)_62%)] px-5 py-4 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <h2 className="text-sm font-normal tracking-normal text-ink-2">{t('value.title')}</h2>
      <p
        aria-live="polite"
        className="text-[36px]/[44px] font-semibold tracking-[-0.04em] max-md:text-[32px]/[40px]"
      >
        {format.price(value)}
      </p>
      <p className="mt-0.5 font-medium">
        {format.priceRange(low, high)}{' '}
        <span className="text-sm font-normal text-ink-3">{t('value.range')}</span>
      </p>
      <dl className="mt-3 grid grid-cols-3 gap-2 border-t border-line pt-3">
        <Figure label={t('value.spread')}>±{format.percent(confidence.halfWidth, 1)}</Figure>
        <Figure label={t('value.perArea')}>
          {area ? format.unitPrice(Math.round(value / area)) : t('notTold')}
        </Figure>
        <Figure label={t('value.confidence')} className={gradeClasses[confidence.grade]}>
          {t(`value.grades.${confidence.grade}`)}
        </Figure>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-3 *:flex-auto">{actions}</div>
    </section>
  );
}

interface FigureProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Figure({ label, className, children }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className={classNames('font-semibold', className)}>{children}</dd>
    </div>
  );
}
