import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { ImportStep } from './import-steps.ts';
import { importSteps } from './import-steps.ts';

const looks = {
  done: { text: 'text-ink-2', disc: 'border-success text-success' },
  current: { text: 'text-ink', disc: 'border-brand bg-brand text-on-brand' },
  ahead: { text: 'text-ink-3', disc: 'border-line-strong text-ink-3' },
};

/** Where one is. The way back and on leads over the buttons below. */
export function ImportStepper({ step, isFinished }: { step: ImportStep; isFinished: boolean }) {
  const { t } = useTranslation('clients');
  const current = importSteps.indexOf(step);
  return (
    <ol aria-label={t('import.steps.label')} className="flex items-center gap-2.5 text-sm max-md:gap-2">
      {importSteps.map((item, index) => {
        const isDone = index < current || (index === current && isFinished);
        const look = isDone ? looks.done : index === current ? looks.current : looks.ahead;
        return (
          <Fragment key={item}>
            {index > 0 ? (
              <li aria-hidden="true" className="h-[1.5px] w-4 flex-none bg-line-strong lg:w-9" />
            ) : null}
            <li
              aria-current={index === current ? 'step' : undefined}
              className={classNames('flex items-center gap-2 font-medium whitespace-nowrap', look.text)}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'grid size-6 flex-none place-items-center rounded-full border-[1.5px] text-xs/none font-semibold [&_svg]:size-3.5',
                  look.disc,
                )}
              >
                {isDone ? <Check strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={index === current ? '' : 'max-md:sr-only'}>{t(`import.steps.${item}`)}</span>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
