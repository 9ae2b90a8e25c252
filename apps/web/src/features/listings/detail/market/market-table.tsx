import type { MarketContext } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

interface MarketTableProps {
  months: MarketContext['months'];
  isLease: boolean;
}

const cellClass = 'h-10 px-3 first:pl-5 last:pr-5';

/** The numbers behind the drawing. */
export function MarketTable({ months, isLease }: MarketTableProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <table
      aria-labelledby="market-title"
      className="w-full border-collapse border-t border-line text-left text-sm"
    >
      <thead>
        <tr className="border-b border-line text-xs text-ink-3 [&>th]:font-medium">
          <th scope="col" className={cellClass}>
            {t('detail.market.month')}
          </th>
          <th scope="col" className={`${cellClass} text-right`}>
            {t(isLease ? 'detail.market.medianRent' : 'detail.market.medianPrice')}
          </th>
          <th scope="col" className={`${cellClass} text-right`}>
            {t(isLease ? 'detail.market.leasedCount' : 'detail.market.soldCount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, median, count }) => (
          <tr key={month} className="border-b border-line last:border-b-0">
            <th scope="row" className={`${cellClass} font-normal`}>
              {format.monthYear(month)}
            </th>
            <td className={`${cellClass} text-right font-tabular`}>
              {median === null ? '—' : format.price(median)}
            </td>
            <td className={`${cellClass} text-right font-tabular`}>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
