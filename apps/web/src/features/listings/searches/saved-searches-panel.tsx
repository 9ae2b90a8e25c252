import type { RecentSearch, SavedSearch } from '@hearthline/contract/searches';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NameForm } from '../../../shared/ui/name-form.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import {
  recentSearchesQuery,
  savedSearchesQuery,
  useOpenSearch,
  useRemoveSearch,
  useRestoreSearch,
  useSaveSearch,
} from '../api/saved-search-api.ts';
import { AlertLink } from '../components/action-links.tsx';
import { useSearchName } from './use-search-name.ts';

interface SavedSearchesPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onOpen: (criteria: Criteria) => void;
}

export function SavedSearchesPanel({ onOpen, ...layer }: SavedSearchesPanelProps) {
  const { t } = useTranslation('listings');
  return (
    <Popover isSheetOnPhones placement="bottom start" {...layer} label={t('searches.saved')} className="w-95">
      <div className="min-h-0 overflow-y-auto lg:max-h-120">
        <SavedList onOpen={onOpen} />
        <RecentList onOpen={onOpen} />
      </div>
    </Popover>
  );
}

function Group({ title, titleClass, children }: { title: string; titleClass?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
    >
      <h3 className={classNames('px-2.5 py-1 text-xs font-medium tracking-normal text-ink-3', titleClass)}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function SavedList({ onOpen }: { onOpen: (criteria: Criteria) => void }) {
  const { t } = useTranslation('listings');
  const query = useQuery({ ...savedSearchesQuery, staleTime: 0 });
  return (
    // As a sheet the panel has the same title above it.
    <Group title={t('searches.saved')} titleClass="max-lg:sr-only">
      <QueryBoundary
        query={query}
        pending={<SkeletonRow className="px-2.5" />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-2.5 py-2" />}
        isEmpty={(searches) => searches.length === 0}
        empty={
          <div className="px-2.5 py-2 text-sm">
            <p className="font-medium">{t('searches.none')}</p>
            <p className="text-ink-2">{t('searches.noneText')}</p>
          </div>
        }
      >
        {(searches) =>
          searches.map((search) => <SavedSearchRow key={search.id} search={search} onOpen={onOpen} />)
        }
      </QueryBoundary>
    </Group>
  );
}

function RecentList({ onOpen }: { onOpen: (criteria: Criteria) => void }) {
  const { t } = useTranslation('listings');
  const { data: searches } = useQuery(recentSearchesQuery);
  return (
    <Group title={t('searches.recent')}>
      {searches?.map((search) => (
        <RecentRow key={search.id} search={search} onOpen={onOpen} />
      ))}
      {searches?.length === 0 && <p className="px-2.5 py-2 text-sm text-ink-2">{t('searches.noRecent')}</p>}
    </Group>
  );
}

function RecentRow({ search, onOpen }: { search: RecentSearch; onOpen: (criteria: Criteria) => void }) {
  const format = useFormat();
  const { criteria } = search;
  const name = useSearchName(criteria);
  return (
    <button
      type="button"
      onClick={() => onOpen(criteria)}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-left text-sm hovered:bg-hover lg:min-h-9"
    >
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="shrink-0 text-xs text-ink-3">{format.relative(search.searchedAt)}</span>
      <span className="shrink-0 font-tabular text-xs text-ink-2">{format.number(search.total)}</span>
    </button>
  );
}

interface SavedSearchRowProps {
  search: SavedSearch;
  onOpen: (criteria: Criteria) => void;
}

/** One saved search; deleting takes effect at once and can be taken back where it stood. */
function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const open = useOpenSearch();
  const remove = useRemoveSearch();
  const description = useSearchName(search.criteria);
  const [mode, setMode] = useState<'row' | 'rename' | 'deleted'>('row');
  if (mode === 'rename') return <RenameRow search={search} onDone={() => setMode('row')} />;
  if (mode === 'deleted') return <DeletedRow search={search} onRestored={() => setMode('row')} />;

  return (
    <div className="flex items-center gap-0.5 rounded-[8px] pr-1 hovered:bg-hover">
      <button
        type="button"
        onClick={() => {
          open.mutate(search.id);
          onOpen(search.criteria);
        }}
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
      <AlertLink
        criteria={search.criteria}
        name={search.name}
        className="size-8 rounded-[8px]! [&_svg]:size-4"
      />
      <IconButton
        size="sm"
        label={t('searches.rename', { name: search.name })}
        icon={<Pencil aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => setMode('rename')}
      />
      <IconButton
        size="sm"
        label={t('searches.delete', { name: search.name })}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(search.id, { onSuccess: () => setMode('deleted') })}
      />
    </div>
  );
}

function RenameRow({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation('listings');
  const save = useSaveSearch();
  return (
    <NameForm
      label={t('searches.name')}
      requiredText={t('searches.nameRequired')}
      before={search.name}
      maxLength={120}
      className="px-2.5 py-1.5"
      isPending={save.isPending}
      onSave={(name) =>
        save.mutate({ id: search.id, criteria: search.criteria, name }, { onSuccess: onDone })
      }
      onCancel={onDone}
    />
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
