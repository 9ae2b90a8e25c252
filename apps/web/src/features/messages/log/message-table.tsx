import type { MessageRow } from '@hearthline/contract/messages';
import { isRead } from '@hearthline/domain/message/open-grade';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import { useMessageAction } from '../api/messages-api.ts';
import type { LogSort } from '../model/log-view.ts';
import type { MessageWords } from '../model/message-words.ts';
import { useMessageWords } from '../model/message-words.ts';
import { GradeHelp, GradeMark, StateLine } from '../parts/marks.tsx';

interface MessageTableProps {
  messages: readonly MessageRow[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  timeZone: string | undefined;
  sort?: LogSort;
  onSort?: (sort: LogSort) => void;
  cardsBelow?: number | 'always';
}

export function MessageTable(props: MessageTableProps) {
  const { messages, openId, onOpen, timeZone, sort = 'delivered', onSort, cardsBelow = 1024 } = props;
  const { t } = useTranslation('messages');
  const words = useMessageWords(timeZone);
  const columns = useColumns(words, openId);
  return (
    <DataGrid
      label={t('log.table')}
      isHeadSticky
      rows={messages}
      columns={columns}
      keyOf={({ id }) => id}
      textOf={(message) => `${message.clientName}, ${words.subjectOf(message)}`}
      onOpen={onOpen}
      sort={{ column: sort, direction: 'descending' }}
      onSort={({ column }) => onSort?.(column === 'read' ? 'read' : 'delivered')}
      cardsBelow={cardsBelow}
      cardClass={({ id }) =>
        classNames('flex flex-col gap-2 px-4 py-3 hover:bg-hover', id === openId && 'bg-select-soft')
      }
      renderCard={(message) => (
        <MessageCard message={message} isOpen={message.id === openId} onOpen={onOpen} words={words} />
      )}
    />
  );
}

const hasArrived = ({ status }: MessageRow): boolean => status === 'delivered';

function useColumns(words: MessageWords, openId: string | undefined): TableColumn<MessageRow>[] {
  const { t } = useTranslation('messages');
  const look =
    (...classes: string[]) =>
    ({ id }: MessageRow) =>
      classNames(id === openId && 'bg-select-soft', ...classes);
  const moment = (value: string | null) => (value ? words.momentText(value) : '—');
  return [
    {
      key: 'client',
      header: t('log.columns.client'),
      isRowHeader: true,
      cellClass: look('w-11/25 max-w-0'),
      cell: (message) => <ClientCell message={message} words={words} />,
    },
    {
      key: 'delivered',
      header: t('log.columns.delivered'),
      isSortable: true,
      span: (message) => (hasArrived(message) ? 1 : 2),
      cellClass: (message) =>
        look(hasArrived(message) ? 'font-tabular whitespace-nowrap text-ink-2' : 'max-w-0')(message),
      cell: (message) =>
        hasArrived(message) ? moment(message.deliveredAt) : <StateLine message={message} words={words} />,
    },
    {
      key: 'read',
      header: t('log.columns.read'),
      isSortable: true,
      cellClass: look('font-tabular whitespace-nowrap text-ink-2'),
      cell: ({ readAt, grade }) => moment(isRead(grade) ? readAt : null),
    },
    {
      key: 'grade',
      header: (
        <>
          {t('log.columns.grade')}
          <GradeHelp />
        </>
      ),
      cellClass: look('w-30'),
      cell: (message) =>
        hasArrived(message) ? <GradeMark grade={message.grade} /> : <RowAction message={message} />,
    },
  ];
}

interface MessageCardProps {
  message: MessageRow;
  isOpen: boolean;
  onOpen: (id: string) => void;
  words: MessageWords;
}

/** A message where there is no room for a table. */
function MessageCard({ message, isOpen, onOpen, words }: MessageCardProps) {
  const { t } = useTranslation('messages');
  const { deliveredAt, readAt, grade, status } = message;
  return (
    <>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(message.id)}
        // The whole card answers, but what stands above it keeps its own press.
        className="min-w-0 text-left after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <ClientCell message={message} words={words} />
      </button>
      <div className="flex min-h-8 items-center gap-3 pl-12 text-xs text-ink-2">
        {status === 'delivered' ? (
          <>
            <span className="min-w-0 flex-1">
              <span className="block">
                {deliveredAt
                  ? t('log.deliveredAt', { when: words.momentText(deliveredAt, 'inSentence') })
                  : '—'}
              </span>
              {readAt && isRead(grade) ? (
                <span className="block">
                  {t('log.readAt', { when: words.momentText(readAt, 'inSentence') })}
                </span>
              ) : null}
            </span>
            <GradeMark grade={message.grade} />
          </>
        ) : (
          <>
            <StateLine message={message} words={words} isWhole className="flex-1" />
            <RowAction message={message} className="z-1" />
          </>
        )}
      </div>
    </>
  );
}

function ClientCell({ message, words }: { message: MessageRow; words: MessageWords }) {
  const { t } = useTranslation('messages');
  const name = message.clientName || message.to;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar {...splitName(name)} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="flex min-w-0 items-center gap-1 text-xs text-ink-3">
          {message.channel === 'sms' ? (
            <MessageSquareText aria-hidden="true" size={13} strokeWidth={1.75} className="flex-none" />
          ) : null}
          <span className="truncate">{words.subjectOf(message)}</span>
          <span className="flex-none">· {t(`categories.${message.category}`)}</span>
        </span>
      </span>
    </span>
  );
}

/** What helps with this message now; nothing where it simply arrived. */
function RowAction({ message, className }: { message: MessageRow; className?: string }) {
  const { t } = useTranslation('messages');
  const action = useMessageAction(message);
  if (message.status !== 'failed' && message.status !== 'waiting') return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-label={`${t(action.label)}, ${message.clientName}`}
      {...action.button}
    >
      {t(action.label)}
    </Button>
  );
}
