import type { Cma, VersionRow } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { isStep, isWorking } from '../model/report-steps.ts';
import type { PdfFile } from '../pages/pdfjs.ts';
import { LeftOutNotes } from '../send/left-out-notes.tsx';
import type { LeftOutGroup } from '../send/send-queries.ts';
import { OtherReports } from './other-reports.tsx';
import { PrivatePage } from './private-page.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { ReportOptions } from './report-options.tsx';
import { StoppedPanel } from './stopped-panel.tsx';
import { WorkingPanel } from './working-panel.tsx';

interface ReportPanelProps {
  cma: Cma;
  version: VersionRow;
  /** A version that was asked for and is not there. */
  missingVersion: number | undefined;
  /** Undefined while it is chosen what the next one holds. */
  report: CmaReportRow | undefined;
  reports: readonly CmaReportRow[];
  pdf: PdfFile | null;
  options: ComponentProps<typeof ReportOptions>;
  /** Who got nothing of what was just sent. */
  leftOut: readonly LeftOutGroup[];
  /** The same once more, after it was not drawn to the end. */
  onAgain: () => void;
  onAnother: () => void;
  onSend: () => void;
  timeZone: string | undefined;
}

export function ReportPanel({
  cma,
  version,
  missingVersion,
  report,
  reports,
  leftOut,
  timeZone,
  ...rest
}: ReportPanelProps) {
  const { t } = useTranslation('cmaReport');
  const { address } = cma.draft.subject;
  const heading = useRef<HTMLHeadingElement>(null);
  const view = !report ? 'options' : isWorking(report) ? 'working' : report.state;
  useKeptFocus(heading, view);
  return (
    <div className="relative border-line bg-surface lg:order-last lg:min-h-0 lg:overflow-y-auto lg:border-l">
      <div className="p-4 md:p-6">
        <Link
          to="/cma/calculate"
          search={{ id: cma.id }}
          className="touch-target mb-2 inline-flex items-center gap-1.5 rounded-xs text-xs font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          {t('toCalculate')}
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t('title')}
        </h1>
        <p role="status" className="sr-only">
          {report && isStep(report.state)
            ? report.state === 'ready'
              ? t('progress.ready')
              : t(`progress.steps.${report.state}`)
            : null}
        </p>
        <p className="mb-5 text-sm text-ink-2">
          {report?.pages
            ? t('aboutPages', { address, count: report.pages })
            : t('about', { address, version: report?.version ?? version.number })}
        </p>
        {missingVersion === undefined ? null : (
          <Banner tone="warning" className="mb-4">
            {t('versionGone', { version: missingVersion })}
          </Banner>
        )}
        <PanelBody report={report} {...rest} />
        {leftOut.length > 0 ? (
          <div className="mt-4 rounded-md border border-warning-line bg-warning-soft px-3.5 py-3">
            <LeftOutNotes isSent groups={leftOut} />
          </div>
        ) : null}
      </div>
      {report?.state === 'ready' ? <PrivatePage key={report.id} report={report} timeZone={timeZone} /> : null}
      <OtherReports reports={reports} shownId={report?.id} timeZone={timeZone} />
    </div>
  );
}

/** The button that led on is gone with its view; the keyboard goes on from the top of the panel. */
function useKeptFocus(place: RefObject<HTMLElement | null>, view: string): void {
  const seen = useRef(view);
  useEffect(() => {
    const isNew = seen.current !== view;
    seen.current = view;
    if (isNew && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, view]);
}

function PanelBody({
  report,
  pdf,
  options,
  onAgain,
  onAnother,
  onSend,
}: Pick<ReportPanelProps, 'report' | 'pdf' | 'options' | 'onAgain' | 'onAnother' | 'onSend'>) {
  if (!report) return <ReportOptions {...options} />;
  const { state } = report;
  if (state === 'ready')
    return <ReadyPanel report={{ ...report, state }} pdf={pdf} onSend={onSend} onAnother={onAnother} />;
  if (isStep(state)) return <WorkingPanel report={{ ...report, state }} />;
  return <StoppedPanel state={state} isMaking={options.isMaking} onAgain={onAgain} onChange={onAnother} />;
}
