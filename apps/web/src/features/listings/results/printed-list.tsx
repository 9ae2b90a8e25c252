import './printed-list.css';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { OnPaper } from '../../../shared/ui/on-paper.tsx';
import { PreparedBy } from '../components/prepared-by.tsx';
import { listingColumns } from './listing-columns.ts';

const paperColumns = ['mls', 'address', 'kind', 'bedrooms', 'bathrooms', 'size', 'price', 'office'] as const;

/** Homes one below the other on paper, each with the brokerage that lists it. */
export function PrintedList({ listings }: { listings: readonly ListingCard[] }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <OnPaper>
      <div className="printed-only">
        <PreparedBy className="printed-by" />
        <DataTable
          caption={t('results.printTitle', { count: listings.length })}
          className="printed-list"
          rows={listings}
          keyOf={({ id }) => id}
          columns={paperColumns.map((name) => ({
            key: name,
            header: t(`results.columns.${name}`),
            cell: (listing: ListingCard) => listingColumns[name].text(listing, { t, format }) ?? '—',
          }))}
        />
      </div>
    </OnPaper>
  );
}
