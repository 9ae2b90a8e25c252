import type { Plan } from '@hearthline/contract/users';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Tag } from '../../../shared/ui/tag.tsx';

function usePlanContents(plan: Plan): string[] {
  const { t } = useTranslation('users');
  const { clientLimit, cmaLimitPerMonth, siteLimit, seatLimit, hasPostalCards } = plan;
  return [
    clientLimit === null ? t('plans.unlimitedClients') : t('plans.clients', { count: clientLimit }),
    cmaLimitPerMonth === null ? t('plans.unlimitedCma') : t('plans.cma', { count: cmaLimitPerMonth }),
    siteLimit > 0 ? t('plans.sites', { count: siteLimit }) : '',
    hasPostalCards ? t('plans.postalCards') : '',
    seatLimit > 1 ? t('plans.seats', { count: seatLimit }) : '',
  ].filter(Boolean);
}

export function PlanCard({ plan, renewsOn }: { plan: Plan; renewsOn: string | null }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const contents = usePlanContents(plan);
  return (
    <li
      aria-current={plan.isCurrent || undefined}
      className={classNames(
        'flex flex-col rounded-[12px] border px-4 py-3.5',
        plan.isCurrent
          ? 'border-brand bg-brand-soft shadow-[inset_0_0_0_1px_var(--brand)]'
          : 'border-line-strong',
      )}
    >
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 tracking-normal">{t(`plans.names.${plan.key}`)}</h3>
        {plan.isCurrent && <Tag tone="brand">{t('plans.current')}</Tag>}
      </div>
      <p className="mt-1 flex items-baseline gap-1.5">
        <b className="text-[24px]/[30px] tracking-[-0.035em]">{format.price(plan.monthlyPriceCents)}</b>
        <span className={classNames('text-xs', plan.isCurrent ? 'text-ink-2' : 'text-ink-3')}>
          {t('plans.perMonth')}
        </span>
      </p>
      <p className="mt-1.5 mb-2.5 text-xs text-ink-2">
        {t(`plans.about.${plan.key}`, { count: plan.seatLimit })}
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
        {contents.map((content) => (
          <li key={content} className="flex items-center gap-1">
            <Check aria-hidden="true" size={14} strokeWidth={1.75} className="flex-none" />
            {content}
          </li>
        ))}
      </ul>
      {plan.isCurrent && renewsOn && (
        <p className="mt-auto pt-3 text-xs text-ink-2">
          {t('plans.renewsOn', { date: format.dateText(renewsOn) })}
        </p>
      )}
    </li>
  );
}
