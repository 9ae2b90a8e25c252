import type { NewsItem, NewsPanelPost, Reminder } from '@hearthline/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import {
  Cake,
  ClipboardCheck,
  HeartHandshake,
  MailCheck,
  Phone,
  Printer,
  Scale,
  ShieldAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { PathLink } from '../../../shared/ui/path-link.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { newsQuery, remindersQuery } from '../api/dashboard-queries.ts';
import { LockedTile } from '../card/locked-tile.tsx';

/** What happened in the market near the agent, the newest with its picture. */
export function NewsPanel() {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(newsQuery);
  const { items: [first, ...rest] = [], posts = [], lock = null, place = '', days = 0 } = query.data ?? {};
  if (lock && posts.length === 0) return <LockedTile title={t('news.title')} shape="list" />;
  return (
    <Card aria-labelledby={titleId} data-panel="News" className="dashboard-panel">
      <CardHeader
        title={
          <PanelTitle
            id={titleId}
            title={t('news.title')}
            scope={
              query.data && !lock
                ? t('news.scope', { place: place || t('scope.everywhere'), count: days })
                : undefined
            }
          />
        }
        className="flex-nowrap! py-1.5!"
        actions={
          <Link to="/news" className="text-link shrink-0 text-sm">
            {t('news.all')}
          </Link>
        }
      />
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {() => (
          <div className="min-h-0 flex-1 overflow-y-auto pb-2">
            {first ? (
              <>
                <NewsLead item={first} />
                <ul className="p-2">
                  <NewsRow item={first} className="news-lead-row" />
                  {rest.map((item) => (
                    <NewsRow key={`${item.kind} ${item.listingId}`} item={item} />
                  ))}
                </ul>
              </>
            ) : (
              <PanelEmpty>{t(lock ? 'news.locked' : 'news.empty')}</PanelEmpty>
            )}
          </div>
        )}
      </QueryBoundary>
      <OwnPosts posts={posts} />
    </Card>
  );
}

/** What the agent wrote, those changed last first; they keep their place under the market’s news, which is scrolled. */
function OwnPosts({ posts }: { posts: readonly NewsPanelPost[] }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const now = useNow();
  const titleId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="shrink-0 border-t border-line px-2 pt-2.5 pb-1.5">
      <h4 id={titleId} className="px-3 pb-1 text-xs font-semibold tracking-normal text-ink-3">
        {t('news.own')}
      </h4>
      <ul>
        {posts.map(({ id, title, state, at }) => (
          <li
            key={id}
            className={classNames('relative rounded-md px-3 py-1.5 hovered:bg-hover', linkedFocus)}
          >
            <Link
              to="/news/view"
              search={{ id }}
              className={classNames('line-clamp-1 text-sm font-medium', headlineLink)}
            >
              {title || t('news.untitled')}
            </Link>
            <p className="text-xs text-ink-3">
              {t(`news.states.${state}`)} ·{' '}
              {new Date(at) > now ? format.dateText(at) : format.relative(at, now)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Panels keep to an area and days of their own, and say to which. */
function PanelTitle({ id, title, scope }: { id: string; title: string; scope: string | undefined }) {
  return (
    <>
      <span id={id} className="block leading-5">
        {title}
      </span>
      <span className="block text-xs font-normal tracking-normal text-ink-3">{scope}</span>
    </>
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
        <span className="min-w-0">{words.meta}</span>
      </div>
      <h4 className="mt-1.5 text-[15px]/[21px] tracking-normal">
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
        <p className="text-xs text-ink-3">
          {words.kind} · {words.meta}
        </p>
      </div>
    </li>
  );
}

const icons: Record<Reminder['kind'], { Icon: LucideIcon; tint: string }> = {
  task: { Icon: ClipboardCheck, tint: 'bg-chart-2/14 text-chart-2' },
  touchbase: { Icon: Phone, tint: 'bg-info/14 text-info' },
  postalCard: { Icon: Printer, tint: 'bg-chart-3/14 text-chart-3' },
  greeting: { Icon: MailCheck, tint: 'bg-chart-4/14 text-chart-4' },
  birthday: { Icon: Cake, tint: 'bg-st-leased/14 text-st-leased' },
  anniversary: { Icon: HeartHandshake, tint: 'bg-brand-ink/14 text-brand-ink' },
  consent: { Icon: ShieldAlert, tint: 'bg-warning/14 text-warning' },
  cmaMoved: { Icon: Scale, tint: 'bg-success/14 text-success' },
};

/** What waits for the agent, the most urgent first. */
export function ReminderPanel({ today }: { today: string }) {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(remindersQuery);
  const total = query.data?.total ?? 0;
  return (
    <Card aria-labelledby={titleId} data-panel="Reminder" className="dashboard-panel">
      <CardHeader
        title={<PanelTitle id={titleId} title={t('reminders.title')} scope={t('reminders.scope')} />}
        className="flex-nowrap! py-1.5!"
        actions={total > 0 && <Count value={total} tone="brand" />}
      />
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<PanelEmpty>{t('reminders.empty')}</PanelEmpty>}
      >
        {({ items }) => (
          <ul aria-labelledby={titleId} className="min-h-0 flex-1 overflow-y-auto px-2 py-1.5">
            {items.map((item) => (
              <ReminderRow key={`${item.kind} ${item.id}`} item={item} today={today} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}

function ReminderRow({ item, today }: { item: Reminder; today: string }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const { Icon, tint } = icons[item.kind];
  // What is to be done comes before whom it is for.
  const isTask = item.kind === 'task' && item.detail !== '';
  const words = t(`reminders.kinds.${item.kind}`, { title: item.title });
  const [main, more] = isTask ? [item.detail, item.title] : [words, item.detail];
  const isToday = item.on === today;
  // What waits since another year says since which.
  const day = item.on && (item.isLate ? format.dateRange(item.on, item.on, today) : format.monthDay(item.on));
  const when = isToday ? t('reminders.today') : (day ?? '');
  return (
    <li className="relative flex items-center gap-3 rounded-md px-3 py-[11px] hovered:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-md', tint)}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <PathLink
          path={item.path}
          className="line-clamp-2 text-sm font-medium outline-none after:absolute after:inset-0 after:content-['']"
        >
          {main}
        </PathLink>
        {more && <p className="text-xs text-ink-3">{more}</p>}
      </div>
      <span
        className={classNames(
          'shrink-0 text-xs',
          item.isLate || isToday ? 'font-semibold text-brand-ink' : 'text-ink-2',
        )}
      >
        {item.isLate ? t('reminders.late', { when }) : when}
      </span>
    </li>
  );
}

const waitingRows = ['first', 'second', 'third', 'fourth'];

export function PanelWaiting() {
  return (
    <div aria-hidden="true" className="px-5 py-2">
      {waitingRows.map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}

function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-sm text-ink-3">{children}</p>;
}
