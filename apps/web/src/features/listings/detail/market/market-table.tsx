import type { MarketContext } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { DataTable } from '../../../../shared/ui/data-table.tsx';

interface MarketTableProps {
  months: MarketContext['months'];
  isLease: boolean;
}

/** The numbers behind the drawing. */
export function MarketTable({ months, isLease }: MarketTableProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <DataTable
      labelledBy="market-title"
      className="border-t border-line"
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: t('detail.market.month'),
          isRowHeader: true,
          cell: ({ month }) => format.monthYear(month),
        },
        {
          key: 'median',
          header: t(isLease ? 'detail.market.medianRent' : 'detail.market.medianPrice'),
          isNumeric: true,
          cell: ({ median }) => (median === null ? '—' : format.price(median)),
        },
        {
          key: 'count',
          header: t(isLease ? 'detail.market.leasedCount' : 'detail.market.soldCount'),
          isNumeric: true,
          cell: ({ count }) => format.number(count),
        },
      ]}
    />
  );
}
