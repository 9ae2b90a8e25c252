import type { Notification } from '@hearthline/contract/notifications';
import type { Reading } from '../api/notification-mutations.ts';
import type { RowWords } from '../model/use-row-words.ts';

export interface RowProps {
  notification: Notification;
  words: RowWords;
  reading: Reading;
  isSelected: boolean;
  /** Arrived while the list was looked at. */
  isFresh: boolean;
  onSelect: () => void;
  onOpen: (path: string | null) => void;
}

/** The ring stands around the row although its title has the focus. */
export const rowFocusClass =
  'has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:-outline-offset-2 has-[[data-row]:focus-visible]:outline-focus';
