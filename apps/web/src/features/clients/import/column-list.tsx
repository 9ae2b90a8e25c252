import type { ImportTarget } from '@hearthline/contract/client-import';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { ColumnState } from './column-state.tsx';
import { useTargetWords } from './import-targets.ts';
import type { PlannedColumn } from './plan.ts';
import { isToCheck } from './plan.ts';

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
      <table className="block w-full text-sm md:table md:table-fixed">
        <caption className="sr-only">{t('import.columns.title')}</caption>
        <thead className="max-md:sr-only">
          <tr className="h-9 border-b border-line text-left text-xs text-ink-3 [&_th]:font-medium">
            <th scope="col" className="w-[22%] pr-3 pl-5">
              {t('import.columns.column')}
            </th>
            <th scope="col" className="px-3">
              {t('import.columns.values')}
            </th>
            <th scope="col" className="w-52 px-3 pl-10 lg:w-56">
              {t('import.columns.target')}
            </th>
            <th scope="col" className="w-[24%] px-3">
              <span className="sr-only">{t('import.columns.state')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {columns.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              isDayFirst={isDayFirst}
              onTarget={(target) => onTarget(column.index, target)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ColumnRow({
  column,
  isDayFirst,
  onTarget,
}: {
  column: PlannedColumn;
  isDayFirst: boolean;
  onTarget: (target: ImportTarget) => void;
}) {
  const { t } = useTranslation('clients');
  const { items } = useTargetWords();
  const isIgnored = column.target === 'ignore';
  return (
    <tr className="border-b border-line last:border-0 focus-within:bg-hover max-md:grid max-md:gap-1.5 max-md:px-4 max-md:py-3.5 md:h-[55px]">
      <th scope="row" className="truncate text-left font-medium md:pr-3 md:pl-5" title={column.name}>
        {column.name}
      </th>
      <td className="truncate text-ink-2 md:px-3">
        {column.samples.length > 0 ? (
          column.samples.join(', ')
        ) : (
          <span className="text-ink-3">{t('import.columns.noValues')}</span>
        )}
      </td>
      <td className="md:px-3">
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
              isIgnored && '[&_button]:border-dashed [&_button]:text-ink-3',
            )}
          />
        </div>
      </td>
      <td className="md:px-3">
        <ColumnState column={column} isDayFirst={isDayFirst} />
      </td>
    </tr>
  );
}
