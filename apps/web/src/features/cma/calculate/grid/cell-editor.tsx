import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';

export type AfterEdit = 'down' | 'left' | 'right' | 'stay' | 'leave';

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
export function CellEditor({
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
