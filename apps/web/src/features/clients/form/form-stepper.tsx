import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { ClientStep } from './client-steps.ts';
import { clientSteps } from './client-steps.ts';

interface FormStepperProps {
  step: ClientStep;
  /** Steps that hold a field with an error. */
  wrong: ReadonlySet<ClientStep>;
  onStep: (step: ClientStep) => void;
}

const discClasses = {
  current: 'border-brand bg-brand text-on-brand',
  wrong: 'border-danger bg-danger-soft text-danger',
  done: 'border-success text-success',
  ahead: 'border-line-strong text-ink-3',
};

/** Where one is; every step can be opened at any time. */
export function FormStepper({ step, wrong, onStep }: FormStepperProps) {
  const { t } = useTranslation('clients');
  const current = clientSteps.indexOf(step);
  return (
    <nav aria-label={t('form.steps.label')}>
      <ol className="flex items-center gap-2 text-sm md:gap-2.5">
        {clientSteps.map((item, index) => {
          const isCurrent = item === step;
          const isWrong = wrong.has(item);
          const look = isCurrent ? 'current' : isWrong ? 'wrong' : index < current ? 'done' : 'ahead';
          return (
            <Fragment key={item}>
              {index > 0 && (
                <li aria-hidden="true" className="h-[1.5px] w-4 flex-none bg-line-strong md:w-9" />
              )}
              <li className="flex min-w-0">
                <button
                  type="button"
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onStep(item)}
                  className={classNames(
                    'touch-target flex min-h-8 min-w-0 items-center gap-2 rounded-md font-medium transition-control hovered:text-ink',
                    isCurrent
                      ? 'text-ink'
                      : isWrong
                        ? 'text-danger'
                        : look === 'done'
                          ? 'text-ink-2'
                          : 'text-ink-3',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'relative grid size-6 flex-none place-items-center rounded-full border-[1.5px] text-xs/none font-semibold [&_svg]:size-3.5',
                      discClasses[look],
                    )}
                  >
                    {look === 'done' ? (
                      <Check aria-hidden="true" strokeWidth={2.5} />
                    ) : look === 'wrong' ? (
                      '!'
                    ) : (
                      index + 1
                    )}
                    {isCurrent && isWrong && (
                      <span className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-canvas bg-danger" />
                    )}
                  </span>
                  <span className={classNames('truncate', !isCurrent && 'max-md:sr-only')}>
                    {t(`form.steps.${item}`)}
                  </span>{' '}
                  {isWrong && <span className="sr-only">{t('form.steps.wrong')}</span>}
                </button>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
