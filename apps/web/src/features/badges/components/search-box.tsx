import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface SearchBoxProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  className?: string;
}

const typingMs = 250;

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Tells the text after a pause in typing; a slash puts the cursor into it. */
export function SearchBox({ label, text, onChange, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const settled = useSettled(typed, typingMs);
  const tell = useEffectEvent((next: string) => {
    if (next.trim() !== text) onChange(next.trim());
  });
  useEffect(() => tell(settled), [settled]);
  // A cleared search and the browser's way back come from outside.
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text && settled === typed) setTyped(text);
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <TextField
      ref={input}
      label={label}
      isLabelHidden
      type="search"
      icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      suffix={
        <span aria-hidden="true" className="max-lg:hidden">
          <Kbd>/</Kbd>
        </span>
      }
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={className}
    />
  );
}
