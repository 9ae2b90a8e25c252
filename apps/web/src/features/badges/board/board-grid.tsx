import '../card/badge-grid.css';
import './dashboard.css';
import type { Dashboard, DashboardItem } from '@hearthline/contract/dashboard';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRemoveItem, useSaveLayout } from '../api/dashboard-actions.ts';
import { BadgeBoardEmpty } from './badge-board-empty.tsx';
import { BoardItem } from './board-item.tsx';
import { isShown, sizeOf } from './board-items.ts';
import { mainBoard } from './main-board.ts';
import { NewsPanel } from './panels/news-panel.tsx';
import { ReminderPanel } from './panels/reminder-panel.tsx';
import { WeatherPanel } from './panels/weather-panel.tsx';
import type { Arranging } from './use-arrange.ts';
import { useArrange } from './use-arrange.ts';
import { useLoadCallback } from './use-load-callback.ts';
import { useSeenItems } from './use-seen-items.ts';
import { ValueItem } from './value-item.tsx';

export interface BoardGridProps {
  board: Dashboard;
  today: string;
  /** One period for all badges that let their viewer change it. */
  period: string | null;
  isArranging: boolean;
  /** Without it everything loads at once, also what lies below the fold. */
  isLazy?: boolean;
  /** Once, when all badges that load at once have loaded or failed, or there are none. */
  onLoad?: (() => void) | undefined;
  /** When the newest number was counted. */
  onCounted?: (executedAt: string) => void;
}

export function BoardGrid({
  board,
  today,
  period,
  isArranging,
  isLazy = true,
  onLoad,
  onCounted,
}: BoardGridProps) {
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
              period={period}
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
