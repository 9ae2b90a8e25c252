import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../shared/ui/combo-box.tsx';

interface TokenFieldProps {
  label: string;
  tokens: readonly string[];
  onChange: (tokens: string[]) => void;
  suggestions?: readonly { id: string; detail?: string }[];
  placeholder?: string;
  maxLength?: number;
}

/** Words gathered one by one, chosen from suggestions or typed. */
export function TokenField({
  label,
  tokens,
  onChange,
  suggestions = [],
  placeholder,
  maxLength,
}: TokenFieldProps) {
  const { t } = useTranslation('clients');
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const offered = suggestions.filter(({ id }) => !tokens.includes(id) && id.toLowerCase().includes(typed));

  function add(token: string) {
    setText('');
    const clean = token.trim();
    const isThere = tokens.some((other) => other.toLowerCase() === clean.toLowerCase());
    if (clean !== '' && !isThere) onChange([...tokens, clean]);
  }

  return (
    <ComboBox
      label={label}
      items={offered}
      text={text}
      onTextChange={setText}
      onChoose={({ id }) => add(id)}
      onEnterText={add}
      onRemoveLast={() => {
        if (tokens.length > 0) onChange(tokens.slice(0, -1));
      }}
      isOpenOnFocus
      maxLength={maxLength}
      placeholder={tokens.length === 0 ? placeholder : undefined}
      boxClassName="min-h-11 flex-wrap gap-1 rounded-md px-1.5 py-1 lg:min-h-10"
      inputClassName="h-7 min-w-20 px-1.5"
      before={tokens.map((token) => (
        <button
          key={token}
          type="button"
          aria-label={t('filters.removeToken', { token })}
          onClick={() => onChange(tokens.filter((other) => other !== token))}
          className="touch-target inline-flex h-7 max-w-full items-center gap-1 rounded-sm bg-hover px-2 text-xs font-medium hovered:bg-pressed"
        >
          <span className="truncate">{token}</span>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      ))}
    >
      {({ id, detail }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{id}</span>
          {detail ? <span className="text-xs text-ink-3">{detail}</span> : null}
        </>
      )}
    </ComboBox>
  );
}
