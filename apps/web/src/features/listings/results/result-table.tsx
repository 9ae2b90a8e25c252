import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import type { TableColumn, TableSort } from '../../../shared/ui/table-columns.ts';
import { BasketIcon } from '../components/action-links.tsx';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import { useListingLink } from '../components/use-listing-link.ts';
import { WantedChip } from '../components/wanted.tsx';
import { saleToListOf } from '../model/listing-words.ts';
import type { ColumnName, ListingColumn } from './listing-columns.ts';
import { listingColumns } from './listing-columns.ts';
import type { ResultColumn } from './result-columns.ts';
import { nameOfColumn, useResultColumns } from './result-columns.ts';
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

/** So many columns fit beside home and price on a screen of 1440 pixels, in French too. */
const mostInSight = 6;

/** The sorts that go by a column, the first click first, and which way each runs. */
type ColumnSorts = Partial<Record<string, Partial<Record<ListingSort, TableSort['direction']>>>>;

/** The newest come by the day that counts for their status; of several statuses no one column tells it. */
function sortsOf(statuses: Criteria['status']): ColumnSorts {
  const only = statuses.length === 1 ? statuses[0] : undefined;
  return {
    size: { largest: 'descending' },
    listed: { ...(only === 'active' && { newest: 'descending' }), longestOnMarket: 'ascending' },
    ...(only === 'sold' && { sold: { newest: 'descending' } }),
    price: { cheapest: 'ascending', mostExpensive: 'descending' },
  };
}

function columnSort(sorts: ColumnSorts, sort: ListingSort): TableSort | undefined {
  return Object.entries(sorts).flatMap(([column, offered]) => {
    const direction = offered?.[sort];
    return direction ? [{ column, direction }] : [];
  })[0];
}

function nextSort(sorts: ColumnSorts, column: string, sort: ListingSort): ListingSort | undefined {
  const offered = Object.keys(sorts[column] ?? {}) as ListingSort[];
  return offered[(offered.indexOf(sort) + 1) % offered.length];
}

/** The list view on wide screens: one line a home, sorted by its columns. */
export function ResultTable({ listings, total, criteria, sort, onSort, selection, onWhy }: ResultTableProps) {
  const { t } = useTranslation('listings');
  const { withAll, isPending } = useWholeResult(criteria, sort, total);
  const format = useFormat();
  const { columns } = useResultColumns(criteria.status);
  const sorts = sortsOf(criteria.status);
  const column = (name: ColumnName, more: Partial<TableColumn<Listing>>): TableColumn<Listing> => ({
    key: name,
    header: nameOfColumn(name, criteria, t),
    isSortable: name in sorts,
    className: 'pr-3 pl-0',
    cell: (listing) => listingColumns[name].text(listing, { t, format }) ?? '—',
    ...more,
  });
  const drawn: Partial<Record<ResultColumn, Partial<TableColumn<Listing>>>> = {
    kind: {
      cell: ({ kind, style }) => (
        <Lines under={style && t(`vocabulary.style.${style}`)}>{t(`vocabulary.kindShort.${kind}`)}</Lines>
      ),
    },
    listed: { cell: (listing) => <DayCell listing={listing} name="listed" /> },
    sold: { cell: (listing) => <DayCell listing={listing} name="sold" /> },
  };
  const isCrowded = columns.length > mostInSight;
  const isAll = total > 0 && selection.ids.size >= total;
  return (
    // A head that stays in sight needs a frame that does not scroll; more columns than these need one that does.
    <div
      className={classNames(
        'rounded-lg border border-line bg-surface',
        isCrowded ? 'overflow-x-auto' : 'overflow-clip max-xl:overflow-x-auto',
      )}
    >
      <DataTable
        label={t('results.label')}
        rowHeight={0}
        headHeight={39}
        edge={16}
        hasHover
        isHeadSticky={!isCrowded}
        className="[&_.data-table-check]:min-w-11 [&_.data-table-check]:pr-2 [&_td]:py-2 [&_thead]:whitespace-nowrap"
        rows={listings}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'photo',
            header: t('results.photo'),
            isHeaderHidden: true,
            className: 'w-28 pr-3 pl-0',
            cell: (listing) => (
              <div className="relative h-16 w-24 overflow-hidden rounded-md">
                <ListingPhoto url={listing.photoUrl} alt="" width={320} isThumbnail />
                <WantedChip listing={listing} isShort />
              </div>
            ),
          },
          column('address', {
            cellClass: 'w-[24%] max-w-56 min-[1600px]:max-w-80',
            cell: (listing) => <HomeCell listing={listing} onWhy={onWhy} />,
          }),
          ...columns.map((name) => {
            const { isFigure, align, cellClass = 'whitespace-nowrap' }: ListingColumn = listingColumns[name];
            return column(name, { isNumeric: isFigure, align, cellClass, ...drawn[name] });
          }),
          column('price', { isNumeric: true, cell: (listing) => <PriceCell listing={listing} /> }),
          {
            key: 'actions',
            header: t('results.actions'),
            isHeaderHidden: true,
            className: 'w-24 pl-0',
            cellClass: 'pr-3',
            cell: ({ id, address }) => (
              <div className="flex justify-end">
                <BasketIcon listingId={id} address={address || t('facts.noAddress')} className="z-1" />
                <FavoriteButton
                  listingId={id}
                  address={address || t('facts.noAddress')}
                  isInLine
                  className="z-1"
                />
              </div>
            ),
          },
        ]}
        sort={columnSort(sorts, sort)}
        onSort={(column) => {
          const next = nextSort(sorts, column, sort);
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

/** A value, and what belongs to it in small letters below. */
function Lines({ children, under }: { children: ReactNode; under: string | null }) {
  return (
    <>
      {children}
      {under ? <span className="block text-xs text-ink-3">{under}</span> : null}
    </>
  );
}

/** The day it was listed with the days since, or the day it was sold with the days until then. */
function DayCell({ listing, name }: { listing: Listing; name: 'listed' | 'sold' }) {
  const { t } = useTranslation('listings');
  const day = listingColumns[name].text(listing, { t, format: useFormat() });
  const { daysOnMarket, status } = listing;
  const hasDays = daysOnMarket !== null && (status === 'sold') === (name === 'sold');
  return (
    <Lines under={day && hasDays ? t('results.days', { count: daysOnMarket }) : null}>{day ?? '—'}</Lines>
  );
}

/** Of a deal the price it brought, and below what was asked. */
function PriceCell({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { price, offer, listPrice } = listing;
  const share = saleToListOf(listing);
  const asked =
    share === null || listPrice === null
      ? null
      : t('results.asked', { percent: format.percent(share, 1), price: format.shortPrice(listPrice) });
  const month = offer === 'lease' ? t('results.perMonth') : null;
  return (
    <Lines under={[month, asked].filter(Boolean).join(' · ')}>
      <span className="text-base font-semibold">{price === null ? '—' : format.price(price)}</span>
    </Lines>
  );
}

/** Its link covers the whole row. */
function HomeCell({ listing, onWhy }: { listing: Listing; onWhy: ResultListProps['onWhy'] }) {
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
      <div className="flex items-center text-xs text-ink-3">
        {officeName ? <p className="truncate">{officeName}</p> : null}
        {/* In the last line, where it makes no row higher and no column wider. */}
        <WhyButton listing={listing} onWhy={onWhy} className="z-1 -my-2 flex-none text-ink-3" />
      </div>
      {matched ? <MatchedWords text={matched} className="mt-1" /> : null}
    </>
  );
}
