import '../pages/paper.css';
import type { Cma, VersionRow } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, BellRing, Download, Printer, Send } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { OnPaper } from '../../../../shared/ui/on-paper.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import type { LeftOutGroup } from '../../api/report-api.ts';
import { useCancelReport } from '../../api/report-api.ts';
import type { PdfFile } from '../pages/pdfjs.ts';
import { LeftOutNotes } from '../send/left-out-notes.tsx';
import { OtherReports } from './other-reports.tsx';
import { PrivatePage } from './private-page.tsx';
import { ReportOptions } from './report-options.tsx';
import type { ReportStep } from './report-progress.tsx';
import { isStep, isWorking, ReportProgress } from './report-progress.tsx';

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

export function ReportPanel(props: ReportPanelProps) {
  const { cma, version, missingVersion, report, reports, leftOut, timeZone } = props;
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
          <ArrowLeft strokeWidth={1.75} className="size-3.5" />
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
        <PanelBody {...props} />
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

function PanelBody({ report, pdf, options, onAgain, onAnother, onSend }: ReportPanelProps) {
  if (!report) return <ReportOptions {...options} />;
  const { state } = report;
  if (state === 'ready')
    return <ReadyPanel report={{ ...report, state }} pdf={pdf} onSend={onSend} onAnother={onAnother} />;
  if (isStep(state)) return <WorkingPanel report={{ ...report, state }} />;
  return <StoppedPanel state={state} isMaking={options.isMaking} onAgain={onAgain} onChange={onAnother} />;
}

interface ReadyPanelProps {
  report: CmaReportRow & { state: 'ready' };
  pdf: PdfFile | null;
  onSend: () => void;
  onAnother: () => void;
}

/** What can be done with a finished report. */
function ReadyPanel({ report, pdf, onSend, onAnother }: ReadyPanelProps) {
  const { t } = useTranslation('cmaReport');
  const { isPreparing, print, sheets } = usePrinting(pdf);
  return (
    <>
      <ReportProgress report={report} />
      <div className="mt-5 grid grid-cols-2 gap-2">
        {report.fileUrl === null ? null : (
          <a
            href={report.fileUrl}
            download={report.fileName}
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            <Download strokeWidth={1.75} />
            {t('actions.download')}
          </a>
        )}
        <Button
          variant="secondary"
          icon={<Printer strokeWidth={1.75} />}
          disabled={pdf === null}
          isLoading={isPreparing}
          onClick={() => void print()}
        >
          {isPreparing ? t('actions.printing') : t('actions.print')}
        </Button>
      </div>
      <Button size="lg" fullWidth className="mt-2" icon={<Send strokeWidth={1.75} />} onClick={onSend}>
        {t('actions.send')}
      </Button>
      <Button variant="ghost" fullWidth className="mt-2" onClick={onAnother}>
        {t('actions.another')}
      </Button>
      {sheets}
    </>
  );
}

/** Of a letter page: 200 for every inch. */
const printPixels = 1_700;

/** Prints the pages as pictures, because a page of ours may not hold the browser's own PDF viewer. */
function usePrinting(pdf: PdfFile | null) {
  const { t } = useTranslation('cmaReport');
  const [isPreparing, setPreparing] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>([]);

  useEffect(() => () => pictures.forEach(URL.revokeObjectURL), [pictures]);

  async function print(): Promise<void> {
    if (!pdf || isPreparing) return;
    setPreparing(true);
    try {
      const drawn = await drawPictures(pdf);
      flushSync(() => setPictures(drawn));
      await Promise.all([...document.querySelectorAll<HTMLImageElement>('.printed-report img')].map(decode));
      // Some browsers come back from printing before the paper is made.
      window.addEventListener('afterprint', () => setPictures([]), { once: true });
      window.print();
    } catch {
      setPictures([]);
      toast.error(t('actions.printFailed'));
    } finally {
      setPreparing(false);
    }
  }

  /** Has to stand somewhere on the screen; it shows on paper only. */
  const sheets =
    pictures.length > 0 ? (
      <OnPaper>
        <div className="printed-only printed-report" aria-hidden="true">
          {pictures.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </div>
      </OnPaper>
    ) : null;
  return { isPreparing, print, sheets };
}

const decode = (picture: HTMLImageElement): Promise<void> => picture.decode();

/** One after the other, so that only one large canvas is held at a time. */
async function drawPictures(pdf: PdfFile): Promise<string[]> {
  const urls: string[] = [];
  for (let page = 1; page <= pdf.pages; page += 1) {
    const canvas = await pdf.draw(page, printPixels).canvas;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    canvas.width = 0;
    if (!blob) throw new Error('A page could not be drawn');
    urls.push(URL.createObjectURL(blob));
  }
  return urls;
}

/** While a report is being drawn. */
function WorkingPanel({ report }: { report: CmaReportRow & { state: ReportStep } }) {
  const { t } = useTranslation('cmaReport');
  const cancel = useCancelReport();
  return (
    <>
      <ReportProgress report={report} />
      <p className="mt-5 flex gap-2.5 rounded-md border border-info-line bg-info-soft px-3.5 py-3 text-sm">
        <BellRing strokeWidth={1.75} className="mt-px size-4.5 flex-none text-info" />
        <span>{t('progress.leave')}</span>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button disabled icon={<Download strokeWidth={1.75} />}>
          {t('actions.download')}
        </Button>
        <Button disabled icon={<Send strokeWidth={1.75} />}>
          {t('actions.send')}
        </Button>
      </div>
      <Button
        variant="ghost"
        fullWidth
        className="mt-2"
        isLoading={cancel.isPending}
        onClick={() => cancel.mutate(report.id)}
      >
        {t('progress.cancel')}
      </Button>
    </>
  );
}

interface StoppedPanelProps {
  state: 'failed' | 'cancelled';
  isMaking: boolean;
  onAgain: () => void;
  onChange: () => void;
}

/** A report that was not drawn to the end, and the ways on. */
function StoppedPanel({ state, isMaking, onAgain, onChange }: StoppedPanelProps) {
  const { t } = useTranslation(['cmaReport', 'common']);
  return (
    <>
      <Banner tone={state === 'failed' ? 'danger' : 'info'} title={t(`progress.${state}Title`)}>
        {t(`progress.${state}`)}
      </Banner>
      <div className="mt-4 flex flex-col gap-2">
        <Button size="lg" fullWidth isLoading={isMaking} onClick={onAgain}>
          {state === 'failed' ? t('common:tryAgain') : t('options.make')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onChange}>
          {t('progress.change')}
        </Button>
      </div>
    </>
  );
}
