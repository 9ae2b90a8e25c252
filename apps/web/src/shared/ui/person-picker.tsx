import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../hooks/use-settled.ts';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';
import { ComboBox } from './combo-box.tsx';
import type { FieldFrameProps } from './field.tsx';
import { PersonAvatar } from './person-avatar.tsx';
import type { PickedPerson } from './person-search.tsx';
import { findClientsQuery, foundMost, nameOf, PersonRow, typingMs } from './person-search.tsx';
import { controlHeights } from './text-field.tsx';

interface PersonPickerProps extends Omit<FieldFrameProps, 'isLabelHidden'> {
  chosen: readonly PickedPerson[];
  onChange: (chosen: PickedPerson[]) => void;
  /** With one, the next choice takes the place of the last. */
  most?: number;
  /** Where the place shows by itself who is chosen. */
  areChipsElsewhere?: boolean;
  placeholder?: string;
  hasFocus?: boolean;
}

/** Clients found by a few letters of name, e-mail or phone, taken out again by their cross or with Backspace. */
export function PersonPicker({
  chosen,
  onChange,
  most = 1,
  areChipsElsewhere = false,
  ...field
}: PersonPickerProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), typingMs);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    ...findClientsQuery(settled),
    enabled: settled !== '',
  });
  const isSearching = isFetching || settled !== text.trim();
  const outcome = isSearching ? 'person.searching' : isError ? 'loadError.failed' : 'person.nobody';
  const isFull = most > 1 && chosen.length >= most;
  const found =
    settled === '' || isFull
      ? []
      : data.filter(({ id }) => !chosen.some((each) => each.id === id)).slice(0, foundMost);

  function remove(id: string) {
    onChange(chosen.filter((each) => each.id !== id));
    box.current?.querySelector('input')?.focus();
  }

  // Of many, the first scroll away, and not the line on which the next one is written.
  useLayoutEffect(() => {
    const line = chosen.length > 0 ? box.current?.querySelector('input') : null;
    if (line?.parentElement) line.parentElement.scrollTop = line.parentElement.scrollHeight;
  }, [chosen.length]);

  const last = chosen.at(-1);
  return (
    <div ref={box} className="min-w-0">
      <ComboBox
        {...field}
        items={found}
        text={text}
        onTextChange={setText}
        onChoose={({ id, firstName, lastName }) => {
          const others = most === 1 ? [] : chosen;
          onChange([...others, { id, firstName, lastName }]);
          setText('');
        }}
        nameOf={nameOf}
        onRemoveLast={() => {
          if (last && !areChipsElsewhere) remove(last.id);
        }}
        listLabel={t('person.found')}
        emptyText={isFull ? undefined : t(outcome)}
        itemClassName="min-h-12!"
        {...(areChipsElsewhere
          ? {
              before: (
                <Search
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="pointer-events-none absolute left-3 size-4.5 text-ink-3"
                />
              ),
              boxClassName: classNames('relative', controlHeights.md),
              inputClassName: 'h-full min-w-0 rounded-[inherit] pr-3 pl-[38px]',
            }
          : {
              before: <PersonChips people={chosen} onRemove={remove} />,
              boxClassName:
                'max-h-60 min-h-11 flex-wrap gap-1.5 overflow-y-auto rounded-md p-1.5 lg:min-h-10 lg:py-1',
              inputClassName: 'h-7.5 min-w-30 px-1.5',
            })}
      >
        {(person) => (
          <PersonRow person={person} detail={person.email || format.phone(person.phone)} size="sm" />
        )}
      </ComboBox>
    </div>
  );
}

interface PersonChipsProps {
  people: readonly PickedPerson[];
  onRemove: (id: string) => void;
}

function PersonChips({ people, onRemove }: PersonChipsProps) {
  const { t } = useTranslation('common');
  if (people.length === 0) return null;
  return (
    <ul aria-label={t('person.chosen')} className="contents">
      {people.map((person) => (
        <li
          key={person.id}
          className="inline-flex h-7.5 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line-strong pl-1 text-xs font-medium text-ink-2"
        >
          <PersonAvatar {...person} size="xs" className="size-5.5!" />
          <span className="min-w-0 truncate">{nameOf(person)}</span>
          <button
            type="button"
            aria-label={t('person.remove', { name: nameOf(person) })}
            onClick={() => onRemove(person.id)}
            className="touch-target grid size-7 flex-none place-items-center rounded-full text-ink-2 transition-control hovered:bg-hover hovered:text-ink"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
