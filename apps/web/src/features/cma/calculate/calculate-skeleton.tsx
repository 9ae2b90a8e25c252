import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The cards and the grid before they have arrived. */
export function CalculateSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-4 lg:grid-cols-[1fr_372px]">
        <Skeleton className="h-59 rounded-lg!" />
        <Skeleton className="h-59 rounded-lg!" />
      </div>
      <Skeleton className="h-120 rounded-lg!" />
    </div>
  );
}
