import type { Range } from '@hearthline/domain/criteria/criteria';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { NumberRule, RangeEnd, RangeTexts, ReadRange } from '../model/number-text.ts';
import { readRange } from '../model/number-text.ts';

/** A pause in typing after which the count follows. */
const pauseMs = 500;

interface RangeDraftOptions {
  range: Range | undefined;
  onChange: (range: Range | undefined) => void;
  rule: NumberRule;
  scale: number;
}

/** What stands in the two fields while somebody types; criteria take it over as soon as it makes sense. */
export function useRangeDraft({ range, onChange, rule, scale }: RangeDraftOptions) {
  const format = useFormat();
  const [draft, setDraft] = useState<RangeTexts | null>(null);
  const [problems, setProblems] = useState<ReadRange['problems']>({});
  const [lastEnd, setLastEnd] = useState<RangeEnd>('max');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (value: number | undefined) => (value === undefined ? '' : format.number(value / scale));
  const texts = draft ?? { min: write(range?.min), max: write(range?.max) };

  useEffect(() => () => clearTimeout(pause.current), []);

  // Criteria that change elsewhere, by a chip or by the slider, win over what was typed before.
  const [seen, setSeen] = useState(range);
  if (seen?.min !== range?.min || seen?.max !== range?.max) {
    setSeen(range);
    if (draft && !isSameRange(readRange(draft, rule).range, range, scale)) {
      setDraft(null);
      setProblems({});
    }
  }

  function apply(read: Range) {
    clearTimeout(pause.current);
    const next = {
      ...(read.min !== undefined && { min: Math.round(read.min * scale * 100) / 100 }),
      ...(read.max !== undefined && { max: Math.round(read.max * scale * 100) / 100 }),
    };
    if (next.min === range?.min && next.max === range?.max) return;
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
      const { range: read } = readRange(typed, rule);
      if (!read) return;
      setProblems({});
      pause.current = setTimeout(() => apply(read), pauseMs);
    },
    /** The field is left or Enter was pressed. */
    finish() {
      if (!draft) return;
      const read = readRange(draft, rule);
      setProblems(read.problems);
      if (!read.range) return;
      setDraft(null);
      apply(read.range);
    },
  };
}

function isSameRange(read: Range | undefined, range: Range | undefined, scale: number): boolean {
  const isSame = (end: RangeEnd) => Math.abs((read?.[end] ?? -1) * scale - (range?.[end] ?? -scale)) < 0.01;
  return isSame('min') && isSame('max');
}
