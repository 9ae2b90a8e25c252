import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NotificationBody } from './notification-body.tsx';
import { RowMain } from './row-main.tsx';
import type { RowProps } from './row-props.ts';
import { rowFocusClass } from './row-props.ts';
import { SeenMark } from './seen-mark.tsx';
import { TypeTile } from './type-tile.tsx';
import { UnreadDot } from './unread-dot.tsx';

/** Columns of all rows stand under each other although their words differ in length. */
export const pageColumns = 'md:grid md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-4';

export const pageRowClass =
  'grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-line px-4 py-3 not-last:border-b md:col-span-full md:grid-cols-subgrid md:gap-x-4 md:px-5 md:py-2';

export function PageRow({ notification, words, reading, isSelected, isFresh, onSelect, onOpen }: RowProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const { isRead, messageType } = notification;
  const isBlue = isSelected && !isRead && !reading.isPending;
  const seen = words.seenOf(notification);
  const isBusy = reading.isPendingFor(notification.id);
  return (
    <li
      className={classNames(
        'relative transition-control',
        pageRowClass,
        isBlue ? 'bg-select-soft shadow-[inset_0_0_0_1px_var(--select)]' : 'hovered:bg-hover',
        isFresh && 'notification-fresh',
        rowFocusClass,
      )}
    >
      <TypeTile type={messageType} size="page" isBlue={isBlue} className="max-md:self-start" />
      <div className="min-w-0">
        <div className="flex items-center gap-2 max-md:items-baseline">
          <RowMain
            notification={notification}
            id={`${id}-title`}
            describedBy={`${id}-body ${id}-time`}
            isSelected={isSelected}
            onSelect={onSelect}
            onOpen={onOpen}
            className={classNames('font-medium max-md:text-wrap', isRead && 'text-ink-2')}
          />
          {isRead ? null : <UnreadDot />}
        </div>
        <NotificationBody
          html={notification.body}
          id={`${id}-body`}
          className={classNames(
            'text-sm text-ink-2 wrap-anywhere',
            !isSelected && 'line-clamp-3 md:line-clamp-1',
          )}
        />
      </div>
      <div className="col-start-2 mt-1 flex items-center justify-between gap-3 md:contents">
        <time
          id={`${id}-time`}
          dateTime={notification.createdAt}
          className="text-xs whitespace-nowrap text-ink-3 md:min-w-23 md:text-right"
        >
          {words.timeOf(notification)}
        </time>
        {isRead ? (
          <div className="flex min-h-11 items-center md:min-h-8 md:min-w-31 md:justify-center">
            {seen && <SeenMark when={seen} hasWord />}
          </div>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            icon={<Check strokeWidth={1.75} aria-hidden />}
            aria-describedby={`${id}-title`}
            isLoading={isBusy}
            disabled={reading.isPending && !isBusy}
            onClick={() => reading.markRead(notification.id)}
            className="z-1 max-md:min-h-11 md:min-w-31"
          >
            {t('markRead')}
          </Button>
        )}
      </div>
    </li>
  );
}
