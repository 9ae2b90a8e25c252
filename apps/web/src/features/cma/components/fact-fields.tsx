import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { FactForm, FactProblem, FlagFact, TypedFact } from '../model/fact-form.ts';
import { conditionSteps, useFactWords } from './fact-words.ts';

export interface FactFormProps {
  form: FactForm;
  onChange: (form: FactForm) => void;
}

interface NumberFactProps extends FactFormProps {
  fact: TypedFact;
  problem: FactProblem | 'required' | undefined;
  /** Fast cannot do without it. */
  isNeeded: boolean;
}

const longLabels = ['area', 'lotArea', 'areaBelow', 'feeMonthly'] as const;
const hasLongLabel = (fact: TypedFact): fact is (typeof longLabels)[number] =>
  (longLabels as readonly string[]).includes(fact);

export function NumberFact({ fact, form, onChange, problem, isNeeded }: NumberFactProps) {
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
      value={form.texts[fact]}
      error={error || undefined}
      hint={isNeeded && !error && form.texts[fact] === '' ? t('factForm.needed') : undefined}
      data-needed={isNeeded || undefined}
      onChange={(event) => onChange({ ...form, texts: { ...form.texts, [fact]: event.target.value } })}
    />
  );
}

const unknown = 'unknown';

export function FlagFactField({ fact, form, onChange }: FactFormProps & { fact: FlagFact }) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const value = form.facts[fact];
  return (
    <Select
      label={words.label(fact)}
      items={[
        { id: unknown, label: t('factForm.notTold') },
        { id: 'true', label: t('facts.yes') },
        { id: 'false', label: t('facts.no') },
      ]}
      value={value === null ? unknown : String(value)}
      onChange={(id) =>
        onChange({ ...form, facts: { ...form.facts, [fact]: id === unknown ? null : id === 'true' } })
      }
    />
  );
}

const finishes = [0, 0.5, 1];

/** A fact that people say in words and the value counts in steps. */
export function StepFact({ fact, form, onChange }: FactFormProps & { fact: 'basementFinish' | 'condition' }) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const value = form.facts[fact];
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
      onChange={(id) =>
        onChange({ ...form, facts: { ...form.facts, [fact]: id === unknown ? null : Number(id) } })
      }
    />
  );
}
