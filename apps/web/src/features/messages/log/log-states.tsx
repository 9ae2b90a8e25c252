import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { LogView } from '../model/use-log-view.ts';
import { LetterIllustration } from '../parts/letter-illustration.tsx';

export function NoMail({ view }: { view: LogView }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      illustration={<LetterIllustration />}
      title={t('log.empty.title')}
      text={t('log.empty.text')}
      headingLevel={2}
      className="min-h-80"
      actions={
        <>
          <Link to="/clients/mail" search={{}} className={buttonClass()}>
            {t('log.write')}
          </Link>
          <WiderButton view={view} />
        </>
      }
    />
  );
}

export function NoMatch({ view }: { view: LogView }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={t('log.noMatch.title')}
      text={t('log.noMatch.text')}
      headingLevel={2}
      className="min-h-80"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() =>
              view.setFilter({ state: 'all', text: '', category: undefined, clientId: undefined })
            }
          >
            {t('log.noMatch.clear')}
          </Button>
          <WiderButton view={view} />
        </>
      }
    />
  );
}

function WiderButton({ view }: { view: LogView }) {
  const { t } = useTranslation('messages');
  if (view.days === 365) return null;
  return (
    <Button variant="ghost" onClick={() => view.setFilter({ days: 365 })}>
      {t('log.noMatch.wider')}
    </Button>
  );
}

export function LogSkeleton({ rows }: { rows: number }) {
  return (
    <RowsSkeleton rows={rows} cardClass="max-lg:h-25">
      <span className="flex flex-1 justify-around gap-6 max-lg:hidden">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-16" />
      </span>
    </RowsSkeleton>
  );
}
