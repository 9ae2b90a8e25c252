import type { ClientRow } from '@hearthline/contract/clients';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../api/client.ts';
import { useSettled } from '../hooks/use-settled.ts';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';
import { ComboList } from './combo-list.tsx';
import { PersonAvatar } from './person-avatar.tsx';
import { itemClass } from './popover-class.ts';
import { TextField } from './text-field.tsx';

export interface PickedPerson {
  id: string;
  firstName: string;
  lastName: string;
}

export const typingMs = 250;
export const foundMost = 6;

/** The agent's clients, the best match first; without a text those that come first by name. */
export function findClientsQuery(text: string) {
  const body = {
    filter: { version: 1 as const, text: text || undefined },
    sort: text ? ('relevance' as const) : ('name' as const),
    isDescending: text !== '',
    page: 1,
    // One more, because one of them may not be offered.
    pageSize: foundMost + 1,
  };
  return queryOptions({
    queryKey: ['clients', 'found', text],
    queryFn: async ({ signal }) => (await request('POST /clients/search', { body, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export const nameOf = ({ firstName, lastName }: PickedPerson): string => `${firstName} ${lastName}`.trim();

interface PersonRowProps extends Pick<ComponentProps<typeof PersonAvatar>, 'size'> {
  person: ClientRow;
  detail: string;
}

export function PersonRow({ person, detail, size }: PersonRowProps) {
  return (
    <>
      <PersonAvatar {...person} size={size} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{nameOf(person)}</span>
        <span className="block truncate text-xs font-normal text-ink-3">{detail}</span>
      </span>
    </>
  );
}

interface PersonSearchProps {
  label: string;
  placeholder: string;
  /** Cannot be found: the one for whom another is looked for. */
  exceptId: string;
  chosen: PickedPerson | null;
  onChoose: (person: PickedPerson) => void;
}

/** One other client, in a list that stands in the page: for dialogs that ask for nothing else. */
export function PersonSearch({ label, placeholder, exceptId, chosen, onChoose }: PersonSearchProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [text, setText] = useState('');
  const { data, isPlaceholderData } = useQuery(findClientsQuery(useSettled(text.trim(), typingMs)));
  const found = (data ?? []).filter(({ id }) => id !== exceptId).slice(0, foundMost);
  const isNobody = data !== undefined && found.length === 0;
  return (
    <>
      <ComboList
        label={t('person.found')}
        items={found}
        keyOf={({ id }) => id}
        text={text}
        onTextChange={setText}
        onChoose={onChoose}
        isChosen={({ id }) => id === chosen?.id}
        className={classNames('mt-2', !isNobody && 'min-h-24', isPlaceholderData && 'opacity-60')}
        rowClassName={(row) =>
          classNames(
            itemClass,
            'min-h-13! text-ink',
            row.isActive && 'bg-hover',
            row.isChosen && 'bg-select-soft font-medium',
          )
        }
        field={(input) => (
          <TextField
            {...input}
            label={label}
            autoFocus
            icon={<Search aria-hidden="true" />}
            placeholder={placeholder}
          />
        )}
      >
        {(person) => (
          <PersonRow
            person={person}
            detail={[person.email, person.phone && format.phone(person.phone)].filter(Boolean).join(' · ')}
          />
        )}
      </ComboList>
      {isNobody ? (
        <p role="status" className="min-h-24 px-2.5 py-3 text-sm text-ink-3">
          {t('person.nobody')}
        </p>
      ) : null}
    </>
  );
}
