import type { ListingCard } from '@hearthline/contract/listings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { bedroomsText } from '../components/listing-facts.tsx';

/** What goes on paper in place of the screen. */
export function PrintedList({ listings }: { listings: readonly ListingCard[] }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <table className="printed-only w-full border-collapse text-left text-xs">
      <caption className="pb-2 text-left text-base font-semibold">
        {t('results.printTitle', { count: listings.length })}
      </caption>
      <thead>
        <tr className="border-b border-black">
          {(['mls', 'address', 'kind', 'bedrooms', 'bathrooms', 'size', 'price', 'office'] as const).map(
            (column) => (
              <th key={column} className="py-1 pr-2 font-semibold">
                {t(`results.columns.${column}`)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.id} className="break-inside-avoid border-b border-neutral-300">
            <td className="py-1 pr-2">{listing.mlsNumber}</td>
            <td className="py-1 pr-2">{[listing.address, listing.community].filter(Boolean).join(', ')}</td>
            <td className="py-1 pr-2">{t(`vocabulary.kindShort.${listing.kind}`)}</td>
            <td className="py-1 pr-2">{bedroomsText(listing) ?? '—'}</td>
            <td className="py-1 pr-2">{listing.bathrooms ?? '—'}</td>
            <td className="py-1 pr-2">{listing.areaLow === null ? '—' : format.area(listing.areaLow)}</td>
            <td className="py-1 pr-2 font-tabular">
              {listing.price === null ? '—' : format.price(listing.price)}
            </td>
            <td className="py-1">{listing.officeName ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
