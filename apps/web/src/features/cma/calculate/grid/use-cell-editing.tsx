import type { ParsedNumber } from '@hearthline/format/parse-number';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { parseMoney } from '../../../../shared/ui/number-field.tsx';
import { roomForWeight, setAmount, setRate, setWeight } from '../model/draft-edits.ts';
import { explainRate } from '../model/explain-cell.ts';
import { parseShare } from '../model/parse-share.ts';
import type { Calculated } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import type { AfterEdit } from './cell-editor.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { RowKey } from './grid-rows.ts';
import { isLine } from './grid-rows.ts';

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
