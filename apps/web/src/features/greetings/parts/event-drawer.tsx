import type { GreetingEvent } from '@hearthline/contract/greetings';
import { addDays } from '@hearthline/domain/calendar';
import { mostDaysLate } from '@hearthline/domain/greeting/send-moment';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Eye, SkipForward, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useChangeWishes, useDecide } from '../api/greeting-actions.ts';
import { previewQuery, taskQuery, templateQuery } from '../api/greetings-api.ts';
import { clientLink, taskLink } from '../model/greeting-links.ts';
import { useDayInside, useEventWords, useReasonText } from '../model/use-greeting-words.ts';
import { DayClients } from './day-clients.tsx';
import { HoldForm } from './hold-form.tsx';
import { KindMark } from './kind-mark.tsx';
import { StateTag } from './state-tag.tsx';

interface EventDrawerProps {
  /** The last one stays while the drawer slides away. */
  event: GreetingEvent | null;
  isOpen: boolean;
  onClose: () => void;
  /** Of the agent. */
  timeZone: string | undefined;
}

/** One event whole: when its greeting leaves, how it reads, and what the agent may still decide. */
export function EventDrawer({ event, isOpen, onClose, timeZone }: EventDrawerProps) {
  const { titleOf } = useEventWords();
  if (!event) return null;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={titleOf(event)}
      header={<EventFacts event={event} timeZone={timeZone} />}
      footer={isAhead(event) ? <Decisions event={event} onDone={onClose} /> : undefined}
    >
      <EventBody key={event.key} event={event} onDone={onClose} />
    </Drawer>
  );
}

const aheadStates: readonly string[] = ['scheduled', 'waiting', 'held', 'skipped', 'blocked'];
const isAhead = ({ state }: GreetingEvent) => aheadStates.includes(state);
const isLeaving = ({ state }: GreetingEvent) => state === 'scheduled' || state === 'waiting';
const hasLeft = ({ state }: GreetingEvent) => state === 'sent' || state === 'merged';

function EventFacts({ event, timeZone }: { event: GreetingEvent; timeZone: string | undefined }) {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  const { whatOf } = useEventWords();
  const dayInside = useDayInside();
  const reason = useReasonText()(event.reason);
  const { sendAt, state, kind, language } = event;
  const [now] = useState(() => Date.now());
  const isLate = sendAt !== null && Date.parse(sendAt) <= now;
  const when = () => {
    const day = dayInside(event.day, true);
    if (!isLate) return t('drawer.leaves', { day });
    if (state !== 'waiting') return t('drawer.late', { day });
    return t('drawer.lateWaiting', { day, last: dayInside(addDays(event.day, mostDaysLate), true) });
  };
  return (
    <div className="grid gap-1.5 pb-1 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        <KindMark kind={kind} />
        <span>{whatOf(event)}</span>
        <StateTag state={state} />
      </p>
      <p>
        {isLeaving(event) ? when() : format.fullDate(event.day)}
        {sendAt !== null && ((isLeaving(event) && !isLate) || hasLeft(event)) ? (
          <span className="block text-xs text-ink-3">
            {t(isLeaving(event) ? 'drawer.yourTime' : 'drawer.at', {
              moment: `${format.monthDay(sendAt)}, ${format.time(sendAt)}`,
            })}
          </span>
        ) : null}
      </p>
      {language === null ? null : <p className="text-xs text-ink-3">{t(`drawer.language.${language}`)}</p>}
      {event.mayDiffer ? <p className="text-xs text-ink-3">{t('drawer.mayDiffer')}</p> : null}
      {reason === null ? null : (
        <p className="text-xs font-medium text-ink">{format.labelled(t(`words.state.${state}`), reason)}</p>
      )}
    </div>
  );
}

interface EventPartProps {
  event: GreetingEvent;
  onDone: () => void;
}

function EventBody({ event, onDone }: EventPartProps) {
  const { t } = useTranslation('greetings');
  const [isMailShown, setMailShown] = useState(false);
  const { client, state } = event;
  return (
    <div className="grid gap-4 px-2 py-3">
      {isAhead(event) ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Eye aria-hidden="true" />}
            aria-expanded={isMailShown}
            onClick={() => setMailShown(!isMailShown)}
          >
            {t(isMailShown ? 'drawer.hideMail' : 'drawer.seeMail')}
          </Button>
          {isMailShown ? <EventMail event={event} /> : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {client ? (
          <Link {...clientLink(client.id)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <UserRound aria-hidden="true" />
            {t('drawer.openClient')}
          </Link>
        ) : null}
        <Link {...taskLink(event.taskId)} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {t('drawer.openTask')}
        </Link>
      </div>
      {!client && isAhead(event) ? <DayClients id={event.key} /> : null}
      {client && isAhead(event) ? (
        state === 'held' ? (
          <EndHold clientId={client.id} name={client.name} onDone={onDone} />
        ) : (
          <HoldForm clientId={client.id} name={client.name} onDone={onDone} />
        )
      ) : null}
    </div>
  );
}

function EndHold({ clientId, name, onDone }: { clientId: string; name: string; onDone: () => void }) {
  const { t } = useTranslation('greetings');
  const change = useChangeWishes(clientId);
  return (
    <section className="rounded-md border border-line p-3.5">
      <p className="text-sm">{t('hold.isHeld', { name })}</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2.5"
        isLoading={change.isPending}
        onClick={() =>
          change.mutate(
            { hold: null },
            {
              onSuccess: () => {
                toast.success(t('hold.ended', { name }));
                onDone();
              },
            },
          )
        }
      >
        {t('hold.end')}
      </Button>
    </section>
  );
}

function Decisions({ event, onDone }: EventPartProps) {
  const { t } = useTranslation('greetings');
  const decide = useDecide();
  const { key, state } = event;
  const as = (decision: 'approve' | 'skip' | 'undo') => () =>
    decide.mutate({ keys: [key], decision }, { onSuccess: onDone });
  if (state === 'held') return <p className="text-sm text-ink-2">{t('drawer.heldHint')}</p>;
  if (state === 'blocked') return <p className="text-sm text-ink-2">{t('drawer.blockedHint')}</p>;
  if (state === 'skipped')
    return (
      <Button variant="secondary" isLoading={decide.isPending} onClick={as('undo')}>
        {t('drawer.unskip')}
      </Button>
    );
  return (
    <>
      {state === 'waiting' ? (
        <Button icon={<Check aria-hidden="true" />} isLoading={decide.isPending} onClick={as('approve')}>
          {t('drawer.approve')}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        icon={<SkipForward aria-hidden="true" />}
        className={classNames(state === 'waiting' && 'ml-auto')}
        isLoading={decide.isPending}
        onClick={as('skip')}
      >
        {t('drawer.skip')}
      </Button>
    </>
  );
}

const mailWidth = 600;
const noWords = { en: { subject: '', body: '' }, fr: { subject: '', body: '' } };

/** The greeting as its client will read it: in the task's own words, or else in those of the design. */
function EventMail({ event }: { event: GreetingEvent }) {
  const { t } = useTranslation('greetings');
  const { taskId, category, designId, occasion, client, day } = event;
  const place = { category, design: designId, occasion };
  const task = useQuery(taskQuery(taskId));
  const template = useQuery(templateQuery(place));
  const words = task.data && template.data ? (task.data.words ?? template.data.words) : undefined;
  const preview = useQuery({
    ...previewQuery(place, {
      words: words ?? noWords,
      pictureFileId: template.data?.picture?.fileId ?? null,
      language: null,
      position: 0,
      day,
      ...(client && { clientId: client.id }),
    }),
    enabled: words !== undefined,
  });
  const taskFailure = useQueryBoundary(task);
  const templateFailure = useQueryBoundary(template);
  const previewFailure = useQueryBoundary(preview);
  const failure = taskFailure ?? templateFailure ?? previewFailure;
  if (failure) return <QueryError layout="line" failure={failure} text={t('preview.failed')} />;
  if (!preview.data) return <Skeleton className="mt-3 h-96 rounded-md!" />;
  const { subject, html, language } = preview.data;
  return (
    <div className="mt-3 flex h-125 flex-col overflow-hidden rounded-md border border-line-strong bg-white">
      <p
        lang={language}
        className="border-b border-black/10 px-4 py-3 text-sm font-semibold wrap-anywhere text-black"
      >
        {subject}
      </p>
      <ScaledMailFrame title={t('preview.frame', { subject })} html={html} frameWidth={mailWidth} />
    </div>
  );
}
