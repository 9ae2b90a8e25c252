import type { ClientColumnField } from '@hearthline/domain/client/fields';
import { clientColumnFields } from '@hearthline/domain/client/fields';
import { createColumnStore } from '../../../shared/stores/column-store.ts';

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

/** Which columns this browser shows. */
export const useColumnStore = createColumnStore({
  name: 'hearthline.clientColumns',
  ids: columnIds,
  first: firstColumns,
});
