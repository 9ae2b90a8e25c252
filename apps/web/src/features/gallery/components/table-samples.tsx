import { useState } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHeader,
  TableRow,
} from '../../../shared/ui/table.tsx';
import { SampleCard } from './sample-card.tsx';

const homes = [
  { id: 'W9271385', address: '62 Oakwood Ave N', mark: 'active' as const, price: 1_649_900, days: 9 },
  { id: 'W9255730', address: '1290 Broadmoor Ave', mark: 'cond' as const, price: 1_799_000, days: 18 },
  { id: 'W9240912', address: '21 Briarwood Ave', mark: 'change' as const, price: 1_389_000, days: 24 },
];

export function TableSamples({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('gallery');
  const [selection, setSelection] = useState<Selection>(new Set(['W9271385']));
  const [sort, setSort] = useState<SortDescriptor>({ column: 'address', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const price = new Intl.NumberFormat(i18n.language === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const count = selection === 'all' ? homes.length : selection.size;

  return (
    <SampleCard title={t('sections.table')} className={className}>
      <Table
        label={t('listings')}
        selectionMode="multiple"
        selectedKeys={selection}
        onSelectionChange={setSelection}
        sortDescriptor={sort}
        onSortChange={setSort}
        className="rounded-[12px] border border-line"
      >
        <TableHeader>
          <TableColumn id="address" isRowHeader allowsSorting>
            {t('address')}
          </TableColumn>
          <TableColumn id="status">{t('status')}</TableColumn>
          <TableColumn id="price" allowsSorting isNumeric>
            {t('price')}
          </TableColumn>
          <TableColumn id="days" isNumeric>
            {t('days')}
          </TableColumn>
        </TableHeader>
        <TableBody>
          {homes.map((home) => (
            <TableRow key={home.id} id={home.id}>
              <TableCell>
                <div className="font-medium whitespace-nowrap">{home.address}</div>
                <div className="text-xs text-ink-3">MLS {home.id}</div>
              </TableCell>
              <TableCell>
                <StatusChip mark={home.mark}>{t(`listing.${home.mark}`)}</StatusChip>
              </TableCell>
              <TableCell isNumeric>{price.format(home.price)}</TableCell>
              <TableCell isNumeric className="text-ink-2">
                {home.days}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
