import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { PaletteRecord } from './palette-record.ts';
import { filterRecords, groupRecords } from './palette-record.ts';
import { usePaletteRecords } from './palette-records.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Query, narrowed kind and the marked record, with the keys that move between them. */
export function usePaletteSearch(onClose: () => void) {
  const [query, setQuery] = useState('');
  const records = usePaletteRecords(query);
  const [kind, setKind] = useState<string>();
  const [activeId, setActiveId] = useState<string>();

  const kinds = groupRecords(records).map((group) => group.name);
  const inKind = kind ? records.filter((record) => record.group === kind) : records;
  const groups = groupRecords(filterRecords(inKind, query));
  const shown = groups.flatMap((group) => group.records);
  const active = shown.find((record) => record.id === activeId) ?? shown[0];

  function changeQuery(next: string) {
    setQuery(next);
    setActiveId(undefined);
  }

  function runRecord(record: PaletteRecord) {
    onClose();
    record.run();
  }

  function narrow(step: number) {
    const choices = [undefined, ...kinds];
    const next = (choices.indexOf(kind) + step + choices.length) % choices.length;
    setKind(choices[next]);
    setActiveId(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step && active) {
      const next = (shown.indexOf(active) + step + shown.length) % shown.length;
      setActiveId(shown[next]?.id);
    } else if (event.key === 'Enter' && active) {
      runRecord(active);
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
    active,
    shownCount: shown.length,
    totalCount: records.length,
    setActiveId,
    runRecord,
    handleKeyDown,
  };
}
