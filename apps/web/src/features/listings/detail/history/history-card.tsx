import type { ListingDetail, ListingHistory } from '@hearthline/contract/listing-detail';
import { addYears } from '@hearthline/domain/calendar';
import { fewRecords } from '@hearthline/domain/few';
import type { PricePoint } from '@hearthline/domain/listing/price-points';
import { isCompletion, listPricePoints } from '@hearthline/domain/listing/price-points';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartPoint } from '../../../../shared/charts/line-chart.tsx';
import { LineChart } from '../../../../shared/charts/line-chart.tsx';
import { TableSwitch } from '../../../../shared/charts/table-switch.tsx';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { historyQuery } from '../detail-queries.ts';
import { QueryCard } from '../query-card.tsx';
import { useHistorySummary } from './history-summary.ts';

/** A home with a short past is shown beside this much of its market. */
const leastYears = 3;

/** Prices and steps of this home over all its listings. */
export function HistoryCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const [isTable, setTable] = useState(false);
  const query = useQuery(historyQuery(listing.id));
  const { data } = query;
  return (
    <QueryCard
      id="history-title"
      title={t('detail.history.title')}
      meta={
        data && !isTable ? <Legend community={listing.community} medians={data.communityMedians} /> : null
      }
      actions={
        data ? (
          <TableSwitch
            isTable={isTable}
            onChange={setTable}
            about={t('detail.history.title')}
            className="-my-1 -mr-2 max-md:-ml-3"
          />
        ) : null
      }
      query={query}
      pending={<Skeleton className="m-5 h-53 rounded-md!" />}
    >
      {(history) => <HistoryBody listing={listing} history={history} isTable={isTable} />}
    </QueryCard>
  );
}

interface LegendProps {
  community: string | null;
  medians: ListingHistory['communityMedians'];
}

function Legend({ community, medians }: LegendProps) {
  const { t } = useTranslation('listings');
  const fewest = Math.min(...medians.map(({ count }) => count));
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-2">
      <span className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-[3px] w-3.5 rounded-xs bg-chart-1" />
        {t('detail.history.thisHome')}
      </span>
      {medians.length > 1 && community ? (
        <span className="flex items-center gap-1.5">
          <i aria-hidden="true" className="w-3.5 border-t-2 border-dotted border-chart-2" />
          {t('detail.history.median', { community })}
          {fewest < fewRecords ? ` ${t('detail.history.fewest', { count: fewest })}` : null}
        </span>
      ) : null}
    </div>
  );
}

interface HistoryBodyProps {
  listing: ListingDetail;
  history: ListingHistory;
  isTable: boolean;
}

function HistoryBody({ listing, history, isTable }: HistoryBodyProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const labelOf = usePointLabels();
  const summary = useHistorySummary(listing, history);
  const points = listPricePoints(history, listing.offer);
  const today = localDay(new Date());
  const from = addYears(today, -leastYears);
  return (
    <>
      {isTable ? (
        <HistoryTable history={history} />
      ) : (
        <div className="px-5 pt-4.5 pb-1">
          <LineChart
            summary={summary || t('detail.history.title')}
            look="subject"
            valueText={format.roundPrice}
            points={points.map(labelOf)}
            reference={history.communityMedians.map(({ date, price }) => ({ date, value: price }))}
            from={from}
            to={today}
          />
        </div>
      )}
      {/* Of some listings nobody says when they began. */}
      {summary ? <p className="border-t border-line px-5 py-3 text-xs/[18px] text-ink-2">{summary}</p> : null}
    </>
  );
}

/** Where labels would cover each other, the lower ones go. */
const priorities: Record<PricePoint['step'], number> = { sold: 3, leased: 3, listed: 1, changed: 0 };

function usePointLabels(): (point: PricePoint) => ChartPoint {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return ({ date, value, step, isCurrent }) => {
    const point = {
      date,
      value,
      dateText: format.monthYear(date),
      title: format.labelled(format.dateText(date), format.price(value)),
    };
    const label = t(`detail.history.labels.${step}`, { price: format.shortPrice(value) });
    return { ...point, priority: step === 'listed' && isCurrent ? 2 : priorities[step], label };
  };
}

export type HistoryEvent = ListingHistory['listings'][number]['events'][number];
type EventRow = HistoryEvent & { isLease: boolean };

/** Every step of every listing of this home, newest first. */
function HistoryTable({ history }: { history: ListingHistory }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <DataTable<EventRow>
      labelledBy="history-title"
      className="border-b border-line"
      keyOf={({ date, code, newPrice }) => `${date} ${code} ${newPrice}`}
      groups={history.listings.map((listing) => ({
        key: listing.id,
        heading: <ListingHeading listing={listing} />,
        rows: listing.events.map((event) => ({ ...event, isLease: listing.offer === 'lease' })),
      }))}
      columns={[
        {
          key: 'date',
          header: t('detail.history.date'),
          card: 'detail',
          cellClass: 'whitespace-nowrap text-ink-2',
          cell: ({ date }) => format.dateText(date),
        },
        {
          key: 'event',
          header: t('detail.history.event'),
          card: 'title',
          cell: (event) => <EventName event={event} />,
        },
        {
          key: 'price',
          header: t('detail.history.price'),
          card: 'value',
          isNumeric: true,
          cell: ({ newPrice, isLease }) =>
            newPrice === null ? '—' : isLease ? format.rent(newPrice) : format.price(newPrice),
        },
        {
          key: 'change',
          header: t('detail.history.change'),
          card: 'detail',
          isNumeric: true,
          cellClass: 'text-ink-2',
          cell: ({ oldPrice, newPrice }) =>
            oldPrice && newPrice !== null && newPrice !== oldPrice
              ? format.priceChange(newPrice - oldPrice, (newPrice - oldPrice) / oldPrice)
              : '',
        },
      ]}
    />
  );
}

function ListingHeading({ listing }: { listing: ListingHistory['listings'][number] }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, mlsNumber, offer, daysOnMarket, isCurrent } = listing;
  const name = t('facts.mls', { number: mlsNumber });
  return (
    <>
      {isCurrent ? (
        <b className="font-medium text-ink">{name}</b>
      ) : (
        <Link to="." search={(previous: object) => ({ ...previous, id })} className="text-link">
          {name}
        </Link>
      )}
      {' · '}
      {t(`vocabulary.offer.${offer}`)}
      {daysOnMarket === null
        ? null
        : ` · ${t('detail.facts.days', { count: daysOnMarket, number: format.number(daysOnMarket) })}`}
      {isCurrent ? <Tag className="ml-2">{t('detail.history.thisListing')}</Tag> : null}
    </>
  );
}

function EventName({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation('listings');
  const { code, isIrregular } = event;
  return (
    <>
      <span className="font-medium">
        {isCompletion(event)
          ? t('detail.history.completed')
          : code === 'new'
            ? t('detail.history.listed')
            : t(`vocabulary.code.${code}`)}
      </span>
      {isIrregular ? (
        <Tag tone="warning" className="ml-2">
          {t('detail.history.irregular')}
        </Tag>
      ) : null}
    </>
  );
}
