import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ColumnState<Id extends string> {
  columns: readonly Id[];
  setColumns: (columns: Iterable<unknown>) => void;
}

interface ColumnStoreOptions<Id extends string> {
  /** Under which the browser keeps them. */
  name: string;
  /** All there are, in the order in which they stand. */
  ids: readonly Id[];
  /** Those that stand before anybody has chosen. */
  first: readonly Id[];
}

/** Which columns of a table this browser shows. */
export function createColumnStore<Id extends string>({ name, ids, first }: ColumnStoreOptions<Id>) {
  function parseColumns(chosen: Iterable<unknown>): Id[] {
    const names = new Set(chosen);
    return ids.filter((id) => names.has(id));
  }

  function parseStored(persisted: unknown): readonly Id[] {
    const isStored = typeof persisted === 'object' && persisted !== null && 'columns' in persisted;
    return isStored && Array.isArray(persisted.columns) ? parseColumns(persisted.columns) : first;
  }

  return create<ColumnState<Id>>()(
    persist(
      (set) => ({
        columns: first,
        setColumns: (columns) => set({ columns: parseColumns(columns) }),
      }),
      {
        name,
        partialize: ({ columns }) => ({ columns }),
        merge: (persisted, initial) => ({ ...initial, columns: parseStored(persisted) }),
      },
    ),
  );
}
