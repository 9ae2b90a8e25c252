import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import type { ReportStep } from '../model/report-steps.ts';
import { reportSteps, totalMsOf, viewSteps } from '../model/report-steps.ts';
import { useDurationText } from '../model/use-duration-text.ts';
import { StepList } from './step-list.tsx';

type Shown = Pick<CmaReportRow, 'id' | 'progress' | 'times' | 'ahead'> & { state: ReportStep };

/** How far a report is, in one bar and step by step. */
export function ReportProgress({ report }: { report: Shown }) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  const writeDuration = useDurationText();
  const waitingText = useWaitingText(report);
  const { state } = report;
  const isReady = state === 'ready';
  const totalMs = totalMsOf(report);
  const place = t('progress.step', {
    step: reportSteps.indexOf(state) + 1,
    total: reportSteps.length,
    percent: format.percent(report.progress, 0),
  });
  const label = isReady ? t('progress.ready') : t(`progress.steps.${state}`);
  return (
    <div className="flex flex-col gap-4.5">
      <ProgressBar
        label={<b className="font-semibold">{label}</b>}
        value={report.progress * 100}
        valueText={isReady && totalMs !== null ? writeDuration(totalMs) : place}
        className="[&_[role=progressbar]]:h-2 [&_[role=progressbar]]:rounded-full"
      />
      <StepList steps={viewSteps(report)} waitingText={waitingText} />
    </div>
  );
}

/** How many are ahead is told only while waiting; what was seen of it stays said afterwards. */
function useWaitingText({ id, state, ahead }: Shown): string | undefined {
  const { t } = useTranslation('cmaReport');
  const seen = useRef({ id, ahead: 0 });
  if (seen.current.id !== id) seen.current = { id, ahead: 0 };
  if (state === 'waiting') {
    seen.current.ahead = Math.max(seen.current.ahead, ahead);
    return t('progress.ahead', { count: ahead });
  }
  return seen.current.ahead > 0 ? t('progress.wasAhead', { count: seen.current.ahead }) : undefined;
}
