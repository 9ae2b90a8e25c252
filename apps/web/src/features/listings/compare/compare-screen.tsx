import { priceText } from '@hearthline/format/listing-words';
import '../components/sheet-of-paper.css';
import './printed-comparison.css';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SchoolNearby } from '@hearthline/contract/places';
import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { config } from '../../../shared/lib/config.ts';
import { leastCompared, mostCompared } from '../../../shared/listing/compare-limits.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { OnPaper } from '../../../shared/ui/on-paper.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { stateWord } from '../components/listing-parts.tsx';
import { PreparedBy } from '../components/prepared-by.tsx';
import { detailQuery, schoolsQuery } from '../detail/detail-queries.ts';
import type { ComparedHome, ComparedRow, Comparison, SaidOfHomes } from './compare-rows.ts';
import { rowKey, useComparison } from './compare-rows.ts';
import { parseComparedIds } from './compare-rules.ts';
import { CompareTable, useRowGroups, useSameText } from './compare-table.tsx';

interface CompareScreenProps {
  /** Under the title: what the homes have to do with each other. */
  lead?: ReactNode;
  /** What can be done with them, beside printing. */
  action?: ReactNode;
  said?: SaidOfHomes | undefined;
}

/** The homes that the address names, beside each other. */
export function CompareScreen({ lead, action, said }: CompareScreenProps) {
  const search = useSearch({ strict: false }) as { ids?: string };
  const { ids, named } = parseComparedIds(search.ids);
  const { homes, missing, isPending, failure } = useHomes(ids);
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);

  function remove(id: string) {
    const rest = ids.filter((other) => other !== id).join(',');
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ids: rest }),
      resetScroll: false,
    });
    title.current?.focus();
  }

  if (failure)
    return <QueryError layout="page" failure={failure} text={t('compare.failed')} headingLevel={1} />;
  if (ids.length - missing < leastCompared) return <TooFew missing={missing} />;
  if (isPending) return <CompareSkeleton count={ids.length} />;
  return (
    <div className="flex flex-col gap-3.5">
      {named > mostCompared ? (
        <Banner tone="info">{t('compare.tooMany', { count: mostCompared })}</Banner>
      ) : null}
      {missing > 0 ? <Banner tone="warning">{t('compare.missing', { count: missing })}</Banner> : null}
      <Compared homes={homes} lead={lead} action={action} said={said} titleRef={title} onRemove={remove} />
    </div>
  );
}

/** Each home as its own page has it; then how far it is to school, which nobody has to wait for. */
function useHomes(ids: readonly string[]) {
  const queries = useQueries({ queries: ids.map((id) => detailQuery(id, 'agent')) });
  const missing = queries.filter(({ error }) => isNotFound(error));
  const others = queries.filter((query) => !missing.includes(query));
  const failure = useQueryBoundary(...others);
  const listings = others.flatMap(({ data }) => data ?? []);
  const isPending = listings.length < others.length;
  const nearestSchools = useNearestSchools(isPending ? [] : listings);
  const homes = listings.map(
    (listing): ComparedHome => ({ listing, nearestSchool: nearestSchools.get(placeKey(listing)) }),
  );
  return { homes, missing: missing.length, isPending, failure };
}

const placeKey = ({ longitude, latitude }: ListingDetail) => `${longitude} ${latitude}`;

/** By place: homes of one building have the same, and are asked for once. */
function useNearestSchools(listings: readonly ListingDetail[]): Map<string, SchoolNearby | undefined> {
  const places = new Map(
    listings.flatMap((listing) => {
      const { longitude, latitude } = listing;
      return longitude === null || latitude === null ? [] : [[placeKey(listing), { longitude, latitude }]];
    }),
  );
  const queries = useQueries({ queries: [...places.values()].map(schoolsQuery) });
  return new Map([...places.keys()].map((key, index) => [key, queries[index]?.data?.[0]]));
}

interface ComparedProps extends CompareScreenProps {
  homes: readonly ComparedHome[];
  titleRef: { current: HTMLHeadingElement | null };
  onRemove: (id: string) => void;
}

function Compared({ homes, lead, action, said, titleRef, onRemove }: ComparedProps) {
  const { t } = useTranslation('listings');
  const [isOnlyDiffering, setOnlyDiffering] = useState(true);
  const comparison = useComparison(homes);
  const { differing, total } = comparison;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1">
          <h1 ref={titleRef} tabIndex={-1} className="outline-none">
            {t('compare.title', { count: homes.length })}
          </h1>
          {lead}
        </div>
        <Switch
          isSelected={isOnlyDiffering}
          onChange={setOnlyDiffering}
          className="max-md:order-1 max-md:w-full"
        >
          <span>
            {t('compare.onlyDiffering')}{' '}
            <span className="whitespace-nowrap text-ink-3">{t('compare.share', { differing, total })}</span>
          </span>
        </Switch>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => window.print()}
        >
          {t('detail.print.button')}
        </Button>
        {action}
      </header>
      <CompareTable
        homes={homes}
        comparison={comparison}
        isOnlyDiffering={isOnlyDiffering}
        said={said}
        onOnlyDifferingChange={setOnlyDiffering}
        onRemove={onRemove}
      />
      <PrintedComparison
        homes={homes}
        comparison={comparison}
        isOnlyDiffering={isOnlyDiffering}
        said={said}
      />
    </>
  );
}

interface PrintedComparisonProps {
  homes: readonly ComparedHome[];
  comparison: Comparison;
  isOnlyDiffering: boolean;
  said: SaidOfHomes | undefined;
}

/** The comparison on paper, with the rows that the screen shows. It stands ready, because printing does not wait. */
function PrintedComparison({ homes, comparison, isOnlyDiffering, said }: PrintedComparisonProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const same = useSameText(comparison);
  const title = t('compare.title', { count: homes.length });
  return (
    <OnPaper>
      <article className="printed-only sheet-of-paper printed-comparison" aria-hidden="true">
        <PreparedBy />
        <h1>{title}</h1>
        <DataTable
          label={title}
          groups={useRowGroups(comparison, isOnlyDiffering, said && { ...said, homes })}
          keyOf={rowKey}
          columns={[
            {
              key: 'label',
              header: `✓ ${t('compare.bestOfThese')}`,
              isRowHeader: true,
              cell: ({ label }) => label,
            },
            ...homes.map(({ listing }, index) => ({
              key: listing.id,
              header: <PrintedHead listing={listing} />,
              cell: ({ cells }: ComparedRow) => <PrintedCell cell={cells[index]} />,
            })),
          ]}
        />
        <footer>
          <p>{isOnlyDiffering ? same : null}</p>
          <p>{[config().brand, format.dateText(new Date())].join(' · ')}</p>
        </footer>
      </article>
    </OnPaper>
  );
}

function PrintedHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <>
      <div className="printed-comparison-photo">
        <ListingPhoto url={listing.photoUrl} alt="" isThumbnail isEager />
      </div>
      <b>{priceText(listing, format) ?? t('facts.noPrice')}</b>
      <span>{listing.address || t('facts.noAddress')}</span>
      <small>{stateWord(listing, t)}</small>
    </>
  );
}

function PrintedCell({ cell }: { cell: ComparedRow['cells'][number] | undefined }) {
  if (!cell || cell.text === null) return '—';
  const { text, note, isBest } = cell;
  return (
    <>
      {isBest ? <b>✓ {text}</b> : text}
      {note ? <small>{note}</small> : null}
    </>
  );
}

/** One home alone, or none: what to do, and the way there. */
function TooFew({ missing }: { missing: number }) {
  const { t } = useTranslation('listings');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('compare.tooFew', { least: leastCompared, most: mostCompared })}
      text={missing > 0 ? t('compare.missing', { count: missing }) : t('compare.tooFewText')}
      headingLevel={1}
      actions={
        <Link to="/property-search" className={buttonClass({ variant: 'primary' })}>
          {t('detail.search')}
        </Link>
      }
    />
  );
}

function CompareSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('listings');
  return (
    <SkeletonFrame className="flex flex-col gap-3.5">
      <h1>{t('compare.title', { count })}</h1>
      <Skeleton className="h-160 rounded-lg!" />
    </SkeletonFrame>
  );
}
