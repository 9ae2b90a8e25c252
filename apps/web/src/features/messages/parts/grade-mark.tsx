import type { ReadGrade } from '@hearthline/domain/message/reading';
import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';

export function GradeMark({ grade }: { grade: ReadGrade }) {
  const { t } = useTranslation('messages');
  return <GradeBars grade={grade} label={t(`grades.${grade}`)} />;
}

const grades = ['none', 'machine', 'likely', 'confirmed'] as const;

/** The small sign beside the grades, which says what they mean. */
export function GradeHelp() {
  const { t } = useTranslation('messages');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('log.gradeHelp.label')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        // The heading around it would take the press for itself.
        onPointerDown={(event) => event.stopPropagation()}
        className="touch-target grid size-6 place-items-center rounded-sm text-ink-3 transition-control hovered:text-ink"
      >
        <Info aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
      <Popover
        label={t('log.gradeHelp.title')}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="w-80 max-w-[calc(100vw-24px)]"
        contentClassName="p-2.5"
      >
        <h3 className="text-sm">{t('log.gradeHelp.title')}</h3>
        <dl className="mt-2 grid gap-2.5">
          {grades.map((grade) => (
            <div key={grade}>
              <dt>
                <GradeMark grade={grade} />
              </dt>
              <dd className="text-xs whitespace-normal text-ink-2">{t(`log.gradeHelp.${grade}`)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </>
  );
}
