import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TopLine } from './top/top-line.tsx';
import { WayBack } from './top/way-back.tsx';

interface DetailSkeletonProps {
  id: string;
  backLabel: string;
}

/** The shape of the screen while its data is on the way. */
export function DetailSkeleton({ id, backLabel }: DetailSkeletonProps) {
  const { t } = useTranslation('common');
  const isPhone = useMediaQuery('(width < 768px)');
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {isPhone ? <WayBack label={backLabel} /> : <TopLine id={id} backLabel={backLabel} />}
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
    </div>
  );
}
