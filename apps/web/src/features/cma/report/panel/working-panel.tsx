import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { BellRing, Download, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useCancelReport } from '../../api/report-api.ts';
import type { ReportStep } from '../model/report-steps.ts';
import { ReportProgress } from './report-progress.tsx';

/** While a report is being drawn. */
export function WorkingPanel({ report }: { report: CmaReportRow & { state: ReportStep } }) {
  const { t } = useTranslation('cmaReport');
  const cancel = useCancelReport();
  return (
    <>
      <ReportProgress report={report} />
      <p className="mt-5 flex gap-2.5 rounded-md border border-info-line bg-info-soft px-3.5 py-3 text-sm">
        <BellRing aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.5 flex-none text-info" />
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
