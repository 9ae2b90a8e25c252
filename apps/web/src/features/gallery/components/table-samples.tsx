import { useState } from 'react';
import type { Selection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import type { TableSort } from '../../../shared/ui/table-columns.ts';
import { SampleCard } from './sample-card.tsx';

const homes = [
  { id: 'W9271385', address: '62 Oakwood Ave N', mark: 'active' as const, price: 1_649_900, days: 9 },
  { id: 'W9255730', address: '1290 Broadmoor Ave', mark: 'cond' as const, price: 1_799_000, days: 18 },
  { id: 'W9240912', address: '21 Briarwood Ave', mark: 'change' as const, price: 1_389_000, days: 24 },
];

export function TableSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [selection, setSelection] = useState<Selection>(new Set(['W9271385']));
  const [sort, setSort] = useState<TableSort>({ column: 'address', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const format = useFormat();
  const count = selection === 'all' ? homes.length : selection.size;

  return (
    <SampleCard title={t('sections.table')} className={className}>
      <DataGrid
        label={t('listings')}
        rows={homes}
        keyOf={({ id }) => id}
        textOf={({ address }) => address}
        selectedKeys={selection}
        onSelectionChange={setSelection}
        sort={sort}
        onSort={setSort}
        className="rounded-[12px] border border-line"
        columns={[
          {
            key: 'address',
            header: t('address'),
            isRowHeader: true,
            isSortable: true,
            cell: ({ id, address }) => (
              <>
                <div className="font-medium whitespace-nowrap">{address}</div>
                <div className="text-xs text-ink-3">MLS {id}</div>
              </>
            ),
          },
          {
            key: 'status',
            header: t('status'),
            cell: ({ mark }) => <StatusChip mark={mark}>{t(`listing.${mark}`)}</StatusChip>,
          },
          {
            key: 'price',
            header: t('price'),
            isSortable: true,
            isNumeric: true,
            cell: (home) => format.price(home.price * 100),
          },
          {
            key: 'days',
            header: t('days'),
            isNumeric: true,
            cellClass: 'text-ink-2',
            cell: ({ days }) => days,
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-sm font-medium">{t('selected', { count })}</span>
        <Button variant="ghost" size="sm" onClick={() => setSelection(new Set())}>
          {t('clear')}
        </Button>
        <span className="flex-1" />
        <Pagination page={page} pageCount={25} onPageChange={setPage} />
      </div>
    </SampleCard>
  );
}
