import type { ListingHistory } from '@hearthline/contract/listing-detail';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { HistoryEvent } from './price-points.ts';
import { isCompletion } from './price-points.ts';

type HomeListing = ListingHistory['listings'][number];

const cellClass = 'h-10 px-3 first:pl-5 last:pr-5';

/** Every step of every listing of this home, newest first. */
export function HistoryTable({ history }: { history: ListingHistory }) {
  const { t } = useTranslation('listings');
  return (
    <div className="overflow-x-auto">
      <table aria-labelledby="history-title" className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-3 [&>th]:font-medium">
            <th scope="col" className={cellClass}>
              {t('detail.history.date')}
            </th>
            <th scope="col" className={cellClass}>
              {t('detail.history.event')}
            </th>
            <th scope="col" className={classNames(cellClass, 'text-right')}>
              {t('detail.history.price')}
            </th>
            <th scope="col" className={classNames(cellClass, 'text-right')}>
              {t('detail.history.change')}
            </th>
          </tr>
        </thead>
        {history.listings.map((listing) => (
          <ListingEvents key={listing.id} listing={listing} />
        ))}
      </table>
    </div>
  );
}

function ListingEvents({ listing }: { listing: HomeListing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, mlsNumber, offer, daysOnMarket, isCurrent, events } = listing;
  const name = t('facts.mls', { number: mlsNumber });
  return (
    <tbody>
      <tr className="border-b border-line bg-inset">
        <th scope="rowgroup" colSpan={4} className="h-9 px-5 text-xs font-normal text-ink-2">
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
        </th>
      </tr>
      {events.map((event) => (
        <EventRow
          key={`${event.date} ${event.code} ${event.newPrice}`}
          event={event}
          isLease={offer === 'lease'}
        />
      ))}
    </tbody>
  );
}

function EventRow({ event, isLease }: { event: HistoryEvent; isLease: boolean }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { code, date, oldPrice, newPrice, isIrregular } = event;
  const change = oldPrice !== null && newPrice !== null && oldPrice > 0 ? newPrice - oldPrice : 0;
  return (
    <tr className="border-b border-line">
      <td className={classNames(cellClass, 'whitespace-nowrap text-ink-2')}>{format.dateText(date)}</td>
      <td className={cellClass}>
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
      </td>
      <td className={classNames(cellClass, 'text-right font-tabular whitespace-nowrap')}>
        {newPrice === null ? '—' : isLease ? format.rent(newPrice) : format.price(newPrice)}
      </td>
      <td className={classNames(cellClass, 'text-right font-tabular whitespace-nowrap text-ink-2')}>
        {change === 0 || oldPrice === null ? '' : format.priceChange(change, change / oldPrice)}
      </td>
    </tr>
  );
}
