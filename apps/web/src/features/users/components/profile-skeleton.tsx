import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const personalFields = ['title', 'first', 'last', 'email', 'phone', 'job'];
const realtorFields = ['id', 'brokerage', 'city', 'phone', 'fax', 'email', 'address', 'mailing', 'same'];

function FieldsSkeleton({ fields }: { fields: string[] }) {
  return (
    <Card isPadded>
      <Skeleton className="mb-5 h-4 w-36" />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-10 !rounded-md" />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** The shape the screen will have. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-5 xl:grid-cols-[320px_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-4">
        <Card className="overflow-hidden">
          <Skeleton className="h-19 !rounded-none" />
          <div className="-mt-[54px] grid gap-3 px-5 pb-5">
            <Skeleton className="size-27 !rounded-full border-4 border-surface" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-3 w-56" />
            <Skeleton className="mt-4 h-10 !rounded-md" />
          </div>
        </Card>
        <Card isPadded>
          <Skeleton className="h-16" />
        </Card>
        <Card isPadded>
          <Skeleton className="h-22" />
        </Card>
      </div>
      <div className="grid gap-4">
        <FieldsSkeleton fields={personalFields} />
        <FieldsSkeleton fields={realtorFields} />
      </div>
    </div>
  );
}
