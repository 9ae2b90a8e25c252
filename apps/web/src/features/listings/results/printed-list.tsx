import './printed-list.css';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { bedroomsText, useSizeText } from '../components/listing-facts.tsx';

const columns = ['mls', 'address', 'kind', 'bedrooms', 'bathrooms', 'size', 'price', 'office'] as const;
type Column = (typeof columns)[number];

/** What goes on paper in place of the screen. */
export function PrintedList({ listings }: { listings: readonly ListingCard[] }) {
  const { t } = useTranslation('listings');
  return (
    <table className="printed-only printed-list">
      <caption>{t('results.printTitle', { count: listings.length })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} data-column={column}>
              {t(`results.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <PrintedLine key={listing.id} listing={listing} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedLine({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { mlsNumber, address, community, kind, bathrooms, price, offer, officeName } = listing;
  const size = useSizeText(listing);
  const priceText = price !== null && (offer === 'lease' ? format.rent(price) : format.price(price));
  const texts: Record<Column, string> = {
    mls: mlsNumber,
    address: [address || t('facts.noAddress'), community].filter(Boolean).join(', '),
    kind: t(`vocabulary.kindShort.${kind}`),
    bedrooms: bedroomsText(listing) ?? '—',
    bathrooms: bathrooms === null ? '—' : String(bathrooms),
    size: size ?? '—',
    price: priceText || '—',
    office: officeName ?? '',
  };
  return (
    <tr>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {texts[column]}
        </td>
      ))}
    </tr>
  );
}
