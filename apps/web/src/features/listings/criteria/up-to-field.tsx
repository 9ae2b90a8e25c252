import type { RangeField } from '@hearthline/domain/criteria/fields';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { parseNumber } from '../model/number-text.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { NumberBox } from './number-box.tsx';

interface UpToFieldProps {
  field: RangeField;
  label: string;
  highest: number;
  scale?: number;
  prefix?: ReactNode;
}

const pauseMs = 500;

/** Only the upper end of a range. */
export function UpToField({ field, label, highest, scale = 1, prefix }: UpToFieldProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField, readCriteria } = useCriteriaForm();
  const [draft, setDraft] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasProblem, setHasProblem] = useState(false);
  const max = criteria[field]?.max;

  useEffect(() => () => clearTimeout(pause.current), []);

  function apply(text: string) {
    clearTimeout(pause.current);
    const value = parseNumber(text, { highest });
    if (value === null) return;
    const range = readCriteria()[field];
    const next = value === undefined ? undefined : value * scale;
    if (next === range?.max) return;
    // A lower end that nobody sees here must not contradict the upper one.
    const isBelow = range?.min !== undefined && (next === undefined || range.min <= next);
    setField(field, { ...(isBelow && { min: range.min }), max: next });
  }

  function handleChange(text: string) {
    setDraft(text);
    setHasProblem(false);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(text), pauseMs);
  }

  function handleFinish() {
    if (draft === null) return;
    apply(draft);
    const isUsable = parseNumber(draft, { highest }) !== null;
    setHasProblem(!isUsable);
    if (isUsable) setDraft(null);
  }

  return (
    <Field label={label} error={hasProblem && t('criteria.range.notANumber')}>
      {({ id, describedBy, isInvalid }) => (
        <NumberBox
          id={id}
          prefix={prefix}
          placeholder={t('criteria.any')}
          isInvalid={isInvalid}
          aria-describedby={describedBy}
          value={draft ?? (max === undefined ? '' : format.number(max / scale))}
          onChange={(event) => handleChange(event.target.value)}
          onFinish={handleFinish}
        />
      )}
    </Field>
  );
}
