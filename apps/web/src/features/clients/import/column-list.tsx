import type { ImportTarget } from '@hearthline/contract/client-import';
import { parsePhone, writePhone } from '@hearthline/domain/client/phone';
import { ArrowRight, Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useClientFormat } from '../parts/format-client.ts';
import { useTargetWords } from './import-targets.ts';
import type { PlannedColumn } from './plan.ts';
import { countUnsure, isToCheck } from './plan.ts';

interface ColumnListProps {
  columns: PlannedColumn[];
  isDayFirst: boolean;
  onTarget: (index: number, target: ImportTarget) => void;
}

/** A table on wide screens; below, each column of the file is a card of its own. */
export function ColumnList({ columns, isDayFirst, onTarget }: ColumnListProps) {
  const { t } = useTranslation('clients');
  const leftOut = columns.filter(({ target }) => target === 'ignore').length;
  const toCheck = columns.filter(isToCheck).length;
  const targetOf = (column: PlannedColumn) => (
    <TargetField column={column} onTarget={(target) => onTarget(column.index, target)} />
  );
  return (
    <Card aria-labelledby="match-columns" className="min-w-0 overflow-hidden">
      <CardHeader
        id="match-columns"
        title={t('import.columns.title')}
        className="min-h-13! py-2.5!"
        actions={
          <div className="flex flex-wrap gap-2">
            <Tag tone="success">{t('import.columns.matched', { count: columns.length - leftOut })}</Tag>
            {leftOut > 0 ? <Tag>{t('import.columns.leftOut', { count: leftOut })}</Tag> : null}
            {toCheck > 0 ? <Tag tone="warning">{t('import.columns.toCheck', { count: toCheck })}</Tag> : null}
          </div>
        }
      />
      <DataTable
        label={t('import.columns.title')}
        headHeight={36}
        rowHeight={55}
        className="table-fixed [&_tbody_tr]:focus-within:bg-hover"
        rows={columns}
        keyOf={({ index }) => String(index)}
        cardClass="grid gap-1.5 px-4 py-3.5 text-sm focus-within:bg-hover"
        renderCard={(column) => (
          <>
            <h3 className="truncate text-sm font-medium" title={column.name}>
              {column.name}
            </h3>
            <p className="truncate text-ink-2">
              <Samples column={column} />
            </p>
            {targetOf(column)}
            <ColumnState column={column} isDayFirst={isDayFirst} />
          </>
        )}
        columns={[
          {
            key: 'column',
            header: t('import.columns.column'),
            isRowHeader: true,
            className: 'w-[22%]',
            cellClass: 'truncate font-medium',
            cell: ({ name }) => <span title={name}>{name}</span>,
          },
          {
            key: 'values',
            header: t('import.columns.values'),
            cellClass: 'truncate text-ink-2',
            cell: (column) => <Samples column={column} />,
          },
          {
            key: 'target',
            header: t('import.columns.target'),
            className: 'w-52 lg:w-56',
            headClass: 'pl-10',
            cell: targetOf,
          },
          {
            key: 'state',
            header: t('import.columns.state'),
            isHeaderHidden: true,
            className: 'w-[24%] pr-3',
            cell: (column) => <ColumnState column={column} isDayFirst={isDayFirst} />,
          },
        ]}
      />
    </Card>
  );
}

function Samples({ column: { samples } }: { column: PlannedColumn }) {
  const { t } = useTranslation('clients');
  if (samples.length === 0) return <span className="text-ink-3">{t('import.columns.noValues')}</span>;
  return samples.join(', ');
}

interface TargetFieldProps {
  column: PlannedColumn;
  onTarget: (target: ImportTarget) => void;
}

function TargetField({ column, onTarget }: TargetFieldProps) {
  const { t } = useTranslation('clients');
  const { items } = useTargetWords();
  return (
    <div className="flex items-center gap-3">
      <ArrowRight
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="flex-none text-ink-3 max-md:hidden"
      />
      <Select
        size="sm"
        isLabelHidden
        label={t('import.columns.targetOf', { column: column.name })}
        items={items}
        value={column.target}
        onChange={onTarget}
        className={classNames(
          'min-w-0 flex-1',
          column.target === 'ignore' && '[&_button]:border-dashed [&_button]:text-ink-3',
        )}
      />
    </div>
  );
}

const phoneTargets = new Set(['phone', 'homeNumber', 'officeNumber', 'otherPhone']);

/** In a few words how well a column is understood. */
function ColumnState({ column, isDayFirst }: { column: PlannedColumn; isDayFirst: boolean }) {
  const text = useStateText(column, isDayFirst);
  if (column.target === 'ignore') return <span className="block text-xs text-ink-3">{text}</span>;
  const isWarning = isToCheck(column);
  const Icon = isWarning ? TriangleAlert : Check;
  return (
    <span
      className={classNames('flex items-center gap-1.5 text-xs', isWarning ? 'text-warning' : 'text-success')}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {text}
    </span>
  );
}

function useStateText(column: PlannedColumn, isDayFirst: boolean): string {
  const { t } = useTranslation('clients');
  const { phone } = useClientFormat();
  const { target, match, isTwice, isUnclear, samples } = column;
  if (target === 'ignore') return t('import.columns.none');
  if (isTwice) return t('import.columns.twice');
  const unsure = countUnsure(column);
  if (unsure > 0) return t('import.columns.toMatch', { count: unsure });
  if (isUnclear) return t(isDayFirst ? 'import.columns.dayFirst' : 'import.columns.monthFirst');
  if (match === 'guess') return t('import.columns.guess');
  const parsed = phoneTargets.has(target) ? parsePhone(samples[0] ?? '') : null;
  const cleaned = parsed ? phone(writePhone(parsed)) : '';
  return cleaned !== '' && cleaned !== samples[0]
    ? t('import.columns.cleaned', { value: cleaned })
    : t('import.columns.sure');
}
