import type { NewsItem } from '@hearthline/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { ListingPhoto } from '../../../../shared/listing/listing-photo.tsx';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { newsQuery } from '../../api/dashboard-queries.ts';
import { PanelEmpty, PanelWaiting } from './panel-state.tsx';

/** What happened in the market near the agent, the newest with its picture. */
export function NewsPanel() {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(newsQuery);
  const [first, ...rest] = query.data?.items ?? [];
  return (
    <Card aria-labelledby={titleId} data-panel="News" className="dashboard-panel">
      <CardHeader
        id={titleId}
        title={t('news.title')}
        className="h-14 py-0"
        actions={
          <Link to="/news" className="text-link text-sm">
            {t('news.all')}
          </Link>
        }
      />
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {() =>
          first ? (
            <div className="min-h-0 flex-1 overflow-y-auto pb-2">
              <NewsLead item={first} />
              <ul className="p-2">
                <NewsRow item={first} className="news-lead-row" />
                {rest.map((item) => (
                  <NewsRow key={`${item.kind} ${item.listingId}`} item={item} />
                ))}
              </ul>
            </div>
          ) : (
            <PanelEmpty>{t('news.empty')}</PanelEmpty>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function useNewsWords({ kind, address, community, municipality, price, before, at }: NewsItem) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const now = useNow();
  const place = community || municipality;
  return {
    kind: t(`news.kinds.${kind}`),
    headline: t(`news.headlines.${kind}`, {
      address,
      place,
      price: format.price(price),
      drop: format.price((before ?? price) - price),
    }),
    meta: [place, format.relative(at, now)].filter(Boolean).join(' · '),
  };
}

const headlineLink = "outline-none after:absolute after:inset-0 after:rounded-md after:content-['']";
const linkedFocus = 'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus';

function NewsLead({ item }: { item: NewsItem }) {
  const words = useNewsWords(item);
  return (
    <div className={classNames('news-lead relative mx-3 mt-2 rounded-md p-2', linkedFocus)}>
      <div className="h-34 overflow-hidden rounded-md">
        <ListingPhoto url={item.photoUrl} alt={item.address} />
      </div>
      <div className="mt-3 flex items-center gap-1.5 text-xs text-ink-3">
        <Tag tone="brand">{words.kind}</Tag>
        <span className="min-w-0 truncate">{words.meta}</span>
      </div>
      <h4 className="mt-1.5 text-[15px]/[21px] tracking-[-0.01em]">
        <Link to="/property-search/result/view" search={{ id: item.listingId }} className={headlineLink}>
          {words.headline}
        </Link>
      </h4>
    </div>
  );
}

function NewsRow({ item, className }: { item: NewsItem; className?: string }) {
  const words = useNewsWords(item);
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 rounded-md px-3 py-2 hovered:bg-hover',
        linkedFocus,
        className,
      )}
    >
      <div className="h-10 w-13 shrink-0 overflow-hidden rounded-[8px]">
        <ListingPhoto url={item.photoUrl} alt="" width={320} isThumbnail />
      </div>
      <div className="min-w-0">
        <Link
          to="/property-search/result/view"
          search={{ id: item.listingId }}
          className={classNames('line-clamp-2 text-sm font-medium', headlineLink)}
        >
          {words.headline}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {words.kind} · {words.meta}
        </p>
      </div>
    </li>
  );
}
