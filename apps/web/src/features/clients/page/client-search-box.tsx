import type { ClientRow } from '@hearthline/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
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
  return (
    <AriaLocale>
      <TextField
        label={label}
        autoComplete="off"
        autoFocus
        icon={<Search aria-hidden="true" />}
        placeholder={t('page.find.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ListBox
        aria-label={t('page.find.results')}
        items={found}
        selectionMode="single"
        selectedKeys={chosen ? [chosen.id] : []}
        onSelectionChange={(keys) => {
          const client = found.find(({ id }) => keys === 'all' || keys.has(id));
          if (client) onChoose(client);
        }}
        renderEmptyState={() => (
          <p className="px-2.5 py-3 text-sm text-ink-3">{data && t('page.find.nobody')}</p>
        )}
        className={classNames('mt-2 min-h-24 outline-none', isPlaceholderData && 'opacity-60')}
      >
        {(client) => (
          <ListBoxItem
            id={client.id}
            textValue={nameOf(client)}
            className={classNames(
              itemClass,
              'min-h-13! text-ink data-selected:bg-select-soft data-selected:font-medium',
            )}
          >
            <PersonAvatar {...client} />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{nameOf(client)}</span>
              <span className="block truncate text-xs font-normal text-ink-3">
                {[client.email, client.phone && phone(client.phone)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </AriaLocale>
  );
}
