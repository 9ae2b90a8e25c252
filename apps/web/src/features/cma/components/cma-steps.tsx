import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

const steps = [
  { id: 'subject', to: '/cma' },
  { id: 'conditions', to: '/cma/generate' },
  { id: 'calculate', to: '/cma/calculate' },
  { id: 'report', to: '/cma/calculate/report' },
] as const;
export type CmaStep = (typeof steps)[number]['id'];

interface CmaStepsProps {
  step: CmaStep;
  /** Without it only the subject can be chosen, so nothing is a link. */
  cmaId?: string;
  /** Steps ahead that can be gone to already, such as the report of a saved version. */
  isReady?: Partial<Record<CmaStep, boolean>>;
}

const numberClass =
  'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] text-xs/none font-semibold';

/** Subject, conditions, calculate, report: what is done and where you are. */
export function CmaSteps({ step, cmaId, isReady = {} }: CmaStepsProps) {
  const { t } = useTranslation('cma');
  const current = steps.findIndex(({ id }) => id === step);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex items-center gap-2.5 text-sm max-md:gap-1.5">
        {steps.map(({ id, to }, place) => {
          const isDone = place < current;
          const isHere = place === current;
          const canGo = cmaId !== undefined && !isHere && (isDone || isReady[id]);
          const content = (
            <>
              <span
                aria-hidden="true"
                className={classNames(
                  numberClass,
                  isHere && 'border-brand bg-brand text-on-brand',
                  isDone && 'border-success text-success',
                  !isHere && !isDone && 'border-line-strong',
                )}
              >
                {isDone ? <Check className="size-3.5" strokeWidth={2.25} /> : place + 1}
              </span>
              <span className={classNames(!isHere && 'max-md:sr-only')}>{t(`steps.${id}`)}</span>
              {isDone ? <span className="sr-only">{t('steps.done')}</span> : null}
            </>
          );
          const lookClass = classNames(
            'touch-target flex items-center gap-2.25 rounded-sm font-medium whitespace-nowrap',
            isHere ? 'text-ink' : isDone ? 'text-ink-2' : 'text-ink-3',
          );
          return (
            <Fragment key={id}>
              {place > 0 ? (
                <li aria-hidden="true" className="h-[1.5px] w-9 bg-line-strong max-xl:w-5 max-md:w-3" />
              ) : null}
              <li>
                {canGo ? (
                  <Link
                    to={to}
                    search={to === '/cma' ? {} : { id: cmaId }}
                    className={classNames(lookClass, 'hover:text-ink')}
                  >
                    {content}
                  </Link>
                ) : (
                  <span aria-current={isHere ? 'step' : undefined} className={lookClass}>
                    {content}
                  </span>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
