import type { CmaSubject } from '@hearthline/contract/cma';
import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import type { NeededFact } from '@hearthline/domain/valuation/plausible-facts';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import type { ReactNode } from 'react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { FactForm, FactProblem, FactProblems, FlagFact, TypedFact } from '../model/fact-form.ts';
import { flagFacts, isAskedOf, openFactForm, readFactForm, typedFacts } from '../model/fact-form.ts';
import { conditionSteps, useFactWords } from './fact-words.ts';
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3">{children}</div>
    </fieldset>
  );
}

type Update = (change: (form: FactForm) => FactForm) => void;

const withFacts = (form: FactForm, facts: Partial<FactForm['facts']>): FactForm => ({
  ...form,
  facts: { ...form.facts, ...facts },
});

interface NumberFactProps {
  fact: TypedFact;
  text: string;
  update: Update;
  problem: FactProblem | 'required' | undefined;
  /** Fast cannot do without it. */
  isNeeded: boolean;
}

const longLabels = ['area', 'lotArea', 'areaBelow', 'feeMonthly'] as const;
const hasLongLabel = (fact: TypedFact): fact is (typeof longLabels)[number] =>
  (longLabels as readonly string[]).includes(fact);

/** Each field is drawn again only when it changes: the form has twenty of them. */
const NumberFact = memo(function NumberFact({ fact, text, update, problem, isNeeded }: NumberFactProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const error =
    typeof problem === 'object' &&
    t(problem.isWhole ? 'factForm.whole' : 'factForm.between', {
      min: format.number(problem.min),
      max: format.number(problem.max),
    });
  return (
    <TextField
      label={hasLongLabel(fact) ? t(`factForm.${fact}`) : words.label(fact)}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={error || undefined}
      hint={isNeeded && !error && text === '' ? t('factForm.needed') : undefined}
      data-needed={isNeeded || undefined}
      onChange={({ target }) =>
        update((form) => ({ ...form, texts: { ...form.texts, [fact]: target.value } }))
      }
    />
  );
});

const unknown = 'unknown';

interface FlagFactProps {
  fact: FlagFact;
  value: boolean | null;
  update: Update;
}

const FlagFactField = memo(function FlagFactField({ fact, value, update }: FlagFactProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  return (
    <Select
      label={words.label(fact)}
      items={[
        { id: unknown, label: t('factForm.notTold') },
        { id: 'true', label: t('facts.yes') },
        { id: 'false', label: t('facts.no') },
      ]}
      value={value === null ? unknown : String(value)}
      onChange={(id) => update((form) => withFacts(form, { [fact]: id === unknown ? null : id === 'true' }))}
    />
  );
});

const finishes = [0, 0.5, 1];

interface StepFactProps {
  fact: 'basementFinish' | 'condition';
  value: number | null;
  update: Update;
}

/** A fact that people say in words and the value counts in steps. */
const StepFact = memo(function StepFact({ fact, value, update }: StepFactProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const isBasement = fact === 'basementFinish';
  const steps = isBasement ? finishes : conditionSteps;
  const nearest =
    value === null ? null : [...steps].sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
  return (
    <Select
      label={words.label(fact)}
      items={[
        { id: unknown, label: t('factForm.notTold') },
        ...steps.map((step) => ({
          id: String(step),
          label: isBasement ? words.basement(step) : words.condition(step),
        })),
      ]}
      value={nearest === null || nearest === undefined ? unknown : String(nearest)}
      onChange={(id) => update((form) => withFacts(form, { [fact]: id === unknown ? null : Number(id) }))}
    />
  );
});

interface KindFieldProps {
  kind: FactForm['facts']['kind'];
  update: Update;
}

const KindField = memo(function KindField({ kind, update }: KindFieldProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  return (
    <Select
      className="max-md:col-span-full"
      label={t('factForm.kind')}
      items={homeKinds.map((each) => ({ id: each, label: words.kind(each) }))}
      value={kind}
      onChange={(next) => update((form) => withFacts(form, { kind: next }))}
    />
  );
});
