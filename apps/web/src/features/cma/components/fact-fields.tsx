import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { FactForm, FactProblem, FlagFact, TypedFact } from '../model/fact-form.ts';
import { conditionSteps, useFactWords } from './fact-words.ts';

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
export const NumberFact = memo(function NumberFact({
  fact,
  text,
  update,
  problem,
  isNeeded,
}: NumberFactProps) {
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

export const FlagFactField = memo(function FlagFactField({ fact, value, update }: FlagFactProps) {
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
export const StepFact = memo(function StepFact({ fact, value, update }: StepFactProps) {
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

export const KindField = memo(function KindField({ kind, update }: KindFieldProps) {
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
