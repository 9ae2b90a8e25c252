import type { Notification } from '@hearthline/contract/notifications';
import { Check } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { createElement, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ownPath } from '../../../shared/lib/own-path.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { MarkingRead } from '../api/notification-mutations.ts';
import type { RowWords } from '../model/use-row-words.ts';
import { MarkTile, SeenMark, TypeTile, UnreadDot } from './type-tile.tsx';

/** Columns of all rows stand under each other although their words differ in length. */
export const pageColumns = 'md:grid md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-4';

export const pageRowClass =
  'grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-line px-4 py-3 not-last:border-b md:col-span-full md:grid-cols-subgrid md:gap-x-4 md:px-5 md:py-2';

export function PageRow(props: RowProps) {
  const { notification, words, marking, isSelected, isFresh } = props;
  const { t } = useTranslation('notifications');
  const id = useId();
  const { isRead, messageType } = notification;
  const isBlue = isSelected && !isRead && !marking.isPending;
  const seen = words.seenOf(notification);
  const isBusy = marking.isPendingFor(notification.id);
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
            {...props}
            rowId={id}
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
            disabled={marking.isPending && !isBusy}
            onClick={() => marking.markRead(notification.id)}
            className="z-1 max-md:min-h-11 md:min-w-31"
          >
            {t('markRead')}
          </Button>
        )}
      </div>
    </li>
  );
}

export function PanelRow(props: RowProps) {
  const { notification, words, marking, isSelected, isFresh } = props;
  const id = useId();
  const { isRead, messageType } = notification;
  const isBlue = isSelected && !isRead && !marking.isPending;
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
            {...props}
            rowId={id}
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
        <MarkTile notification={notification} titleId={`${id}-title`} isBlue={isBlue} marking={marking} />
      )}
    </li>
  );
}

interface RowMainProps extends Pick<RowProps, 'notification' | 'isSelected' | 'onSelect' | 'onOpen'> {
  rowId: string;
  className: string;
}

/** The title, which takes clicks anywhere on its row that nothing else takes. */
function RowMain({ notification, rowId, isSelected, onSelect, onOpen, className }: RowMainProps) {
  const path = ownPath(notification.link);
  const attributes = {
    id: `${rowId}-title`,
    'data-row': '',
    'aria-describedby': `${rowId}-body ${rowId}-time`,
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

interface RowProps {
  notification: Notification;
  words: RowWords;
  marking: MarkingRead;
  isSelected: boolean;
  /** Arrived while the list was looked at. */
  isFresh: boolean;
  onSelect: () => void;
  /** With a path to go to, or null when the browser opens the link elsewhere by itself. */
  onOpen: (path: string | null) => void;
}

/** The ring stands around the row although its title has the focus. */
const rowFocusClass =
  'has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:-outline-offset-2 has-[[data-row]:focus-visible]:outline-focus';

const allowedTags = new Set(['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li']);
/** Here not even the text is meant for people. */
const droppedTags = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
]);

function drawNode(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (droppedTags.has(tag)) return null;
  const children = [...node.childNodes].map(drawNode);
  if (!allowedTags.has(tag)) return children;
  return tag === 'br' ? createElement(tag, { key }) : createElement(tag, { key }, ...children);
}

const listClass = '[&_ol]:list-decimal [&_ol]:pl-4 [&_ul]:list-disc [&_ul]:pl-4';

/**
 * The server sends a body sanitised. All the same it is not put into the page as it came: elements are made anew from
 * the parsed text, so that nothing but the allowed tags, and never an attribute, can arrive here.
 */
function NotificationBody({ html, id, className }: { html: string; id: string; className: string }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawNode),
    [html],
  );
  return (
    <div id={id} className={classNames(listClass, className)}>
      {nodes}
    </div>
  );
}
