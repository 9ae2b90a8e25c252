import { setupSteps } from '@hearthline/contract/setup-steps';
import type { Plan } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { plansQuery } from '../api/user-queries.ts';
import type { ChecklistProps } from './checklist.tsx';
import { Checklist } from './checklist.tsx';

/** In place of the greeting, while there is something to set up. */
export function FirstRunGreeting({ me: { firstName }, setup }: ChecklistProps) {
  const { t } = useTranslation('usersSetup');
  const count = setupSteps.length - setup.done.length;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h1>{t('welcome', { name: firstName })}</h1>
      <p className="mt-0.5 text-sm text-ink-2">{count > 0 ? t('left', { count }) : t('nothingLeft')}</p>
    </div>
  );
}

export function HideChecklist({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('usersSetup');
  return (
    <Button variant="ghost" className="max-md:-ml-4" onClick={onHide}>
      {t('hide')}
    </Button>
  );
}

/** Above the board on the first days: the checklist, and beside it what the plan holds. */
export function FirstRunPanel(props: ChecklistProps) {
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-12 xl:*:col-span-4 xl:*:first:col-span-8">
      <Checklist {...props} />
      <PlanCard />
    </div>
  );
}

/** What the agent's plan holds and how much of it is used; what nobody counts is left out. */
function PlanCard() {
  const { t } = useTranslation(['usersSetup', 'users']);
  const headingId = useId();
  const { data } = useQuery(plansQuery);
  const plan = data?.plans.find(({ isCurrent }) => isCurrent);
  if (!data || !plan) return null;
  const lines = linesOf(plan, data.use);
  return (
    <Card isPadded aria-labelledby={headingId}>
      <div className="mb-3.5 flex items-center gap-2">
        <h3 id={headingId} className="min-w-0 flex-1">
          {t('plan.heading')}
        </h3>
        <Tag>{t(`users:plans.names.${plan.key}`)}</Tag>
      </div>
      <div className="grid gap-3.5">
        {lines.map((line) => (
          <PlanLine key={line.part} {...line} />
        ))}
      </div>
      <p className="mt-3.5 text-xs text-ink-3">{t('plan.note')}</p>
    </Card>
  );
}

interface PlanLineProps {
  part: 'cma' | 'clients';
  used: number;
  limit: number | null;
}

function linesOf(
  { clientLimit, cmaLimitPerMonth }: Plan,
  use: { clients: number; cmaThisMonth: number },
): PlanLineProps[] {
  return [
    { part: 'cma', used: use.cmaThisMonth, limit: cmaLimitPerMonth },
    { part: 'clients', used: use.clients, limit: clientLimit },
  ];
}

function PlanLine({ part, used, limit }: PlanLineProps) {
  const { t } = useTranslation('usersSetup');
  const format = useFormat();
  const label = <span className="font-normal text-ink-2">{t(`plan.${part}`)}</span>;
  if (limit === null)
    return (
      <p className="flex justify-between gap-3 text-sm">
        {label}
        <span className="font-medium">{t('plan.unlimited', { used: format.number(used) })}</span>
      </p>
    );
  return (
    <ProgressBar
      label={label}
      value={limit === 0 ? 100 : (used / limit) * 100}
      valueText={t('plan.limited', { used: format.number(used), limit: format.number(limit) })}
    />
  );
}
