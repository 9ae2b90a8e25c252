import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, Popover, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { PersonOption } from '../../../shared/ui/person-option.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
import { findClientsQuery } from '../api/client-queries.ts';
import type { CmaClient } from '../model/cma-autosave.ts';
import { useFieldWidth } from './use-field-width.ts';

interface ClientFieldProps {
  client: CmaClient;
  onChange: (client: CmaClient) => void;
  hasFocus?: boolean;
}

const typingMs = 250;

/** For whom an analysis is made: found by name, replaced by typing another, taken out with the cross or Backspace. */
export function ClientField({ client, onChange, hasFocus = false }: ClientFieldProps) {
  const { t } = useTranslation('cma');
  const { box, style, measure } = useFieldWidth();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const { data = [], isFetching } = useQuery(findClientsQuery(settled));
  const isSearching = isFetching || settled !== text.trim();
  const found = settled === '' ? [] : data.filter(({ id }) => id !== client?.id);

  function remove(): void {
    onChange(null);
    box.current?.querySelector('input')?.focus();
  }

  return (
    <AriaLocale>
      <ComboBox
        items={found}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={(key) => {
          const chosen = found.find(({ id }) => id === key);
          if (!chosen) return;
          setText('');
          onChange({ id: chosen.id, name: `${chosen.firstName} ${chosen.lastName}`.trim() });
        }}
        menuTrigger="input"
        onOpenChange={measure}
        autoFocus={hasFocus}
        allowsEmptyCollection={text.trim() !== ''}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
      >
        <Label className={classNames(labelClass, 'justify-self-start')}>{t('client.label')}</Label>
        <div
          ref={box}
          className="control-box flex min-h-11 flex-wrap items-center gap-1.5 rounded-md p-1.5 transition-control"
        >
          {client ? <ClientChip name={client.name} onRemove={remove} /> : null}
          <Input
            placeholder={t(client ? 'client.other' : 'client.find')}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && text === '' && client) remove();
            }}
            className={classNames(
              'h-7.5 min-w-30 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-placeholder',
              controlTextClass,
            )}
          />
        </div>
        <Text slot="description" className="text-xs text-ink-3">
          {t('client.hint')}
        </Text>
        <Popover triggerRef={box} style={style} className={classNames(popoverClass, 'w-(--trigger-width)')}>
          <ListBox
            aria-label={t('client.found')}
            items={found}
            className="outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-2 text-sm text-ink-3">
                {t(isSearching ? 'client.searching' : 'client.nobody')}
              </p>
            )}
          >
            {(person) => <PersonOption person={person} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

function ClientChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('cma');
  const [firstName = '', ...others] = name.split(' ');
  return (
    <span className="inline-flex h-7.5 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line-strong pl-1 text-xs font-medium text-ink-2">
      <PersonAvatar firstName={firstName} lastName={others.join(' ')} size="xs" className="size-5.5!" />
      <span className="min-w-0 truncate">{name}</span>
      <button
        type="button"
        aria-label={t('client.remove', { name })}
        onClick={onRemove}
        className="touch-target grid size-7 flex-none place-items-center rounded-full text-ink-2 transition-control hovered:bg-hover hovered:text-ink"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      </button>
    </span>
  );
}
