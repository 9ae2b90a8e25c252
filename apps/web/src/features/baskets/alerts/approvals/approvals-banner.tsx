import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { approvalsQuery } from '../api/alerts-api.ts';
import { approvalsLink } from '../model/alert-links.ts';

interface WaitingBannerProps {
  /** Homes of all alerts that wait for the agent. */
  waiting: number;
  className?: string | undefined;
}

/** Stands until each of them was decided on. */
export function WaitingBanner({ waiting, className }: WaitingBannerProps) {
  const { t } = useTranslation('basketsAlerts');
  if (waiting === 0) return null;
  return (
    <section
      aria-label={t('approvals.title')}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning-line bg-warning-soft px-4 py-2 text-sm',
        className,
      )}
    >
      <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-warning" />
      <p role="status" className="min-w-0 flex-1">
        {t('approvals.banner', { count: waiting })}
      </p>
      <Link {...approvalsLink} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('approvals.bannerOpen')}
      </Link>
    </section>
  );
}

/** The same where nobody has counted yet; where it cannot be told whether one waits, it stays away. */
export function ApprovalsBanner({ className }: { className?: string }) {
  const { data } = useQuery(approvalsQuery());
  return <WaitingBanner waiting={data?.totalRows ?? 0} className={className} />;
}
