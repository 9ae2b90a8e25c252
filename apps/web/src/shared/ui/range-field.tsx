import type { Language } from '@hearthline/domain/language';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';
import { FieldError, labelClass } from './field.tsx';
import type { NumberUnit } from './number-field.tsx';
import { centsPerDollar, parseInUnit, placeDollarSign, typingPauseMs } from './number-field.tsx';
import { TextField } from './text-field.tsx';

const ends = ['min', 'max'] as const;
type RangeEnd = (typeof ends)[number];
type RangeTexts = Record<RangeEnd, string>;
export type NumberRange = { [End in RangeEnd]?: number | undefined };

interface ParsedRange {
  /** Missing where a text cannot be used. */
  range?: NumberRange;
  problems: Partial<Record<RangeEnd, 'maxLessThanMin' | 'minMoreThanMax' | 'notANumber'>>;
}

/** Both ends are marked when they contradict each other. */
export function parseRange(texts: RangeTexts, language: Language, unit: NumberUnit): ParsedRange {
  const min = parseInUnit(texts.min, language, unit);
  const max = parseInUnit(texts.max, language, unit);
  if (min === null || max === null)
    return {
      problems: { ...(min === null && { min: 'notANumber' }), ...(max === null && { max: 'notANumber' }) },
    };
  if (min !== undefined && max !== undefined && min > max)
    return { problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' } };
  return { range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, problems: {} };
}

interface RangeFieldProps extends NumberUnit {
  /** Typed in dollars, kept in cents. */
  isMoney?: boolean;
  label: string;
  /** Where the place already says what the field is. */
  isLabelHidden?: boolean;
  /** Of the two ends, where they are no mere minimum and maximum. */
  names?: Record<RangeEnd, string>;
  placeholders?: Record<RangeEnd, string>;
  range: NumberRange | undefined;
  onChange: (range: NumberRange | undefined) => void;
  /** Stands behind both. */
  suffix?: ReactNode;
  hasDash?: boolean;
}

/** Two ends beside each other. What was typed stays when it contradicts itself; both ends then say so. */
export function RangeField({
  label,
  isLabelHidden = false,
  names,
  placeholders,
  range,
  onChange,
  suffix,
  hasDash = false,
  isMoney = false,
  ...plainUnit
}: RangeFieldProps) {
  const { t } = useTranslation('common');
  const { language } = useFormat();
  const id = useId();
  const unit = isMoney ? { ...plainUnit, ...centsPerDollar } : plainUnit;
  const draft = useRangeDraft(range, onChange, unit);
  const { problems } = draft;
  // The end that was typed last explains itself; the other one tells only those who ask.
  const shownEnd = draft.lastEnd in problems ? draft.lastEnd : ends.find((end) => end in problems);

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className={classNames('mb-1.5', labelClass, isLabelHidden && 'sr-only')}>{label}</legend>
      <div className="flex items-center gap-2">
        {ends.map((end) => (
          <Fragment key={end}>
            {end === 'max' && hasDash ? (
              <span aria-hidden="true" className="text-ink-3">
                –
              </span>
            ) : null}
            <TextField
              label={names?.[end] ?? t(`number.${end}Of`, { name: label })}
              isLabelHidden
              className="flex-1"
              {...(isMoney && placeDollarSign(language))}
              inputMode={unit.decimals ? 'decimal' : 'numeric'}
              autoComplete="off"
              placeholder={placeholders?.[end] ?? t(`number.${end}`)}
              value={draft.texts[end]}
              isInvalid={end in problems}
              aria-describedby={end in problems ? `${id}-${end}` : undefined}
              onChange={(event) => draft.type(end, event.target.value)}
              onBlur={draft.finish}
              onKeyDown={(event) => {
                if (event.key === 'Enter') draft.finish();
              }}
            />
          </Fragment>
        ))}
        {suffix ? <span className="text-sm text-ink-3">{suffix}</span> : null}
      </div>
      {ends.map((end) => {
        const problem = problems[end];
        return problem ? (
          <div key={end} className={end === shownEnd ? undefined : 'sr-only'}>
            <FieldError id={`${id}-${end}`}>{t(`number.${problem}`)}</FieldError>
          </div>
        ) : null;
      })}
    </fieldset>
  );
}

/** What stands in the two ends while somebody types; the range follows as soon as it makes sense. */
function useRangeDraft(
  range: NumberRange | undefined,
  onChange: RangeFieldProps['onChange'],
  unit: NumberUnit,
) {
  const format = useFormat();
  const [draft, setDraft] = useState<RangeTexts | null>(null);
  const [problems, setProblems] = useState<ParsedRange['problems']>({});
  const [lastEnd, setLastEnd] = useState<RangeEnd>('max');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const parse = (texts: RangeTexts) => parseRange(texts, format.language, unit);
  const write = (value: number | undefined) =>
    value === undefined ? '' : format.number(value / (unit.scale ?? 1));
  const texts = draft ?? { min: write(range?.min), max: write(range?.max) };

  // A range that changes elsewhere, by a chip or by a slider, wins over what was typed before.
  const [seen, setSeen] = useState(range);
  if (!isSameRange(seen, range)) {
    setSeen(range);
    if (draft && !isSameRange(parse(draft).range, range)) {
      setDraft(null);
      setProblems({});
    }
  }

  function apply(next: NumberRange) {
    clearTimeout(pause.current);
    if (isSameRange(next, range)) return;
    onChange(next.min === undefined && next.max === undefined ? undefined : next);
  }

  return {
    texts,
    problems,
    lastEnd,
    type(end: RangeEnd, text: string) {
      const typed = { ...texts, [end]: text };
      setDraft(typed);
      setLastEnd(end);
      clearTimeout(pause.current);
      const { range: next } = parse(typed);
      if (!next) return;
      setProblems({});
      pause.current = setTimeout(() => apply(next), typingPauseMs);
    },
    finish() {
      if (!draft) return;
      const parsed = parse(draft);
      setProblems(parsed.problems);
      if (!parsed.range) return;
      setDraft(null);
      apply(parsed.range);
    },
  };
}

function isSameRange(one: NumberRange | undefined, other: NumberRange | undefined): boolean {
  return one?.min === other?.min && one?.max === other?.max;
}
