import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { plansQuery } from '../api/user-queries.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanUse } from './plan-use.tsx';

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
      {({ plans, renewsOn, use }) => (
        <>
          <ul className="grid gap-3 md:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.key} plan={plan} renewsOn={renewsOn} />
            ))}
          </ul>
          {current && <PlanUse plan={current} use={use} />}
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
