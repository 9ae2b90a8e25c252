import { useState } from 'react';
import { TextField } from '../../../../shared/ui/text-field.tsx';

interface NumberFieldProps {
  label: string;
  hint: string;
  problem: string;
  /** What stands there at first. */
  text: string;
  /** `undefined` for nothing typed, null for what cannot be read. */
  read: (text: string) => number | null | undefined;
  onChange: (value: number | null) => void;
}

/** A field that counts with every key; emptied, it gives back what was fitted. */
export function NumberField({ label, hint, problem, text: firstText, read, onChange }: NumberFieldProps) {
  const [text, setText] = useState(firstText);
  function handleChange(next: string) {
    setText(next);
    const value = read(next);
    if (value !== null) onChange(value ?? null);
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={read(text) === null ? problem : undefined}
      inputMode="text"
      autoComplete="off"
      value={text}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
