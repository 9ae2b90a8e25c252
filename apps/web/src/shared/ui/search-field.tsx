import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../hooks/use-settled.ts';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** Without spaces around it. */
  text: string;
  onChange: (text: string) => void;
  maxLength?: number;
  /** A slash anywhere on the page puts the cursor into it. */
  hasSlashKey?: boolean;
  className?: string;
}

const typingMs = 250;

/** What is looked for follows after a pause in typing, or at once on Enter and with the cross. */
export function SearchField({
  label,
  placeholder = label,
  text,
  onChange,
  maxLength = 200,
  hasSlashKey = false,
  className,
}: SearchFieldProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(text);
  const settled = useSettled(typed, typingMs);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(hasSlashKey, () => input.current?.focus());

  // A text that changes elsewhere, by a chip or by Back, wins over what stands here.
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  if (seen !== text) {
    setSeen(text);
    if (text !== sent) setTyped(text);
  }

  function apply(next: string) {
    setSent(next.trim());
    if (next.trim() !== text) onChange(next.trim());
  }

  const applySettled = useEffectEvent(apply);
  useEffect(() => applySettled(settled), [settled]);

  return (
    <TextField
      ref={input}
      type="search"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      maxLength={maxLength}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
      }}
      suffix={
        typed === '' ? (
          hasSlashKey && (
            <span aria-hidden="true" className="max-lg:hidden">
              <Kbd>/</Kbd>
            </span>
          )
        ) : (
          <IconButton
            size="sm"
            label={t('clearSearch')}
            icon={<X aria-hidden="true" />}
            className="-mr-2"
            onClick={() => {
              setTyped('');
              apply('');
              input.current?.focus();
            }}
          />
        )
      }
      className={className}
    />
  );
}

function useSlashKey(isEnabled: boolean, onSlash: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isEnabled]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
