import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import type { NumberRange, RangeEnd } from './number-text.ts';
import { readNumberRange } from './number-text.ts';

/** A pause in typing after which the list follows. */
const pauseMs = 500;
const ends = ['min', 'max'] as const;

interface NumberRangeFieldProps {
  label: string;
  names: Record<RangeEnd, string>;
  placeholders: Record<RangeEnd, string>;
  range: NumberRange | undefined;
  onChange: (range: NumberRange | undefined) => void;
  highest: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** Two ends beside each other. What was typed stays when it contradicts itself; both ends then say so. */
export function NumberRangeField({
  label,
  names,
  placeholders,
  range,
  onChange,
  highest,
  prefix,
  suffix,
}: NumberRangeFieldProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const id = useId();
  const [draft, setDraft] = useState<Record<RangeEnd, string> | null>(null);
  const [isTold, setIsTold] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // A range that changes elsewhere, by a chip or a smart list, wins over what was typed before.
  const [seen, setSeen] = useState(range);
  const [sent, setSent] = useState(range);
  if (!isSameRange(seen, range)) {
    setSeen(range);
    if (!isSameRange(sent, range)) setDraft(null);
  }

  const write = (value: number | undefined) => (value === undefined ? '' : format.number(value));
  const texts = draft ?? { min: write(range?.min), max: write(range?.max) };
  const problems = isTold ? readNumberRange(texts, highest).problems : {};
  const shownProblem = problems.max ?? problems.min;

  function apply(typed: Record<RangeEnd, string>) {
    clearTimeout(pause.current);
    const { range: next } = readNumberRange(typed, highest);
    if (!next || isSameRange(next, range)) return;
    setSent(next);
    onChange(next.min === undefined && next.max === undefined ? undefined : next);
  }

  function handleType(end: RangeEnd, text: string) {
    const typed = { ...texts, [end]: text };
    setDraft(typed);
    setIsTold(false);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(typed), pauseMs);
  }

  function handleFinish() {
    if (!draft) return;
    setIsTold(true);
    apply(draft);
    if (readNumberRange(draft, highest).range) setDraft(null);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex items-center gap-2">
        {ends.map((end) => (
          <div
            key={end}
            data-invalid={problems[end] ? true : undefined}
            className={classNames(
              'control-box flex min-w-0 flex-1 items-center gap-2 px-3 transition-control',
              controlHeights.md,
            )}
          >
            {prefix ? <span className="text-sm text-ink-3">{prefix}</span> : null}
            <input
              inputMode="numeric"
              autoComplete="off"
              aria-label={names[end]}
              placeholder={placeholders[end]}
              value={texts[end]}
              aria-invalid={problems[end] ? true : undefined}
              aria-describedby={shownProblem ? id : undefined}
              onChange={(event) => handleType(end, event.target.value)}
              onBlur={handleFinish}
              onKeyDown={(event) => {
                if (event.key === 'Enter') handleFinish();
              }}
              className={classNames(
                'h-full w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-placeholder',
                controlTextClass,
              )}
            />
          </div>
        ))}
        {suffix ? <span className="text-sm text-ink-3">{suffix}</span> : null}
      </div>
      {shownProblem ? (
        <p id={id} className="flex gap-[5px] text-xs text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span>{t(`filters.${shownProblem}`)}</span>
        </p>
      ) : null}
    </fieldset>
  );
}

function isSameRange(one: NumberRange | undefined, other: NumberRange | undefined): boolean {
  return one?.min === other?.min && one?.max === other?.max;
}
