import type { SavedSearch } from '@hearthline/contract/searches';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Pencil, Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useOpenSearch, useRemoveSearch, useRestoreSearch, useSaveSearch } from '../api/saved-search-api.ts';
import { useSearchName } from './use-search-name.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  onOpen: (criteria: Criteria) => void;
}

/** One saved search; deleting takes effect at once and can be taken back where it stood. */
export function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const [mode, setMode] = useState<'row' | 'rename' | 'deleted'>('row');
  if (mode === 'rename') return <RenameRow search={search} onDone={() => setMode('row')} />;
  if (mode === 'deleted') return <DeletedRow search={search} onRestored={() => setMode('row')} />;
  return (
    <PlainRow
      search={search}
      onOpen={onOpen}
      onRename={() => setMode('rename')}
      onDeleted={() => setMode('deleted')}
    />
  );
}

interface PlainRowProps extends SavedSearchRowProps {
  onRename: () => void;
  onDeleted: () => void;
}

function PlainRow({ search, onOpen, onRename, onDeleted }: PlainRowProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const open = useOpenSearch();
  const remove = useRemoveSearch();
  const criteria = search.criteria;
  const description = useSearchName(criteria);

  function handleOpen() {
    open.mutate(search.id);
    onOpen(criteria);
  }

  return (
    <div className="flex items-center gap-0.5 rounded-[8px] pr-1 hovered:bg-hover">
      <button
        type="button"
        onClick={handleOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{search.name}</span>
          {description !== search.name && (
            <span className="block truncate text-xs text-ink-3">{description}</span>
          )}
        </span>
        {search.fresh > 0 && (
          <Tag tone="success">
            {t('searches.fresh', { count: Math.min(search.fresh, 2), number: format.number(search.fresh) })}
          </Tag>
        )}
        <span className="shrink-0 font-tabular text-xs text-ink-2">{format.number(search.total)}</span>
      </button>
      <IconButton
        size="sm"
        label={t('searches.rename', { name: search.name })}
        icon={<Pencil aria-hidden="true" strokeWidth={1.75} />}
        onClick={onRename}
      />
      <IconButton
        size="sm"
        label={t('searches.delete', { name: search.name })}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(search.id, { onSuccess: onDeleted })}
      />
    </div>
  );
}

function RenameRow({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const save = useSaveSearch();
  const [name, setName] = useState<string>(search.name);
  const [hasProblem, setHasProblem] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const criteria = search.criteria;
    if (name.trim() === '') return setHasProblem(true);
    save.mutate({ id: search.id, name: name.trim(), criteria }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2 px-2.5 py-1.5">
      <TextField
        label={t('searches.name')}
        isLabelHidden
        size="sm"
        maxLength={120}
        className="min-w-0 flex-1 basis-40"
        value={name}
        error={hasProblem && t('searches.nameRequired')}
        onChange={(event) => {
          setName(event.target.value);
          setHasProblem(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Only the renaming ends; the panel stays.
          event.stopPropagation();
          onDone();
        }}
        ref={field}
      />
      <Button type="submit" size="sm" isLoading={save.isPending}>
        {common('save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        {common('cancel')}
      </Button>
    </form>
  );
}

function DeletedRow({ search, onRestored }: { search: SavedSearch; onRestored: () => void }) {
  const { t } = useTranslation('listings');
  const restore = useRestoreSearch();
  const button = useRef<HTMLButtonElement>(null);

  // The row that had the focus is gone; its undoing takes the place.
  useEffect(() => button.current?.focus(), []);

  return (
    <div role="status" className="flex min-h-11 items-center gap-2.5 px-2.5 py-1.5 text-sm text-ink-2">
      <span className="min-w-0 flex-1 truncate">{t('searches.deleted', { name: search.name })}</span>
      <Button
        variant="link"
        size="md"
        isLoading={restore.isPending}
        ref={button}
        onClick={() => restore.mutate(search.id, { onSuccess: onRestored })}
      >
        {t('searches.undo')}
      </Button>
    </div>
  );
}
