import type { ListingCard } from '@hearthline/contract/listing-card';
import { priceText } from '@hearthline/format/listing-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ListingFacts } from '../../../../shared/listing/listing-facts.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { Skeleton, SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import { CardPhoto } from '../../components/card-photo.tsx';
import { ListingPrice } from '../../components/listing-parts.tsx';
import { comparablesQuery, similarQuery } from '../detail-queries.ts';
import { LongList, QueryCard } from '../query-card.tsx';

/** Homes of its kind that found a buyer or a tenant near it, newest first. */
export function RecentSales({ id, isLease }: { id: string; isLease: boolean }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <QueryCard
      id="sales-title"
      title={t(isLease ? 'detail.sales.leases' : 'detail.sales.title')}
      meta={t('detail.sales.rule')}
      query={useQuery(comparablesQuery(id))}
      pending={
        <div className="px-5">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      }
      isEmpty={(sales) => sales.length === 0}
      empty={t('detail.sales.none')}
    >
      {(sales) => (
        <LongList
          items={sales}
          shownFirst={5}
          allText={t('detail.sales.all', { count: sales.length, number: format.number(sales.length) })}
        >
          {(sale) => <SaleRow key={sale.id} sale={sale} />}
        </LongList>
      )}
    </QueryCard>
  );
}

function SaleRow({ sale }: { sale: ListingCard }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, address, price, listPrice, soldDate, photoUrl, daysOnMarket } = sale;
  const share = price !== null && listPrice ? price / listPrice : null;
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-5 py-2.5 transition-control last:border-b-0 hovered:bg-hover">
      <div className="h-12 w-18 shrink-0 overflow-hidden rounded-sm">
        <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 md:flex-row md:items-center">
        <div className="min-w-0 flex-1">
          <Link
            to="/property-search/result/view"
            search={{ id }}
            className="block truncate text-sm font-medium after:absolute after:inset-0 after:content-['']"
          >
            {address || t('facts.noAddress')}
          </Link>
          <ListingFacts listing={sale} className="gap-x-3! text-xs!" />
        </div>
        <p className="text-xs text-ink-3 md:shrink-0 md:text-right">
          <span className="block text-sm font-semibold text-ink">{priceText(sale, format) ?? '—'}</span>
          {[
            soldDate ? format.dateText(soldDate) : null,
            share === null ? null : t('detail.sales.ofList', { percent: format.percent(share, 1) }),
            daysOnMarket === null
              ? null
              : t('detail.facts.days', { count: daysOnMarket, number: format.number(daysOnMarket) }),
          ]
            .filter(Boolean)
            .map((text, index) => (
              <span key={text}>
                {index > 0 ? ' · ' : null}
                {text}
              </span>
            ))}
        </p>
      </div>
    </li>
  );
}

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,252px),1fr))] gap-4';

/** Homes like this one that can be had now. Where there are none, the part is left out. */
export function SimilarHomes({ id }: { id: string }) {
  const { t } = useTranslation('listings');
  const query = useQuery(similarQuery(id));
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="similar-title">
      <h3 id="similar-title" className="mb-3">
        {t('detail.similar.title')}
      </h3>
      <QueryBoundary
        query={query}
        pending={
          <div className={gridClass}>
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} className="h-72 rounded-lg!" />
            ))}
          </div>
        }
      >
        {(homes) => (
          <ul className={gridClass}>
            {homes.map((listing) => (
              <li key={listing.id}>
                <HomeCard listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}

/** Another home in short; the whole card opens it. */
function HomeCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const { id, address, community, kind } = listing;
  const name = address || t('facts.noAddress');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-control hovered:shadow-md">
      <CardPhoto listing={listing} className="aspect-3/2" />
      <div className="flex flex-1 flex-col gap-0.5 px-4 py-3">
        <ListingPrice listing={listing} className="text-md!" />
        <Link
          to="/property-search/result/view"
          search={{ id }}
          className="truncate text-sm font-medium after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {[community, t(`vocabulary.kindShort.${kind}`)].filter(Boolean).join(' · ')}
        </p>
        <ListingFacts listing={listing} className="mt-1.5 gap-x-3!" />
      </div>
    </article>
  );
}
