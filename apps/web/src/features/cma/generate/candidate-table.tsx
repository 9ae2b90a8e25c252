import type { Candidate } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { CandidateRow, NearMiss } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar, MissCell } from './candidate-parts.tsx';
import type { Candidates } from './use-candidates.ts';

interface CandidateTableProps {
  items: readonly Candidate[];
  nearMisses: readonly NearMiss[];
  candidates: Candidates;
  /** Stands below the last comparable: the way to the others. */
  more: ReactNode;
}

const foundRow = (item: Candidate): CandidateRow => ({ kind: 'found', listing: item.listing, item });
const nearRow = (item: NearMiss): CandidateRow => ({ kind: 'near', listing: item.listing, item });
const outsideRow = (listing: ListingCard): CandidateRow => ({ kind: 'outside', listing });

/** Comparables as lines to choose from, then those that just miss the conditions. */
export function CandidateTable({ items, nearMisses, candidates, more }: CandidateTableProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { outside, chosen, chooseAll } = candidates;
  const words = useFactWords();
  /** A near miss steps back until it is chosen. */
  const isQuiet = ({ kind, listing }: CandidateRow) => kind === 'near' && !candidates.chosen.has(listing.id);
  const quietClass = (row: CandidateRow) => (isQuiet(row) ? 'text-ink-2' : undefined);
  const isAll = items.length > 0 && items.every(({ listing }) => chosen.has(listing.id));
  const nearCount = t('generate.nearCount', {
    count: nearMisses.length,
    number: format.number(nearMisses.length),
  });
  return (
    <DataTable<CandidateRow>
      labelledBy="cma-found"
      headHeight={36}
      rowHeight={47}
      edge={16}
      hasHover
      className="[--group-height:38px]"
      keyOf={({ listing }) => listing.id}
      cardsBelow={1024}
      cardClass={({ listing }) =>
        classNames('flex gap-3 px-4 py-3', chosen.has(listing.id) && 'bg-select-soft')
      }
      renderCard={(row) => <CandidateCard row={row} candidates={candidates} />}
      isSelected={({ listing }) => chosen.has(listing.id)}
      selection={{
        labelOf: (row) => t('generate.choose', { address: addressOf(row) }),
        isDisabled: ({ listing }) => candidates.isFull && !chosen.has(listing.id),
        onToggle: ({ listing }, isOn) => candidates.choose(listing.id, isOn),
        all: {
          'aria-label': t(isAll ? 'generate.clearAll' : 'generate.chooseAll'),
          isSelected: isAll,
          isIndeterminate: !isAll && chosen.size > 0,
          isDisabled: items.length === 0,
          onChange: () => chooseAll(isAll ? [] : items.map(({ listing }) => listing.id)),
        },
      }}
      columns={[
        {
          key: 'address',
          header: t('generate.columns.address'),
          // What the others leave: addresses have two lines, figures one.
          className: 'w-full max-w-0 min-w-40',
          cell: (row) => (
            <span className="flex min-w-0 items-center gap-3">
              <HomeThumb
                url={row.listing.photoUrl}
                className={classNames('h-9 w-13 rounded-[7px]', isQuiet(row) && 'opacity-80')}
              />
              <HomeLink
                id={row.listing.id}
                address={addressOf(row)}
                className={classNames('line-clamp-2', quietClass(row))}
              />
            </span>
          ),
        },
        {
          key: 'distance',
          header: t('generate.columns.distance'),
          isNumeric: true,
          cellClass: quietClass,
          cell: (row) => (row.kind === 'outside' ? null : format.kilometres(row.item.distance)),
        },
        {
          key: 'sold',
          header: t('generate.columns.sold'),
          className: 'pl-6 max-2xl:pl-3',
          cellClass: 'whitespace-nowrap text-ink-2',
          cell: (row) => {
            const date = row.kind === 'outside' ? row.listing.soldDate : row.item.soldDate;
            return date === null ? null : words.day(date);
          },
        },
        {
          key: 'price',
          header: t('generate.columns.price'),
          isNumeric: true,
          cellClass: (row) => quietClass(row) ?? 'font-medium',
          cell: ({ listing }) => (listing.price === null ? null : format.price(listing.price)),
        },
        {
          key: 'area',
          header: t('generate.columns.area'),
          isNumeric: true,
          cellClass: quietClass,
          cell: (row) =>
            row.kind === 'outside' ? null : words.value('area', row.item.facts, row.item.listing),
        },
        {
          key: 'bedrooms',
          header: t('generate.columns.bedrooms'),
          align: 'right',
          headClass: 'w-19',
          span: ({ kind }) => (kind === 'near' ? 2 : 1),
          cellClass: ({ kind }) =>
            kind === 'near' ? 'max-w-0 pl-6 max-2xl:pl-3' : 'font-tabular whitespace-nowrap',
          cell: (row) =>
            row.kind === 'near' ? (
              <MissCell item={row.item} candidates={candidates} />
            ) : (
              row.kind === 'found' && words.bedrooms(row.item.facts)
            ),
        },
        {
          key: 'match',
          header: t('generate.columns.match'),
          className: 'pl-6 max-2xl:pl-3',
          headClass: '2xl:w-49',
          cell: (row) => (row.kind === 'found' ? <MatchBar match={row.item.match} /> : null),
        },
      ]}
      groups={[
        { key: 'found', label: t('generate.results'), rows: items.map(foundRow), footer: more },
        {
          key: 'near',
          label: t('generate.nearMisses'),
          heading: <Heading title={t('generate.nearMisses')} text={nearCount} />,
          rows: nearMisses.map(nearRow),
        },
        {
          key: 'outside',
          label: t('generate.outside'),
          heading: <Heading title={t('generate.outside')} text={t('generate.outsideText')} />,
          rows: outside.map(outsideRow),
        },
      ].filter(({ key, rows }) => key === 'found' || rows.length > 0)}
    />
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <span className="flex items-center gap-2 max-lg:block">
      <CircleDashed className="size-4 max-lg:hidden" strokeWidth={1.75} />
      <b className="font-semibold text-ink">{title}</b> <span>{text}</span>
    </span>
  );
}

/** A row of the list where there is no room for a table. */
function CandidateCard({ row, candidates }: { row: CandidateRow; candidates: Candidates }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { listing } = row;
  const isChosen = candidates.chosen.has(listing.id);
  const isOutside = row.kind === 'outside';
  return (
    <>
      <Checkbox
        className={isOutside ? 'self-center' : 'mt-1 self-start'}
        aria-label={t('generate.choose', { address: addressOf(row) })}
        isSelected={isChosen}
        isDisabled={candidates.isFull && !isChosen}
        onChange={(isOn) => candidates.choose(listing.id, isOn)}
      />
      <HomeThumb
        url={listing.photoUrl}
        className={isOutside ? 'h-12 w-16 rounded-[8px]' : 'h-13 w-18 rounded-[8px]'}
      />
      {isOutside ? (
        <HomeLink
          id={listing.id}
          address={addressOf(row)}
          className="min-w-0 flex-1 self-center truncate text-sm"
        />
      ) : (
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <HomeLink id={listing.id} address={addressOf(row)} className="min-w-0 truncate text-sm" />
            <b className="shrink-0 text-sm font-semibold">
              {listing.price === null ? '' : format.price(listing.price)}
            </b>
          </div>
          <Details item={row.item} />
          {row.kind === 'found' ? (
            <MatchBar match={row.item.match} className="mt-1.5" />
          ) : (
            <div className="mt-1.5">
              <MissCell item={row.item} candidates={candidates} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Details({ item }: { item: Extract<CandidateRow, { item: object }>['item'] }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { facts, distance, soldDate, listing } = item;
  const details = [
    format.kilometres(distance),
    words.day(soldDate),
    facts.area === null ? null : format.squareFeet(words.value('area', facts, listing)),
    facts.bedrooms === null
      ? null
      : `${words.bedrooms(facts)} ${t('generate.columns.bedrooms').toLowerCase()}`,
  ];
  return <p className="text-xs text-ink-2">{details.filter(Boolean).join(' · ')}</p>;
}
