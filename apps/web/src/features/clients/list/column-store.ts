import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** In the order in which they stand; the client's name always comes first. */
export const columnIds = [
  'phone',
  'type',
  'category',
  'budget',
  'timeline',
  'relation',
  'city',
  'tags',
  'consent',
  'birthday',
  'entered',
  'lastContact',
  'nextContact',
] as const;
export type ColumnId = (typeof columnIds)[number];

const firstColumns: readonly ColumnId[] = [
  'phone',
  'type',
  'category',
  'budget',
  'timeline',
  'relation',
  'lastContact',
];

interface ColumnState {
  columns: readonly ColumnId[];
  setColumns: (columns: Iterable<unknown>) => void;
}

function readColumns(chosen: Iterable<unknown>): ColumnId[] {
  const names = new Set(chosen);
  return columnIds.filter((id) => names.has(id));
}

function readStored(persisted: unknown): readonly ColumnId[] {
  const isStored = typeof persisted === 'object' && persisted !== null && 'columns' in persisted;
  return isStored && Array.isArray(persisted.columns) ? readColumns(persisted.columns) : firstColumns;
}

/** Which columns this browser shows. */
export const useColumnStore = create<ColumnState>()(
  persist(
    (set) => ({
      columns: firstColumns,
      setColumns: (columns) => set({ columns: readColumns(columns) }),
    }),
    {
      name: 'hearthline.clientColumns',
      partialize: ({ columns }) => ({ columns }),
      merge: (persisted, initial) => ({ ...initial, columns: readStored(persisted) }),
    },
  ),
);
