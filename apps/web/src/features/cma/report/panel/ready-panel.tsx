import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { Download, Printer, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import type { PdfFile } from '../pages/pdfjs.ts';
import { usePrinting } from '../pages/use-printing.tsx';
import { ReportProgress } from './report-progress.tsx';

interface ReadyPanelProps {
  report: CmaReportRow & { state: 'ready' };
  pdf: PdfFile | null;
  onSend: () => void;
  onAnother: () => void;
}

/** What can be done with a finished report. */
export function ReadyPanel({ report, pdf, onSend, onAnother }: ReadyPanelProps) {
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
            <Download aria-hidden="true" strokeWidth={1.75} />
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
