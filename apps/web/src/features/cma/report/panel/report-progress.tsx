import type { CmaReportRow, ReportState } from '@hearthline/contract/cma-endpoints';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Ring } from '../../../../shared/ui/loaders.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';

type Shown = Pick<CmaReportRow, 'id' | 'progress' | 'times' | 'ahead'> & { state: ReportStep };

/** How far a report is, in one bar and step by step. */
export function ReportProgress({ report }: { report: Shown }) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
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
        valueText={isReady && totalMs !== null ? format.duration(totalMs) : place}
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

interface StepListProps {
  steps: readonly StepView[];
  /** Said in place of the usual words of a step. */
  waitingText: string | undefined;
}

const markClasses: Record<StepState, string> = {
  done: 'border-success bg-surface text-success',
  now: 'border-brand bg-surface text-brand',
  ahead: 'border-line-strong bg-surface text-ink-3',
  finished: 'border-success bg-success text-on-success',
};

/** The way of a report: what is done and how long it took, what is under way, what comes. */
function StepList({ steps, waitingText }: StepListProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  return (
    <ol>
      {steps.map(({ step, state, tookMs }, place) => {
        const isLast = place === steps.length - 1;
        return (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className={classNames('relative flex items-start gap-3.5', !isLast && 'pb-4.5')}
          >
            {isLast ? null : (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-6.5 bottom-0 left-[12.25px] w-[1.5px]',
                  state === 'done' ? 'bg-success' : 'bg-line-strong',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-6.5 flex-none place-items-center rounded-full border-[1.5px] text-xs/none font-semibold',
                markClasses[state],
              )}
            >
              {state === 'now' ? (
                <Ring size="sm" isDecorative />
              ) : state === 'ahead' ? (
                place + 1
              ) : (
                <Check strokeWidth={2} className="size-3.5" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <p className={classNames('text-sm font-medium', state === 'ahead' && 'text-ink-3')}>
                {t(`progress.steps.${step}`)}
                {state === 'done' ? <span className="sr-only">, {t('progress.done')}</span> : null}
              </p>
              <p className="text-xs text-ink-3">
                {(step === 'waiting' ? waitingText : undefined) ?? t(`progress.details.${step}`)}
              </p>
            </div>
            {state === 'now' ? (
              <span className="text-xs/5 font-medium text-brand-ink">{t('progress.now')}</span>
            ) : tookMs === null ? null : (
              <span className="text-xs/5 text-ink-3">{format.duration(tookMs)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The way of a report, in the order in which its states come. */
const reportSteps = [
  'waiting',
  'preparing',
  'almostThere',
  'finalizing',
  'ready',
] as const satisfies readonly ReportState[];
export type ReportStep = (typeof reportSteps)[number];

type StepState = 'done' | 'now' | 'ahead' | 'finished';

interface StepView {
  step: ReportStep;
  state: StepState;
  /** How long a step that is over took; null where it is not over. */
  tookMs: number | null;
}

export const isStep = (state: ReportState): state is ReportStep => reportSteps.some((step) => step === state);

/** Whether something still moves. */
export const isWorking = ({ state }: Pick<CmaReportRow, 'state'>): boolean =>
  isStep(state) && state !== 'ready';

function viewSteps({ state, times }: Pick<CmaReportRow, 'state' | 'times'>): StepView[] {
  const current = isStep(state) ? reportSteps.indexOf(state) : -1;
  return reportSteps.map((step, place) => {
    if (place > current) return { step, state: 'ahead', tookMs: null };
    if (place === current) return { step, state: step === 'ready' ? 'finished' : 'now', tookMs: null };
    // A step that went by too fast to be noted belongs to the one before it.
    const end = reportSteps.slice(place + 1).flatMap((next) => times[next] ?? [])[0];
    return { step, state: 'done', tookMs: spanOf(times[step], end) };
  });
}

/** From the order to the file; null before there is one. */
const totalMsOf = ({ times }: Pick<CmaReportRow, 'times'>): number | null =>
  spanOf(times.waiting, times.ready);

function spanOf(from: string | undefined, to: string | undefined): number | null {
  if (from === undefined || to === undefined) return null;
  return Math.max(0, Date.parse(to) - Date.parse(from));
}
