import type { DashboardItem } from '@hearthline/contract/dashboard';
import { lazy, Suspense, useState } from 'react';
import { BadgeCard } from '../card/badge-card.tsx';
import { BadgeControl, BadgeMenu } from './badge-controls.tsx';
import { BoardItem } from './board-item.tsx';
import { sizeOf } from './board-items.ts';
import { readBadgeFace } from './read-badge-face.ts';
import type { Arranging } from './use-arrange.ts';
import { useBadgeValue } from './use-badge-value.ts';

const ChartPanel = lazy(async () => {
  const { ChartPanel } = await import('./chart-panel.tsx');
  return { default: ChartPanel };
});
const RecordsDialog = lazy(async () => {
  const { RecordsDialog } = await import('./records-dialog.tsx');
  return { default: RecordsDialog };
});

interface ValueItemProps {
  item: DashboardItem;
  period: string | null;
  isSeen: boolean;
  arranging: Arranging | null;
  onSettled: (itemId: string, executedAt: string | null) => void;
  onKeep: (item: DashboardItem) => void;
}

/** A badge or a chart: both are the value of a query, and both open the list behind it. */
export function ValueItem({ item, period, isSeen, arranging, onSettled, onKeep }: ValueItemProps) {
  const reading = useBadgeValue({ item, period, isSeen, onSettled, onKeep });
  const [isOpen, setIsOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setIsLoaded] = useState(false);
  const { execution, state } = reading;
  const face = readBadgeFace(execution);
  const title = face.title || execution?.badgeName || '';
  const size = sizeOf(item);

  function handleOpen() {
    setIsLoaded(true);
    setIsOpen(true);
  }

  const common = {
    result: execution?.queryResult ?? null,
    state,
    errorText: reading.errorText,
    onRetry: reading.retry,
    unit: execution?.unit,
    onOpen: handleOpen,
  };
  return (
    <BoardItem item={item} title={title} arranging={arranging}>
      {item.itemType === 'Chart' ? (
        <Suspense fallback={null}>
          <ChartPanel
            {...common}
            title={title}
            configuration={face}
            controls={<BadgeControl reading={reading} />}
          />
        </Suspense>
      ) : (
        <BadgeCard
          {...common}
          configuration={face}
          name={title}
          size={size}
          control={execution?.discoveryParams.length ? <BadgeControl reading={reading} /> : undefined}
          menu={
            (execution?.discoveryParams.length ?? 0) > (size === 'Small' ? 0 : 1) ? (
              <BadgeMenu reading={reading} title={title} />
            ) : undefined
          }
        />
      )}
      {isLoaded && execution ? (
        <Suspense fallback={null}>
          <RecordsDialog
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            execution={execution}
            configuration={face}
            title={title}
            params={reading.params}
          />
        </Suspense>
      ) : null}
    </BoardItem>
  );
}
