import type { ParsedNumber } from '@hearthline/format/parse-number';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { parseMoney } from '../../../../shared/ui/number-field.tsx';
import type { Calculated } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { parseShare, roomForWeight, setAmount, setRate, setWeight } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import { explainRate } from '../model/use-line-words.ts';
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
  text: string;
  read: (text: string) => ParsedNumber;
  apply: (value: number | null, step?: string) => void;
  problem: string;
}

interface CellEditingOptions {
  calculated: Calculated;
  control: EditsControl | null;
  words: LineWords;
  addressOf: (id: string) => string;
  /** Where the focus goes after an edit. */
  onLeave: (row: RowKey, column: string, after: AfterEdit) => void;
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
    if (isLine(row)) return column === 'head' ? rateTarget(row) : amountTarget(row, column);
    return row === 'weight' && column !== 'head' && explained.grid.method === 'advance'
      ? weightTarget(column)
      : null;
  }

  function amountTarget(line: Parameters<typeof words.name>[0], id: string): EditTarget | null {
    const sale = view.columns.find((column) => column.id === id);
    if (!sale || !control) return null;
    const amount = sale.result.lines[line] ?? 0;
    return {
      label: t('grid.editAmount', { line: words.name(line), address: addressOf(id) }),
      text: amount === 0 ? '' : format.number(amount / 100),
      read: (text) => parseMoney(text, format.language, { isWhole: true, isSigned: true }),
      apply: (value, step) => control.edit((edits) => setAmount(edits, id, line, value), step),
      problem: t('grid.noNumber'),
    };
  }

  function rateTarget(line: Parameters<typeof words.name>[0]): EditTarget | null {
    if (!control) return null;
    const { own, fitted } = explainRate(explained, line);
    const rate = own ?? fitted?.amount ?? null;
    return {
      label: t('grid.editRate', { line: words.name(line), unit: words.per(line) }),
      text: rate === null ? '' : format.decimal(rate / 100, rate % 100 === 0 ? 0 : 2),
      read: (text) => parseMoney(text, format.language, { isSigned: true }),
      apply: (value, step) => control.edit((edits) => setRate(edits, line, value), step),
      problem: t('grid.noNumber'),
    };
  }

  function weightTarget(id: string): EditTarget | null {
    const sale = view.columns.find((column) => column.id === id);
    if (!sale || sale.result.isLeftOut || !control) return null;
    const room = roomForWeight(explained.edits, id);
    return {
      label: t('grid.editWeight', { address: addressOf(id) }),
      text: format.decimal(sale.result.weight * 100, 0),
      read: (text) => {
        const share = parseShare(text, format.language);
        return typeof share === 'number' && share > room + 0.005 ? null : share;
      },
      apply: (value, step) => control.edit((edits) => setWeight(edits, id, value), step),
      problem: room < 1 ? t('grid.noRoom', { share: format.percent(room, 0) }) : t('grid.noShare'),
    };
  }

  function start(row: RowKey, column: string, typed: string | null): boolean {
    const target = targetOf(row, column);
    if (!target) return false;
    count.current += 1;
    const step = `${row}:${column}:${count.current}`;
    setEditing({ row, column, typed, step });
    const value = typed === null ? undefined : target.read(typed);
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
    return (
      <CellEditor
        key={step}
        label={target.label}
        text={typed ?? target.text}
        isTyped={typed !== null}
        read={target.read}
        problem={target.problem}
        onChange={(value) => target.apply(value, step)}
        onDone={(after) => {
          setEditing(null);
          onLeave(row, column, after);
        }}
        onCancel={() => {
          control?.cancel(step);
          setEditing(null);
          onLeave(row, column, 'stay');
        }}
      />
    );
  }

  return { isEditing: editing !== null, start, reset, editorOf };
}

type AfterEdit = 'down' | 'left' | 'right' | 'stay' | 'leave';

interface CellEditorProps {
  label: string;
  /** What stands in the field at first. */
  text: string;
  /** Whether the first text was typed: then the next key goes behind it, otherwise it replaces all. */
  isTyped: boolean;
  /** `undefined` for nothing typed, null for what cannot be read. */
  read: (text: string) => number | null | undefined;
  /** With every key; null goes back to what was fitted. */
  onChange: (value: number | null) => void;
  onDone: (after: AfterEdit) => void;
  onCancel: () => void;
  /** Said while what stands there cannot be read. */
  problem: string;
}

export const isEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.adjust-input');

/** A field in the place of a cell. */
function CellEditor({
  label,
  text: firstText,
  isTyped,
  read,
  onChange,
  onDone,
  onCancel,
  problem,
}: CellEditorProps) {
  const [text, setText] = useState(firstText);
  const isOver = useRef(false);
  const problemId = useId();
  const isInvalid = read(text) === null;

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
    const value = read(next);
    if (value !== null) onChange(value ?? null);
  }

  return (
    <>
      <input
        ref={(input) => {
          if (!input || input === document.activeElement) return;
          input.focus();
          if (isTyped) input.setSelectionRange(input.value.length, input.value.length);
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
