import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import { ListingFacts } from '../../components/listing-parts.tsx';
import { comparablesQuery } from '../detail-queries.ts';

const shownFirst = 5;

interface RecentSalesProps {
  id: string;
  isLease: boolean;
}

/** Homes of its kind that found a buyer or a tenant near it, newest first. */
export function RecentSales({ id, isLease }: RecentSalesProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(comparablesQuery(id));
  return (
    <Card aria-labelledby="sales-title" className="overflow-hidden">
      <CardHeader
        id="sales-title"
        title={t(isLease ? 'detail.sales.leases' : 'detail.sales.title')}
        meta={t('detail.sales.rule')}
      />
      <QueryBoundary
        query={query}
        pending={
          <div className="px-5">
            <SkeletonRow />
            <SkeletonRow />
          </div>
        }
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
        isEmpty={(sales) => sales.length === 0}
        empty={<p className="px-5 py-4 text-sm text-ink-2">{t('detail.sales.none')}</p>}
      >
        {(sales) => (
          <>
            <ul>
              {(isWhole ? sales : sales.slice(0, shownFirst)).map((sale) => (
                <SaleRow key={sale.id} sale={sale} />
              ))}
            </ul>
            {sales.length > shownFirst ? (
              <div className="px-5 py-3">
                <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole
                    ? t('detail.showFewer')
                    : t('detail.sales.all', { count: sales.length, number: format.number(sales.length) })}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function SaleRow({ sale }: { sale: ListingCard }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, address, price, listPrice, soldDate, photoUrl, offer, daysOnMarket } = sale;
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
          <span className="block text-sm font-semibold text-ink">
            {price === null ? '—' : offer === 'lease' ? format.rent(price) : format.price(price)}
          </span>
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
