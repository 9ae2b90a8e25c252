import type { MessageDetail } from '@hearthline/contract/messages';
import { localDay } from '@hearthline/domain/time-zone';
import type { LucideIcon } from 'lucide-react';
import { Check, CheckCheck, MousePointerClick, Reply, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { StepKind } from '../model/message-steps.ts';
import { stepsOf } from '../model/message-steps.ts';

const icons: Record<StepKind, LucideIcon> = {
  sent: Send,
  delivered: Check,
  read: CheckCheck,
  links: MousePointerClick,
  answered: Reply,
};
const ended: readonly string[] = ['failed', 'leftOut', 'cancelled'];

interface MessageStepsProps {
  message: MessageDetail;
  timeZone: string | undefined;
}

export function MessageSteps({ message, timeZone }: MessageStepsProps) {
  const { t } = useTranslation('messages');
  const format = useFormat(timeZone);
  const dayOf = (instant: string) => localDay(new Date(instant), timeZone);
  const today = localDay(useNow(), timeZone);
  const steps = stepsOf(message);
  // The day stands where it changes; what happened today needs none.
  const lastDay = (index: number) => {
    const before = steps.slice(0, index).findLast(({ at }) => at !== null)?.at;
    return before ? dayOf(before) : today;
  };
  const dayText = (instant: string) => format.shortDate(dayOf(instant), today);
  const furthest = steps.findLast(({ at }) => at !== null)?.kind;
  const notYet = t(ended.includes(message.status) ? 'panel.steps.never' : 'panel.steps.notYet');
  return (
    <ol aria-label={t('panel.steps.label')} className="flex px-6 pt-4 pb-3.5 max-md:px-4">
      {steps.map(({ kind, at }, index) => {
        const Icon = icons[kind];
        const label =
          kind === 'links' ? t('panel.steps.links', { count: message.clicks }) : t(`panel.steps.${kind}`);
        return (
          <li
            key={kind}
            className={classNames(
              'relative grid flex-1 justify-items-center text-center text-xs',
              "before:absolute before:top-[13px] before:-left-1/2 before:h-[1.5px] before:w-full before:content-[''] first:before:hidden",
              at ? 'before:bg-success' : 'before:bg-line-strong',
            )}
          >
            <span
              className={classNames(
                'z-1 grid size-7 place-items-center rounded-full shadow-[0_0_0_4px_var(--surface)]',
                !at && 'bg-hover text-ink-3',
                at && (kind === furthest ? 'bg-success text-on-success' : 'bg-success-soft text-success'),
              )}
            >
              <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
            </span>
            <span className="mt-1.5 font-medium">{label}</span>
            {at ? (
              <time dateTime={at} className="text-ink-3">
                {dayOf(at) === lastDay(index) ? null : <span className="block">{dayText(at)}</span>}
                <span className="whitespace-nowrap">{format.time(at)}</span>
              </time>
            ) : (
              <span className="text-ink-3">{notYet}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
