import '../card/badge-grid.css';
import './dashboard.css';
import type { Dashboard, DashboardItem } from '@hearthline/contract/dashboard';
import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRemoveItem, useSaveLayout } from '../api/dashboard-actions.ts';
import { BoardItem } from './board-item.tsx';
import { isShown, mainBoard, sizeOf } from './board-items.ts';
import { BadgeBoardEmpty } from './board-states.tsx';
import { NewsPanel, ReminderPanel } from './panels.tsx';
import type { Arranging } from './use-arrange.ts';
import { useArrange } from './use-arrange.ts';
import { ValueItem } from './value-item.tsx';
import { WeatherPanel } from './weather-panel.tsx';

export interface BoardGridProps {
  board: Dashboard;
  today: string;
  isArranging: boolean;
  /** Without it everything loads at once, also what lies below the fold. */
  isLazy?: boolean;
  /** Once, when all badges that load at once have loaded or failed, or there are none. */
  onLoad?: (() => void) | undefined;
  /** When the newest number was counted. */
  onCounted?: (executedAt: string) => void;
}

export function BoardGrid({ board, today, isArranging, isLazy = true, onLoad, onCounted }: BoardGridProps) {
  const { t } = useTranslation('badgesBoard');
  const list = useRef<HTMLUListElement>(null);
  const items = board.items.filter((item) => isShown(item, config().hasWeather));
  const save = useSaveLayout(board);
  const { mutate: remove } = useRemoveItem(board);

  function saveOrder(order: DashboardItem[]): void {
    const before = board.items;
    save(order);
    showUndo({ id: `layout-${board.id}`, text: t('arrange.saved'), onUndo: () => save(before) });
  }

  const { arranging, shown, message } = useArrange({
    list,
    items,
    onSave: saveOrder,
    onRemove: (id, title) => remove({ id, title }),
  });
  const seen = useSeenItems(
    list,
    items.map(({ id }) => id),
    isLazy,
  );
  const values = items.filter(({ itemType }) => itemType !== 'Component');
  const firstIds = seen && values.filter(({ id }) => seen.has(id)).map(({ id }) => id);
  const settle = useLoadCallback(values.length === 0 ? [] : firstIds, onLoad);
  const handleSettled = useCallback(
    (itemId: string, executedAt: string | null) => {
      settle(itemId);
      if (executedAt) onCounted?.(executedAt);
    },
    [settle, onCounted],
  );

  if (items.length === 0) return <BadgeBoardEmpty />;
  return (
    <>
      <ul
        ref={list}
        aria-label={board.name === mainBoard ? t('boards.main') : board.name}
        className="badge-grid relative"
      >
        {shown.map((item) =>
          item.itemType === 'Component' ? (
            <PanelItem key={item.id} item={item} today={today} arranging={isArranging ? arranging : null} />
          ) : (
            <ValueItem
              key={item.id}
              item={item}
              isSeen={seen?.has(item.id) ?? false}
              arranging={isArranging ? arranging : null}
              onSettled={handleSettled}
              onKeep={(kept) => save(board.items.map((each) => (each.id === kept.id ? kept : each)))}
            />
          ),
        )}
      </ul>
      <p aria-live="polite" className="sr-only">
        {isArranging ? message : ''}
      </p>
    </>
  );
}

function PanelItem({
  item,
  today,
  arranging,
}: {
  item: DashboardItem;
  today: string;
  arranging: Arranging | null;
}) {
  const { t } = useTranslation('badgesBoard');
  const titles = {
    News: t('news.title'),
    Reminder: t('reminders.title'),
    Weather: t('weather.title'),
    '': '',
  };
  return (
    <BoardItem item={item} title={titles[item.itemKey]} arranging={arranging}>
      {item.itemKey === 'News' && <NewsPanel />}
      {item.itemKey === 'Reminder' && <ReminderPanel today={today} />}
      {item.itemKey === 'Weather' && <WeatherPanel size={sizeOf(item)} />}
    </BoardItem>
  );
}

/**
 * Calls back once when everything that loads at once has arrived or failed, or when there is nothing. What comes into
 * view later does not count.
 */
function useLoadCallback(
  firstIds: readonly string[] | null,
  onLoad: (() => void) | undefined,
): (id: string) => void {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const awaited = useRef<readonly string[] | null>(null);
  const isKnown = useRef(false);

  useEffect(() => {
    awaited.current ??= firstIds;
    if (isKnown.current || awaited.current === null) return;
    if (!awaited.current.every((id) => settled.has(id))) return;
    isKnown.current = true;
    onLoad?.();
  }, [firstIds, settled, onLoad]);

  return useCallback((id: string) => {
    setSettled((before) => (before.has(id) ? before : new Set([...before, id])));
  }, []);
}

/** So early that whoever scrolls rarely sees a badge wait. */
const ahead = '200px';

/**
 * The items that have been in view, by their ids; null until the first look. Without lazy loading all of them count as
 * seen at once.
 */
function useSeenItems(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isLazy: boolean,
): ReadonlySet<string> | null {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const joined = ids.join(' ');

  useEffect(() => {
    if (!isLazy || !list.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of near) observer.unobserve(target);
        const found = near.map(({ target }) => target.getAttribute('data-item') ?? '');
        setSeen((before) => new Set([...(before ?? []), ...found]));
      },
      { rootMargin: `0px 0px ${ahead}` },
    );
    const wanted = new Set(joined.split(' '));
    for (const element of list.current.querySelectorAll('[data-item]')) {
      if (wanted.has(element.getAttribute('data-item') ?? '')) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list, joined, isLazy]);

  return isLazy ? seen : new Set(ids);
}
