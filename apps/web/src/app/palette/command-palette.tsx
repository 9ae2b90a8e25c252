import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboOption, useComboList } from '../../shared/ui/combo-list.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { ModalLayer } from '../../shared/ui/modal-layer.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import type { PaletteRecord } from './palette-record.ts';
import { filterRecords, groupRecords, markMatches } from './palette-record.ts';
import { usePaletteRecords } from './palette-records.ts';
import { usePaletteStore } from './palette-store.ts';

export function CommandPalette() {
  const { t } = useTranslation('shell');
  const { isOpen, setOpen } = usePaletteStore();
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={t('palette.title')}
      frameClassName="justify-center p-3 md:pt-26"
      panelClassName="modal-panel h-fit max-h-full w-full max-w-(--modal-sm) overflow-hidden rounded-xl border border-line-strong bg-raised shadow-lg"
      dialogClassName=""
    >
      <PaletteSearch onClose={() => setOpen(false)} />
    </ModalLayer>
  );
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
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

function PaletteFoot({ shownCount, totalCount }: { shownCount: number; totalCount: number }) {
  const { t } = useTranslation('shell');
  return (
    <div className="flex items-center gap-4 border-t border-line bg-inset px-5 py-2.5 text-xs text-ink-3">
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('palette.move')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('palette.enter')}</Kbd>
        {t('palette.open')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('palette.tab')}</Kbd>
        {t('palette.narrow')}
      </span>
      <span aria-live="polite" className="ml-auto">
        {t('palette.count', { shown: shownCount, total: totalCount })}
      </span>
    </div>
  );
}

/** Query, narrowed kind and the marked record, with the keys that move between them. */
function usePaletteSearch(onClose: () => void) {
  const [query, setQuery] = useState('');
  const records = usePaletteRecords(query);
  const [kind, setKind] = useState<string>();

  const kinds = groupRecords(records).map((group) => group.name);
  const inKind = kind ? records.filter((record) => record.group === kind) : records;
  const groups = groupRecords(filterRecords(inKind, query));
  const shown = groups.flatMap((group) => group.records);
  const list = useComboList({ items: shown, keyOf: ({ id }) => id, start: 'firstRow' });

  function changeQuery(next: string) {
    setQuery(next);
    list.mark(null);
  }

  function runRecord(record: PaletteRecord) {
    onClose();
    record.run();
  }

  function narrow(step: number) {
    const choices = [undefined, ...kinds];
    const next = (choices.indexOf(kind) + step + choices.length) % choices.length;
    setKind(choices[next]);
    list.mark(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event)) return;
    if (event.key === 'Enter' && list.active) {
      runRecord(list.active);
    } else if (event.key === 'Tab') {
      narrow(event.shiftKey ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    query,
    changeQuery,
    kind,
    groups,
    list,
    shownCount: shown.length,
    totalCount: records.length,
    runRecord,
    handleKeyDown,
  };
}
