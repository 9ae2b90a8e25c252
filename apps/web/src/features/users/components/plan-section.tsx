import type { Plan, PlansReply } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { PlanResource } from '../../../shared/plan/plans-query.ts';
import { findRoom, plansQuery } from '../../../shared/plan/plans-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { UseLineProps } from './use-line.tsx';
import { UseLine } from './use-line.tsx';

function PlanContent() {
  const { t } = useTranslation('users');
  const query = useQuery(plansQuery);
  const current = query.data?.plans.find((plan) => plan.isCurrent);
  return (
    <QueryBoundary
      query={query}
      pending={
        <div className="grid gap-3 md:grid-cols-3">
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
        </div>
      }
      error={(failure) => <QueryError failure={failure} text={t('plans.loadFailed')} />}
    >
      {(data) => (
        <>
          <ul className="grid gap-3 md:grid-cols-3">
            {data.plans.map((plan) => (
              <PlanCard key={plan.key} plan={plan} renewsOn={data.renewsOn} />
            ))}
          </ul>
          {current && <PlanUse plan={current} data={data} />}
        </>
      )}
    </QueryBoundary>
  );
}

export function PlanSection() {
  const { t } = useTranslation('users');
  return (
    <Card aria-labelledby="plan-heading" className="px-5 pt-4 pb-4.5">
      <h2 id="plan-heading" className="mb-3 text-[15px]/[22px]">
        {t('plans.heading')}
      </h2>
      <PlanContent />
    </Card>
  );
}

function usePlanContents(plan: Plan): string[] {
  const { t } = useTranslation('users');
  const { clientLimit, cmaLimitPerMonth, siteLimit, seatLimit, cardLimitPerMonth } = plan;
  return [
    clientLimit === null ? t('plans.unlimitedClients') : t('plans.clients', { count: clientLimit }),
    cmaLimitPerMonth === null ? t('plans.unlimitedCma') : t('plans.cma', { count: cmaLimitPerMonth }),
    siteLimit > 0 ? t('plans.sites', { count: siteLimit }) : '',
    cardLimitPerMonth ? t('plans.postalCards', { count: cardLimitPerMonth }) : '',
    seatLimit > 1 ? t('plans.seats', { count: seatLimit }) : '',
  ].filter(Boolean);
}

function PlanCard({ plan, renewsOn }: { plan: Plan; renewsOn: string | null }) {
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

interface PlanUseProps {
  plan: Plan;
  data: PlansReply;
}

/** Nothing to say while there is plenty. */
function useLeftWords(data: PlansReply): (resource: PlanResource) => string | undefined {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (resource) => {
    const room = findRoom(data, resource);
    if (!room?.isNear) return undefined;
    const left = room.left > 0 ? t('plans.use.left', { count: room.left }) : t('plans.use.full');
    const anew = t('plans.use.anew', { date: format.dateText(data.cmaCountedAnewOn) });
    return resource === 'clients' ? left : `${left} · ${anew}`;
  };
}

/** What is used of the current plan. */
function PlanUse({ plan, data }: PlanUseProps) {
  const { t } = useTranslation('users');
  const wordsOf = useLeftWords(data);
  const { use } = data;
  const lines: UseLineProps[] = [
    { label: t('plans.use.clients'), used: use.clients, limit: plan.clientLimit, hint: wordsOf('clients') },
    {
      label: t('plans.use.cma'),
      used: use.cmaThisMonth,
      limit: plan.cmaLimitPerMonth,
      hint: wordsOf('cmaThisMonth'),
    },
  ];
  return (
    <ul aria-label={t('plans.use.label')} className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
      {lines.map((line) => (
        <li key={line.label}>
          <UseLine {...line} />
        </li>
      ))}
    </ul>
  );
}
