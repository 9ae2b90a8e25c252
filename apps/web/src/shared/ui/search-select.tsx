import { foldAccents } from '@hearthline/domain/fold-accents';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Input, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import type { SelectItem, SelectProps } from './select.tsx';
import { Select, SelectOptions } from './select.tsx';
import { controlTextClass } from './text-field.tsx';

/** As many as one looks through without a search. */
const fewItems = 8;
/** As many as a person scrolls through; more are found by typing. */
const mostShown = 80;

/** One of many, found by typing where they are too many to read. */
export function SearchSelect(props: SelectProps<string>) {
  const { label, items, isLoading = false } = props;
  const { t } = useTranslation('common');
  // Not in the list itself: the library draws that a second time to know its items.
  const [text, setText] = useState('');
  const found = findItems(items, text);
  const shown = found.slice(0, mostShown);
  const search = (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField autoFocus aria-label={t('select.search')} className="sticky -top-1.5 z-1 bg-raised pb-1.5">
        <div className="control-box flex h-11 items-center gap-2 rounded-[8px] px-2.5 lg:h-9">
          <Search aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
          <Input
            placeholder={t('select.search')}
            className={classNames('min-w-0 flex-1 bg-transparent text-ink outline-none', controlTextClass)}
          />
        </div>
      </SearchField>
      <SelectOptions label={String(label)} items={shown} isLoading={isLoading} />
      {found.length > shown.length ? (
        <p className="px-2.5 py-2 text-xs text-ink-3">
          {t('select.more', { count: found.length - shown.length })}
        </p>
      ) : null}
    </Autocomplete>
  );
  return <Select {...props} options={items.length > fewItems ? search : undefined} />;
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase();
}

/** Names that begin with the text come before those that hold it. */
function findItems(items: readonly SelectItem[], text: string): SelectItem[] {
  const wanted = plain(text.trim());
  const holding = items.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: SelectItem) => plain(label).startsWith(wanted);
  return [...holding.filter(begins), ...holding.filter((item) => !begins(item))];
}
