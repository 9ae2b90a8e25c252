import type { ListingDetail, MarketContext } from '@hearthline/contract/listing-detail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSwitch } from '../../../../shared/charts/table-switch.tsx';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { marketQuery } from '../detail-queries.ts';
import { Figure } from '../figure.tsx';
import { MarketTable } from './market-table.tsx';
import { MarketTrend } from './market-trend.tsx';
import { useMarketSummary } from './use-market-summary.ts';

/** What homes of this kind do in the community. */
export function MarketCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const [isTable, setTable] = useState(false);
  const query = useQuery(marketQuery(listing.id));
  const { data } = query;
  const hasTrend = data !== undefined && data.months.length > 1;
  return (
    <Card aria-labelledby="market-title" className="overflow-hidden">
      <CardHeader
        id="market-title"
        title={t('detail.market.title')}
        meta={[data?.community, t(`vocabulary.kind.${listing.kind}`)].filter(Boolean).join(' · ')}
        actions={
          hasTrend ? (
            <TableSwitch
              isTable={isTable}
              onChange={setTable}
              about={t('detail.market.title')}
              className="-my-1 -mr-2 max-md:-ml-3"
            />
          ) : null
        }
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="m-5 h-53 rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {(market) => (
          <MarketBody market={market} isLease={listing.offer === 'lease'} isTable={isTable && hasTrend} />
        )}
      </QueryBoundary>
    </Card>
  );
}

interface MarketBodyProps {
  market: MarketContext;
  isLease: boolean;
  isTable: boolean;
}

function MarketBody({ market, isLease, isTable }: MarketBodyProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const summary = useMarketSummary(market, isLease);
  const { medianPrice, medianPriceBefore, medianDaysOnMarket, soldCount, activeCount, months } = market;
  const change =
    medianPrice !== null && medianPriceBefore ? (medianPrice - medianPriceBefore) / medianPriceBefore : null;
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-4 md:grid-cols-4">
        <Figure
          value={medianPrice === null ? null : format.price(medianPrice)}
          label={t(isLease ? 'detail.market.medianRent' : 'detail.market.medianPrice')}
          note={
            change === null
              ? null
              : t(change < 0 ? 'detail.market.down' : 'detail.market.up', {
                  percent: format.percent(Math.abs(change), 1),
                })
          }
        />
        <Figure
          value={medianDaysOnMarket === null ? null : format.number(medianDaysOnMarket)}
          label={t('detail.market.days')}
        />
        <Figure
          value={format.number(soldCount)}
          label={t(isLease ? 'detail.market.leased' : 'detail.market.sold')}
        />
        <Figure value={format.number(activeCount)} label={t('detail.market.active')} />
      </ul>
      {isTable ? (
        <MarketTable months={months} isLease={isLease} />
      ) : months.length > 1 ? (
        <MarketTrend months={months} summary={summary} isLease={isLease} />
      ) : null}
      <p className="border-t border-line px-5 py-3 text-xs/[18px] text-ink-2">{summary}</p>
    </>
  );
}
