import type { GreetingRun } from '@hearthline/contract/greetings';
import { greetingCategories } from '@hearthline/domain/greeting/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MailIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import { recentQuery } from '../api/greetings-api.ts';
import { categoriesLink, runLink } from '../model/greeting-links.ts';
import { leftOutOf, receiversOf } from '../model/receivers-of.ts';
import { useRunName } from '../model/use-run-name.ts';
import { KindMark } from '../parts/kind-mark.tsx';

const pageSize = 20;

function useRecentView() {
  const address = useSearch({ strict: false }) as { category?: string; page?: string };
  const navigate = useNavigate();
  const go = (change: { category?: string | undefined; page?: string | undefined }, isReplaced = true) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  return {
    category: greetingCategories.find((each) => each === address.category),
    page: parsePage(address.page),
    setCategory: (category: string | undefined) => go({ category, page: undefined }),
    setPage: (page: number, { isTyping = false } = {}) =>
      go({ page: page > 1 ? String(page) : undefined }, isTyping),
  };
}

/** Days on which greetings left, with what became of them. */
export function RecentScreen() {
  const { t } = useTranslation('greetings');
  const view = useRecentView();
  const query = useQuery(
    recentQuery({
      page: String(view.page),
      pageSize: String(pageSize),
      ...(view.category && { category: view.category }),
    }),
  );
  const total = query.data && !query.isPlaceholderData ? query.data.totalRows : undefined;
  useLastPage(view, pageSize, total);
  const columns = useColumns();
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">
          <h1>{t('recent.title')}</h1>
          <p className="min-h-5 text-sm text-ink-2">{t('recent.text')}</p>
        </div>
        <Select
          label={t('form.category')}
          isLabelHidden
          items={[
            { id: 'all', label: t('recent.allCategories') },
            ...greetingCategories.map((id) => ({ id, label: t(`words.category.${id}`) })),
          ]}
          value={view.category ?? 'all'}
          onChange={(id) => view.setCategory(id === 'all' ? undefined : id)}
          className="w-64 max-md:w-full"
        />
      </header>
      <Card aria-label={t('recent.title')} className="mt-4 overflow-clip">
        <QueryBoundary
          query={query}
          pending={
            <SkeletonFrame className="px-4 py-2">
              {['a', 'b', 'c', 'd', 'e'].map((key) => (
                <SkeletonRow key={key} />
              ))}
            </SkeletonFrame>
          }
          error={(failure) => (
            <QueryError layout="page" failure={failure} text={t('recent.failed')} className="min-h-80" />
          )}
          isEmpty={({ result }) => result.length === 0}
          empty={
            view.category ? (
              <EmptyState
                illustration={<MailIllustration />}
                headingLevel={2}
                title={t('recent.noneOf', { category: t(`words.category.${view.category}`) })}
                actions={
                  <Button variant="secondary" onClick={() => view.setCategory(undefined)}>
                    {t('recent.showAll')}
                  </Button>
                }
                className="min-h-80"
              />
            ) : (
              <NothingLeft />
            )
          }
          previous="dim"
        >
          {({ result, totalRows }) => (
            <>
              <DataTable
                label={t('recent.title')}
                rows={result}
                columns={columns}
                keyOf={({ id }) => id}
                hasHover
                renderCard={(run) => <RunCard run={run} />}
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
      </Card>
    </>
  );
}

function NothingLeft() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<MailIllustration />}
      headingLevel={2}
      title={t('recent.none')}
      text={t('recent.noneText')}
      actions={
        <Link {...categoriesLink} className={buttonClass({ variant: 'secondary' })}>
          {t('events.nothingOn.action')}
        </Link>
      }
      className="min-h-80"
    />
  );
}

function useColumns(): TableColumn<GreetingRun>[] {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('recent.columns.name'),
      isRowHeader: true,
      cell: (run) => <RunLink run={run} />,
    },
    { key: 'day', header: t('recent.columns.day'), cell: ({ day }) => format.dateText(day) },
    {
      key: 'reached',
      header: t('recent.columns.reached'),
      isNumeric: true,
      cell: (run) => <Reached run={run} />,
    },
    {
      key: 'read',
      header: t('recent.columns.read'),
      isNumeric: true,
      cell: ({ grades }) => format.number(grades.confirmed + grades.likely),
    },
    {
      key: 'answered',
      header: t('recent.columns.answered'),
      isNumeric: true,
      cell: ({ answered }) => format.number(answered),
    },
    {
      key: 'leftOut',
      header: t('recent.columns.leftOut'),
      isNumeric: true,
      cell: (run) => format.number(leftOutOf(run)),
    },
  ];
}

function RunLink({ run }: { run: GreetingRun }) {
  const runName = useRunName();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <KindMark kind={run.kind} />
      <Link {...runLink(run.id)} className="truncate text-sm font-medium after:absolute after:inset-0">
        {runName(run)}
      </Link>
    </span>
  );
}

function Reached({ run }: { run: GreetingRun }) {
  const { t } = useTranslation('greetings');
  return t('recent.reachedOf', { reached: run.reached, count: receiversOf(run) });
}

function RunCard({ run }: { run: GreetingRun }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return (
    <>
      <RunLink run={run} />
      <p className="mt-1 ml-5 text-xs text-ink-2">
        {format.dateText(run.day)} ·{' '}
        {t('recent.reachedLine', { reached: run.reached, count: receiversOf(run) })}
        {run.answered > 0 ? ` · ${t('recent.answeredLine', { count: run.answered })}` : ''}
      </p>
    </>
  );
}
