import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The shape the screen will have. */
export function SettingsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-62 !rounded-lg" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-97 !rounded-lg" />
        <Skeleton className="h-97 !rounded-lg" />
        <div className="grid gap-4">
          <Skeleton className="h-56 !rounded-lg" />
          <Skeleton className="h-37 !rounded-lg" />
        </div>
      </div>
    </div>
  );
}
