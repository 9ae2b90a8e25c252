import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const pauseMs = 250;
const textLength = 200;

interface SearchBoxProps {
  text: string;
  onChange: (text: string) => void;
  className?: string;
}

/** The list follows after a pause in typing, or at once on Enter. */
export function SearchBox({ text, onChange, className }: SearchBoxProps) {
  const { t } = useTranslation('clients');
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // A text that changes elsewhere, by a chip, a smart list or Back, wins over what stands here.
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    if (typed.trim() !== text) setTyped(text);
  }

  function apply(next: string) {
    clearTimeout(pause.current);
    if (next.trim() !== text) onChange(next.trim());
  }

  function handleType(next: string) {
    setTyped(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(next), pauseMs);
  }

  return (
    <TextField
      ref={field}
      type="search"
      label={t('list.search')}
      isLabelHidden
      placeholder={t('list.searchHint')}
      icon={<Search aria-hidden="true" />}
      maxLength={textLength}
      autoComplete="off"
      value={typed}
      onChange={(event) => handleType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
      }}
      suffix={
        typed === '' ? null : (
          <IconButton
            size="sm"
            label={t('list.clearSearch')}
            icon={<X aria-hidden="true" />}
            className="-mr-2"
            onClick={() => {
              setTyped('');
              apply('');
              field.current?.focus();
            }}
          />
        )
      }
      className={className}
    />
  );
}
