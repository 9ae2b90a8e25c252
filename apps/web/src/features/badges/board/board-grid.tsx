import './dashboard.css';
import type { Dashboard, DashboardItem } from '@hearthline/contract/dashboard';
import { Plus } from 'lucide-react';
import type { CSSProperties, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRemoveItem, useSaveLayout } from '../api/dashboard-actions.ts';
import type { BoardItemProps } from './board-item.tsx';
import { BoardItem } from './board-item.tsx';
import { mainBoard, shownItems, sizeOf, tileOf } from './board-items.ts';
import { BadgeBoardEmpty } from './board-states.tsx';
import type { Tile } from './pack-board.ts';
import { placeStyles } from './pack-board.ts';
import { NewsPanel, ReminderPanel } from './panels.tsx';
import { useArrange } from './use-arrange.ts';
import { useBoardLoading } from './use-board-loading.ts';
import { ValueItem } from './value-item.tsx';
import { WeatherPanel } from './weather-panel.tsx';

export interface Slot {
  tile: Tile;
  title: string;
}

/** Each time anew, so that looking for the same again shows it again. */
export interface Found {
  id: string;
}

export interface BoardGridProps {
  board: Dashboard;
  today: string;
  isArranging: boolean;
  /** Without it everything loads at once, also what lies below the fold. */
  isLazy?: boolean;
  /** What is about to be added, and what just was. */
  slot?: Slot | null;
  found?: Found | null;
  /** Ways to fill an empty board. */
  onAdd: () => void;
  onRestore: () => void;
  /** Once, when all badges have their values or failed, or there are none. */
  onLoad?: (() => void) | undefined;
}

export function BoardGrid(props: BoardGridProps) {
  const { board, today, isArranging, isLazy = board.isLazy, slot, found } = props;
  const { onAdd, onRestore, onLoad } = props;
  const { t } = useTranslation('badgesBoard');
  const list = useRef<HTMLUListElement>(null);
  const items = shownItems(board);
  const save = useSaveLayout(board);
  const { mutate: remove } = useRemoveItem(board);

  function saveOrder(order: DashboardItem[]): void {
    const before = board.items;
    save(order);
    showUndo({ id: `layout-${board.id}`, text: t('arrange.saved'), onUndo: () => save(before) });
  }

  const { arranging, shown, order, message } = useArrange({
    list,
    items,
    onSave: saveOrder,
    onRemove: (id, title) => remove({ id, title }),
  });
  const { isDrawn, isAsked, settle } = useBoardLoading({
    list,
    ids: items.map(({ id }) => id),
    valueIds: items.filter(({ itemType }) => itemType !== 'Component').map(({ id }) => id),
    isLazy,
    onLoad,
  });
  useScrollTo(list, found);
  const styles = placeStyles([...order.map(tileOf), ...(slot ? [slot.tile] : [])]);
  const common = (item: DashboardItem) => ({
    item,
    isDrawn: isDrawn(item.id),
    isFound: item.id === found?.id,
    style: styles.get(item.id),
    arranging: isArranging ? arranging : null,
  });

  const isEmpty = items.length === 0 && !slot;
  const addButton = useLostFocus<HTMLButtonElement>(isEmpty);
  if (isEmpty) return <BadgeBoardEmpty addButton={addButton} onAdd={onAdd} onRestore={onRestore} />;
  return (
    <div className="board">
      <ul
        ref={list}
        aria-label={board.name === mainBoard ? t('boards.main') : board.name}
        className="board-grid"
      >
        {shown.map((item) =>
          item.itemType === 'Component' ? (
            <PanelItem key={item.id} {...common(item)} today={today} />
          ) : (
            <ValueItem
              key={item.id}
              {...common(item)}
              isSeen={isAsked(item.id)}
              onSettled={settle}
              onKeep={(kept) => save(board.items.map((each) => (each.id === kept.id ? kept : each)))}
            />
          ),
        )}
        {slot && <SlotItem key={slot.title} slot={slot} style={styles.get(slot.tile.id)} />}
      </ul>
      <p aria-live="polite" className="sr-only">
        {isArranging ? message : ''}
      </p>
    </div>
  );
}

/** The place that something is about to take. */
function SlotItem({ slot: { tile, title }, style }: { slot: Slot; style: CSSProperties | undefined }) {
  const { t } = useTranslation('badgesBoard');
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  }, []);
  return (
    <li
      ref={place}
      aria-hidden="true"
      data-slot=""
      style={style}
      className="grid place-content-center justify-items-center rounded-[14px] border-2 border-dashed border-brand bg-brand-soft p-4 text-center text-sm font-medium text-brand-ink"
    >
      <span className="mb-1.5 grid size-8 place-items-center rounded-full bg-brand text-on-brand">
        <Plus strokeWidth={2} className="size-4" />
      </span>
      {t('gallery.goesHere', { title })}
      <span className="text-xs font-normal text-ink-2">{t(`sizes.${tile.size}`)}</span>
    </li>
  );
}

function scrolling(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Brings what was just added or looked for into the middle of the page. */
function useScrollTo(list: RefObject<HTMLElement | null>, found: Found | null | undefined): void {
  useEffect(() => {
    if (!found) return;
    list.current
      ?.querySelector(`[data-item="${found.id}"]`)
      ?.scrollIntoView({ block: 'center', behavior: scrolling() });
  }, [list, found]);
}

function PanelItem({ today, ...place }: Omit<BoardItemProps, 'title' | 'children'> & { today: string }) {
  const { t } = useTranslation('badgesBoard');
  const { item } = place;
  const titles = {
    News: t('news.title'),
    Reminder: t('reminders.title'),
    Weather: t('weather.title'),
    '': '',
  };
  return (
    <BoardItem {...place} title={titles[item.itemKey]}>
      {item.itemKey === 'News' && <NewsPanel />}
      {item.itemKey === 'Reminder' && <ReminderPanel today={today} />}
      {item.itemKey === 'Weather' && <WeatherPanel size={sizeOf(item)} />}
    </BoardItem>
  );
}
