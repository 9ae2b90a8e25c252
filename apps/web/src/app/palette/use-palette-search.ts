import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useComboList } from '../../shared/ui/combo-list.tsx';
import type { PaletteRecord } from './palette-record.ts';
import { filterRecords, groupRecords } from './palette-record.ts';
import { usePaletteRecords } from './palette-records.ts';

/** Query, narrowed kind and the marked record, with the keys that move between them. */
export function usePaletteSearch(onClose: () => void) {
  const [query, setQuery] = useState('');
  const records = usePaletteRecords(query);
  const [kind, setKind] = useState<string>();

  const kinds = groupRecords(records).map((group) => group.name);
  const inKind = kind ? records.filter((record) => record.group === kind) : records;
  const groups = groupRecords(filterRecords(inKind, query));
  const shown = groups.flatMap((group) => group.records);
  const list = useComboList({ items: shown, keyOf: ({ id }) => id, start: 'firstRow' });

  function changeQuery(next: string) {
    setQuery(next);
    list.mark(null);
  }

  function runRecord(record: PaletteRecord) {
    onClose();
    record.run();
  }

  function narrow(step: number) {
    const choices = [undefined, ...kinds];
    const next = (choices.indexOf(kind) + step + choices.length) % choices.length;
    setKind(choices[next]);
    list.mark(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event)) return;
    if (event.key === 'Enter' && list.active) {
      runRecord(list.active);
    } else if (event.key === 'Tab') {
      narrow(event.shiftKey ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    query,
    changeQuery,
    kind,
    groups,
    list,
    shownCount: shown.length,
    totalCount: records.length,
    runRecord,
    handleKeyDown,
  };
}
