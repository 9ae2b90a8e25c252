import type { MarketReport } from '@hearthline/contract/news';
import type { BoardAgreement } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosedBy } from '../../../shared/api/board-access.ts';
import { Sparkline } from '../../../shared/charts/sparkline.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { BoardAccessNeeded } from '../../../shared/ui/board-access-needed.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LocationIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { useAdopt } from '../api/news-actions.ts';
import { libraryQuery } from '../api/news-api.ts';
import { libraryLink, postLink } from '../model/news-links.ts';

const ReportPreview = lazy(async () => ({
  default: (await import('../preview/report-preview.tsx')).ReportPreview,
}));

/** Beside the list; the others are a step away. */
const shownBeside = 4;
const lineBox = { width: 84, height: 28, edge: 1.5 };

export const useLibrary = (all: 'true' | 'false') => useQuery(libraryQuery(all));

interface LibraryProps {
  /** As far as it is known. */
  agreement: BoardAgreement | undefined;
}

export function LibraryCard({ agreement }: LibraryProps) {
  const { t } = useTranslation('news');
  const { data: reports } = useLibrary('false');
  return (
    <Card aria-labelledby="library-heading" className="overflow-clip">
      <CardHeader
        headingLevel={2}
        id="library-heading"
        title={t('library.title')}
        actions={
          reports && reports.length > shownBeside ? (
            <Link {...libraryLink} className={buttonClass({ variant: 'link' })}>
              {t('library.all', { count: reports.length })}
            </Link>
          ) : null
        }
      />
      <Reports agreement={agreement} all="false" most={shownBeside} listClass="divide-y divide-line px-5" />
    </Card>
  );
}

/** All reports of the agent’s cities, or of the whole market. */
export function LibraryPage({ agreement }: LibraryProps) {
  const { t } = useTranslation('news');
  const [all, setAll] = useState<'true' | 'false'>('false');
  return (
    <Card className="mt-4 overflow-clip">
      <div className="border-b border-line px-5 py-3">
        <Segmented
          label={t('library.where')}
          items={[
            { id: 'false', label: t('library.places.own') },
            { id: 'true', label: t('library.places.all') },
          ]}
          value={all}
          onChange={setAll}
        />
      </div>
      <Reports
        key={all}
        agreement={agreement}
        all={all}
        listClass="-mr-px -mb-px grid *:border-r *:border-b *:border-line *:px-5 md:grid-cols-2 xl:grid-cols-3"
      />
    </Card>
  );
}

interface ReportsProps extends LibraryProps {
  all: 'true' | 'false';
  most?: number;
  listClass: string;
}

function Reports({ agreement, all, most, listClass }: ReportsProps) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const query = useLibrary(all);
  const [opened, setOpened] = useState<MarketReport | null>(null);
  if (isClosedBy(agreement))
    return (
      <BoardAccessNeeded
        layout="page"
        headingLevel={3}
        endedOn={agreement?.status === 'expired' ? agreement.validUntil : null}
        more={t('library.closed')}
        className="min-h-60"
      />
    );
  return (
    <QueryBoundary
      query={query}
      pending={
        <SkeletonFrame className="grid gap-5 px-5 py-4">
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="grid gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-52" />
              <Skeleton className="h-8 w-32" />
            </div>
          ))}
        </SkeletonFrame>
      }
      error={(failure) => (
        <QueryError layout="page" failure={failure} text={t('library.failed')} headingLevel={3} />
      )}
      isEmpty={(reports) => reports.length === 0}
      empty={
        <EmptyState
          illustration={<LocationIllustration />}
          title={t('library.none')}
          text={t('library.noneText')}
          actions={
            <Link to="/site-builder" search={{}} className={buttonClass({ variant: 'secondary' })}>
              {t('library.toCities')}
            </Link>
          }
          className="min-h-60"
        />
      }
    >
      {(reports) => (
        <>
          <ul aria-label={t('library.title')} className={listClass}>
            {reports.slice(0, most).map((report) => (
              <li key={report.key} className="py-3.5">
                <Report report={report} onPreview={() => setOpened(report)} />
              </li>
            ))}
          </ul>
          <p className="relative border-t border-line bg-surface px-5 py-3 text-xs text-ink-3">
            {t('library.asOf', { day: format.longDate(reports[0]?.asOf ?? '') })}
          </p>
          {opened ? (
            <Suspense fallback={null}>
              <ReportPreview report={opened} onClose={() => setOpened(null)} />
            </Suspense>
          ) : null}
        </>
      )}
    </QueryBoundary>
  );
}

interface ReportProps {
  report: MarketReport;
  onPreview: () => void;
}

function Report({ report, onPreview }: ReportProps) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const adopt = useAdopt();
  const { key, place, month, median, sales, line, adoptedAs } = report;
  const name = t('library.name', { place: place.name, month: format.longMonth(`${month}-01`) });
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-sm font-medium">{name}</h3>
          <p className="text-xs text-ink-3">
            {median === null
              ? t('library.tooFew', { count: sales })
              : t('library.median', { median: format.price(median), count: sales })}
          </p>
        </div>
        <Sparkline
          values={line.filter((each) => each !== null)}
          box={lineBox}
          look="area"
          className="flex-none"
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {adoptedAs === null ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('library.adoptName', { name })}
            isLoading={adopt.isPending}
            onClick={() => adopt.mutate(key)}
          >
            {t('library.adopt')}
          </Button>
        ) : (
          <Link
            {...postLink(adoptedAs)}
            aria-label={t('library.openName', { name })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('library.open')}
          </Link>
        )}
        <Button variant="ghost" size="sm" aria-label={t('library.previewName', { name })} onClick={onPreview}>
          {t('menu.preview')}
        </Button>
      </div>
    </>
  );
}
