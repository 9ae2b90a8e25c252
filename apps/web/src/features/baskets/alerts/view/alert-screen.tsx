import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../../shared/api/api-error.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { basketClientQuery } from '../../api/baskets-api.ts';
import { clientLink, isRecordId } from '../../model/basket-links.ts';
import { alertQuery, clientAlertsQuery } from '../api/alerts-api.ts';
import { ApprovalsBanner } from '../approvals/approvals-banner.tsx';
import { ApprovalsScreen } from '../approvals/approvals-screen.tsx';
import { LedgerPane } from '../ledger/ledger-pane.tsx';
import type { CriteriaWords } from '../model/criteria-voice.ts';
import { AlertMissing } from '../parts/alert-missing.tsx';
import { AlertView } from './alert-view.tsx';

interface AlertScreenProps {
  agentName: string;
  timeZone?: string | undefined;
  Words: CriteriaWords;
}

/** One alert; or the ledger of one client; or what waits for the agent in all alerts. The address says which. */
export function AlertScreen({ agentName, ...props }: AlertScreenProps) {
  const { id, view, client } = useSearch({ strict: false }) as {
    id?: string;
    view?: string;
    client?: string;
  };
  if (view === 'approvals') return <ApprovalsScreen agentName={agentName} timeZone={props.timeZone} />;
  return (
    <div className="flex flex-1 flex-col">
      <ApprovalsBanner className="mb-4" />
      {id === undefined && isRecordId(client) ? (
        <ClientLedger key={client} clientId={client} {...props} />
      ) : isRecordId(id) ? (
        <AlertFrame key={id} id={id} {...props} />
      ) : (
        <AlertMissing />
      )}
    </div>
  );
}

function AlertFrame({ id, timeZone, Words }: Omit<AlertScreenProps, 'agentName'> & { id: string }) {
  const { t } = useTranslation('basketsAlerts');
  const query = useQuery(alertQuery(id));
  if (isNotFound(query.error)) return <AlertMissing />;
  return (
    <QueryBoundary
      query={query}
      pending={<AlertSkeleton />}
      error={(failure) => (
        <QueryError
          layout="page"
          failure={failure}
          text={t('view.failed')}
          headingLevel={1}
          className="flex-1"
        />
      )}
    >
      {(alert) => <AlertView alert={alert} timeZone={timeZone} Words={Words} />}
    </QueryBoundary>
  );
}

function AlertSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12 rounded-full!" />
        <span className="flex flex-col gap-2">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-3 w-72" />
        </span>
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonFrame>
  );
}

interface ClientLedgerProps {
  clientId: string;
  timeZone?: string | undefined;
  Words: CriteriaWords;
}

/** Every match of one client, whichever of their alerts it was of. */
function ClientLedger({ clientId, timeZone, Words }: ClientLedgerProps) {
  const { t } = useTranslation('basketsAlerts');
  const { data: client } = useQuery(basketClientQuery(clientId));
  const { data: alerts } = useQuery(clientAlertsQuery(clientId));
  const name = client && `${client.firstName} ${client.lastName}`.trim();
  const title = name ? t('ledger.ofClient', { name }) : t('ledger.title');
  usePageName(title);
  return (
    <LedgerPane
      scope={{ clientId }}
      alerts={alerts?.result ?? []}
      heading={
        <>
          <h1>{t('ledger.title')}</h1>
          {name ? (
            <Link {...clientLink(clientId)} className="text-link touch-target text-sm">
              {name}
            </Link>
          ) : null}
        </>
      }
      Words={Words}
      timeZone={timeZone}
    />
  );
}
