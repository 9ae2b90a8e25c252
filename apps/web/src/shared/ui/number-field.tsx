import type { Language } from '@hearthline/domain/language';
import type { Format } from '@hearthline/format/format';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { parseCents, parseNumber } from '@hearthline/format/parse-number';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

/** A pause in typing after which what depends on the number follows. */
export const typingPauseMs = 500;

export interface NumberUnit {
  /** Typed numbers above it become it. */
  highest: number;
  /** How many decimals the typed number can have. */
  decimals?: number;
  /** How many kept units one typed unit is: 100 for dollars that are kept as cents. */
  scale?: number;
}

/** Typed in dollars, kept in cents. */
export const centsPerDollar = { decimals: 2, scale: 100 } as const;

/** A typed number that cannot be negative, in the unit in which it is kept. */
export function parseInUnit(
  text: string,
  language: Language,
  { highest, decimals = 0, scale = 1 }: NumberUnit,
): ParsedNumber {
  const value = parseNumber(text, language, { decimals });
  if (typeof value !== 'number') return value;
  if (value < 0) return null;
  const steps = 10 ** decimals;
  const rounded = Math.round(Math.min(value, highest) * steps) / steps;
  return Math.round(rounded * scale * steps) / steps;
}

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  value: ParsedNumber;
  /** `undefined` for an emptied field, null for what is no number or is refused. */
  onChange: (value: ParsedNumber) => void;
  /** How many decimals the unit can have. */
  decimals?: number;
  /** Where more is asked of the number than to be one; null refuses. */
  parse?: (text: string) => ParsedNumber;
  write?: (value: number) => string;
  /** Said of a text that is refused. */
  invalidText?: string;
  /** When the number counts: with every key, after a pause, or when the field is left. Only the first says errors at once. */
  commit?: 'key' | 'pause' | 'leave';
}

/** A typed number. While somebody types, their own text stands there; once left, the number as we write it. */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  parse,
  write,
  invalidText,
  commit = 'key',
  error,
  onBlur,
  onFocus,
  onKeyDown,
  ...field
}: NumberFieldProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const parseText = (text: string) =>
    parse ? parse(text) : parseNumber(text, format.language, { decimals });
  const written = typeof value === 'number' ? (write ?? format.number)(value) : '';
  const text = draft ?? written;
  const isInvalid = commit === 'key' ? parseText(text) === null : isRefused;

  // A number that changes elsewhere wins over a text that was left behind.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!isFocused && value !== null) setDraft(null);
  }

  function apply(next: string) {
    clearTimeout(pause.current);
    const number = parseText(next);
    if (number !== value) onChange(number);
  }

  function handleChange(next: string) {
    setDraft(next);
    setRefused(false);
    if (commit === 'key') apply(next);
    clearTimeout(pause.current);
    if (commit === 'pause') pause.current = setTimeout(() => apply(next), typingPauseMs);
  }

  function finish() {
    if (draft === null) return;
    if (commit !== 'key') apply(draft);
    const isUsable = parseText(draft) !== null;
    setRefused(!isUsable);
    if (isUsable) setDraft(null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && commit !== 'key') finish();
    onKeyDown?.(event);
  }

  return (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...field}
      error={error ?? (isInvalid ? (invalidText ?? t('number.notANumber')) : undefined)}
      value={text}
      onChange={(event) => handleChange(event.target.value)}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        finish();
        onBlur?.(event);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}

interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals' | 'parse' | 'write'> {
  /** Cents are rounded away. */
  isWhole?: boolean;
  /** Where an amount may be taken off as well as added. */
  isSigned?: boolean;
}

/** Nobody types more than a billion on purpose. */
const mostCents = 1e11;

/** Dollars as people type them; the value is in cents. */
export function MoneyField({ isWhole = false, isSigned = false, ...field }: MoneyFieldProps) {
  const format = useFormat();
  return (
    <NumberField
      {...placeDollarSign(format.language)}
      {...field}
      decimals={2}
      parse={(text) => parseMoney(text, format.language, { isWhole, isSigned })}
      write={(cents) => writeDollars(cents, format)}
    />
  );
}

/** Where a field for dollars has its sign: French writes it after the number. */
export const placeDollarSign = (language: Language): Pick<TextFieldProps, 'before' | 'suffix'> =>
  language === 'fr' ? { suffix: '$' } : { before: '$' };

/** With its groups, and with cents where there are any. */
export function writeDollars(cents: number, format: Pick<Format, 'decimal'>): string {
  return format.decimal(cents / 100, cents % 100 === 0 ? 0 : 2);
}

export function parseMoney(
  text: string,
  language: Language,
  { isWhole = false, isSigned = false }: Pick<MoneyFieldProps, 'isWhole' | 'isSigned'>,
): ParsedNumber {
  const cents = parseCents(text, language);
  if (typeof cents !== 'number') return cents;
  if (cents < 0 && !isSigned) return null;
  const bounded = Math.min(Math.max(cents, -mostCents), mostCents);
  return isWhole ? Math.round(bounded / 100) * 100 : bounded;
}
