import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import { ListingFacts } from '../../components/listing-parts.tsx';
import { priceText } from '../../model/listing-words.ts';
import { comparablesQuery } from '../detail-queries.ts';
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
