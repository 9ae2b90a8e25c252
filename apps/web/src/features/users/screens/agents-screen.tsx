import type { AdminAgent, Me, PlanKey } from '@hearthline/contract/users';
import { adminPageSize, planKeys } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useSetPlan } from '../api/user-mutations.ts';
import { agentsQuery } from '../api/user-queries.ts';
import { PageHeading } from '../components/page-heading.tsx';

/** For administrators: every agent with their plan, what they use of it, and another plan. */
export function AgentsScreen({ me }: { me: Me | undefined }) {
  const { t } = useTranslation('users');
  if (me?.isAdmin) return <Agents />;
  return (
    <>
      <PageHeading title={t('agents.title')} subtitle={t('agents.subtitle')} />
      {me ? <EmptyState title={t('agents.adminsOnly')} /> : null}
    </>
  );
}

function Agents() {
  const { t } = useTranslation('users');
  const view = useAgentsView();
  const query = useQuery(agentsQuery(view.q, view.page));
  const total = query.data?.totalRows;
  useLastPage(view, adminPageSize, query.isPlaceholderData ? undefined : total);
  const pageCount = Math.ceil((total ?? 0) / adminPageSize);
  return (
    <>
      <PageHeading title={t('agents.title')} subtitle={t('agents.subtitle')} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          hasSlashKey
          label={t('agents.search')}
          text={view.q}
          onChange={view.setQ}
          className="w-75 max-md:w-full"
        />
        <p role="status" className="ml-auto text-sm text-ink-2 max-md:ml-0">
          {total === undefined ? '' : t('agents.count', { count: total })}
        </p>
      </div>
      <QueryBoundary
        query={query}
        pending={['first', 'second', 'third', 'fourth'].map((row) => (
          <SkeletonRow key={row} className="px-3" />
        ))}
        error={(failure) => <QueryError failure={failure} text={t('agents.loadFailed')} />}
        isEmpty={({ totalRows }) => totalRows === 0}
        empty={<EmptyState illustration={<SearchIllustration />} title={t('agents.none')} />}
        previous="keep"
      >
        {({ result }) => <AgentsTable agents={result} />}
      </QueryBoundary>
      {pageCount > 1 ? (
        <div className="mt-5 flex justify-center">
          <Pagination page={view.page} pageCount={pageCount} onPageChange={(page) => view.setPage(page)} />
        </div>
      ) : null}
    </>
  );
}

const nameOf = ({ firstName, lastName }: AdminAgent) => `${firstName} ${lastName}`.trim();

function AgentsTable({ agents }: { agents: readonly AdminAgent[] }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (
    <Card className="overflow-hidden">
      <DataTable
        label={t('agents.title')}
        rows={agents}
        keyOf={({ id }) => id}
        rowHeight={64}
        renderCard={(agent) => <AgentCard agent={agent} />}
        columns={[
          {
            key: 'name',
            header: t('agents.name'),
            isRowHeader: true,
            cell: (agent) => <AgentName agent={agent} />,
          },
          {
            key: 'clients',
            header: t('plans.use.clients'),
            isNumeric: true,
            cell: ({ clients }) => format.number(clients),
          },
          {
            key: 'cma',
            header: t('plans.use.cma'),
            isNumeric: true,
            cell: ({ cmaThisMonth }) => format.number(cmaThisMonth),
          },
          {
            key: 'plan',
            header: t('plans.heading'),
            className: 'w-44',
            cell: (agent) => <PlanChoice agent={agent} />,
          },
        ]}
      />
    </Card>
  );
}

function AgentName({ agent }: { agent: AdminAgent }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate font-medium">{nameOf(agent)}</span>
      <span className="block truncate text-xs font-normal text-ink-3">{agent.email}</span>
    </span>
  );
}

/** A row on a phone. */
function AgentCard({ agent }: { agent: AdminAgent }) {
  const { t } = useTranslation('users');
  const { clients, cmaThisMonth } = agent;
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <AgentName agent={agent} />
        <p className="mt-1 text-xs text-ink-2">
          {t('plans.clients', { count: clients })} · {t('agents.cma', { count: cmaThisMonth })}
        </p>
      </div>
      <div className="w-30 flex-none">
        <PlanChoice agent={agent} />
      </div>
    </div>
  );
}

function PlanChoice({ agent }: { agent: AdminAgent }) {
  const { t } = useTranslation('users');
  const { mutate, isPending } = useSetPlan();
  const name = nameOf(agent);

  function handleChange(plan: PlanKey) {
    if (plan === agent.plan) return;
    const planName = t(`plans.names.${plan}`);
    mutate(
      { agentId: agent.id, plan },
      { onSuccess: () => toast.success(t('agents.changed', { name, plan: planName })) },
    );
  }

  return (
    <Select
      label={t('agents.planOf', { name })}
      isLabelHidden
      isLoading={isPending}
      items={planKeys.map((id) => ({ id, label: t(`plans.names.${id}`) }))}
      value={agent.plan}
      onChange={handleChange}
    />
  );
}

interface AgentsAddress {
  q?: string | undefined;
  page?: string | undefined;
}

/** What the list shows, as the address tells it. */
function useAgentsView() {
  const navigate = useNavigate();
  const { q = '', page } = useSearch({ strict: false }) as AgentsAddress;
  const go = (search: AgentsAddress, isTyping = false) =>
    void navigate({ to: '/admin/agents', search, replace: isTyping, resetScroll: !isTyping });
  return {
    q,
    page: parsePage(page),
    setQ: (text: string) => go({ q: text || undefined }, true),
    setPage: (number: number, options?: { isTyping: true }) =>
      go({ q: q || undefined, page: number > 1 ? String(number) : undefined }, options?.isTyping),
  };
}
