import type { CmaReportRow, ReportState } from '@hearthline/contract/cma-endpoints';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { TagTone } from '../../../../shared/ui/tag.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';

interface OtherReportsProps {
  reports: readonly CmaReportRow[];
  shownId: string | undefined;
  timeZone: string | undefined;
}

const tones: Record<ReportState, TagTone> = {
  waiting: 'info',
  preparing: 'info',
  almostThere: 'info',
  finalizing: 'info',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Every report that was made of the analysis, newest first. */
export function OtherReports({ reports, shownId, timeZone }: OtherReportsProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat(timeZone);
  const headingId = useId();
  if (reports.every(({ id }) => id === shownId)) return null;
  return (
    <section aria-labelledby={headingId} className="border-line border-t px-4 py-5 md:px-6">
      <h2 id={headingId} className="text-base font-semibold">
        {t('others.title')}
      </h2>
      <ul className="-mx-2 mt-2">
        {reports.map((report) => {
          const when = `${format.dateText(report.createdAt)}, ${format.time(report.createdAt)}`;
          const words = { version: report.version, language: t(`languages.${report.language}`) };
          const isShown = report.id === shownId;
          const content = (
            <>
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-medium">{t('others.row', words)}</span>
                <span className="block text-xs text-ink-3">{isShown ? t('others.shown') : when}</span>
              </span>
              <Tag tone={tones[report.state]}>{t(`others.states.${report.state}`)}</Tag>
            </>
          );
          return (
            <li key={report.id}>
              {isShown ? (
                <div className="flex min-h-12 items-center gap-2.5 rounded-md bg-hover px-2 py-1.5 pr-8.5">
                  {content}
                </div>
              ) : (
                <Link
                  to="/cma/calculate/report"
                  search={{ id: report.cmaId, version: report.version, report: report.id }}
                  className="flex min-h-12 items-center gap-2.5 rounded-md px-2 py-1.5 text-ink no-underline transition-control hovered:bg-hover"
                >
                  <span className="sr-only">{t('others.open', { ...words, date: when })}</span>
                  {content}
                  <ChevronRight strokeWidth={1.75} className="size-4 flex-none text-ink-3" />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
