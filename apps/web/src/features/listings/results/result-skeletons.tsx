import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface ResultSkeletonsProps {
  shape: 'cards' | 'table' | 'rows';
}

/** The shape of the result while it is on the way. */
export function ResultSkeletons({ shape }: ResultSkeletonsProps) {
  const { t } = useTranslation('listings');
  return (
    <div role="status" aria-label={t('map.loadingList')}>
      {shape === 'cards' ? <Cards /> : shape === 'table' ? <Lines /> : <Rows />}
    </div>
  );
}

function Cards() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-4">
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-3/2 rounded-none!" />
          <div className="flex flex-col gap-3 p-4 pb-5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-48 max-w-full" />
            <Skeleton className="h-3 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="h-10 border-b border-line" />
      {places.map((place) => (
        <div key={place} className="flex items-center gap-4 border-b border-line px-4 py-2 last:border-b-0">
          <Skeleton className="ml-9 h-16 w-24 rounded-md!" />
          <span className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3 w-64" />
          </span>
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-4 w-22" />
        </div>
      ))}
    </div>
  );
}

/** Picture left and facts right, on phones one above the other; also for the list beside a map. */
function Rows() {
  return (
    <div className="flex flex-col gap-0.5">
      {places.map((place) => (
        <div key={place} className="flex gap-4 p-2 max-sm:flex-col">
          <Skeleton className="h-34 w-52 rounded-md! max-sm:h-48 max-sm:w-full" />
          <div className="flex flex-1 flex-col gap-3 py-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-3 w-52" />
          </div>
        </div>
      ))}
    </div>
  );
}
