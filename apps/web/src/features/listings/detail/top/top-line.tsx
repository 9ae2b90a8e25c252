import { lazy, Suspense } from 'react';
import { BackLink, useDetailAddress } from './back-link.tsx';

const ResultWalk = lazy(() => import('./result-walk.tsx'));

interface TopLineProps {
  id: string;
  /** The name of the result screen. */
  backLabel: string;
}

/** The way back, which the bar of crumbs leaves to this screen, and the steps to the neighbours in the result. */
export function TopLine({ id, backLabel }: TopLineProps) {
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
