import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import type { TableColumn, TableSort } from '../../../shared/ui/table-columns.ts';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import { useListingLink } from '../components/use-listing-link.ts';
import type { ColumnName } from './listing-columns.ts';
import { figureColumns, listingColumns } from './listing-columns.ts';
import type { ResultListProps } from './result-lists.tsx';
import { MatchedWords } from './result-lists.tsx';
import { useWholeResult } from './use-whole-result.ts';
import { WhyButton } from './why-dialog.tsx';

type Listing = ResultListProps['listings'][number];

interface ResultTableProps extends ResultListProps {
  total: number;
  criteria: Criteria;
  sort: ListingSort;
  onSort: (sort: ListingSort) => void;
}

/** The sorts that go by a column, the first click first, and which way each runs. */
const sortsOf: Partial<Record<string, Partial<Record<ListingSort, TableSort['direction']>>>> = {
  size: { largest: 'descending' },
  listed: { newest: 'descending', longestOnMarket: 'ascending' },
  price: { cheapest: 'ascending', mostExpensive: 'descending' },
};

function columnSort(sort: ListingSort): TableSort | undefined {
  return Object.entries(sortsOf).flatMap(([column, sorts]) => {
    const direction = sorts?.[sort];
    return direction ? [{ column, direction }] : [];
  })[0];
}

function nextSort(column: string, sort: ListingSort): ListingSort | undefined {
  const offered = Object.keys(sortsOf[column] ?? {}) as ListingSort[];
  return offered[(offered.indexOf(sort) + 1) % offered.length];
}

/** The list view on wide screens: one line a home, sorted by its columns. */
export function ResultTable({ listings, total, criteria, sort, onSort, selection, onWhy }: ResultTableProps) {
  const { t } = useTranslation('listings');
  const { withAll, isPending } = useWholeResult(criteria, sort, total);
  const format = useFormat();
  const column = (name: ColumnName, more: Partial<TableColumn<Listing>>): TableColumn<Listing> => ({
    key: name,
    header: t(`results.columns.${name}`),
    isSortable: name in sortsOf,
    className: 'pr-3 pl-0',
    cell: (listing) => listingColumns[name].text(listing, { t, format }) ?? '—',
    ...more,
  });
  const isAll = total > 0 && selection.ids.size >= total;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <DataTable
        label={t('results.label')}
        rowHeight={0}
        headHeight={39}
        edge={16}
        hasHover
        isHeadSticky
        className="[&_.data-table-check]:min-w-11 [&_.data-table-check]:pr-2 [&_td]:py-2 [&_thead]:whitespace-nowrap"
        rows={listings}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'photo',
            header: t('results.photo'),
            isHeaderHidden: true,
            className: 'w-28 pr-3 pl-0',
            cell: ({ photoUrl }) => (
              <div className="relative h-16 w-24 overflow-hidden rounded-md">
                <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
              </div>
            ),
          },
          column('address', {
            cellClass: 'w-[24%] max-w-56 min-[1600px]:max-w-80',
            cell: (listing) => <HomeCell listing={listing} />,
          }),
          column('kind', {
            cellClass: 'whitespace-nowrap',
            cell: ({ kind, style }) => (
              <>
                {t(`vocabulary.kindShort.${kind}`)}
                {style ? (
                  <span className="block text-xs text-ink-3">{t(`vocabulary.style.${style}`)}</span>
                ) : null}
              </>
            ),
          }),
          ...figureColumns.map(({ name, cellClass }) => column(name, { isNumeric: true, cellClass })),
          column('listed', {
            align: 'right',
            cellClass: 'whitespace-nowrap',
            cell: ({ listDate, daysOnMarket }) => (
              <>
                {listDate === null ? '—' : format.dateText(listDate)}
                {daysOnMarket === null ? null : (
                  <span className="block text-xs text-ink-3">
                    {t('results.days', { count: daysOnMarket })}
                  </span>
                )}
              </>
            ),
          }),
          column('price', {
            isNumeric: true,
            cell: ({ price, offer }) => (
              <>
                <span className="text-base font-semibold">{price === null ? '—' : format.price(price)}</span>
                {offer === 'lease' ? (
                  <span className="block text-xs text-ink-3">{t('results.perMonth')}</span>
                ) : null}
              </>
            ),
          }),
          {
            key: 'actions',
            header: t('results.actions'),
            isHeaderHidden: true,
            className: 'w-24 pl-0',
            cellClass: 'pr-3',
            cell: (listing) => (
              <div className="flex justify-end">
                <FavoriteButton
                  listingId={listing.id}
                  address={listing.address || t('facts.noAddress')}
                  isInLine
                  className="z-1"
                />
                <WhyButton listing={listing} onWhy={onWhy} className="z-1" />
              </div>
            ),
          },
        ]}
        sort={columnSort(sort)}
        onSort={(column) => {
          const next = nextSort(column, sort);
          if (next) onSort(next);
        }}
        isSelected={({ id }) => selection.ids.has(id)}
        selection={{
          labelOf: ({ address }) => t('facts.select', { address: address || t('facts.noAddress') }),
          onToggle: ({ id }) => selection.toggle(id),
          all: {
            'aria-label': t('results.selectAll'),
            isDisabled: isPending,
            isSelected: isAll,
            isIndeterminate: !isAll && selection.ids.size > 0,
            onChange: () =>
              isAll ? selection.clear() : withAll((all) => selection.selectAll(all.map(({ id }) => id))),
          },
        }}
      />
    </div>
  );
}

/** Its link covers the whole row. */
function HomeCell({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { id, address, community, municipality, mlsNumber, officeName, matched } = listing;
  const link = useListingLink(id);
  const place = [community, municipality].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <Link
          {...link}
          className="truncate text-base font-medium after:absolute after:inset-0 after:content-['']"
        >
          {address || t('facts.noAddress')}
        </Link>
        <ListingState listing={listing} />
      </div>
      <p className="flex text-xs text-ink-3">
        <span className="truncate">{place}</span>
        {/* The number is what agents look a home up by: it is never cut. */}
        <span className="shrink-0 whitespace-pre">
          {place && ' · '}
          {t('facts.mls', { number: mlsNumber })}
        </span>
      </p>
      {officeName ? <p className="truncate text-xs text-ink-3">{officeName}</p> : null}
      {matched ? <MatchedWords text={matched} className="mt-1" /> : null}
    </>
  );
}
