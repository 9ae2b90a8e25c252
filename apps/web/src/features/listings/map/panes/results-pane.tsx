import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { SentenceBox } from '../../sentence/sentence-box.tsx';
import type { PaneProps } from '../use-map-results.ts';
import { ChipLine, CriteriaLink, ResultCount, SortMenu, ViewSwitch } from './result-tools.tsx';
import { ResultsBody } from './results-body.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** From 1024 px on: the list in its own pane, the map fills the rest. */
export function ResultsPane({ map, ...props }: PaneProps) {
  const { t } = useTranslation('listings');
  const mapPane = useRef<HTMLDivElement>(null);
  const { criteria, onCriteriaChange, sort, onSortChange, results, selection } = props;
  return (
    <div className="flex h-[calc(100dvh-4rem)]">
      <div className="relative isolate flex w-[440px] shrink-0 flex-col border-r border-line bg-canvas xl:w-[560px]">
        <div className="border-b border-line px-5 pt-3.5 pb-3">
          <div className="flex gap-2">
            <SentenceBox criteria={criteria} onCriteria={onCriteriaChange} className="flex-1" />
            <CriteriaLink criteria={criteria} />
          </div>
          <ChipLine criteria={criteria} onChange={onCriteriaChange} />
        </div>
        <div className="flex items-center gap-2 px-5 pt-3 pb-2">
          <ResultCount total={results.total} inView={results.inView} />
          <SortMenu sort={sort} onChange={onSortChange} />
          <ViewSwitch criteria={criteria} sort={sort} />
        </div>
        {/* Before the list, which for the keyboard has no end. */}
        <button
          type="button"
          onClick={() => mapPane.current?.focus()}
          className={classNames(
            buttonClass({ size: 'sm', variant: 'secondary' }),
            'absolute! top-2 right-5 z-6 not-focus:sr-only',
          )}
        >
          {t('map.skipToMap')}
        </button>
        {selection.ids.size > 0 ? (
          <>
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 bottom-0 h-27 bg-linear-to-b from-transparent to-canvas to-62%"
            />
            <SelectionBar selection={selection} />
          </>
        ) : null}
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-20">
          <ResultsBody {...props} />
        </div>
      </div>
      <div ref={mapPane} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {map}
      </div>
    </div>
  );
}
