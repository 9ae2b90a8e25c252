import type { NewsRow } from '@hearthline/contract/news';
import { newsTabs } from '@hearthline/contract/news';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MailIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { firstPage, listQuery, pageSize } from '../api/news-api.ts';
import { libraryLink, newPostLink, postLink } from '../model/news-links.ts';
import { useAboutPost, useNewsDates } from '../model/use-news-words.ts';
import { CoverPicture, StateTag } from '../parts/post-marks.tsx';
import { PostMenu } from './post-menu.tsx';
import type { NewsView } from './use-news-view.ts';

const none = '—';

interface PostsCardProps {
  view: NewsView;
  timeZone: string | undefined;
}

export function PostsCard({ view, timeZone }: PostsCardProps) {
  const { t } = useTranslation('news');
  const { data } = useQuery(listQuery(firstPage));
  return (
    <Card className="overflow-clip">
      <Tabs
        label={t('list.tabs')}
        items={newsTabs.map((id) => ({
          id,
          label: t(`list.tab.${id}`),
          count: data ? <Count value={data.counts[id]} tone={id === view.tab ? 'brand' : 'neutral'} /> : null,
          content: id === view.tab ? <Posts view={view} timeZone={timeZone} /> : null,
        }))}
        value={view.tab}
        onChange={view.setTab}
        headClassName="px-4 pt-3.5 md:px-5"
        panelClassName="rounded-b-lg"
      />
    </Card>
  );
}

function Posts({ view, timeZone }: PostsCardProps) {
  const { t } = useTranslation('news');
  const query = useQuery(listQuery({ tab: view.tab, page: String(view.page), pageSize: String(pageSize) }));
  const total = query.data && !query.isPlaceholderData ? query.data.totalRows : undefined;
  useLastPage(view, pageSize, total);
  const columns = useColumns(timeZone);
  return (
    <QueryBoundary
      query={query}
      pending={
        <SkeletonFrame className="px-4 py-2 md:px-5">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <SkeletonRow key={key} />
          ))}
        </SkeletonFrame>
      }
      error={(failure) => (
        <QueryError layout="page" failure={failure} text={t('list.failed')} className="min-h-80" />
      )}
      isEmpty={({ result }) => result.length === 0}
      empty={<NoPosts tab={view.tab} />}
      previous="dim"
    >
      {({ result, totalRows }) => (
        <>
          <DataTable
            label={t(`list.tab.${view.tab}`)}
            rows={result}
            columns={columns}
            keyOf={({ id }) => id}
            hasHover
            rowHeight={64}
            edge={20}
            renderCard={(post) => <PostCard post={post} timeZone={timeZone} />}
            cardClass="px-4 py-3"
          />
          {totalRows > pageSize ? (
            <Pagination
              page={view.page}
              pageCount={Math.ceil(totalRows / pageSize)}
              onPageChange={view.setPage}
              className="flex justify-center border-t border-line py-3"
            />
          ) : null}
        </>
      )}
    </QueryBoundary>
  );
}

function NoPosts({ tab }: Pick<NewsView, 'tab'>) {
  const { t } = useTranslation('news');
  return (
    <EmptyState
      illustration={<MailIllustration />}
      headingLevel={2}
      title={t(`list.none.${tab}.title`)}
      text={t(`list.none.${tab}.text`)}
      actions={
        <>
          <Link {...newPostLink} className={buttonClass({ variant: 'secondary' })}>
            {t('list.write')}
          </Link>
          <Link {...libraryLink} className={buttonClass({ variant: 'ghost' })}>
            {t('list.toLibrary')}
          </Link>
        </>
      }
      className="min-h-80"
    />
  );
}

function useColumns(timeZone: string | undefined): TableColumn<NewsRow>[] {
  const { t } = useTranslation('news');
  const { dateOf } = useNewsDates(timeZone);
  const { visits, sentTo, read } = useResults();
  return [
    {
      key: 'post',
      header: t('list.columns.post'),
      isRowHeader: true,
      cell: (post) => <PostName post={post} />,
      className: 'w-full max-w-0',
    },
    { key: 'state', header: t('list.columns.state'), cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'date',
      header: t('list.columns.date'),
      cell: (post) => <span className="whitespace-nowrap text-ink-2">{dateOf(post)}</span>,
    },
    { key: 'visits', header: t('list.columns.visits'), isNumeric: true, cell: visits },
    {
      key: 'sentTo',
      header: t('list.columns.sentTo'),
      isNumeric: true,
      headClass: 'whitespace-nowrap',
      cell: sentTo,
    },
    { key: 'read', header: t('list.columns.read'), isNumeric: true, cell: read },
    {
      key: 'menu',
      header: t('list.columns.menu'),
      isHeaderHidden: true,
      cell: (post) => <PostMenu post={post} />,
      className: 'w-11 pl-0!',
    },
  ];
}

/** What came of a post; nothing where it was never to be seen. */
function useResults() {
  const format = useFormat();
  return {
    visits: ({ results, publishedAt }: NewsRow) =>
      publishedAt === null || results.visits === 0 ? none : format.number(results.visits),
    sentTo: ({ results }: NewsRow) => (results.sentTo === 0 ? none : format.number(results.sentTo)),
    read: ({ results: { delivered, read } }: NewsRow) =>
      delivered === 0 ? none : format.percent(read / delivered, 0),
  };
}

function PostName({ post }: { post: NewsRow }) {
  const { t } = useTranslation('news');
  const about = useAboutPost();
  return (
    <span className="flex min-w-0 items-center gap-3 text-left font-normal">
      <CoverPicture url={post.coverUrl} className="h-12 w-18" />
      <span className="min-w-0">
        <Link
          {...postLink(post.id)}
          className="line-clamp-2 text-sm/4.5 font-medium text-ink after:absolute after:inset-0"
        >
          {post.title || t('untitled')}
        </Link>
        <span className="block truncate text-xs text-ink-3">{about(post)}</span>
      </span>
    </span>
  );
}

function PostCard({ post, timeZone }: { post: NewsRow; timeZone: string | undefined }) {
  const { t } = useTranslation('news');
  const { dateOf } = useNewsDates(timeZone);
  const { visits, sentTo, read } = useResults();
  const facts = [
    visits(post) !== none && t('list.visits', { count: post.results.visits }),
    sentTo(post) !== none && t('list.sentTo', { count: post.results.sentTo }),
    read(post) !== none && t('list.read', { share: read(post) }),
  ].filter(Boolean);
  return (
    <>
      <span className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <PostName post={post} />
        </span>
        <PostMenu post={post} />
      </span>
      <span className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <StateTag state={post.state} />
        {[dateOf(post), ...facts].join(' · ')}
      </span>
    </>
  );
}
