import type { MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import type { LogSort } from '../model/log-address.ts';
import type { MessageWords } from '../model/use-message-words.ts';
import { useMessageWords } from '../model/use-message-words.ts';
import { GradeHelp } from '../parts/grade-help.tsx';
import { GradeMark } from '../parts/grade-mark.tsx';
import { RowAction } from '../parts/row-action.tsx';
import { StateLine } from '../parts/state-line.tsx';
import { MessageCard } from './message-card.tsx';
import { ClientCell } from './message-cells.tsx';

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
      cell: ({ readAt }) => moment(readAt),
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
