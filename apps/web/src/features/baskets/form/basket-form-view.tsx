import type { Basket } from '@hearthline/contract/baskets';
import { morningOf } from '@hearthline/domain/basket/schedule';
import type { IsoDate } from '@hearthline/domain/calendar';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { BellRing, CalendarClock, CircleCheck, Hand, House, Send, ShieldQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconLabel } from '../../../shared/ui/icon-label.tsx';
import { LeaveGuard } from '../../../shared/ui/leave-guard.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { sendingQuery } from '../api/baskets-api.ts';
import { basketFormLink, basketLink, basketListLink } from '../model/basket-links.ts';
import type { HomeEntry } from '../model/basket-values.ts';
import { isAhead } from '../model/basket-values.ts';
import { useMomentText } from '../parts/use-moment-text.ts';
import { SendDialog } from '../send/send-dialog.tsx';
import { CheckRow, SendingChecks } from '../send/sending-checks.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { DetailsCard } from './details-card.tsx';
import type { CriteriaParts } from './homes-card.tsx';
import { HomesCard } from './homes-card.tsx';
import type { FormAgent } from './page-preview.tsx';
import { PagePreview } from './page-preview.tsx';
import type { BasketForm } from './use-basket-form.ts';
import { useBasketForm } from './use-basket-form.ts';

interface BasketFormViewProps {
  agent: FormAgent | undefined;
  timeZone?: string | undefined;
  criteriaParts: CriteriaParts;
  start: Parameters<typeof useBasketForm>[0];
}

export function BasketFormView({ start, agent, timeZone, criteriaParts }: BasketFormViewProps) {
  const { t } = useTranslation('baskets');
  const navigate = useNavigate();
  const router = useRouter();
  // Under which the form is kept while one is at the search: Back comes to this step again.
  const [stepKey] = useState(() => router.state.location.state.__TSR_key ?? '');
  const form = useBasketForm(start);
  const { today } = useMomentText(timeZone);
  const [sending, setSending] = useState<Basket | null>(null);
  const { base, values } = form;

  async function handleDraft() {
    const isNew = base === null;
    const saved = await form.submit().catch(() => undefined);
    if (!saved) return;
    toast.success(t('form.saved'));
    // The address names the basket from now on, so that a reload finds it.
    if (isNew) void navigate({ ...basketFormLink({ id: saved.id }), replace: true });
  }

  async function handleSend() {
    const saved = await form.submit().catch(() => undefined);
    if (saved) setSending(saved);
  }

  return (
    <form
      ref={form.form}
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
    >
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-60 flex-1">
          <h1>{base ? t('form.editTitle', { name: base.name }) : t('form.newTitle')}</h1>
          <p className="min-h-5 text-sm text-ink-2">
            {t(form.isChanged ? 'form.unsaved' : base ? 'form.allSaved' : 'form.begin')}
          </p>
        </div>
        {base === null ? (
          <Segmented
            label={t('form.type')}
            value={values.type}
            onChange={(type) => void navigate({ to: '/basket/form', search: { basketType: type } })}
            items={[
              { id: 'Manual', label: <IconLabel icon={<Hand />} text={t('form.types.Manual')} /> },
              { id: 'Automatic', label: <IconLabel icon={<BellRing />} text={t('form.types.Automatic')} /> },
            ]}
          />
        ) : null}
      </header>
      <BoardAccessBanner agreement={agent?.boardAgreement} className="mb-4" />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <DetailsCard form={form} today={today} />
          <HomesCard
            form={form}
            criteriaParts={criteriaParts}
            search={{ key: stepKey, onLeave: () => agent && form.keep(stepKey, agent.id) }}
          />
          <ChannelsCard form={form} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          <PagePreview form={form} agent={agent} />
          <BeforeCard form={form} today={today} timeZone={timeZone} />
        </div>
      </div>
      <FormBar
        homes={values.homes}
        isSaving={form.isSaving}
        scheduledOn={isAhead(values.activationDate, today) ? values.activationDate : null}
        basketId={base?.id}
        timeZone={timeZone}
        onDraft={() => void handleDraft()}
      />
      <LeaveGuard wouldLose={form.wouldLose} text={t('form.leaveText')} />
      {sending ? (
        <SendDialog
          basket={sending}
          timeZone={timeZone}
          onClose={() => setSending(null)}
          onSent={() => void navigate(basketLink(sending.id))}
        />
      ) : null}
    </form>
  );
}

interface BeforeCardProps {
  form: BasketForm;
  today: IsoDate;
  timeZone: string | undefined;
}

/** What is looked at before anything leaves: who may be written to, which homes may be shown, and when. */
function BeforeCard({ form, today, timeZone }: BeforeCardProps) {
  const { t } = useTranslation('baskets');
  const { base } = form;
  const options = sendingQuery(base?.id ?? '');
  const query = useQuery({ ...options, queryFn: base ? options.queryFn : skipToken });
  return (
    <Card aria-labelledby="basket-before">
      <CardHeader id="basket-before" title={t('before.title')} />
      <ul className="flex flex-col gap-4 px-5 py-4">
        {base ? (
          <QueryBoundary query={query} pending={<SkeletonRow />}>
            {(preview) => <SendingChecks preview={preview} timeZone={timeZone} />}
          </QueryBoundary>
        ) : (
          <NotSavedYet form={form} today={today} timeZone={timeZone} />
        )}
      </ul>
    </Card>
  );
}

/** Consent and display rights are the server's to say, and it knows the basket only once it is saved. */
function NotSavedYet({ form, today, timeZone }: BeforeCardProps) {
  const { t } = useTranslation('baskets');
  const { dayText, momentText } = useMomentText(timeZone);
  const { homes, activationDate, client } = form.values;
  const isLater = isAhead(activationDate, today);
  const when =
    isLater && timeZone
      ? momentText(morningOf(activationDate, timeZone).toISOString())
      : isLater
        ? dayText(activationDate)
        : t('before.atOnce');
  return (
    <>
      <CheckRow
        icon={homes.length > 0 ? <CircleCheck /> : <House />}
        tone={homes.length > 0 ? 'success' : 'quiet'}
        title={t('before.chosen', { count: homes.length })}
        text={t('before.homesLater')}
      />
      <CheckRow
        icon={<ShieldQuestionMark />}
        tone="quiet"
        title={t('before.consent')}
        text={client ? t('before.consentLater', { name: client.name }) : t('before.noClient')}
      />
      <CheckRow icon={<CalendarClock />} tone="info" title={when} text={t('before.tenMinutes')} />
    </>
  );
}

interface FormBarProps {
  homes: readonly HomeEntry[];
  isSaving: boolean;
  /** The day on which it begins, where that is to come. */
  scheduledOn: string | null;
  basketId: string | undefined;
  timeZone: string | undefined;
  onDraft: () => void;
}

/** Stands at the bottom of the window, over the page's own padding. */
function FormBar({ homes, isSaving, scheduledOn, basketId, timeZone, onDraft }: FormBarProps) {
  const { t } = useTranslation('baskets');
  const { dayText, momentText } = useMomentText(timeZone);
  const noted = homes.filter(({ note }) => note.trim() !== '').length;
  const summary = [
    t('homes', { count: homes.length }),
    noted > 0 ? t('form.withNote', { count: noted }) : null,
  ];
  const when =
    scheduledOn === null
      ? null
      : timeZone
        ? momentText(morningOf(scheduledOn, timeZone).toISOString())
        : dayText(scheduledOn);
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line bg-surface/92 px-4 py-3 backdrop-blur-[10px] md:-mx-8 md:px-8">
      <p className="flex min-w-0 flex-1 basis-40 items-center gap-2 text-sm text-ink-2 max-md:basis-full">
        <House aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
        {summary.filter(Boolean).join(', ')}
      </p>
      <Link
        {...(basketId ? basketLink(basketId) : basketListLink)}
        className={classNames(buttonClass({ variant: 'ghost' }), 'max-md:hidden')}
      >
        {t('form.cancel')}
      </Link>
      <Button variant="secondary" isLoading={isSaving} onClick={onDraft}>
        {t(basketId ? 'form.save' : 'form.saveDraft')}
      </Button>
      <Button
        type="submit"
        className="max-md:flex-1"
        disabled={homes.length === 0 || isSaving}
        icon={when ? <CalendarClock aria-hidden="true" /> : <Send aria-hidden="true" />}
      >
        {when ? t('form.schedule', { when }) : t('form.send')}
      </Button>
    </div>
  );
}
