import './printed-list.css';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { bedroomsText, useSizeText } from '../components/listing-facts.tsx';

const columns = ['mls', 'address', 'kind', 'bedrooms', 'bathrooms', 'size', 'price', 'office'] as const;

/** What goes on paper in place of the screen. */
export function PrintedList({ listings }: { listings: readonly ListingCard[] }) {
  const { t } = useTranslation('listings');
  return (
    <div className="printed-only">
      <DataTable
        caption={t('results.printTitle', { count: listings.length })}
        className="printed-list"
        rows={listings}
        keyOf={({ id }) => id}
        columns={columns.map((column) => ({
          key: column,
          header: t(`results.columns.${column}`),
          cell: (listing: ListingCard) => <PrintedCell column={column} listing={listing} />,
        }))}
      />
    </div>
  );
}

interface PrintedCellProps {
  column: (typeof columns)[number];
  listing: ListingCard;
}

function PrintedCell({ column, listing }: PrintedCellProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { mlsNumber, address, community, kind, bathrooms, price, offer, officeName } = listing;
  const size = useSizeText(listing);
  switch (column) {
    case 'mls':
      return mlsNumber;
    case 'address':
      return [address || t('facts.noAddress'), community].filter(Boolean).join(', ');
    case 'kind':
      return t(`vocabulary.kindShort.${kind}`);
    case 'bedrooms':
      return bedroomsText(listing) ?? '—';
    case 'bathrooms':
      return bathrooms ?? '—';
    case 'size':
      return size ?? '—';
    case 'price':
      return price === null ? '—' : offer === 'lease' ? format.rent(price) : format.price(price);
    case 'office':
      return officeName ?? '';
  }
}
