import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { Copy, ExternalLink, Link as LinkIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import { useCloseReportLink, useOpenReportLink } from '../../api/report-api.ts';

const dayCounts = ['7', '30', '90', '365'] as const;
type DayCount = (typeof dayCounts)[number];

/** The web version of a report: made, handed on, and closed again. */
export function PrivatePage({ report, timeZone }: { report: CmaReportRow; timeZone: string | undefined }) {
  const { t } = useTranslation('cmaReport');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-line border-t px-4 py-5 md:px-6">
      <h2 id={headingId} className="text-base font-semibold">
        {t('link.title')}
      </h2>
      <p className="mt-0.5 text-xs text-ink-3">{t('link.text')}</p>
      {report.link ? (
        <OpenLink reportId={report.id} link={report.link} timeZone={timeZone} />
      ) : (
        <NewLink reportId={report.id} />
      )}
    </section>
  );
}

function NewLink({ reportId }: { reportId: string }) {
  const { t } = useTranslation('cmaReport');
  const [days, setDays] = useState<DayCount>('90');
  const open = useOpenReportLink();
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <Select
        label={t('link.days')}
        items={dayCounts.map((id) => ({ id, label: t(`link.dayCounts.d${id}`) }))}
        value={days}
        onChange={setDays}
        className="w-30"
      />
      <Button
        variant="secondary"
        icon={<LinkIcon strokeWidth={1.75} />}
        isLoading={open.isPending}
        className="flex-1"
        onClick={() => open.mutate({ id: reportId, days: Number(days) })}
      >
        {t('link.create')}
      </Button>
    </div>
  );
}

interface OpenLinkProps {
  reportId: string;
  link: NonNullable<CmaReportRow['link']>;
  timeZone: string | undefined;
}

function OpenLink({ reportId, link, timeZone }: OpenLinkProps) {
  const { t } = useTranslation(['cmaReport', 'common']);
  const format = useFormat(timeZone);
  const [isAsking, setAsking] = useState(false);
  const close = useCloseReportLink();
  const address = new URL(link.url, document.baseURI).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('link.copied'));
    } catch {
      toast.error(t('link.copyFailed'));
    }
  }

  const opened =
    link.openedAt === null
      ? t('link.notOpened')
      : t('link.opened', { count: link.opened, when: whenOf(link.openedAt) });
  function whenOf(instant: string): string {
    return `${format.monthDay(instant)}, ${format.time(instant)}`;
  }

  return (
    <div className="mt-3 flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label={t('link.address')}
          isLabelHidden
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="flex-1"
        />
        <IconButton
          variant="outline"
          label={t('link.copy')}
          icon={<Copy strokeWidth={1.75} />}
          onClick={() => void copy()}
        />
      </div>
      <p className="text-xs text-ink-2">
        {t('link.until', { date: format.dateText(link.expiresAt) })} · {opened}
      </p>
      <div className="flex gap-2">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ExternalLink strokeWidth={1.75} />
          {t('link.open')}
        </a>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t('link.close')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDestructive
        title={t('link.closeTitle')}
        text={t('link.closeText')}
        confirmLabel={t('link.close')}
        cancelLabel={t('common:cancel')}
        isLoading={close.isPending}
        onConfirm={() =>
          close.mutate(reportId, {
            onSuccess: () => {
              setAsking(false);
              toast.success(t('link.closed'));
            },
          })
        }
      />
    </div>
  );
}
