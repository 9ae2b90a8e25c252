import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboOption } from '../../shared/ui/combo-list.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import type { PaletteRecord } from './palette-record.ts';
import { markMatches } from './palette-record.ts';
import { usePaletteSearch } from './use-palette-search.ts';

export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const search = usePaletteSearch(onClose);
  const { query, groups, list, shownCount } = search;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <>
      <div className="flex h-15 items-center gap-3 border-b border-line px-5">
        <Search size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
        <input
          ref={field}
          {...list.inputProps}
          aria-label={t('palette.title')}
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
        {...list.listProps(t('palette.title'))}
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
                {...list.optionProps(record)}
                record={record}
                query={query}
                onChoose={() => search.runRecord(record)}
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

interface PaletteRowProps {
  id: string;
  record: PaletteRecord;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function PaletteRow({ record, query, ...option }: PaletteRowProps) {
  const { t } = useTranslation('shell');
  const Icon = record.icon;
  return (
    <ComboOption
      {...option}
      className="scroll-my-2 min-h-[52px] gap-3.5 rounded-[12px] px-3 py-1.5 aria-selected:bg-pressed"
    >
      <span className="grid size-9 flex-none place-items-center rounded-md bg-ink-3/14 text-ink-3">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {markMatches(record.label, query).map((part) =>
            part.isMatch ? (
              <mark key={part.start} className="bg-transparent text-brand-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        {record.detail && <span className="block truncate text-xs text-ink-2">{record.detail}</span>}
      </span>
      {option.isActive && (
        <span aria-hidden className="max-md:hidden">
          <Kbd>{t('palette.enter')}</Kbd>
        </span>
      )}
    </ComboOption>
  );
}
