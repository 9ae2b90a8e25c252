import type { HomeEstimate } from '@hearthline/contract/cma-estimate';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { estimateQuery } from '../detail-queries.ts';
import { QueryCard } from '../query-card.tsx';

/** What was sold has its price, and a client is shown no value that the agent has not explained. */
export const mayEstimate = ({ offer, status, projection }: ListingDetail): boolean =>
  offer === 'sale' && status === 'active' && projection !== 'client';

/** What the home may be worth: the agent's last analysis, else what sales alone say. The asking price has no part in it. */
export function EstimateCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const query = useQuery(estimateQuery(listing.id));
  const { data } = query;
  const meta =
    data?.kind === 'saved'
      ? t('detail.estimate.of.saved', { date: format.dateText(data.savedAt) })
      : data?.kind === 'fast'
        ? t('detail.estimate.of.fast')
        : undefined;
  return (
    <QueryCard
      id="estimate-title"
      title={t('detail.estimate.title')}
      meta={meta}
      query={query}
      pending={<Skeleton className="mx-5 my-4 h-26 rounded-md!" />}
    >
      {(estimate) => (
        // As high as what stands in its place until it is known, since the page goes on below it.
        <div className="flex min-h-34 flex-col justify-center gap-1 px-5 py-4">
          {estimate.kind === 'none' ? (
            <NoEstimate estimate={estimate} />
          ) : (
            <Estimate estimate={estimate} asked={listing.price} />
          )}
        </div>
      )}
    </QueryCard>
  );
}

interface EstimateProps {
  estimate: Exclude<HomeEstimate, { kind: 'none' }>;
  asked: number | null;
}

function Estimate({ estimate, asked }: EstimateProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { value, low, high } = estimate;
  return (
    <>
      <p className="text-xl font-semibold">{format.priceRange(low, high)}</p>
      <p className="text-sm text-ink-2">{t('detail.estimate.value', { value: format.price(value) })}</p>
      {asked === null ? null : <AskedLine asked={asked} low={low} high={high} />}
      {estimate.kind === 'fast' ? (
        <p className="text-xs text-ink-3">
          {t('detail.estimate.basis', {
            count: estimate.comparables,
            radius: format.distance(estimate.radiusMetres),
            date: format.dateText(estimate.asOf),
          })}
        </p>
      ) : (
        <>
          {estimate.moved ? (
            <p className="text-sm">
              {t('detail.estimate.moved', {
                range: format.priceRange(estimate.moved.low, estimate.moved.high),
                date: format.dateText(estimate.moved.at),
              })}
            </p>
          ) : null}
          <Link
            to="/cma/calculate"
            search={{ id: estimate.cmaId }}
            className="mt-1 self-start text-sm font-medium text-brand-ink hover:underline"
          >
            {t('detail.estimate.open')}
          </Link>
        </>
      )}
    </>
  );
}

/** What is asked, held against the range. */
function AskedLine({ asked, low, high }: { asked: number; low: number; high: number }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const place = asked > high ? 'above' : asked < low ? 'below' : 'inside';
  const off = place === 'above' ? asked / high - 1 : 1 - asked / low;
  return (
    <p className="text-sm text-ink-2">
      {t(`detail.estimate.asked.${place}`, { percent: format.percent(off, 1) })}
    </p>
  );
}

function NoEstimate({ estimate }: { estimate: Extract<HomeEstimate, { kind: 'none' }> }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const what = format.list(estimate.unlike.map((each) => t(`detail.estimate.unlike.${each}`)));
  return (
    <p className="text-sm text-balance text-ink-2">
      {t(`detail.estimate.none.${estimate.reason}`, { what })}
    </p>
  );
}
