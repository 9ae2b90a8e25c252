import type { Client, ClientDraft, LikelySame } from '@hearthline/contract/clients';
import { findMissing } from '@hearthline/domain/client/fields';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleAlert, Users } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { PlanRoomBanner } from '../../../shared/plan/plan-room-banner.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { MergeConfirm } from '../page/merge-confirm.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { inSentence } from '../parts/in-sentence.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { AddressStep } from './address-step.tsx';
import type { ClientStep } from './client-steps.ts';
import { clientSteps } from './client-steps.ts';
import type { ClientValues } from './client-values.ts';
import { FormBar } from './form-bar.tsx';
import { FieldCard } from './form-fields.tsx';
import { FormStepper } from './form-stepper.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonalStep } from './personal-step.tsx';
import { useClientForm } from './use-client-form.ts';
import { ClientFormContext, useClientFormContext } from './use-client-form-context.ts';
import { useDuplicates } from './use-duplicates.ts';
import { headingIdOf } from './use-form-step.ts';

interface ClientFormProps {
  client: Client | undefined;
  base: ClientValues;
  draft: ClientDraft | null;
  today: string;
  timeZone?: string;
}

export function ClientForm({ client, base, draft, today, timeZone }: ClientFormProps) {
  const { t } = useTranslation('clients');
  const { form, step, goTo, wrongSteps, doubt, ...actions } = useClientForm({ client, base, draft });
  const found = useDuplicates(form, client?.id);
  const [merging, setMerging] = useState<LikelySame | null>(null);
  const isNarrow = useMediaQuery('(width < 1024px)');
  const email = useWatch({ control: form.control, name: 'email' }).trim().toLowerCase();
  const isEmailTaken = email !== '' && found.some((same) => same.client.email === email);
  const wrong = isEmailTaken ? new Set<ClientStep>([...wrongSteps, 'personal']) : wrongSteps;
  const warnings = found.length > 0 && (
    <DuplicateWarnings found={found} onMerge={client ? setMerging : undefined} />
  );
  // The same elements as before are not drawn again.
  const panels = useMemo(
    (): Record<ClientStep, ReactNode> => ({
      personal: <PersonalStep today={today} isEmailTaken={isEmailTaken} />,
      address: <AddressStep today={today} />,
      finance: (
        <>
          <FieldCard card="budget" />
          <FieldCard card="financing" />
        </>
      ),
    }),
    [today, isEmailTaken],
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void actions.handleNext();
  }

  return (
    <ClientFormContext value={form}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-5">
        <h1>{client ? t('form.editTitle') : t('form.newTitle')}</h1>
        <FormStepper step={step} wrong={wrong} onStep={goTo} />
      </div>
      {!client && <PlanRoomBanner of="clients" className="mb-4" />}
      {draft && (
        <DraftBanner
          savedAt={draft.savedAt}
          timeZone={timeZone}
          base={base}
          onReplaced={actions.touchDraft}
        />
      )}
      {client?.isIncomplete && <MissingBanner client={client} />}
      {/* The margins keep a field that takes the focus clear of the header and of the bar. */}
      <form
        noValidate
        onSubmit={handleSubmit}
        className="flex flex-1 flex-col [&_:is(input,textarea,button)]:scroll-mt-20 [&_:is(input,textarea,button)]:scroll-mb-28"
      >
        <div className="mb-8 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px] lg:gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid min-w-0 gap-4">
            {isNarrow && warnings && (
              <div className="rounded-md border border-warning-line bg-warning-soft p-3.5">{warnings}</div>
            )}
            {clientSteps.map((each) => (
              <section key={each} hidden={each !== step} aria-labelledby={headingIdOf(each)}>
                <h2 id={headingIdOf(each)} tabIndex={-1} className="sr-only">
                  {t(`form.steps.${each}`)}
                </h2>
                <div className="grid min-w-0 gap-4">{panels[each]}</div>
              </section>
            ))}
          </div>
          <aside className="lg:sticky lg:top-20">
            <PersonCard warnings={isNarrow ? null : warnings} />
          </aside>
        </div>
        <FormBar
          step={step}
          clientId={client?.id}
          draft={actions.draftState}
          timeZone={timeZone}
          isSaving={actions.isSaving}
          onSave={() => void actions.handleSave()}
        />
      </form>
      {doubt && (
        <DoubtDialog
          same={doubt.same}
          isSaving={actions.isSaving}
          onSave={() => void actions.saveAnyway()}
          onClose={actions.dismissDoubt}
        />
      )}
      {client && merging && (
        <MergeConfirm
          kept={merging.client}
          other={client}
          onMerged={() => void actions.pauseDraft()}
          onClose={() => setMerging(null)}
        />
      )}
    </ClientFormContext>
  );
}

/** An import may leave open what the form insists on. */
function MissingBanner({ client }: { client: Client }) {
  const { t } = useTranslation('clients');
  const names = findMissing(client).map((field) => t(`form.fields.${field}`));
  return (
    <Banner tone="warning" className="mb-4" title={t('form.missing.title')}>
      {t('form.missing.text', { fields: names.join(', ') })}
    </Banner>
  );
}

interface DoubtDialogProps {
  same: LikelySame;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Asked once before a second record of what seems to be one person is made. */
function DoubtDialog({ same, isSaving, onSave, onClose }: DoubtDialogProps) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { client, reasons } = same;
  const name = `${client.firstName} ${client.lastName}`.trim();
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('form.doubt.title')}
      icon={<Users aria-hidden="true" />}
      footer={
        <>
          <Button variant="secondary" isLoading={isSaving} onClick={onSave}>
            {t('form.doubt.save')}
          </Button>
          <Button onClick={() => void navigate(clientPageLink(client.id))}>{t('form.same.open')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        {t(reasons.includes('phone') ? 'form.doubt.phone' : 'form.doubt.nameAndAddress', {
          name,
          date: client.entryDate,
        })}
      </p>
    </Modal>
  );
}

interface DraftBannerProps {
  savedAt: string;
  timeZone?: string;
  base: ClientValues;
  onReplaced: () => void;
}

/** Says that the form goes on where it was left, and lets one begin anew. */
function DraftBanner({ savedAt, timeZone, base, onReplaced }: DraftBannerProps) {
  const { t } = useTranslation('clients');
  const form = useClientFormContext();
  const format = useFormat(timeZone);
  const { dayText } = useDayText(timeZone);
  const [thrownAway, setThrownAway] = useState<ClientValues | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;

  function replaceWith(values: ClientValues) {
    form.reset(values);
    onReplaced();
  }

  function handleStartOver() {
    setThrownAway(structuredClone(form.getValues()));
    replaceWith(base);
  }

  function handleUndo() {
    if (thrownAway) replaceWith(thrownAway);
    setThrownAway(null);
  }

  const when = t('form.draft.when', { day: inSentence(dayText(savedAt)), time: format.time(savedAt) });
  return (
    <Banner tone="info" className="mb-4" onDismiss={() => setIsDismissed(true)}>
      <span className="mr-3">
        {thrownAway ? t('form.draft.startedOver') : t('form.draft.continued', { when })}
      </span>
      <Button variant="link" onClick={thrownAway ? handleUndo : handleStartOver}>
        {thrownAway ? t('undo') : t('form.draft.startOver')}
      </Button>
    </Banner>
  );
}

interface DuplicateWarningsProps {
  found: readonly LikelySame[];
  /** Only a client who is saved can be taken into another. */
  onMerge?: (same: LikelySame) => void;
}

/** Who seems to be the same person, and why. */
function DuplicateWarnings({ found, onMerge }: DuplicateWarningsProps) {
  const { t } = useTranslation('clients');
  return (
    <ul aria-label={t('form.same.label')} className="grid gap-3">
      {found.map((same) => {
        const { client, reasons } = same;
        const [reason = 'phone'] = reasons;
        const Icon = reason === 'email' ? CircleAlert : Users;
        return (
          <li key={client.id} className="flex gap-3 text-sm">
            <Icon
              aria-hidden="true"
              className={classNames(
                'mt-px size-4.5 flex-none',
                reason === 'email' ? 'text-danger' : 'text-warning',
              )}
            />
            <div className="min-w-0">
              <p className="font-medium">{t(`form.same.${reason}`)}</p>
              <p className="text-ink-2 wrap-anywhere">
                {t('form.same.who', {
                  name: `${client.firstName} ${client.lastName}`.trim(),
                  date: client.entryDate,
                })}
              </p>
              <p className="flex flex-wrap gap-x-4 gap-y-1">
                <Link {...clientPageLink(client.id)} className="text-link touch-target">
                  {t('form.same.open')}
                </Link>
                {onMerge && (
                  <Button variant="link" className="-ml-px" onClick={() => onMerge(same)}>
                    {t('form.same.merge')}
                  </Button>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
