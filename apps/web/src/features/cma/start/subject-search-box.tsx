import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useComboList } from '../../../shared/ui/combo-list.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import type { SubjectSearch } from '../api/cma-api.ts';
import { subjectsQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { SubjectOption } from './subject-option.tsx';

interface SubjectSearchBoxProps {
  by: SubjectSearch;
  chosenId: string | undefined;
  chosen: ListingCard | null;
  onChoose: (listingId: string | undefined) => void;
}

const typingMs = 200;
const shortest = 2;

/** A combobox whose list stays open under it: arrows lead through the homes, Enter takes one. */
export function SubjectSearchBox({ by, chosenId, chosen, onChoose }: SubjectSearchBoxProps) {
  const { t } = useTranslation('cma');
  const id = useId();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), typingMs);
  const isAsking = asked.length >= shortest;
  const query = useQuery({ ...subjectsQuery(by, asked), enabled: isAsking });
  const failure = useQueryBoundary(query);
  const found = isAsking ? (query.data ?? []).map(({ listing }) => listing) : [];
  // What was chosen before, by a link or in an earlier search, stays in sight.
  const options =
    chosen && !found.some((listing) => listing.id === chosen.id) && !isAsking ? [chosen] : found;
  const isNothing = isAsking && query.isSuccess && !query.isPlaceholderData && found.length === 0;
  const list = useComboList({ items: options, keyOf: (listing) => listing.id, start: 'text' });

  function choose(listing: ListingCard) {
    onChoose(listing.id);
    list.mark(listing);
  }

  function handleKey(event: KeyboardEvent) {
    if (list.move(event)) return;
    if (event.key === 'Enter') {
      const taken = list.active ?? options[0];
      if (taken) choose(taken);
      event.preventDefault();
    } else if (event.key === 'Escape') {
      setText('');
      list.mark(null);
    }
  }

  return (
    <div>
      <div className="control-box flex h-12 items-center gap-3 rounded-md pr-2 pl-3.5 transition-control">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
        <input
          {...list.inputProps}
          aria-label={t(`start.${by}`)}
          aria-describedby={`${id}-hint`}
          maxLength={160}
          placeholder={t(`start.placeholder.${by}`)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            list.mark(null);
          }}
          onKeyDown={handleKey}
          className="h-full min-w-0 flex-1 bg-transparent text-md text-ink outline-none placeholder:text-placeholder md:text-base"
        />
        {query.isFetching && isAsking ? <Ring size="sm" isDecorative /> : null}
        {text === '' ? null : (
          <IconButton size="sm" label={t('start.clear')} icon={<X />} onClick={() => setText('')} />
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
        {t(`start.hint.${by}`)}
      </p>
      <p role="status" className={classNames(isNothing ? 'mt-3 text-sm text-ink-2' : 'sr-only')}>
        {isNothing
          ? t('start.none')
          : isAsking && query.isSuccess
            ? t('start.count', { count: found.length })
            : ''}
      </p>
      {failure && isAsking ? <CmaError failure={failure} className="mt-3" /> : null}
      <div
        {...list.listProps(t('start.found'))}
        className={classNames('-mx-2', options.length > 0 && 'mt-3', query.isPlaceholderData && 'opacity-60')}
      >
        {options.map((listing) => (
          <SubjectOption
            key={listing.id}
            {...list.optionProps(listing)}
            // A home under the pointer is lit, but Enter takes the one that the arrows stand on.
            onPoint={undefined}
            listing={listing}
            isChosen={listing.id === chosenId}
            onChoose={() => choose(listing)}
          />
        ))}
      </div>
    </div>
  );
}
