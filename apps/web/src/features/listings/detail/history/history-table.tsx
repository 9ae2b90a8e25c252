import type { ListingHistory } from '@hearthline/contract/listing-detail';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { HistoryEvent } from './price-points.ts';
import { isCompletion } from './price-points.ts';

type HomeListing = ListingHistory['listings'][number];
type EventRow = HistoryEvent & { isLease: boolean };

function changeOf({ oldPrice, newPrice }: HistoryEvent): number {
  return oldPrice !== null && newPrice !== null && oldPrice > 0 ? newPrice - oldPrice : 0;
}

/** Every step of every listing of this home, newest first. */
export function HistoryTable({ history }: { history: ListingHistory }) {
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
          cell: (event) => {
            const change = changeOf(event);
            return change === 0 || event.oldPrice === null
              ? ''
              : format.priceChange(change, change / event.oldPrice);
          },
        },
      ]}
    />
  );
}

function ListingHeading({ listing }: { listing: HomeListing }) {
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
