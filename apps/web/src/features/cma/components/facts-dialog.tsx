import type { CmaSubject } from '@hearthline/contract/cma';
import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { conditionSteps } from '@hearthline/domain/valuation/fact-steps';
import type { NeededFact } from '@hearthline/domain/valuation/plausible-facts';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import type { ReactNode } from 'react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { FactForm, FactProblems, FlagFact, TypedFact } from '../model/fact-form.ts';
import {
  describeFact,
  flagFacts,
  isAskedOf,
  openFactForm,
  parseFact,
  parseFactForm,
  typedFacts,
  writeFact,
} from '../model/fact-form.ts';
import { useFactWords } from './fact-words.ts';
import { PlaceFields } from './place-fields.tsx';

interface FactsDialogProps {
  /** Null for a home that nobody listed and that is entered now. */
  subject: CmaSubject | null;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (subject: CmaSubject) => void;
}

export function FactsDialog({ subject, isOpen, onClose, onConfirm }: FactsDialogProps) {
  const { t } = useTranslation(['cma', 'common']);
  const isOwn = (subject?.listingId ?? null) === null;
  const [form, setForm] = useState(() => openFactForm(subject));
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
    const parsed = parseFactForm(form, subject?.listingId ?? null);
    if ('problems' in parsed) {
      setProblems(parsed.problems);
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    onConfirm(parsed.subject);
    onClose();
  }

  return (
    <FormModal
      ref={element}
      isOpen={isOpen}
      isDismissable={false}
      size="md"
      title={t(isOwn ? 'factForm.ownTitle' : 'factForm.title')}
      description={t(isOwn ? 'factForm.ownText' : 'factForm.text')}
      formClassName="flex flex-col gap-6"
      submitLabel={t(isOwn ? 'factForm.own' : 'factForm.confirm')}
      onSubmit={handleConfirm}
      onClose={onClose}
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
              value={fact in form.typed ? form.typed[fact] : (form.facts[fact] ?? undefined)}
              update={setForm}
              isWrong={problems[fact] ?? false}
              isNeeded={needed.includes(fact)}
            />
          ))}
      </Group>
      <Group title={t('factForm.details')}>
        {(['condition', 'basementFinish', ...flagFacts] as const)
          .filter((fact) => isAskedOf(fact, kind))
          .map((fact) => (
            <ChoiceFact key={fact} fact={fact} value={form.facts[fact]} update={setForm} />
          ))}
      </Group>
    </FormModal>
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
  value: ParsedNumber;
  update: Update;
  isWrong: boolean;
  /** Fast cannot do without it. */
  isNeeded: boolean;
}

const longLabels = ['area', 'lotArea', 'areaBelow', 'feeMonthly'] as const;
const hasLongLabel = (fact: TypedFact): fact is (typeof longLabels)[number] =>
  (longLabels as readonly string[]).includes(fact);

/** Each field is drawn again only when it changes: the form has twenty of them. */
const NumberFact = memo(function NumberFact({ fact, value, update, isWrong, isNeeded }: NumberFactProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { isWhole, min, max } = describeFact(fact);
  const bounds = { min: format.number(min), max: format.number(max) };
  const problem = t(isWhole ? 'factForm.whole' : 'factForm.between', bounds);
  return (
    <NumberField
      label={hasLongLabel(fact) ? t(`factForm.${fact}`) : words.label(fact)}
      inputMode="decimal"
      value={value}
      parse={(text) => parseFact(fact, text, format.language)}
      write={(number) => writeFact(fact, number, format.language)}
      error={isWrong ? problem : undefined}
      invalidText={problem}
      hint={isNeeded && !isWrong && value === undefined ? t('factForm.needed') : undefined}
      data-needed={isNeeded || undefined}
      onChange={(next) => update((form) => ({ ...form, typed: { ...form.typed, [fact]: next } }))}
    />
  );
});

const unknown = 'unknown';

interface ChoiceFactProps {
  fact: FlagFact | 'basementFinish' | 'condition';
  value: number | boolean | null;
  update: Update;
}

/** A fact that people say in words; condition and basement are counted in steps. */
const ChoiceFact = memo(function ChoiceFact({ fact, value, update }: ChoiceFactProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const choices =
    fact === 'basementFinish'
      ? [0, 0.5, 1].map((step) => ({ value: step, label: words.basement(step) }))
      : fact === 'condition'
        ? conditionSteps.map((step) => ({ value: step, label: words.condition(step) }))
        : [true, false].map((flag) => ({ value: flag, label: words.flag(flag) }));
  const distance = (choice: { value: number | boolean }) => Math.abs(Number(choice.value) - Number(value));
  const nearest = value === null ? undefined : choices.toSorted((a, b) => distance(a) - distance(b))[0];
  return (
    <Select
      label={words.label(fact)}
      items={[
        { id: unknown, label: t('factForm.unknown') },
        ...choices.map((choice) => ({ id: String(choice.value), label: choice.label })),
      ]}
      value={nearest ? String(nearest.value) : unknown}
      onChange={(id) => {
        const chosen = choices.find((choice) => String(choice.value) === id)?.value ?? null;
        update((form) => withFacts(form, { [fact]: chosen }));
      }}
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
