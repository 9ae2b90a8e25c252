import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leastCompared, mostCompared } from '../../../../shared/listing/compare-limits.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { BasketButton, CmaLink, CompareLink } from '../../components/action-links.tsx';

/** What can be done with the homes that were ticked. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('listings');
  const count = selection.ids.size;
  const listing = writeListingsParam(selection.ids);
  const reasonId = useId();
  const isTooManyToCompare = count > mostCompared && count <= mostInAddress;
  return (
    <section
      aria-label={t('map.selection.label')}
      className="absolute inset-x-5 bottom-4 z-5 flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-line-strong bg-raised py-1.5 pr-2.5 pl-4 shadow-lg max-lg:inset-x-4 max-sm:pb-2.5"
    >
      <p role="status" className="flex-1 text-sm font-medium text-nowrap">
        {t('map.selection.count', { count })}
      </p>
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {t('map.selection.clear')}
      </Button>
      {count > mostInAddress ? (
        <p className="text-xs text-ink-2 sm:max-w-44">
          {t('map.selection.tooMany', { count: mostInAddress })}
        </p>
      ) : (
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-auto">
          {isTooManyToCompare ? (
            <Button size="sm" variant="secondary" disabled aria-describedby={reasonId}>
              {t('compare.open')}
            </Button>
          ) : count >= leastCompared ? (
            <CompareLink size="sm" listing={listing} />
          ) : null}
          <CmaLink size="sm" listing={listing} isShort />
          <BasketButton size="sm" listingIds={[...selection.ids]} isShort onDone={selection.clear} />
        </div>
      )}
      {isTooManyToCompare ? (
        <p id={reasonId} className="w-full pb-1 text-xs text-ink-3">
          {t('compare.upTo', { count: mostCompared })}
        </p>
      ) : null}
    </section>
  );
}

/** Homes ticked in the list. They stay ticked while the map moves on and the list changes. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    ids,
    toggle,
    selectAll: (all: readonly string[]) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** An address holds no more homes than this. */
const mostInAddress = 50;

/** Homes that another screen begins with, as its address holds them. */
export function writeListingsParam(ids: Iterable<string>): string {
  return [...ids].slice(0, mostInAddress).join(',');
}
