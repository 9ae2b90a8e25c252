import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape the screen will have. */
export function SettingsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card className="px-5 pt-4 pb-4.5">
        <Skeleton className="mb-4 h-4 w-16" />
        <div className="grid gap-3 md:grid-cols-3">
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Card isPadded>
          <Skeleton className="mb-5 h-4 w-48" />
          <Skeleton className="mb-6 h-10 !rounded-md" />
          <Skeleton className="mb-6 h-26 !rounded-md" />
          <Skeleton className="h-10 !rounded-md" />
        </Card>
        <Card isPadded>
          <Skeleton className="mb-6 h-4 w-28" />
          {rows.map((row) => (
            <div key={row} className="flex h-11 items-center gap-8">
              <Skeleton className="mr-auto h-3 w-36" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
            </div>
          ))}
        </Card>
        <div className="grid gap-4">
          <Card isPadded>
            <Skeleton className="mb-5 h-4 w-24" />
            <Skeleton className="h-30 !rounded-md" />
          </Card>
          <Card isPadded>
            <Skeleton className="mb-4 h-4 w-28" />
            <Skeleton className="h-7" />
          </Card>
        </div>
      </div>
    </div>
  );
}
