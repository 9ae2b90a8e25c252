import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingPhoto } from '../../../shared/listing/listing-photo.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { bedroomsText, useSizeText } from '../components/listing-facts.tsx';
import { ListingState } from '../components/listing-state.tsx';
import { useListingLink } from '../components/use-listing-link.ts';
import { MatchedWords } from './matched-words.tsx';
import type { ResultListProps } from './result-rows.tsx';
import type { SortableColumn } from './sort-header.tsx';
import { SortHeader } from './sort-header.tsx';
import { useWholeResult } from './use-whole-result.ts';
import { WhyButton } from './why-button.tsx';

interface ResultTableProps extends ResultListProps {
  total: number;
  criteria: Criteria;
  sort: ListingSort;
  onSort: (sort: ListingSort) => void;
}

/** Which sorts a column offers, the first click first. */
const columns: readonly SortableColumn[] = [
  { name: 'address', sorts: {} },
  { name: 'kind', sorts: {} },
  { name: 'bedrooms', sorts: {}, isNumeric: true },
  { name: 'bathrooms', sorts: {}, isNumeric: true },
  { name: 'size', sorts: { largest: 'descending' }, isNumeric: true },
  { name: 'listed', sorts: { newest: 'descending', longestOnMarket: 'ascending' }, isNumeric: true },
  { name: 'price', sorts: { cheapest: 'ascending', mostExpensive: 'descending' }, isNumeric: true },
];

/** The list view on wide screens: one line a home, sorted by its columns. */
export function ResultTable({ listings, total, criteria, sort, onSort, selection, onWhy }: ResultTableProps) {
  const { t } = useTranslation('listings');
  const { withAll, isPending } = useWholeResult(criteria, sort, total);
  const isAll = total > 0 && selection.ids.size >= total;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table aria-label={t('results.label')} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th scope="col" className="w-11 py-2 pl-4 text-left">
              <Checkbox
                aria-label={t('results.selectAll')}
                isDisabled={isPending}
                isSelected={isAll}
                isIndeterminate={!isAll && selection.ids.size > 0}
                onChange={() =>
                  isAll ? selection.clear() : withAll((all) => selection.selectAll(all.map(({ id }) => id)))
                }
              />
            </th>
            <th scope="col" className="w-28">
              <span className="sr-only">{t('results.photo')}</span>
            </th>
            {columns.map((column) => (
              <SortHeader key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="w-24 pr-4">
              <span className="sr-only">{t('results.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <ResultLine
              key={listing.id}
              listing={listing}
              isSelected={selection.ids.has(listing.id)}
              onToggleSelect={() => selection.toggle(listing.id)}
              onWhy={onWhy}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ResultLineProps {
  listing: ResultListProps['listings'][number];
  isSelected: boolean;
  onToggleSelect: () => void;
  onWhy: ResultListProps['onWhy'];
}

function ResultLine({ listing, isSelected, onToggleSelect, onWhy }: ResultLineProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const {
    id,
    address,
    community,
    municipality,
    mlsNumber,
    kind,
    style,
    bathrooms,
    price,
    offer,
    daysOnMarket,
    listDate,
  } = listing;
  const link = useListingLink(id);
  const name = address || t('facts.noAddress');
  const size = useSizeText(listing);
  return (
    <tr
      className={classNames(
        'relative border-b border-line last:border-b-0 hovered:bg-hover',
        isSelected && 'bg-select-soft',
      )}
    >
      <td className="py-2 pl-4 align-middle">
        <Checkbox
          isSelected={isSelected}
          onChange={onToggleSelect}
          aria-label={t('facts.select', { address: name })}
          className="z-1"
        />
      </td>
      <td className="w-28 py-2 pr-3 align-middle">
        <div className="relative h-16 w-24 overflow-hidden rounded-md">
          <ListingPhoto url={listing.photoUrl} alt="" width={320} isThumbnail />
        </div>
      </td>
      <td className="max-w-80 py-2 pr-3 align-middle">
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            {...link}
            className="truncate text-base font-medium after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          <ListingState listing={listing} />
        </div>
        <p className="truncate text-xs text-ink-3">
          {[community, municipality, t('facts.mls', { number: mlsNumber })].filter(Boolean).join(' · ')}
        </p>
        {listing.officeName ? <p className="truncate text-xs text-ink-3">{listing.officeName}</p> : null}
        {listing.matched ? <MatchedWords text={listing.matched} className="mt-1" /> : null}
      </td>
      <td className="py-2 pr-3 align-middle">
        {t(`vocabulary.kindShort.${kind}`)}
        {style ? <span className="block text-xs text-ink-3">{t(`vocabulary.style.${style}`)}</span> : null}
      </td>
      <td className="py-2 pr-3 text-right align-middle font-tabular">{bedroomsText(listing) ?? '—'}</td>
      <td className="py-2 pr-3 text-right align-middle font-tabular">{bathrooms ?? '—'}</td>
      <td className="py-2 pr-3 text-right align-middle font-tabular whitespace-nowrap">{size ?? '—'}</td>
      <td className="py-2 pr-3 text-right align-middle whitespace-nowrap">
        {listDate === null ? '—' : format.dateText(listDate)}
        {daysOnMarket === null ? null : (
          <span className="block text-xs text-ink-3">{t('results.days', { count: daysOnMarket })}</span>
        )}
      </td>
      <td className="py-2 pr-3 text-right align-middle font-tabular">
        <span className="text-base font-semibold">{price === null ? '—' : format.price(price)}</span>
        {offer === 'lease' ? <span className="block text-xs text-ink-3">{t('results.perMonth')}</span> : null}
      </td>
      <td className="py-2 pr-3 align-middle">
        <div className="flex justify-end">
          <FavoriteButton listingId={id} address={name} isInLine className="z-1" />
          <WhyButton listing={listing} onWhy={onWhy} className="z-1" />
        </div>
      </td>
    </tr>
  );
}
