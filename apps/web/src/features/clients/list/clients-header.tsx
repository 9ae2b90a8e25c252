import type { ClientFilter } from '@hearthline/contract/client-filter';
import { Link } from '@tanstack/react-router';
import { Download, Upload, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { useExportClients } from '../api/export-clients.ts';
import { clientFormLink, clientImportLink } from '../parts/client-links.ts';

interface ClientsHeaderProps {
  total: number | undefined;
  addedThisMonth: number | undefined;
  /** What is exported; missing where nothing is there to export. */
  exported: ClientFilter | undefined;
  timeZone: string | undefined;
  /** Where there is nobody yet, the page itself offers how to begin. */
  isBare: boolean;
}

export function ClientsHeader({ total, addedThisMonth = 0, exported, timeZone, isBare }: ClientsHeaderProps) {
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
