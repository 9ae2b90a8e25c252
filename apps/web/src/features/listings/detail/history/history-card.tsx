import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartPoint } from '../../../../shared/charts/line-chart.tsx';
import { LineChart } from '../../../../shared/charts/line-chart.tsx';
import { TableSwitch } from '../../../../shared/charts/table-switch.tsx';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { historyQuery } from '../detail-queries.ts';
import { HistoryTable } from './history-table.tsx';
import type { PricePoint } from './price-points.ts';
import { isFirm, readPricePoints } from './price-points.ts';
import { useHistorySummary } from './use-history-summary.ts';

const switchClass = '-my-1 -mr-2 max-md:-ml-3';
/** A home with a short past is shown beside this much of its market. */
const leastYears = 3;

/** Prices and steps of this home over all its listings. */
export function HistoryCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const [isTable, setTable] = useState(false);
  const query = useQuery(historyQuery(listing.id));
  const { data } = query;
  return (
    <Card aria-labelledby="history-title" className="overflow-hidden">
      <CardHeader
        id="history-title"
        title={t('detail.history.title')}
        meta={
          data && !isTable ? (
            <Legend community={listing.community} hasMarket={data.communityMedians.length > 1} />
          ) : null
        }
        actions={
          data ? (
            <TableSwitch
              isTable={isTable}
              onChange={setTable}
              about={t('detail.history.title')}
              className={switchClass}
            />
          ) : null
        }
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="m-5 h-53 rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {(history) => <HistoryBody listing={listing} history={history} isTable={isTable} />}
      </QueryBoundary>
    </Card>
  );
}

function Legend({ community, hasMarket }: { community: string | null; hasMarket: boolean }) {
  const { t } = useTranslation('listings');
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-2">
      <span className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-[3px] w-3.5 rounded-xs bg-chart-1" />
        {t('detail.history.thisHome')}
      </span>
      {hasMarket && community ? (
        <span className="flex items-center gap-1.5">
          <i aria-hidden="true" className="w-3.5 border-t-2 border-dotted border-chart-2" />
          {t('detail.history.median', { community })}
        </span>
      ) : null}
    </div>
  );
}

interface HistoryBodyProps {
  listing: ListingDetail;
  history: Parameters<typeof useHistorySummary>[1];
  isTable: boolean;
}

function HistoryBody({ listing, history, isTable }: HistoryBodyProps) {
  const format = useFormat();
  const labelOf = usePointLabels();
  const summary = useHistorySummary(listing, history);
  const points = readPricePoints(history, listing.offer);
  const today = localDay(new Date());
  const from = `${Number(today.slice(0, 4)) - leastYears}${today.slice(4)}`;
  return (
    <>
      {isTable ? (
        <HistoryTable history={history} />
      ) : (
        <div className="px-5 pt-4.5 pb-1">
          <LineChart
            summary={summary}
            look="subject"
            valueText={format.roundPrice}
            points={points.map(labelOf)}
            reference={history.communityMedians.map(({ date, price }) => ({ date, value: price }))}
            from={from}
            to={today}
          />
        </div>
      )}
      <p className="border-t border-line px-5 py-3 text-xs/[18px] text-ink-2">{summary}</p>
    </>
  );
}

function usePointLabels(): (point: PricePoint) => ChartPoint {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return ({ date, value, code, isCurrent }) => {
    const point = {
      date,
      value,
      dateText: format.monthYear(date),
      title: `${format.dateText(date)}: ${format.price(value)}`,
    };
    const price = format.shortPrice(value);
    if (isFirm(code)) {
      const word = code === 'lsd' ? 'leased' : 'sold';
      return { ...point, priority: 3, label: t(`detail.history.labels.${word}`, { price }) };
    }
    if (code === 'new')
      return { ...point, priority: isCurrent ? 2 : 1, label: t('detail.history.labels.listed', { price }) };
    return { ...point, priority: 0, label: t('detail.history.labels.changed', { price }) };
  };
}
