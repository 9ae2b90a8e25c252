import type { ParsedNumber } from '@hearthline/format/parse-number';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { parseMoney, writeDollars } from '../../../../shared/ui/number-field.tsx';
import type { Calculated } from '../model/calculation.ts';
import { explainRate } from '../model/calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { parseShare, roomForWeight, setAmount, setRate, setWeight } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import type { RowKey } from './grid-cell.tsx';
import { isLine } from './grid-cell.tsx';

interface Editing {
  row: RowKey;
  column: string;
  /** Null where the cell was opened and nothing typed yet. */
  typed: string | null;
  step: string;
}

interface EditTarget {
  label: string;
  /** What stands in the field at first. */
  text: string;
  parse: (text: string) => ParsedNumber;
  apply: (value: number | null, step?: string) => void;
  /** Said while what stands there is no such number. */
  problem: string;
}

interface CellEditingOptions {
  calculated: Calculated;
  control: EditsControl | null;
  words: LineWords;
  addressOf: (id: string) => string;
  /** Where the focus goes after an edit. */
  onLeave: (row: RowKey, column: string, after: Exclude<AfterEdit, 'leave'>) => void;
}

/** Which cell is being edited, and the field that stands there. */
export function useCellEditing({ calculated, control, words, addressOf, onLeave }: CellEditingOptions) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const [editing, setEditing] = useState<Editing | null>(null);
  const count = useRef(0);
  const { view, explained } = calculated;

  function targetOf(row: RowKey, column: string): EditTarget | null {
    if (!control) return null;
    const { language } = format;
    if (isLine(row) && column === 'head') {
      const { own, fitted } = explainRate(explained, row);
      const rate = own ?? fitted?.rate ?? null;
      return {
        label: t('grid.editRate', { line: words.name(row), unit: words.per(row) }),
        text: rate === null ? '' : writeDollars(rate, format),
        parse: (text) => parseMoney(text, language, { isSigned: true }),
        apply: (value, step) => control.edit((edits) => setRate(edits, row, value), step),
        problem: t('grid.noNumber'),
      };
    }
    const result = view.columns.find(({ id }) => id === column)?.result;
    if (!result) return null;
    const address = addressOf(column);
    if (isLine(row)) {
      const amount = result.lines[row] ?? 0;
      return {
        label: t('grid.editAmount', { line: words.name(row), address }),
        text: amount === 0 ? '' : format.number(amount / 100),
        parse: (text) => parseMoney(text, language, { isWhole: true, isSigned: true }),
        apply: (value, step) => control.edit((edits) => setAmount(edits, column, row, value), step),
        problem: t('grid.noNumber'),
      };
    }
    if (row !== 'weight' || result.isLeftOut || explained.grid.method !== 'advance') return null;
    const room = roomForWeight(explained.edits, column);
    return {
      label: t('grid.editWeight', { address }),
      text: format.decimal(result.weight * 100, 0),
      parse: (text) => parseShare(text, language, room),
      apply: (value, step) => control.edit((edits) => setWeight(edits, column, value), step),
      problem: room < 1 ? t('grid.noRoom', { share: format.percent(room, 0) }) : t('grid.noShare'),
    };
  }

  function start(row: RowKey, column: string, typed: string | null): boolean {
    const target = targetOf(row, column);
    if (!target) return false;
    count.current += 1;
    const step = `${row}:${column}:${count.current}`;
    setEditing({ row, column, typed, step });
    const value = typed === null ? undefined : target.parse(typed);
    if (typeof value === 'number') target.apply(value, step);
    return true;
  }

  /** Back to what was fitted. */
  function reset(row: RowKey, column: string): boolean {
    const target = targetOf(row, column);
    target?.apply(null);
    return target !== null;
  }

  function editorOf(row: RowKey, column: string): ReactNode {
    if (editing?.row !== row || editing.column !== column) return null;
    const target = targetOf(row, column);
    if (!target) return null;
    const { step, typed } = editing;
    const leave = (after: AfterEdit) => {
      if (after === 'leave') return setEditing(null);
      // The cell has to be back before the next key comes, which may come at once.
      flushSync(() => setEditing(null));
      onLeave(row, column, after);
    };
    return (
      <CellEditor
        key={step}
        target={target}
        typed={typed}
        onChange={(value) => target.apply(value, step)}
        onDone={leave}
        onCancel={() => {
          control?.cancel(step);
          leave('stay');
        }}
      />
    );
  }

  return { isEditing: editing !== null, start, reset, editorOf };
}

type AfterEdit = 'down' | 'left' | 'right' | 'stay' | 'leave';

interface CellEditorProps {
  target: EditTarget;
  /** What was typed to open it: the next key goes behind it; without it the next key replaces all. */
  typed: string | null;
  /** With every key; null goes back to what was fitted. */
  onChange: (value: number | null) => void;
  onDone: (after: AfterEdit) => void;
  onCancel: () => void;
}

export const isEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.adjust-input');

/** A field in the place of a cell. */
function CellEditor({ target, typed, onChange, onDone, onCancel }: CellEditorProps) {
  const { label, parse, problem } = target;
  const [text, setText] = useState(typed ?? target.text);
  const isOver = useRef(false);
  const problemId = useId();
  const isInvalid = parse(text) === null;

  function finish(after: AfterEdit) {
    if (isOver.current) return;
    isOver.current = true;
    onDone(after);
  }

  function handleKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter') finish('down');
    else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  }

  function handleChange(next: string) {
    setText(next);
    const value = parse(next);
    if (value !== null) onChange(value ?? null);
  }

  return (
    <>
      <input
        ref={(input) => {
          if (!input || input === document.activeElement) return;
          input.focus();
          if (typed !== null) input.setSelectionRange(input.value.length, input.value.length);
          else input.select();
        }}
        className="adjust-input"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? problemId : undefined}
        title={isInvalid ? problem : undefined}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => finish('leave')}
      />
      {isInvalid ? (
        <span id={problemId} className="sr-only">
          {problem}
        </span>
      ) : null}
    </>
  );
}
