import type { AlertRow } from '@hearthline/contract/alerts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { UnreadMark } from '../../list/row-parts.tsx';
import { clientAlertsQuery } from '../api/alerts-api.ts';
import { alertFormLink, alertLink, alertListLink, clientLedgerLink } from '../model/alert-links.ts';
import { AlertNext, AlertState } from '../parts/alert-state.tsx';

interface ClientAlertsCardProps {
  clientId: string;
  /** By which the list finds all of them. */
  clientName: string;
  timeZone: string | undefined;
}

/** What watches the market for one client, on their page. */
export function ClientAlertsCard({ clientId, clientName, timeZone }: ClientAlertsCardProps) {
  const { t } = useTranslation('basketsAlerts');
  const query = useQuery(clientAlertsQuery(clientId));
  return (
    <Card aria-labelledby="client-alerts" className="px-5 pt-3.5 pb-3">
      <CardHeader
        isPlain
        id="client-alerts"
        title={t('view.ofClient.title')}
        className="mb-1!"
        actions={
          <Link
            {...alertFormLink({ client: clientId })}
            className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), '-mr-2')}
          >
            <Plus aria-hidden="true" />
            {t('view.ofClient.new')}
          </Link>
        }
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="my-2 h-24" />}
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('view.ofClient.failed')} className="py-2" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<p className="py-2 text-sm text-ink-3">{t('view.ofClient.none')}</p>}
      >
        {({ result, totalRows }) => (
          <>
            <ul>
              {result.map((row) => (
                <AlertLine key={row.id} row={row} timeZone={timeZone} />
              ))}
            </ul>
            <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <Link {...clientLedgerLink(clientId)} className="text-link touch-target">
                {t('view.ofClient.ledger')}
              </Link>
              {totalRows > result.length ? (
                <Link
                  to={alertListLink.to}
                  search={{ ...alertListLink.search, q: clientName }}
                  className="text-link touch-target"
                >
                  {t('view.ofClient.all', { count: totalRows })}
                </Link>
              ) : null}
            </p>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function AlertLine({ row, timeZone }: { row: AlertRow; timeZone: string | undefined }) {
  const { t } = useTranslation('basketsAlerts');
  const { id, name, outcomes, readers, unread } = row;
  return (
    <li className="border-line py-2.5 not-last:border-b">
      <p className="flex items-center gap-2">
        <Link
          {...alertLink(id)}
          className="touch-target min-w-0 truncate rounded-xs text-sm font-medium underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <UnreadMark count={unread} />
        <span className="ml-auto flex-none">
          <AlertState standing={row} timeZone={timeZone} />
        </span>
      </p>
      <p className="text-xs text-ink-2">
        {t('view.ofClient.matches', { count: outcomes.matches })}
        {readers.length > 1 ? ` · ${t('outcomes.people', { count: readers.length })}` : null}
        {outcomes.held > 0 ? (
          <span className="text-warning">{` · ${t('view.ofClient.held', { count: outcomes.held })}`}</span>
        ) : null}
      </p>
      <p className="text-xs text-ink-3 empty:hidden">
        <AlertNext standing={row} timeZone={timeZone} />
      </p>
    </li>
  );
}
