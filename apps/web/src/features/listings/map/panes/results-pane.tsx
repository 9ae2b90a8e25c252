import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Count } from '../../../../shared/ui/count.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import { useChips } from '../../model/use-chips.ts';
import { SentenceBox } from '../../sentence/sentence-box.tsx';
import { ChipLine } from './chip-line.tsx';
import type { PaneProps } from './pane-props.ts';
import { ResultCount } from './result-count.tsx';
import { ResultsBody } from './results-body.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortMenu } from './sort-menu.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** From 1024 px on: the list in its own pane, the map fills the rest. */
export function ResultsPane({ map, ...props }: PaneProps) {
  const { t } = useTranslation('listings');
  const { criteria, onCriteriaChange, sort, onSortChange, results, selection } = props;
  const chipCount = useChips(criteria).length;
  return (
    <div className="flex h-[calc(100dvh-4rem)]">
      <div className="relative isolate flex w-[440px] shrink-0 flex-col border-r border-line bg-canvas xl:w-[560px]">
        <div className="border-b border-line px-5 pt-3.5 pb-3">
          <div className="flex gap-2">
            <SentenceBox criteria={criteria} onCriteria={onCriteriaChange} className="flex-1" />
            <Link {...linkToCriteria(criteria)} className={buttonClass({ variant: 'secondary' })}>
              <SlidersHorizontal aria-hidden="true" className="size-4!" />
              {t('map.criteria')}
              <Count value={chipCount} tone="brand" />
            </Link>
          </div>
          <ChipLine criteria={criteria} onChange={onCriteriaChange} />
        </div>
        <div className="flex items-center gap-2 px-5 pt-3 pb-2">
          <ResultCount total={results.total} inView={results.inView} />
          <SortMenu sort={sort} onChange={onSortChange} />
          <ViewSwitch criteria={criteria} sort={sort} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-20">
          <ResultsBody {...props} />
        </div>
        {selection.ids.size > 0 ? (
          <>
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 bottom-0 h-27 bg-linear-to-b from-transparent to-canvas to-62%"
            />
            <SelectionBar count={selection.ids.size} onClear={selection.clear} />
          </>
        ) : null}
      </div>
      <div className="min-w-0 flex-1">{map}</div>
    </div>
  );
}
