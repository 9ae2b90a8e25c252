import './palette.css';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/format.ts';
import { classNames } from '../../shared/lib/class-names.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { ModalLayer } from '../../shared/ui/modal-layer.tsx';
import { PaletteRow } from './palette-row.tsx';
import { usePaletteStore } from './palette-store.ts';
import { longestText, mostCounted } from './use-found.ts';
import type { Palette } from './use-palette.ts';
import { usePalette } from './use-palette.ts';

export function CommandPalette() {
  const { t } = useTranslation('palette');
  const { isOpen, openings, setOpen } = usePaletteStore();
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={t('title')}
      frameClassName="justify-center md:p-3 md:pt-12"
      panelClassName="modal-panel flex h-full w-full max-w-170 overflow-hidden bg-raised md:h-fit md:max-h-full md:rounded-xl md:border md:border-line-strong md:shadow-lg"
      dialogClassName="flex min-h-0 w-full flex-col"
    >
      <PaletteSearch key={openings} onClose={() => setOpen(false)} />
    </ModalLayer>
  );
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const palette = usePalette(onClose);
  const hasChips = palette.query.trim() !== '' && palette.chips.length > 1;
  return (
    <>
      <PaletteField palette={palette} onClose={onClose} />
      {(hasChips || palette.kind !== null) && <PaletteChips palette={palette} />}
      <PaletteList palette={palette} />
      <PaletteFoot palette={palette} />
    </>
  );
}

function PaletteField({ palette, onClose }: { palette: Palette; onClose: () => void }) {
  const { t } = useTranslation('palette');
  const field = useRef<HTMLInputElement>(null);
  const takeEarly = usePaletteStore((state) => state.takeEarly);

  // Once for each opening, which begins with a new field.
  const begin = useEffectEvent(() => {
    field.current?.focus();
    const typed = takeEarly();
    if (typed !== '') palette.changeQuery(typed.slice(0, longestText));
  });
  useEffect(() => begin(), []);

  return (
    <div className="relative flex h-15 flex-none items-center gap-3 border-b border-line pr-2 pl-5 md:pr-5">
      <Search size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
      <input
        ref={field}
        {...palette.list.inputProps}
        aria-label={t('title')}
        aria-busy={palette.isBusy}
        placeholder={t('placeholder')}
        maxLength={longestText}
        enterKeyHint="go"
        value={palette.query}
        onChange={(event) => palette.changeQuery(event.target.value)}
        onKeyDown={palette.handleKeyDown}
        className="min-w-0 flex-1 bg-transparent text-md text-ellipsis outline-none"
      />
      <span aria-hidden className="max-md:hidden">
        <Kbd>{t('esc')}</Kbd>
      </span>
      {/* Escape does it for the keyboard, whose Tab belongs to the kinds. */}
      <IconButton
        label={t('close')}
        tabIndex={-1}
        icon={<X aria-hidden />}
        className="md:hidden"
        onClick={onClose}
      />
      {palette.isBusy && <div role="progressbar" aria-label={t('searching')} className="palette-progress" />}
    </div>
  );
}

/** Of kinds with more than anybody counts. */
function useCountText() {
  const { t } = useTranslation('palette');
  const format = useFormat();
  return (total: number, isUncounted: boolean): string =>
    isUncounted ? t('more', { number: format.number(mostCounted - 1) }) : format.number(total);
}

/** Tab moves through them from the field, so they are no stops of their own. */
function PaletteChips({ palette }: { palette: Palette }) {
  const { t } = useTranslation('palette');
  const countText = useCountText();
  return (
    <fieldset
      aria-label={t('chips')}
      className="flex flex-none gap-1.5 overflow-x-auto px-5 pt-2.5 pb-1 [scrollbar-width:none]"
    >
      {palette.chips.map(({ key, name, total, isUncounted }) => (
        <Chip
          key={key ?? 'everything'}
          isSelected={key === palette.kind}
          count={countText(total, isUncounted)}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => palette.narrow(key)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

function PaletteList({ palette }: { palette: Palette }) {
  const { t } = useTranslation('palette');
  const id = useId();
  const { groups, list, object } = palette;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-2 pt-0.5 pb-2 md:max-h-[min(610px,calc(100dvh-230px))]">
      {palette.isNothing && <NothingFound palette={palette} />}
      <div {...list.listProps(t('title'))}>
        {groups.map(({ key, name, records }, index) => (
          <fieldset key={key} className="min-w-0" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className="px-3 pt-2 pb-1 text-xs text-ink-3">
              {name}
            </div>
            {records.map((record) => (
              <PaletteRow
                key={record.id}
                option={list.optionProps(record)}
                record={record}
                query={object}
                onPoint={palette.choosePointed}
                onRun={palette.run}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <LeftOut palette={palette} />
    </div>
  );
}

function NothingFound({ palette }: { palette: Palette }) {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const searched = palette.kindsIn('found').map((kind) => t(`kinds.${kind}`));
  return (
    <div className="px-3 pt-6 pb-4 text-center">
      <p className="font-medium wrap-anywhere">{t('none', { text: palette.query.trim() })}</p>
      {searched.length > 0 && (
        <p className="mt-0.5 text-sm text-ink-2">{t('searched', { kinds: format.list(searched) })}</p>
      )}
    </div>
  );
}

/** What this answer is without, and why. */
function LeftOut({ palette }: { palette: Palette }) {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const notes: string[] = (['slow', 'failed'] as const).flatMap((state) => {
    const kinds = palette.kindsIn(state).map((kind) => t(`kinds.${kind}`));
    return kinds.length > 0 ? t(state, { kinds: format.list(kinds) }) : [];
  });
  if (palette.isOffline) notes.push(t('offline'));
  return (
    <div role="status" className="px-3 text-xs text-ink-3 not-empty:pt-2 not-empty:pb-1">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function PaletteFoot({ palette }: { palette: Palette }) {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const countText = useCountText();
  const { shownCount, sentCount, totalCount, isUncounted, kind } = palette;
  const text = palette.query.trim();
  const number = countText(totalCount, isUncounted);
  const listed =
    shownCount < totalCount
      ? t('listedOf', { shown: shownCount, number })
      : t('listed', { count: totalCount, number });
  const kindName = palette.chips.find(({ key }) => key === kind)?.name ?? '';
  const said = kind === null ? listed : format.labelled(kindName, listed);
  const canExpand = kind === null && shownCount > 0 && shownCount < sentCount;
  return (
    <div className="flex flex-none items-center gap-4 border-t border-line bg-inset px-5 py-2.5 text-xs text-ink-3">
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('move')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('enter')}</Kbd>
        {t('open')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('tab')}</Kbd>
        {t('nextKind')}
      </span>
      <span
        role="status"
        className={classNames('ml-auto', palette.isNothing ? 'sr-only' : canExpand && 'md:sr-only')}
      >
        {palette.isNothing ? t('none', { text }) : palette.isFresh && text !== '' && said}
      </span>
      {canExpand && (
        <button
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={palette.showAll}
          className="touch-target font-medium md:ml-auto text-brand-ink hover:underline"
        >
          {sentCount < totalCount ? t('showMore') : t('showAll', { number })}
        </button>
      )}
    </div>
  );
}
