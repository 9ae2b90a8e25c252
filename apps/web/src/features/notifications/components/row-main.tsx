import type { Notification } from '@hearthline/contract/notifications';
import type { MouseEvent } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ownPath } from '../model/own-path.ts';

interface RowMainProps {
  notification: Notification;
  id: string;
  describedBy: string;
  isSelected: boolean;
  onSelect: () => void;
  /** With a path to go to, or null when the browser opens the link elsewhere by itself. */
  onOpen: (path: string | null) => void;
  className: string;
}

/** The title, which takes clicks anywhere on its row that nothing else takes. */
export function RowMain({
  notification,
  id,
  describedBy,
  isSelected,
  onSelect,
  onOpen,
  className,
}: RowMainProps) {
  const path = ownPath(notification.link);
  const attributes = {
    id,
    'data-row': '',
    'aria-describedby': describedBy,
    className: classNames(
      "min-w-0 cursor-pointer text-left outline-none after:absolute after:inset-0 after:content-['']",
      isSelected ? 'wrap-anywhere' : 'truncate',
      className,
    ),
  };

  function handleClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) event.preventDefault();
    onOpen(opensElsewhere ? null : path);
  }

  if (path === null)
    return (
      <button {...attributes} type="button" aria-pressed={isSelected} onClick={onSelect}>
        {notification.title}
      </button>
    );
  return (
    <a {...attributes} href={path} onClick={handleClick}>
      {notification.title}
    </a>
  );
}
