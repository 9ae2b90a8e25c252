import { layoutColumns } from '@hearthline/charts/columns';
import type { ListingDetail, MarketContext } from '@hearthline/contract/listing-detail';
import { addDays } from '@hearthline/domain/calendar';
import { fewRecords } from '@hearthline/domain/few';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx';
import { chartSides, LineChart } from '../../../../shared/charts/line-chart.tsx';
import { TableSwitch } from '../../../../shared/charts/table-switch.tsx';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useFewText } from '../../components/few-text.ts';
import { marketQuery } from '../detail-queries.ts';
import { Figure } from '../figure.tsx';
import { QueryCard } from '../query-card.tsx';
import { fillMonths } from './fill-months.ts';

/** What homes of this kind do in the community. */
export function MarketCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const [isTable, setTable] = useState(false);
  const query = useQuery(marketQuery(listing.id));
  const { data } = query;
  const hasTrend = data !== undefined && data.months.length > 1;
  return (
    <QueryCard
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
      query={query}
      pending={<Skeleton className="m-5 h-53 rounded-md!" />}
    >
      {(market) => (
        <MarketBody market={market} isLease={listing.offer === 'lease'} isTable={isTable && hasTrend} />
      )}
    </QueryCard>
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
  const fewOf = useFewText();
  const deals = isLease ? 'lease' : 'sale';
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
              ? fewOf(medianPrice, soldCount, deals)
              : t(change < 0 ? 'detail.market.down' : 'detail.market.up', {
                  percent: format.percent(Math.abs(change), 1),
                })
          }
        />
        <Figure
          value={medianDaysOnMarket === null ? null : format.number(medianDaysOnMarket)}
          label={t('detail.market.days')}
          note={fewOf(medianDaysOnMarket, soldCount, deals)}
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

interface MarketTableProps {
  months: MarketContext['months'];
  isLease: boolean;
}

/** The numbers behind the drawing. */
function MarketTable({ months, isLease }: MarketTableProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (
    <DataTable
      labelledBy="market-title"
      className="border-t border-line"
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: t('detail.market.month'),
          isRowHeader: true,
          cell: ({ month }) => format.monthYear(month),
        },
        {
          key: 'median',
          header: t(isLease ? 'detail.market.medianRent' : 'detail.market.medianPrice'),
          isNumeric: true,
          cell: ({ median }) => (median === null ? '—' : format.price(median)),
        },
        {
          key: 'count',
          header: t(isLease ? 'detail.market.leasedCount' : 'detail.market.soldCount'),
          isNumeric: true,
          cell: ({ count }) => format.number(count),
        },
      ]}
    />
  );
}

interface MarketTrendProps {
  months: MarketContext['months'];
  summary: string;
  isLease: boolean;
}

const columnsHeightPx = 44;
/** Half a month on either side: then each median stands above its column. */
const halfMonthDays = 15;

/** The median month by month, and under it how many homes it stands on. */
function MarketTrend({ months, summary, isLease }: MarketTrendProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const filled = fillMonths(months);
  const fewOf = useFewText();
  const priced = filled.flatMap(({ month, median, count }) =>
    median === null ? [] : [{ date: month, value: median, count }],
  );
  const last = priced.length - 1;
  return (
    <div className="px-5 pb-3">
      <LineChart
        summary={summary}
        look="market"
        heightPx={172}
        from={addDays(filled[0]?.month ?? '', -halfMonthDays)}
        to={addDays(filled.at(-1)?.month ?? '', halfMonthDays)}
        valueText={format.roundPrice}
        points={priced.map(({ date, value, count }, index) => ({
          date,
          value,
          dateText: format.monthYear(date),
          title: format.labelled(
            format.dateText(date),
            [format.price(value), fewOf(value, count, isLease ? 'lease' : 'sale')].filter(Boolean).join(', '),
          ),
          priority: index === last ? 2 : index === 0 ? 1 : 0,
          ...((index === last || index === 0) && { label: format.shortPrice(value) }),
        }))}
      />
      <p className="pb-1 text-2xs text-ink-3">
        {t(isLease ? 'detail.market.leasedPerMonth' : 'detail.market.soldPerMonth', {
          number: format.number(Math.max(0, ...filled.map(({ count }) => count))),
        })}
      </p>
      <ChartFrame heightPx={columnsHeightPx} margins={{ ...chartSides, top: 2, bottom: 1 }}>
        {(frame) =>
          layoutColumns(
            filled.map(({ count }) => count),
            frame,
          ).columns.map((column, index) => (
            <path key={filled[index]?.month} d={column.path} fill="var(--chart-2)" opacity={0.5} />
          ))
        }
      </ChartFrame>
    </div>
  );
}

/** The market in a sentence or two. */
function useMarketSummary(market: MarketContext, isLease: boolean): string {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { community, kind, medianPrice, medianPriceBefore, soldCount } = market;
  const place = community ?? t('detail.market.here');
  const kindName = lowerFirst(t(`vocabulary.kind.${kind}`));
  if (medianPrice === null || soldCount === 0) return t('detail.market.noDeals', { kind: kindName, place });
  const price = isLease ? format.rent(medianPrice) : format.price(medianPrice);
  const count = { count: soldCount, number: format.number(soldCount) };
  const sentences: string[] = [
    t(isLease ? 'detail.market.leasedFor' : 'detail.market.soldFor', {
      ...count,
      kind: kindName,
      place,
      price,
    }),
  ];
  if (medianPriceBefore) {
    const change = (medianPrice - medianPriceBefore) / medianPriceBefore;
    sentences.push(
      t(change < 0 ? 'detail.market.less' : 'detail.market.more', {
        percent: format.percent(Math.abs(change), 1),
      }),
    );
  }
  if (soldCount < fewRecords) sentences.push(t('detail.market.few'));
  return sentences.join(' ');
}
