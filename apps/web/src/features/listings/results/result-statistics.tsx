import type { ResultStatistics as Statistics } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { statisticsQuery } from '../api/search-api.ts';
import { useFewText } from '../components/few-text.ts';
import { dealsOf } from '../model/listing-words.ts';

const frameClass = 'rounded-lg border border-line bg-surface px-4 py-3';

/** What the result says as a whole, above it. */
export function ResultStatistics({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  return (
    <QueryBoundary
      query={useQuery(statisticsQuery(criteria))}
      pending={<Skeleton className="h-31 rounded-lg! md:h-19" />}
      error={(failure) => <QueryError layout="line" failure={failure} text={t('statistics.failed')} />}
      isEmpty={({ total }) => total === 0}
      empty={null}
    >
      {(statistics) => <Figures statistics={statistics} criteria={criteria} />}
    </QueryBoundary>
  );
}

function Figures({ statistics, criteria }: { statistics: Statistics; criteria: Criteria }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { medianPrice, lowestPrice, highestPrice, medianDaysOnMarket, supply } = statistics;
  const fewOf = useFewText();
  const { offer } = criteria;
  const deals = dealsOf(criteria);
  const money = (cents: number) => (offer === 'lease' ? format.rent(cents) : format.price(cents));
  const figures = [
    {
      label: t(`statistics.medianPrice.${deals}`),
      value: medianPrice === null ? null : money(medianPrice),
      note: fewOf(medianPrice, statistics.pricedCount),
    },
    {
      label: t('statistics.range'),
      value:
        lowestPrice === null || highestPrice === null
          ? null
          : format.range(format.shortPrice(lowestPrice), format.shortPrice(highestPrice)),
    },
    {
      label: t(`statistics.days.${deals}`),
      value:
        medianDaysOnMarket === null
          ? null
          : t('statistics.dayCount', {
              count: medianDaysOnMarket,
              number: format.number(medianDaysOnMarket),
            }),
      note: fewOf(medianDaysOnMarket, statistics.agedCount),
    },
    {
      label: t('statistics.supply'),
      value:
        supply.months === null
          ? null
          : t('statistics.months', {
              count: Math.min(2, supply.months),
              number: format.decimal(supply.months, 1),
            }),
      note: t(`statistics.supplyNote.${offer}`, {
        onMarket: format.number(supply.onMarket),
        sold: format.number(supply.soldLately),
      }),
    },
  ];
  return (
    <section aria-label={t('statistics.label')} className={frameClass}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-[auto_auto_auto_1fr] lg:gap-x-10">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="text-base font-semibold">
              {value ?? '—'}
              {note ? <span className="block text-xs font-normal text-ink-3">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
