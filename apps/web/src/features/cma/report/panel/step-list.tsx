import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Ring } from '../../../../shared/ui/loaders.tsx';
import type { StepState, StepView } from '../model/report-steps.ts';
import { useDurationText } from '../model/use-duration-text.ts';

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
export function StepList({ steps, waitingText }: StepListProps) {
  const { t } = useTranslation('cmaReport');
  const writeDuration = useDurationText();
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
              <span className="text-xs/5 text-ink-3">{writeDuration(tookMs)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
