import type { Range } from '@hearthline/domain/criteria/criteria';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { readNumber, writeNumber } from '../model/read-number.ts';

interface NumberRangeProps {
  label: string;
  range: Range | undefined;
  onChange: (range: Range | undefined) => void;
}

type End = 'min' | 'max';

/** Two numbers; what cannot be read stays as it was typed and asks for nothing. */
export function NumberRange({ label, range, onChange }: NumberRangeProps) {
  const { t } = useTranslation('cma');
  const { language } = useFormat();
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});

  const textOf = (end: End) => typed[end] ?? writeNumber(range?.[end] ?? null, language);

  function type(end: End, text: string) {
    const next = { min: textOf('min'), max: textOf('max'), [end]: text };
    setTyped(next);
    const min = readNumber(next.min, language);
    const max = readNumber(next.max, language);
    if (min === undefined || max === undefined || (min !== null && max !== null && min > max)) return;
    const read = { ...(min !== null && { min }), ...(max !== null && { max }) };
    onChange(Object.keys(read).length > 0 ? read : undefined);
  }

  const min = readNumber(textOf('min'), language);
  const max = readNumber(textOf('max'), language);
  const isCrossed = typeof min === 'number' && typeof max === 'number' && min > max;
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={t(end === 'min' ? 'generate.minOf' : 'generate.maxOf', { name: label })}
            isLabelHidden
            inputMode="decimal"
            autoComplete="off"
            placeholder={t(`generate.${end}`)}
            value={textOf(end)}
            error={
              (end === 'min' ? min : max) === undefined
                ? t('generate.notANumber')
                : isCrossed && end === 'max'
                  ? t('generate.maxBelowMin')
                  : undefined
            }
            onChange={(event) => type(end, event.target.value)}
            onBlur={() => setTyped(isCrossed || min === undefined || max === undefined ? typed : {})}
          />
        ))}
      </div>
    </fieldset>
  );
}
