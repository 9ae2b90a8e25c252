import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/ui/data-table.tsx';

interface PeriodTableProps {
  title: string;
  rows: readonly { period: string; value: string; records: string }[];
}

/** What the columns of a chart show, in words. */
export function PeriodTable({ title, rows }: PeriodTableProps) {
  const { t } = useTranslation('badgesBoard');
  const className = 'px-0 py-1.5';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <DataTable
        label={title}
        rowHeight={0}
        headHeight={0}
        edge={0}
        className="[&_tbody]:font-tabular"
        rows={rows}
        keyOf={({ period }) => period}
        columns={[
          { key: 'period', header: t('chart.period'), className, cell: ({ period }) => period },
          { key: 'value', header: t('chart.value'), align: 'right', className, cell: ({ value }) => value },
          {
            key: 'records',
            header: t('chart.records'),
            align: 'right',
            className,
            cellClass: 'text-ink-2',
            cell: ({ records }) => records,
          },
        ]}
      />
    </div>
  );
}
