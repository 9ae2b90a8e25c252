import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { itemClass, popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';

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

  function handleKeyDown(event: KeyboardEvent) {
    const isChosen = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && typed !== '' && !isChosen) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tokens.length > 0) onChange(tokens.slice(0, -1));
  }

  return (
    <AriaLocale>
      <ComboBox
        items={offered}
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key !== null) add(String(key));
        }}
        menuTrigger="focus"
        allowsCustomValue
        allowsEmptyCollection={false}
        className="flex min-w-0 flex-col gap-1.5"
      >
        <Label className={labelClass}>{label}</Label>
        <div
          className={classNames(
            'control-box flex h-auto! min-w-0 flex-wrap items-center gap-1 px-1.5 py-1 transition-control',
            controlHeights.md,
            'min-h-11 lg:min-h-10',
          )}
        >
          {tokens.map((token) => (
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
          <Input
            maxLength={maxLength}
            placeholder={tokens.length === 0 ? placeholder : undefined}
            onKeyDown={handleKeyDown}
            onBlur={() => add(text)}
            className={classNames(
              'h-7 min-w-20 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-placeholder',
              controlTextClass,
            )}
          />
        </div>
        <Popover offset={6} className={classNames(popoverClass, 'w-(--trigger-width) min-w-60')}>
          <ListBox<(typeof offered)[number]> className="max-h-60 overflow-y-auto outline-none">
            {({ id, detail }) => (
              <ListBoxItem id={id} textValue={id} className={classNames(itemClass, 'text-ink')}>
                <span className="min-w-0 flex-1 truncate">{id}</span>
                {detail ? <span className="text-xs text-ink-3">{detail}</span> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
