import './detail.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { config } from '../../../shared/lib/config.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { useRememberLeaving } from '../components/return-focus.ts';
import { markSeen } from '../map/model/seen-listings.ts';
import { listingIdForm } from '../model/listing-words.ts';
import { detailQuery } from './detail-queries.ts';
import { DetailView } from './detail-view.tsx';
import { ClientSwitch } from './side.tsx';
import { BackLink, useDetailAddress, WayBack } from './top/back-link.tsx';

const ResultWalk = lazy(() => import('./top/result-walk.tsx'));

interface DetailScreenProps {
  /** The name of the result screen, on the link back to it. */
  backLabel: string;
}

export function DetailScreen({ backLabel }: DetailScreenProps) {
  const { id } = useDetailAddress();
  const isPhone = useMediaQuery('(width < 768px)');
  useStartAtTop(id);
  if (!id || !listingIdForm.test(id)) {
    return (
      <>
        <WayBack label={backLabel} />
        <Missing />
      </>
    );
  }
  return (
    <>
      {/* Outside of what changes with the home, so that who walks by keyboard keeps the focus on the next step. */}
      {isPhone ? null : <TopLine id={id} backLabel={backLabel} />}
      <Listing key={id} id={id} isPhone={isPhone} backLabel={backLabel} />
    </>
  );
}

/** The way back, which the bar of crumbs leaves to this screen, and the steps to the neighbours in the result. */
function TopLine({ id, backLabel }: DetailScreenProps & { id: string }) {
  const { view } = useDetailAddress();
  return (
    <div className="-mt-2 mb-3 flex min-h-8 items-center gap-2">
      {view === undefined ? (
        <BackLink label={backLabel} />
      ) : (
        <Suspense fallback={<BackLink label={backLabel} />}>
          <ResultWalk id={id} backLabel={backLabel} />
        </Suspense>
      )}
    </div>
  );
}

function Listing({ id, isPhone, backLabel }: DetailScreenProps & { id: string; isPhone: boolean }) {
  const { t } = useTranslation('listings');
  const { as } = useDetailAddress();
  const query = useQuery(detailQuery(id, as ?? 'agent'));
  useTitle(query.data?.address);

  useEffect(() => markSeen(id), [id]);
  useRememberLeaving(id);

  function drawError(failure: QueryFailure) {
    if (failure.kind === 'notFound') return <Missing isHidden={as === 'client'} />;
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('detail.failed')}
        headingLevel={1}
        className="max-md:mt-10"
      />
    );
  }

  return (
    <>
      {/* Above a picture, the picture brings it. */}
      {isPhone && !query.data ? <WayBack label={backLabel} /> : null}
      <QueryBoundary query={query} pending={<DetailSkeleton />} error={drawError}>
        {(listing) => <DetailView listing={listing} isPhone={isPhone} backLabel={backLabel} />}
      </QueryBoundary>
    </>
  );
}

/** Nobody knows this home, the address was cut off, or the seller keeps it from clients. */
function Missing({ isHidden = false }: { isHidden?: boolean }) {
  const { t } = useTranslation('listings');
  return (
    <EmptyState
      className="max-md:mt-10"
      illustration={<SearchIllustration />}
      title={t(isHidden ? 'detail.client.hidden' : 'detail.notFound')}
      text={t(isHidden ? 'detail.client.hiddenText' : 'detail.notFoundText')}
      headingLevel={1}
      actions={
        isHidden ? (
          <ClientSwitch isClient />
        ) : (
          <Link to="/property-search" className={buttonClass({ variant: 'primary' })}>
            {t('detail.search')}
          </Link>
        )
      }
    />
  );
}

/** Windows and tabs carry the address, so that several open homes can be told apart. */
function useTitle(address: string | undefined): void {
  const { t } = useTranslation('listings');
  const title = address && t('detail.documentTitle', { address, brand: config().brand });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** Another home on the same path begins at its top. */
function useStartAtTop(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
}

/** The shape of the screen while its data is on the way. */
function DetailSkeleton() {
  return (
    <SkeletonFrame>
      <Skeleton className="h-72 rounded-[16px]! max-md:-mx-4 max-md:-mt-4.5 max-md:rounded-none! lg:h-90" />
      <div className="detail-columns mt-5">
        <div className="[grid-area:head]">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="mt-2 h-4 w-80 max-w-full" />
          <Skeleton className="mt-4 h-17 rounded-lg!" />
        </div>
        <Skeleton className="h-72 rounded-lg! [grid-area:side] max-md:hidden" />
        <div className="mt-6 flex flex-col gap-3 [grid-area:body]">
          <Skeleton className="h-4 w-full max-w-160" />
          <Skeleton className="h-4 w-full max-w-140" />
          <Skeleton className="mt-2 h-80 rounded-lg!" />
        </div>
      </div>
    </SkeletonFrame>
  );
}
