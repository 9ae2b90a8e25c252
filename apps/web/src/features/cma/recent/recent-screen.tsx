import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import { PlanRoomBanner } from '../../../shared/plan/plan-room-banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { cmaPageQuery, cmaRecordQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { RecentTable } from './recent-table.tsx';

const VersionsPanel = lazyPart(async () => (await import('./versions-panel.tsx')).VersionsPanel);

const pageSize = 20;

/** Every analysis of the agent, and how good they were. */
export function RecentScreen({ timeZone }: { timeZone?: string | undefined }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const view = useRecentView();
  const query = useQuery(cmaPageQuery({ search: view.q, page: view.page, pageSize }));
  const total = query.data?.totalRows;
  useLastPage(view, pageSize, query.isPlaceholderData ? undefined : total);
  const pageCount = Math.ceil((total ?? 0) / pageSize);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('recent.title')}</h1>
          <p className="text-sm text-ink-2">{t('recent.subtitle')}</p>
        </div>
        <Link to="/cma" className={buttonClass()}>
          <Plus strokeWidth={1.75} />
          {t('recent.start')}
        </Link>
      </header>
      <PlanRoomBanner of="cmaThisMonth" className="mb-4" />
      <RecordCard />
      <Card className="mt-4 overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SearchField
            label={t('recent.search')}
            text={view.q}
            onChange={view.setQ}
            className="w-80 max-md:w-full"
          />
          <p role="status" className="text-sm text-ink-2">
            {total === undefined ? '' : t('recent.count', { count: total, number: format.number(total) })}
          </p>
        </div>
        <QueryBoundary
          query={query}
          pending={
            <div className="px-4">
              {['first', 'second', 'third', 'fourth'].map((row) => (
                <SkeletonRow key={row} />
              ))}
            </div>
          }
          error={(failure) => <CmaError failure={failure} className="m-4" />}
          isEmpty={({ totalRows }) => totalRows === 0}
          empty={<NothingThere text={view.q} onClear={() => view.setQ('')} />}
          previous="keep"
        >
          {({ result }) => <RecentTable rows={result} onVersions={view.open} />}
        </QueryBoundary>
        {pageCount > 1 ? (
          <div className="flex justify-center border-t border-line py-3">
            <Pagination page={view.page} pageCount={pageCount} onPageChange={(page) => view.setPage(page)} />
          </div>
        ) : null}
      </Card>
      {view.openId === undefined ? null : (
        <VersionsPanel
          key={view.openId}
          cmaId={view.openId}
          timeZone={timeZone}
          onClose={() => view.open(undefined)}
        />
      )}
    </div>
  );
}

function NothingThere({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation('cma');
  if (text === '')
    return (
      <EmptyState
        illustration={<HearthIllustration />}
        title={t('recent.empty.title')}
        text={t('recent.empty.text')}
        actions={
          <Link to="/cma" className={buttonClass()}>
            {t('recent.start')}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={t('recent.empty.none', { text })}
      text={t('recent.empty.noneText')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('recent.empty.clear')}
        </Button>
      }
    />
  );
}

/** The page of the history as the address tells it. */
function useRecentView() {
  const navigate = useNavigate();
  const {
    q = '',
    page: pageText,
    id,
  } = useSearch({ strict: false }) as {
    q?: string;
    page?: string;
    id?: string;
  };
  const page = parsePage(pageText);

  function go(next: { q?: string; page?: number; id?: string | undefined }, isTyping = false) {
    const { q: text, page: number, id: openId } = { q, page, id, ...next };
    void navigate({
      to: '/cma/recent',
      search: {
        q: text || undefined,
        page: number > 1 ? String(number) : undefined,
        id: openId,
      },
      replace: isTyping,
      ...(isTyping && { resetScroll: false }),
    });
  }

  return {
    q,
    page,
    /** The analysis whose versions are open. */
    openId: id,
    setQ: (text: string) => go({ q: text, page: 1 }, true),
    setPage: (number: number, options?: { isTyping: true }) => go({ page: number }, options?.isTyping),
    open: (openId: string | undefined) => go({ id: openId }, true),
  };
}

/** How far saved values were from prices, for homes that were sold since. */
function RecordCard() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { data: record } = useQuery(cmaRecordQuery);
  if (!record) return null;
  const share = (value: number | null, digits: number) =>
    value === null ? '—' : format.percent(value, digits);
  const figures = [
    { id: 'scored', value: format.number(record.scored) },
    { id: 'medianError', value: share(record.medianError, 1) },
    { id: 'within10', value: share(record.within10, 0) },
    { id: 'inside', value: share(record.inside, 0) },
  ] as const;
  return (
    <Card aria-labelledby="cma-record">
      <CardHeader
        id="cma-record"
        title={t('recent.record.title')}
        meta={record.scored > 0 ? t('recent.record.hint') : undefined}
      />
      {record.scored === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('recent.record.none')}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-px md:grid-cols-4">
          {figures.map(({ id, value }) => (
            <div key={id} className="flex flex-col-reverse px-5 py-3.5">
              <dt className="text-xs text-ink-3">{t(`recent.record.${id}`)}</dt>
              <dd className="text-lg font-semibold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
