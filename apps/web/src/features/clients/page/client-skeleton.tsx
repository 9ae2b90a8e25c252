import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export function ClientSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)_340px]"
    >
      <Skeleton className="h-72 rounded-lg! lg:h-130" />
      <Skeleton className="h-130 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg! max-xl:hidden" />
    </div>
  );
}
