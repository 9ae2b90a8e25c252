import type { Client, ClientDraft, LikelySame } from '@hearthline/contract/clients';
import { findMissing } from '@hearthline/domain/client/fields';
import type { FormEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { MergeConfirm } from '../page/merge-confirm.tsx';
import { AddressStep } from './address-step.tsx';
import type { ClientStep } from './client-steps.ts';
import { clientSteps } from './client-steps.ts';
import type { ClientValues } from './client-values.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { DuplicateWarnings } from './duplicate-warnings.tsx';
import { FormBar } from './form-bar.tsx';
import { FieldCard } from './form-fields.tsx';
import { FormStepper } from './form-stepper.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonalStep } from './personal-step.tsx';
import { useClientForm } from './use-client-form.ts';
import { ClientFormContext } from './use-client-form-context.ts';
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
