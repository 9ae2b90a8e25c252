import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { plansQuery } from '../api/user-queries.ts';
import { LoadError } from './load-error.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanUse } from './plan-use.tsx';

function PlanContent() {
  const { t } = useTranslation('users');
  const { data, isPending, isFetching, refetch } = useQuery(plansQuery);

  if (isPending) {
    return (
      <div className="grid gap-3 md:grid-cols-3">
        <Skeleton className="h-37 !rounded-[12px]" />
        <Skeleton className="h-37 !rounded-[12px]" />
        <Skeleton className="h-37 !rounded-[12px]" />
      </div>
    );
  }
  if (!data) {
    return <LoadError text={t('plans.loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const current = data.plans.find((plan) => plan.isCurrent);
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-3">
        {data.plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} renewsOn={data.renewsOn} />
        ))}
      </ul>
      {current && <PlanUse plan={current} use={data.use} />}
    </>
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
