import { useCallback, useState } from 'react';

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
