import type { ClientColumnField } from '@hearthline/domain/client/fields';
import { clientColumnFields } from '@hearthline/domain/client/fields';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ColumnId = ClientColumnField | 'consent' | 'entered' | 'lastContact' | 'nextContact';

/** In the order in which they stand; the client's name always comes first. */
export const columnIds: readonly ColumnId[] = [
  ...new Set<ColumnId>([
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
    ...clientColumnFields,
  ]),
];

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

function parseColumns(chosen: Iterable<unknown>): ColumnId[] {
  const names = new Set(chosen);
  return columnIds.filter((id) => names.has(id));
}

function parseStored(persisted: unknown): readonly ColumnId[] {
  const isStored = typeof persisted === 'object' && persisted !== null && 'columns' in persisted;
  return isStored && Array.isArray(persisted.columns) ? parseColumns(persisted.columns) : firstColumns;
}

/** Which columns this browser shows. */
export const useColumnStore = create<ColumnState>()(
  persist(
    (set) => ({
      columns: firstColumns,
      setColumns: (columns) => set({ columns: parseColumns(columns) }),
    }),
    {
      name: 'hearthline.clientColumns',
      partialize: ({ columns }) => ({ columns }),
      merge: (persisted, initial) => ({ ...initial, columns: parseStored(persisted) }),
    },
  ),
);
