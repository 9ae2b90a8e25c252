import type { MessageRow, MessageStatus } from '@hearthline/contract/messages';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import type { LucideIcon } from 'lucide-react';
import { CircleSlash, CircleX, Clock, Info, Send, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { MessageWords } from '../model/message-words.ts';

export function GradeMark({ grade }: { grade: OpenGrade }) {
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

type OpenStatus = Exclude<MessageStatus, 'delivered'>;

const looks: Record<OpenStatus, { Icon: LucideIcon; color: string }> = {
  failed: { Icon: CircleX, color: 'text-danger' },
  leftOut: { Icon: CircleSlash, color: 'text-warning' },
  waiting: { Icon: Clock, color: 'text-ink-2' },
  sending: { Icon: Send, color: 'text-ink-2' },
  cancelled: { Icon: Undo2, color: 'text-ink-3' },
};

interface StateLineProps {
  message: MessageRow;
  words: MessageWords;
  /** On as many lines as it needs, where nothing stands beneath it. */
  isWhole?: boolean;
  className?: string;
}

/** Stands where the times would be, for a message that has none. */
export function StateLine({ message, words, isWhole = false, className }: StateLineProps) {
  if (message.status === 'delivered') return null;
  const { Icon, color } = looks[message.status];
  const text = words.stateText(message);
  return (
    <span title={text} className={classNames('flex min-w-0 items-center gap-1.5', color, className)}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      <span className={classNames('min-w-0', !isWhole && 'truncate')}>{text}</span>
    </span>
  );
}
