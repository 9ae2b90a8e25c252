import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { ClientChoice } from '@hearthline/contract/clients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridSelection } from '../../../shared/ui/data-grid.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { isSameFilter } from '../model/clients-address.ts';

/** As many as the server takes by name. */
const handLimit = 1_000;

interface Chosen {
  /** What was found when they were chosen; for another filter nothing is chosen yet. */
  filter: ClientFilter;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

export interface ClientSelection {
  isAll: boolean;
  count: number;
  has: (id: string) => boolean;
  /** Of the page that is shown, as the table wants it. */
  pageKeys: GridSelection;
  setPageKeys: (keys: GridSelection) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  choice: ClientChoice;
}

const none: ReadonlySet<string> = new Set();

/** Who is chosen, over several pages, or all that the filter finds. */
export function useSelection(
  filter: ClientFilter,
  pageIds: readonly string[],
  total: number,
): ClientSelection {
  const { t } = useTranslation('clients');
  const [kept, setKept] = useState<Chosen>({ filter, ids: none, isAll: false });
  const { ids, isAll } = isSameFilter(kept.filter, filter) ? kept : { ids: none, isAll: false };

  function choose(next: ReadonlySet<string>) {
    if (next.size > handLimit) toast(t('list.selection.limit', { count: handLimit }));
    else setKept({ filter, ids: next, isAll: false });
  }

  return {
    isAll,
    count: isAll ? total : ids.size,
    has: (id) => isAll || ids.has(id),
    pageKeys: isAll ? 'all' : new Set(pageIds.filter((id) => ids.has(id))),
    setPageKeys: (keys) => {
      const elsewhere = isAll ? [] : [...ids].filter((id) => !pageIds.includes(id));
      choose(new Set([...elsewhere, ...(keys === 'all' ? pageIds : [...keys].map(String))]));
    },
    toggle: (id) => {
      const before = isAll ? new Set(pageIds) : ids;
      choose(new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
    },
    selectAll: () => setKept({ filter, ids: none, isAll: true }),
    clear: () => setKept({ filter, ids: none, isAll: false }),
    choice: isAll ? { filter } : { ids: [...ids] },
  };
}
