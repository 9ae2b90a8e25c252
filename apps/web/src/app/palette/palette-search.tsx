import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteRow } from './palette-row.tsx';
import { usePaletteSearch } from './use-palette-search.ts';

/** A combobox: the focus stays in the field while the arrows mark a record in the list. */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const search = usePaletteSearch(onClose);
  const { query, groups, active, shownCount } = search;
  const listId = `${id}-list`;
  const field = useRef<HTMLInputElement>(null);
  const rowId = (recordId: string) => `${id}-${recordId}`;

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <>
      <div className="flex h-15 items-center gap-3 border-b border-line px-5">
        <Search size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={shownCount > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && rowId(active.id)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => search.changeQuery(event.target.value)}
          onKeyDown={search.handleKeyDown}
          className="min-w-0 flex-1 bg-transparent text-md outline-none"
        />
        <Tag>{search.kind ?? t('palette.everything')}</Tag>
        <span aria-hidden className="max-md:hidden">
          <Kbd>{t('palette.esc')}</Kbd>
        </span>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t('palette.title')}
        className="max-h-[min(460px,calc(100dvh-200px))] overflow-y-auto px-2 pt-1.5 pb-2"
      >
        {groups.map((group, index) => (
          <fieldset key={group.name} aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className="px-3 pt-2.5 pb-1 text-xs text-ink-3">
              {group.name}
            </div>
            {group.records.map((record) => (
              <PaletteRow
                key={record.id}
                id={rowId(record.id)}
                record={record}
                query={query}
                isActive={record.id === active?.id}
                onPoint={() => search.setActiveId(record.id)}
                onRun={() => search.runRecord(record)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {shownCount === 0 && (
        <div role="status" className="px-5 pt-6 pb-10 text-center">
          <p className="font-medium">{t('palette.none', { query })}</p>
          <p className="mt-0.5 text-sm text-ink-2">{t('palette.noneText')}</p>
        </div>
      )}
      <PaletteFoot shownCount={shownCount} totalCount={search.totalCount} />
    </>
  );
}
