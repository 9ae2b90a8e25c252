import type { BoardAgreement } from '@hearthline/contract/users';
import { instantAt, localClock, localDay, ownTimeZone } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CalendarClock, MailCheck, Moon, Send, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { draftQuery } from '../api/messages-api.ts';
import type { Sender } from '../model/compose-state.ts';
import { startCompose } from '../model/compose-state.ts';
import type { ListLinks } from './audience-pane.tsx';
import { AudiencePane } from './audience-pane.tsx';
import { MailPane } from './mail-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { ComposeForm } from './use-compose-form.ts';
import { useComposeForm } from './use-compose-form.ts';
import type { Sending } from './use-sending.ts';
import { useSending } from './use-sending.ts';

interface ComposeScreenProps {
  /** Undefined until it is known who writes. */
  sender: Sender | undefined;
  hasQuietHours: boolean;
  timeZone: string | undefined;
  /** Homes can be looked for only with one. */
  boardAgreement: BoardAgreement | undefined;
  lists: ListLinks;
}

export function ComposeScreen(props: ComposeScreenProps) {
  const { t } = useTranslation('messages');
  const query = useQuery(draftQuery);
  const { sender } = props;
  return (
    <QueryBoundary
      query={query}
      pending={<ComposeSkeleton />}
      error={(failure) => (
        <>
          <h1 className="sr-only">{t('compose.title')}</h1>
          <QueryError layout="page" failure={failure} text={t('compose.loadFailed')} className="min-h-80" />
        </>
      )}
    >
      {(draft) => (sender ? <OpenedCompose {...props} sender={sender} draft={draft} /> : <ComposeSkeleton />)}
    </QueryBoundary>
  );
}

function ComposeSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <SkeletonFrame className="grid flex-1 gap-4 p-4 md:p-8 xl:grid-cols-[300px_1fr_324px] xl:gap-12">
      <h1 className="sr-only">{t('compose.title')}</h1>
      <Skeleton className="h-64 w-full rounded-lg!" />
      <Skeleton className="h-120 w-full rounded-lg!" />
      <Skeleton className="h-96 w-full rounded-lg!" />
    </SkeletonFrame>
  );
}

interface OpenedComposeProps extends ComposeScreenProps {
  sender: Sender;
  draft: { content: string; savedAt: string } | null;
}

/** Audience, mail and preview beside each other, or below each other where there is little room. */
function OpenedCompose({ draft, lists, ...setup }: OpenedComposeProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const search = useSearch({ strict: false }) as {
    clientId?: string;
    listId?: string;
    listings?: string;
  };
  // What the mail began with stays the same while it is written.
  const [start] = useState(() => startCompose(search, draft));
  const form = useComposeForm({ ...setup, start });
  const sending = useSending(form);
  const { sendAt, audience } = form;
  const count = audience?.willGet ?? 0;
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-5 p-4 md:p-8 lg:grid lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:h-[calc(100dvh-136px)] xl:grid-rows-1 xl:flex-none xl:grid-cols-[348px_minmax(0,1fr)_372px] xl:gap-0 xl:p-0">
        <AudiencePane form={form} error={sending.audienceError} lists={lists} />
        <MailPane form={form} sending={sending} />
        <PreviewPane form={form} />
      </div>
      <SendBar form={form} sending={sending} />
      <ConfirmDialog
        isOpen={sending.isAsking}
        onOpenChange={sending.stopAsking}
        icon={<Send aria-hidden="true" strokeWidth={1.75} />}
        title={t('compose.confirm.title', { count })}
        text={<ConfirmText form={form} split={sending.split} />}
        confirmLabel={t(sendAt ? 'compose.bar.plan' : 'compose.bar.send', { count })}
        cancelLabel={common('cancel')}
        isLoading={sending.isSending}
        onConfirm={sending.confirm}
      />
    </div>
  );
}

/** What happens with it, and what of it readers will not see. */
function ConfirmText({ form, split }: { form: ComposeForm; split: Sending['split'] }) {
  const { t } = useTranslation('messages');
  const { mail, sendAt, homes, listingIds } = form;
  const subject = mail.en.subject || mail.fr.subject || t('textMessage');
  const going = sendAt
    ? t('compose.confirm.textLater', { subject, when: form.momentText(sendAt, 'inSentence') })
    : split === null
      ? t('compose.confirm.text', { subject })
      : t('compose.confirm.textSplit', { subject, split });
  if (homes.notShown === 0) return going;
  const without = homes.hasBoardAccess
    ? t('compose.homes.confirm', { count: homes.notShown, all: listingIds.length })
    : t('compose.homes.noAgreement.text');
  return `${going} ${without}`;
}

/** Stands at the bottom of the window. */
function SendBar({ form, sending }: { form: ComposeForm; sending: Sending }) {
  const { t } = useTranslation('messages');
  const { sendAt } = form;
  const count = form.audience?.willGet ?? 0;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:px-8">
      {sendAt === null ? <QuietLine form={form} /> : <PlannedLine form={form} sendAt={sendAt} />}
      {form.channel === 'email' ? (
        <Button
          variant="ghost"
          icon={<MailCheck aria-hidden="true" strokeWidth={1.75} className="md:hidden" />}
          isLoading={sending.isTesting}
          onClick={sending.test}
          className="max-md:border-line-strong"
        >
          <span className="max-md:sr-only">{t('compose.bar.test')}</span>
        </Button>
      ) : null}
      <ScheduleButton form={form} />
      <Button
        icon={sendAt ? <CalendarClock aria-hidden="true" /> : <Send aria-hidden="true" strokeWidth={1.75} />}
        isLoading={sending.isSending}
        onClick={sending.send}
        className="max-md:flex-1"
      >
        {count === 0
          ? t(sendAt ? 'compose.bar.schedule' : 'compose.bar.sendNobody')
          : t(sendAt ? 'compose.bar.plan' : 'compose.bar.send', { count })}
      </Button>
    </div>
  );
}

const lineClass = 'flex min-w-0 flex-1 basis-60 items-center gap-1.5 text-sm text-ink-2 max-md:basis-full';

function QuietLine({ form: { category, hasQuietHours } }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const key = category === 'personal' ? 'personal' : hasQuietHours ? 'quiet' : 'quietOff';
  return (
    <p className={`${lineClass} max-md:hidden`}>
      <Moon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {t(`compose.bar.${key}`)}
    </p>
  );
}

function PlannedLine({ form, sendAt }: { form: ComposeForm; sendAt: string }) {
  const { t } = useTranslation('messages');
  const zone = (form.timeZone ?? ownTimeZone()).split('/').at(-1) ?? '';
  return (
    <p className={lineClass}>
      <CalendarClock aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none text-info" />
      <span className="min-w-0">
        {t('compose.bar.goesOut', {
          when: form.momentText(sendAt, 'inSentence'),
          zone: zone.replaceAll('_', ' '),
        })}
      </span>
      <IconButton
        size="sm"
        label={t('compose.bar.unschedule')}
        icon={<X aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => form.setSendAt(null)}
      />
    </p>
  );
}

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

/** Day and time are those of the agent's own clocks. */
function ScheduleButton({ form: { sendAt, setSendAt, timeZone } }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setLoaded] = useState(false);
  const today = localDay(new Date(), timeZone);

  function handleApply(clock: string) {
    const moment = instantAt(clock, timeZone);
    if (moment.getTime() > Date.now()) setSendAt(moment.toISOString());
    else toast.error(t('compose.bar.past'));
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarClock aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      >
        {t(sendAt ? 'compose.bar.change' : 'compose.bar.schedule')}
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            hasTime
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={sendAt ? localClock(new Date(sendAt), timeZone) : null}
            onApply={handleApply}
            min={today}
            today={today}
          />
        </Suspense>
      ) : null}
    </>
  );
}
