import type { ClientFilter } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { clientCountQuery, clientPageQuery, todayQuery } from '../api/clients-api.ts';
import { useExportClients } from '../api/export-clients.ts';
import { isFilterEmpty } from '../model/clients-address.ts';
import { useClientsView } from '../model/use-clients-view.ts';
import { clientFormLink, clientImportLink } from '../parts/client-links.ts';
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

interface ClientsHeaderProps {
  total: number | undefined;
  addedThisMonth: number | undefined;
  /** What is exported; missing where nothing is there to export. */
  exported: ClientFilter | undefined;
  timeZone: string | undefined;
  /** Where there is nobody yet, the page itself offers how to begin. */
  isBare: boolean;
}

function ClientsHeader({ total, addedThisMonth = 0, exported, timeZone, isBare }: ClientsHeaderProps) {
  const { t } = useTranslation('clients');
  const exportClients = useExportClients(timeZone);
  const facts = [
    total === undefined ? null : t('list.clients', { count: total }),
    addedThisMonth > 0 ? t('list.added', { count: addedThisMonth }) : null,
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1>{t('list.title')}</h1>
        <p className="min-h-5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isBare ? null : (
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <Link
            {...clientImportLink}
            className={classNames(buttonClass({ variant: 'ghost' }), 'max-sm:px-3')}
          >
            <Upload aria-hidden="true" />
            <span className="max-sm:sr-only">{t('list.import')}</span>
          </Link>
          <Button
            variant="ghost"
            className="max-sm:px-3"
            icon={<Download aria-hidden="true" />}
            disabled={!exported}
            isLoading={exportClients.isPending}
            onClick={() => exported && exportClients.mutate({ filter: exported })}
          >
            <span className="max-sm:sr-only">{t('list.export')}</span>
          </Button>
          <Link
            {...clientFormLink()}
            className={classNames(buttonClass({ variant: 'primary' }), 'max-md:flex-1')}
          >
            <UserPlus aria-hidden="true" />
            {t('list.newClient')}
          </Link>
        </div>
      )}
    </header>
  );
}
