import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceBox } from '../../sentence/sentence-box.tsx';
import { CriteriaLink } from './criteria-link.tsx';
import { OpenCard } from './open-card.tsx';
import type { PaneProps } from './pane-props.ts';
import { ResultCount } from './result-count.tsx';
import { ResultsBody } from './results-body.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useSheet } from './use-sheet.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Below 1024 px: the map, and the list in a sheet that comes up over it. */
export function ResultsSheet({ map, ...props }: PaneProps) {
  const { t } = useTranslation('listings');
  const { criteria, sort, onSortChange, results, selection, openId } = props;
  const { stop, setStop, frame, sheet, handle } = useSheet();
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!openId) return;
    setStop('half');
    scroller.current?.scrollTo({ top: 0 });
  }, [openId, setStop]);

  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col md:h-[calc(100dvh-4rem)]">
      <div className="z-8 flex gap-2 border-b border-line bg-canvas px-4 py-2.5">
        <SentenceBox criteria={criteria} onCriteria={props.onCriteriaChange} className="flex-1" />
        <CriteriaLink criteria={criteria} />
      </div>
      <div ref={frame} data-stop={stop} className="map-sheet-frame relative min-h-0 flex-1 overflow-clip">
        <div className="map-sheet-map absolute inset-x-0 top-0">{map}</div>
        {/* Before the list, which for the keyboard has no end. */}
        {selection.ids.size > 0 ? <SelectionBar selection={selection} /> : null}
        <section
          ref={sheet}
          aria-label={t('map.listLabel')}
          className="map-sheet absolute inset-x-0 bottom-0 flex flex-col rounded-t-xl border-t border-line-strong bg-raised"
        >
          <button
            type="button"
            {...handle}
            aria-label={stop === 'full' ? t('map.sheet.shrink') : t('map.sheet.expand')}
            className="touch-target grid h-5 w-full shrink-0 touch-none place-items-center rounded-t-xl"
          >
            <span aria-hidden="true" className="h-1 w-10 rounded-xs bg-line-control" />
          </button>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pb-2.5">
            <ResultCount total={results.total} inView={results.inView} />
            <div className="ml-auto flex items-center gap-2">
              <SortMenu sort={sort} onChange={onSortChange} />
              <ViewSwitch criteria={criteria} sort={sort} />
            </div>
          </div>
          <div
            ref={scroller}
            className="map-sheet-scroll min-h-0 flex-1 overflow-y-auto overscroll-contain px-4"
          >
            {openId ? <OpenCard id={openId} /> : null}
            <div className="-mx-2">
              <ResultsBody {...props} openId={null} />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
