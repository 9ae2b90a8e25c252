import type { LeftOutReason, MessageDetail, MessageEvent } from '@hearthline/contract/messages';
import type { Evidence } from '@hearthline/domain/message/open-grade';
import { isRead } from '@hearthline/domain/message/open-grade';
import { localDay } from '@hearthline/domain/time-zone';
import { lowerFirst } from '@hearthline/format/intl-writers';
import type { LucideIcon } from 'lucide-react';
import { Check, CheckCheck, MousePointerClick, Reply, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { dsnKindOf, failureKindOf } from '../model/failure-kind.ts';
import { categories } from '../model/log-view.ts';
import type { MessageWords } from '../model/message-words.ts';
import { leftOutKeyOf, useMomentText } from '../model/message-words.ts';
import { GradeMark, StateLine } from '../parts/marks.tsx';

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

type StepKind = 'sent' | 'delivered' | 'read' | 'links' | 'answered';

interface Step {
  kind: StepKind;
  /** Null while it has not happened. */
  at: string | null;
}

/** How far a message got. What a machine fetched counts as no reading. */
function stepsOf(message: MessageDetail): Step[] {
  const { events, deliveredAt } = message;
  const firstOf = (kind: string) => events.find((event) => event.kind === kind)?.at ?? null;
  const clickedAt = events.find((event) => event.kind === 'clicked' && isRead(event.grade))?.at ?? null;
  const repliedAt = firstOf('replied');
  const last: Step =
    clickedAt === null && repliedAt !== null
      ? { kind: 'answered', at: repliedAt }
      : { kind: 'links', at: clickedAt };
  return [
    { kind: 'sent', at: firstOf('handedOver') ?? deliveredAt },
    { kind: 'delivered', at: message.status === 'delivered' ? deliveredAt : null },
    { kind: 'read', at: isRead(message.grade) ? message.readAt : null },
    ...(message.channel === 'email' ? [last] : []),
  ];
}

/** On what the grade rests, or why there is none. */
export function EvidenceLine({ message, words }: { message: MessageDetail; words: MessageWords }) {
  const sentence = useEvidenceSentence(message);
  if (message.status !== 'delivered')
    return (
      <div className="px-6 pb-3.5 text-sm max-md:px-4">
        <StateLine message={message} words={words} isWhole className="font-medium" />
        <p className="mt-0.5 pl-5.5 text-xs text-ink-2">{words.stateSentence(message)}</p>
      </div>
    );
  return (
    <p className="flex gap-3 px-6 pb-3.5 text-xs text-ink-2 max-md:px-4">
      {message.channel === 'email' ? <GradeMark grade={message.grade} /> : null}
      <span className="min-w-0 wrap-anywhere">{sentence}</span>
    </p>
  );
}

function useEvidenceSentence(message: MessageDetail): string {
  const { t } = useTranslation('messages');
  const found = evidenceOf(message);
  if (found?.evidence) {
    const name = message.clientName.split(' ')[0] || message.to;
    return t(`panel.evidence.${found.evidence}`, { name, target: shortTarget(found.target) });
  }
  if (message.channel === 'sms') return t('panel.evidence.sms');
  return t(message.isWatched ? 'panel.evidence.none' : 'panel.evidence.unwatched');
}

/** Everything that happened, oldest first. */
export function EventList({ message, timeZone }: { message: MessageDetail; timeZone: string | undefined }) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const eventText = useEventText(message);
  return (
    <section aria-labelledby="message-events" className="px-6 pt-5 pb-6 max-md:px-4">
      <h3 id="message-events" className="mb-2 text-sm">
        {t('panel.events.heading')}
      </h3>
      <ol className="border-l border-line-strong">
        {message.events.map((event) => (
          <li
            key={event.id}
            className="relative py-1.5 pl-4 text-xs before:absolute before:top-3 before:-left-[3.5px] before:size-1.5 before:rounded-full before:bg-ink-3 before:content-['']"
          >
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{eventText(event)}</span>
              <time dateTime={event.at} className="flex-none text-ink-3">
                {momentText(event.at)}
              </time>
            </span>
            {serverWordsOf(event) ? (
              <span className="block wrap-anywhere text-ink-3">{serverWordsOf(event)}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened with a message, in words; the server's own words stand beside it. */
function useEventText({ channel }: Pick<MessageDetail, 'channel'>) {
  const { t } = useTranslation('messages');

  function withMachine(event: MessageEvent, what: string): string {
    return event.grade === 'machine' ? t('panel.events.byMachine', { what }) : what;
  }

  return (event: MessageEvent): string => {
    const { kind, detail } = event;
    switch (kind) {
      case 'written':
        return t(detail === 'resent' ? 'panel.events.writtenAgain' : 'panel.events.written');
      case 'attempt':
        return t('panel.events.attempt', { number: detail });
      case 'refused':
        return t('panel.events.refused', { reason: t(`failed.${failureKindOf(detail)}`) });
      case 'bounced':
        return t('panel.events.bounced', { reason: t(`failed.${dsnKindOf(detail)}`) });
      case 'leftOut':
        return t('panel.events.leftOut', {
          reason: lowerFirst(t(`leftOut.${leftOutKeyOf(detail as LeftOutReason, channel)}`)),
        });
      case 'unsubscribed': {
        if (detail === 'all') return t('panel.events.unsubscribedAll');
        const kept = categories.filter((category) => detail.split(' ').includes(category));
        return t('panel.events.unsubscribed', {
          categories: kept.map((category) => lowerFirst(t(`categories.${category}`))).join(', '),
        });
      }
      case 'clicked':
        return withMachine(
          event,
          t('panel.events.clicked', { target: shortTarget(parseEvidence(event).target) }),
        );
      case 'opened':
      case 'viewed':
        return withMachine(event, t(`panel.events.${kind}`));
      default:
        return t(`panel.events.${kind}`);
    }
  };
}

/** Replies of servers, which only those who look for a fault want to read. */
function serverWordsOf({ kind, detail }: MessageEvent): string {
  return ['delivered', 'deferred', 'uncertain', 'refused', 'bounced'].includes(kind) ? detail : '';
}

/** Complete by type. */
const evidences: Record<Evidence, true> = {
  soonAfterDelivery: true,
  proxy: true,
  scanner: true,
  opened: true,
  clicked: true,
  replied: true,
  viewed: true,
};

interface KnownEvidence {
  evidence: Evidence | null;
  /** Where a followed link led. */
  target: string;
}

/** An event of a reading says what it rests on and, for a link, where it led: `clicked https://…`. */
function parseEvidence({ detail }: Pick<MessageEvent, 'detail'>): KnownEvidence {
  const [first = '', target = ''] = detail.split(' ');
  return { evidence: first in evidences ? (first as Evidence) : null, target };
}

/** The event on which the grade of a message rests: the first one that was as sure. */
function evidenceOf({ events, grade }: Pick<MessageDetail, 'events' | 'grade'>): KnownEvidence | null {
  const event = grade === 'none' ? undefined : events.find((each) => each.grade === grade);
  return event ? parseEvidence(event) : null;
}

/** Short enough for a sentence: without the scheme, and without what comes after the path. */
function shortTarget(target: string): string {
  if (!URL.canParse(target)) return target;
  const { host, pathname, protocol } = new URL(target);
  if (protocol !== 'https:' && protocol !== 'http:') return target;
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}
