import type { ClientRow } from '@hearthline/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ComboOption, useComboList } from '../../../shared/ui/combo-list.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { itemClass } from '../../../shared/ui/popover-class.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { clientPageQuery } from '../api/clients-api.ts';
import { useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';

interface ClientSearchBoxProps {
  label: string;
  /** Cannot be found: the one for whom another is looked for. */
  exceptId: string;
  chosen: ClientRow | null;
  onChoose: (client: ClientRow) => void;
}

const typingMs = 250;
const shown = 6;

/** Finds one other client by name, e-mail or phone. */
export function ClientSearchBox({ label, exceptId, chosen, onChoose }: ClientSearchBoxProps) {
  const { t } = useTranslation('clients');
  const { phone } = useClientFormat();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const { data, isPlaceholderData } = useQuery(
    clientPageQuery({
      filter: { version: 1, text: settled || undefined },
      sort: 'name',
      isDescending: false,
      page: 1,
      pageSize: shown + 1,
    }),
  );
  const found = (data?.result ?? []).filter(({ id }) => id !== exceptId).slice(0, shown);
  const list = useComboList({ items: found, keyOf: ({ id }) => id, start: 'text' });

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event) || event.key !== 'Enter' || !list.active) return;
    event.preventDefault();
    onChoose(list.active);
  }

  return (
    <>
      <TextField
        {...list.inputProps}
        label={label}
        autoFocus
        icon={<Search aria-hidden="true" />}
        placeholder={t('page.find.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="mt-2 min-h-24">
        <div
          {...list.listProps(t('page.find.results'))}
          className={classNames(isPlaceholderData && 'opacity-60')}
        >
          {found.map((client) => (
            <ComboOption
              key={client.id}
              {...list.optionProps(client)}
              isChosen={client.id === chosen?.id}
              onChoose={() => onChoose(client)}
              className={classNames(
                itemClass,
                'min-h-13! text-ink',
                client === list.active && 'bg-hover',
                client.id === chosen?.id && 'bg-select-soft font-medium',
              )}
            >
              <PersonAvatar {...client} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{nameOf(client)}</span>
                <span className="block truncate text-xs font-normal text-ink-3">
                  {[client.email, client.phone && phone(client.phone)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </ComboOption>
          ))}
        </div>
        {data && found.length === 0 ? (
          <p role="status" className="px-2.5 py-3 text-sm text-ink-3">
            {t('page.find.nobody')}
          </p>
        ) : null}
      </div>
    </>
  );
}
