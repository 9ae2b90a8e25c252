import type { CmaSubject } from '@hearthline/contract/cma';
import type { NeededFact } from '@hearthline/domain/valuation/plausible-facts';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { FactProblems } from '../model/fact-form.ts';
import { flagFacts, isAskedOf, openFactForm, readFactForm, typedFacts } from '../model/fact-form.ts';
import { FlagFactField, KindField, NumberFact, StepFact } from './fact-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

interface FactsDialogProps {
  /** Null for a home that nobody listed and that is entered now. */
  subject: CmaSubject | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: (subject: CmaSubject) => void;
}

export function FactsDialog(props: FactsDialogProps) {
  const { t } = useTranslation(['cma', 'common']);
  const isOwn = (props.subject?.listingId ?? null) === null;
  const formId = 'cma-facts';
  return (
    <Modal
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable={false}
      size="md"
      title={t(isOwn ? 'factForm.ownTitle' : 'factForm.title')}
      description={t(isOwn ? 'factForm.ownText' : 'factForm.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t(isOwn ? 'factForm.own' : 'factForm.confirm')}
          </Button>
        </>
      }
    >
      <FactsForm {...props} formId={formId} isOwn={isOwn} />
    </Modal>
  );
}

interface FactsFormProps extends FactsDialogProps {
  formId: string;
  isOwn: boolean;
}

function FactsForm({ subject, onConfirm, onOpenChange, formId, isOwn }: FactsFormProps) {
  const { t } = useTranslation(['cma', 'common']);
  const { language } = useFormat();
  const [form, setForm] = useState(() => openFactForm(subject, language));
  const [problems, setProblems] = useState<FactProblems>({});
  const element = useRef<HTMLFormElement>(null);
  const { kind } = form.facts;
  const [lackedAtFirst] = useState<NeededFact[]>(() => (subject ? findLacking(subject.facts) : []));
  const needed = findLacking({
    ...form.facts,
    ...Object.fromEntries(typedFacts.map((fact) => [fact, null])),
  });

  useEffect(() => {
    // Where Fast could not go on, the first fact that lacks is what the dialog was opened for.
    if (lackedAtFirst.length === 0) return;
    const frame = requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[data-needed][value=""]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [lackedAtFirst]);

  function handleConfirm() {
    const read = readFactForm(form, subject?.listingId ?? null, language);
    if ('problems' in read) {
      setProblems(read.problems);
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    onConfirm(read.subject);
    onOpenChange(false);
  }

  return (
    <form
      id={formId}
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        handleConfirm();
      }}
    >
      <Group title={t('factForm.home')}>
        {isOwn ? (
          <TextField
            label={t('factForm.address')}
            className="col-span-full"
            isRequired
            autoComplete="off"
            hint={t('factForm.addressHint')}
            error={problems.address ? `${t('factForm.address')} ${t('common:required')}` : undefined}
            value={form.address}
            onChange={(event) => setForm({ ...form, address: event.target.value })}
          />
        ) : null}
        <KindField kind={kind} update={setForm} />
      </Group>
      {isOwn || lackedAtFirst.includes('place') ? <PlaceFields {...form.facts} update={setForm} /> : null}
      <Group title={t('factForm.size')}>
        {typedFacts
          .filter((fact) => isAskedOf(fact, kind))
          .map((fact) => (
            <NumberFact
              key={fact}
              fact={fact}
              text={form.texts[fact]}
              update={setForm}
              problem={problems[fact]}
              isNeeded={needed.includes(fact)}
            />
          ))}
      </Group>
      <Group title={t('factForm.details')}>
        {(['condition', 'basementFinish'] as const)
          .filter((fact) => isAskedOf(fact, kind))
          .map((fact) => (
            <StepFact key={fact} fact={fact} value={form.facts[fact]} update={setForm} />
          ))}
        {flagFacts
          .filter((fact) => isAskedOf(fact, kind))
          .map((fact) => (
            <FlagFactField key={fact} fact={fact} value={form.facts[fact]} update={setForm} />
          ))}
      </Group>
    </form>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3">{children}</div>
    </fieldset>
  );
}
