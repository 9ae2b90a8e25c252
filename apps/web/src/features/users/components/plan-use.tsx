import type { Plan } from '@hearthline/contract/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';

interface PlanUseProps {
  plan: Plan;
  use: { clients: number | null; cmaThisMonth: number | null; seats: number };
}

interface UseLineProps {
  label: string;
  used: number;
  limit: number | null;
}

function UseLine({ label, used, limit }: UseLineProps) {
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
    />
  );
}

/** What is used of the current plan; parts whose feature does not exist yet are left out. */
export function PlanUse({ plan, use }: PlanUseProps) {
  const { t } = useTranslation('users');
  const lines: UseLineProps[] = [{ label: t('plans.use.seats'), used: use.seats, limit: plan.seatLimit }];
  if (use.cmaThisMonth !== null) {
    lines.unshift({ label: t('plans.use.cma'), used: use.cmaThisMonth, limit: plan.cmaLimitPerMonth });
  }
  if (use.clients !== null) {
    lines.unshift({ label: t('plans.use.clients'), used: use.clients, limit: plan.clientLimit });
  }
  return (
    <ul aria-label={t('plans.use.label')} className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-3">
      {lines.map((line) => (
        <li key={line.label}>
          <UseLine {...line} />
        </li>
      ))}
    </ul>
  );
}
