import type { Alert } from '@hearthline/contract/alerts';
import { basketLimits } from '@hearthline/contract/baskets';
import type { BoardAgreement } from '@hearthline/contract/users';
import type { IsoDate } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { BellRing, CircleCheck, Hourglass, ShieldQuestionMark, Sparkles, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { BoardAccessBanner } from '../../../../shared/ui/board-access-needed.tsx';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { LeaveGuard } from '../../../../shared/ui/leave-guard.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import { basketClientQuery, wishesQuery } from '../../api/baskets-api.ts';
import { ChannelsCard } from '../../form/channels-card.tsx';
import { firstNameOf } from '../../parts/people.tsx';
import type { ReplayRequest } from '../api/alerts-api.ts';
import { replayQuery } from '../api/alerts-api.ts';
import type { Standing } from '../api/save-alert.ts';
import { alertLink, alertListLink } from '../model/alert-links.ts';
import { replayRequestOf } from '../model/alert-values.ts';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import { ReplayPanel } from './replay-panel.tsx';
import { RhythmCard } from './rhythm-card.tsx';
import { CriteriaCard, WhoCard } from './subject-cards.tsx';
import type { AlertForm, AlertFormStart } from './use-alert-form.ts';
import { useAlertForm } from './use-alert-form.ts';

const ProposalDialog = lazyPart(async () => (await import('./proposal-dialog.tsx')).ProposalDialog);

export interface AlertFormAgent {
  id: string;
  boardAgreement: BoardAgreement;
}

interface AlertFormViewProps {
  agent: AlertFormAgent | undefined;
  timeZone?: string | undefined;
  parts: AlertCriteriaParts;
  start: AlertFormStart;
  /** Begins a new one, without what was kept of the last. */
  onStartAnew: () => void;
}

export function AlertFormView({ agent, timeZone, parts, start, onStartAnew }: AlertFormViewProps) {
  const { t } = useTranslation('basketsAlerts');
  const navigate = useNavigate();
  const router = useRouter();
  // Under which the form is kept while one is at the search: Back comes to this step again.
  const [stepKey] = useState(() => router.state.location.state.__TSR_key ?? '');
  const form = useAlertForm(start, agent?.id);
  const today = localDay(useNow(), timeZone);
  const { base, values } = form;
  const replay = useReplay(form);
  const zone = replay.query.data?.timeZone ?? timeZone;

  async function handleSave(standing: Standing) {
    const saved = await form.submit(standing).catch(() => undefined);
    if (!saved) return;
    toast.success(t(saved.state === 'paused' ? 'form.savedPaused' : 'form.saved', { name: saved.name }));
    void navigate({ ...alertLink(saved.id), replace: base === null });
  }

  return (
    <form
      ref={form.form}
      noValidate
      // What has the focus never lies under the bars.
      className="flex flex-1 flex-col [&_:is(a,button,input,textarea,[role=slider])]:scroll-mt-20 [&_:is(a,button,input,textarea,[role=slider])]:scroll-mb-36"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave('active');
      }}
    >
      <FormHeader form={form} parts={parts} timeZone={timeZone} onStartAnew={onStartAnew} />
      <BoardAccessBanner agreement={agent?.boardAgreement} className="mb-4" />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(400px,41%)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <WhoCard form={form} />
          <CriteriaCard
            form={form}
            parts={parts}
            matching={replay.query.data?.matchingToday}
            search={{ key: stepKey, onLeave: () => form.keep(stepKey) }}
          />
          <RhythmCard form={form} today={today} timeZone={zone} />
          <ChannelsCard form={form}>
            <TextArea
              label={t('form.message')}
              hint={t('form.messageHint')}
              rows={2}
              maxLength={basketLimits.message}
              value={values.message}
              onChange={(event) => form.set({ message: event.target.value })}
              className="mt-4"
            />
          </ChannelsCard>
        </div>
        <ReplayPanel form={form} parts={parts} {...replay} />
      </div>
      <FormBar
        base={base}
        clientId={values.client?.id}
        isSaving={form.isSaving}
        today={today}
        onPaused={() => void handleSave('paused')}
      />
      <LeaveGuard wouldLose={form.wouldLose} text={t('form.leaveText')} />
    </form>
  );
}

const typingMs = 600;

/** Asked again after each pause in choosing; while the form cannot say what to ask, the last answer stays. */
function useReplay({ values }: AlertForm) {
  const settled = useSettled(values, typingMs);
  const asked = replayRequestOf(settled);
  const options = replayQuery(asked ?? ({} as ReplayRequest));
  const query = useQuery({ ...options, queryFn: asked ? options.queryFn : skipToken });
  const isAhead = JSON.stringify(replayRequestOf(values)) !== JSON.stringify(asked);
  return { query, isBehind: query.isFetching || isAhead, isAsked: asked !== null };
}

interface FormHeaderProps {
  form: AlertForm;
  parts: AlertCriteriaParts;
  timeZone: string | undefined;
  onStartAnew: () => void;
}

/** What it is, whether it is safe, and what the client's answers propose. */
function FormHeader({ form, parts, timeZone, onStartAnew }: FormHeaderProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const { base, values, keptAt, isChanged } = form;
  const { client } = values;
  const state = base
    ? t(isChanged ? 'form.unsaved' : 'form.allSaved')
    : keptAt === null
      ? t('form.begin')
      : t('form.draftKept', { time: format.time(keptAt) });
  return (
    <header className="mb-4 flex flex-wrap items-center gap-3">
      <div className="min-w-60 flex-1">
        <h1>{base ? t('form.editTitle', { name: base.name }) : t('form.newTitle')}</h1>
        <p className="flex min-h-5 flex-wrap gap-x-3 text-sm text-ink-2">
          {state}
          {base === null && keptAt !== null ? (
            <button
              type="button"
              className="text-link touch-target"
              onClick={() => {
                form.discard();
                onStartAnew();
              }}
            >
              {t('form.startAnew')}
            </button>
          ) : null}
        </p>
      </div>
      {client ? <Proposing key={client.id} form={form} parts={parts} client={client} /> : null}
    </header>
  );
}

/** Only where the client has said something to homes. */
function Proposing({
  form,
  parts,
  client,
}: Pick<FormHeaderProps, 'form' | 'parts'> & { client: { id: string; name: string } }) {
  const { t } = useTranslation('basketsAlerts');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(wishesQuery(client.id));
  if (!data || data.answers === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
        {t('form.answered', { name: firstNameOf(client), count: data.answers })}
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('form.propose')}
      </Button>
      {isOpen ? (
        <ProposalDialog form={form} parts={parts} client={client} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

interface FormBarProps {
  base: Alert | null;
  clientId: string | undefined;
  isSaving: boolean;
  today: IsoDate;
  /** Saved without a word of the client, at rest. */
  onPaused: () => void;
}

/** Stands at the bottom of the window, over the page's own padding: whether the client may be written to, and the ways out. */
function FormBar({ base, clientId, isSaving, today, onPaused }: FormBarProps) {
  const { t } = useTranslation('basketsAlerts');
  const isActive = base?.state === 'active';
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line bg-surface/92 px-4 py-3 backdrop-blur-[10px] md:-mx-8 md:px-8">
      <ConsentLine clientId={clientId} today={today} />
      <Link
        {...(base ? alertLink(base.id) : alertListLink)}
        className={classNames(buttonClass({ variant: 'ghost' }), 'max-md:hidden')}
      >
        {t('form.cancel')}
      </Link>
      <Button variant="secondary" isLoading={isSaving} onClick={onPaused}>
        {t('form.savePaused')}
      </Button>
      <Button
        type="submit"
        className="max-md:flex-1"
        disabled={isSaving}
        icon={<BellRing aria-hidden="true" />}
      >
        {t(isActive ? 'form.save' : 'form.saveAndStart')}
      </Button>
    </div>
  );
}

/** Nothing leaves without consent, and where it ends the alert pauses: that is said before it is started. */
function ConsentLine({ clientId, today }: Pick<FormBarProps, 'clientId' | 'today'>) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const options = basketClientQuery(clientId ?? '');
  const { data } = useQuery({ ...options, queryFn: clientId ? options.queryFn : skipToken });
  if (clientId === undefined)
    return <BarNote icon={<ShieldQuestionMark />}>{t('form.consent.noClient')}</BarNote>;
  if (!data) return <BarNote icon={null}>{null}</BarNote>;
  const { mayReceive, endsOn, leftCategories } = data.consent;
  if (!mayReceive || leftCategories.includes('alerts'))
    return (
      <BarNote icon={<TriangleAlert />} isWarning>
        {t(mayReceive ? 'form.consent.leftAlerts' : 'form.consent.none')}
      </BarNote>
    );
  return endsOn === null ? (
    <BarNote icon={<CircleCheck />}>{t('form.consent.open')}</BarNote>
  ) : (
    <BarNote icon={<Hourglass />}>
      {t('form.consent.until', { day: format.shortDate(endsOn, today) })}
    </BarNote>
  );
}

interface BarNoteProps {
  icon: ReactNode;
  isWarning?: boolean;
  children: ReactNode;
}

function BarNote({ icon, isWarning = false, children }: BarNoteProps) {
  return (
    <p
      className={classNames(
        'flex min-w-0 flex-1 basis-40 items-center gap-2 text-sm max-md:basis-full [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75]',
        isWarning ? 'text-warning' : 'text-ink-2',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </p>
  );
}
