import type { MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHeader,
  TableRow,
} from '../../../shared/ui/table.tsx';
import type { LogSort } from '../model/log-address.ts';
import { useMessageWords } from '../model/use-message-words.ts';
import { GradeHelp } from '../parts/grade-help.tsx';
import { GradeMark } from '../parts/grade-mark.tsx';
import { RowAction } from '../parts/row-action.tsx';
import { StateLine } from '../parts/state-line.tsx';
import { ClientCell } from './message-cells.tsx';

export interface MessageRowsProps {
  messages: readonly MessageRow[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  timeZone: string | undefined;
}

interface MessageTableProps extends MessageRowsProps {
  sort: LogSort;
  onSort: (sort: LogSort) => void;
}

export function MessageTable({ messages, openId, onOpen, timeZone, sort, onSort }: MessageTableProps) {
  const { t } = useTranslation('messages');
  const words = useMessageWords(timeZone);
  return (
    <Table
      label={t('log.table')}
      onRowAction={(key) => onOpen(String(key))}
      sortDescriptor={{ column: sort, direction: 'descending' }}
      onSortChange={({ column }) => onSort(column === 'read' ? 'read' : 'delivered')}
    >
      <TableHeader>
        <TableColumn id="client" isRowHeader>
          {t('log.columns.client')}
        </TableColumn>
        <TableColumn id="delivered" allowsSorting>
          {t('log.columns.delivered')}
        </TableColumn>
        <TableColumn id="read" allowsSorting>
          {t('log.columns.read')}
        </TableColumn>
        <TableColumn id="grade">
          {t('log.columns.grade')}
          <GradeHelp />
        </TableColumn>
      </TableHeader>
      <TableBody>
        {messages.map((message) => {
          const isOpen = message.id === openId;
          const look = (...more: string[]) => classNames(isOpen && 'bg-select-soft', ...more);
          const hasArrived = message.status === 'delivered';
          return (
            <TableRow
              // A row with another number of cells is another row: the table counts them while they change.
              key={`${message.id} ${hasArrived}`}
              id={message.id}
              textValue={`${message.clientName}, ${words.subjectOf(message)}`}
            >
              <TableCell className={look('w-11/25 max-w-0')}>
                <ClientCell message={message} words={words} />
              </TableCell>
              {hasArrived ? (
                <TableCell className={look('font-tabular whitespace-nowrap text-ink-2')}>
                  {message.deliveredAt ? words.momentText(message.deliveredAt) : '—'}
                </TableCell>
              ) : (
                <TableCell colSpan={2} className={look('max-w-0')}>
                  <StateLine message={message} words={words} />
                </TableCell>
              )}
              {hasArrived ? (
                <TableCell className={look('font-tabular whitespace-nowrap text-ink-2')}>
                  {message.readAt ? words.momentText(message.readAt) : '—'}
                </TableCell>
              ) : null}
              <TableCell className={look('w-30')}>
                {hasArrived ? <GradeMark grade={message.grade} /> : <RowAction message={message} />}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
