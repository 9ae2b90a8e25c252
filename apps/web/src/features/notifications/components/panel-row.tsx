import { useId } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { MarkTile } from './mark-tile.tsx';
import { NotificationBody } from './notification-body.tsx';
import { RowMain } from './row-main.tsx';
import type { RowProps } from './row-props.ts';
import { rowFocusClass } from './row-props.ts';
import { SeenMark } from './seen-mark.tsx';
import { TypeTile } from './type-tile.tsx';
import { UnreadDot } from './unread-dot.tsx';

export function PanelRow({ notification, words, reading, isSelected, isFresh, onSelect, onOpen }: RowProps) {
  const id = useId();
  const { isRead, messageType } = notification;
  const isBlue = isSelected && !isRead && !reading.isPending;
  const seen = words.seenOf(notification);
  return (
    <li
      className={classNames(
        'relative flex gap-3 rounded-[12px] border px-3 py-[11px] transition-control',
        isBlue ? 'border-select bg-select-soft' : 'border-transparent hovered:bg-hover',
        isFresh && 'notification-fresh',
        rowFocusClass,
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <RowMain
            notification={notification}
            id={`${id}-title`}
            describedBy={`${id}-body ${id}-time`}
            isSelected={isSelected}
            onSelect={onSelect}
            onOpen={onOpen}
            className={classNames('flex-1 text-sm font-medium', isRead && 'text-ink-2')}
          />
          {isRead ? seen && <SeenMark when={seen} /> : <UnreadDot />}
        </div>
        <NotificationBody
          html={notification.body}
          id={`${id}-body`}
          className={classNames('text-xs/[17px] text-ink-2 wrap-anywhere', !isSelected && 'line-clamp-2')}
        />
        <time
          id={`${id}-time`}
          dateTime={notification.createdAt}
          className="mt-[3px] block text-2xs text-ink-3"
        >
          {words.timeOf(notification)}
        </time>
      </div>
      {isRead ? (
        <TypeTile type={messageType} size="panel" isBlue={false} className="order-first" />
      ) : (
        <MarkTile notification={notification} titleId={`${id}-title`} isBlue={isBlue} reading={reading} />
      )}
    </li>
  );
}
