import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../../../shared/ui/count.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { clientCountQuery, clientPageQuery, todayQuery } from '../api/clients-api.ts';
import { isFilterEmpty } from '../model/clients-address.ts';
import { useClientsView } from '../model/use-clients-view.ts';
import { ClientsHeader } from './clients-header.tsx';
import { ClientsList } from './clients-list.tsx';
import { NoClients } from './list-states.tsx';

const Touchbase = lazy(async () => {
  const { Touchbase } = await import('../touchbase/touchbase.tsx');
  return { default: Touchbase };
});

interface ClientsScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string;
}

export function ClientsScreen({ timeZone }: ClientsScreenProps) {
  const { t } = useTranslation('clients');
  const view = useClientsView();
  const { data: page } = useQuery(clientPageQuery(view));
  const { data: everybody } = useQuery(clientCountQuery({ version: 1 }));
  const { data: today } = useQuery(todayQuery);
  const isEmpty = everybody === 0 && isFilterEmpty(view.filter) && view.tab === 'clients';
  const hasRows = page !== undefined && page.totalRows > 0 && !page.isSimilar;
  return (
    <div className="flex flex-1 flex-col">
      <ClientsHeader
        total={everybody}
        addedThisMonth={page?.addedThisMonth}
        exported={hasRows ? view.filter : undefined}
        timeZone={timeZone}
        isBare={isEmpty}
      />
      {isEmpty ? (
        <NoClients />
      ) : (
        <Tabs
          label={t('list.tabs.label')}
          className="mt-2 flex-1"
          panelClassName="flex flex-1 flex-col rounded-sm pt-3"
          value={view.tab}
          onChange={view.setTab}
          items={[
            {
              id: 'clients',
              label: t('list.tabs.clients'),
              content: <ClientsList view={view} timeZone={timeZone} />,
            },
            {
              id: 'touchbase',
              label: t('list.tabs.touchbase'),
              count: today && today.dueTotal > 0 ? <Count value={today.dueTotal} tone="brand" /> : null,
              content: (
                <Suspense fallback={null}>
                  <Touchbase timeZone={timeZone} />
                </Suspense>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
