import type { ListingCard } from '@hearthline/contract/listing-card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { bedroomsText, useSizeText } from '../components/listing-facts.tsx';

const columns = ['mls', 'address', 'kind', 'bedrooms', 'bathrooms', 'size', 'price', 'office'] as const;

/** What goes on paper in place of the screen. */
export function PrintedList({ listings }: { listings: readonly ListingCard[] }) {
  const { t } = useTranslation('listings');
  return (
    <table className="printed-only w-full border-collapse text-left text-xs">
      <caption className="pb-2 text-left text-base font-semibold">
        {t('results.printTitle', { count: listings.length })}
      </caption>
      <thead>
        <tr className="border-b border-black">
          {columns.map((column) => (
            <th key={column} className="py-1 pr-2 font-semibold">
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
  const { address, community, price, offer } = listing;
  const size = useSizeText(listing);
  const priceText = price !== null && (offer === 'lease' ? format.rent(price) : format.price(price));
  return (
    <tr className="break-inside-avoid border-b border-neutral-300">
      <td className="py-1 pr-2">{listing.mlsNumber}</td>
      <td className="py-1 pr-2">{[address || t('facts.noAddress'), community].filter(Boolean).join(', ')}</td>
      <td className="py-1 pr-2">{t(`vocabulary.kindShort.${listing.kind}`)}</td>
      <td className="py-1 pr-2">{bedroomsText(listing) ?? '—'}</td>
      <td className="py-1 pr-2">{listing.bathrooms ?? '—'}</td>
      <td className="py-1 pr-2">{size ?? '—'}</td>
      <td className="py-1 pr-2 font-tabular">{priceText || '—'}</td>
      <td className="py-1">{listing.officeName ?? ''}</td>
    </tr>
  );
}
