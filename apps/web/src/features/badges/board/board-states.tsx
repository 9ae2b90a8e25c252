import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BadgesDrawing } from './badges-drawing.tsx';

const places = [
  { id: 'first', size: 'Large' },
  { id: 'second', size: 'Medium' },
  { id: 'third', size: 'Medium' },
  { id: 'fourth', size: 'Small' },
  { id: 'fifth', size: 'Medium' },
  { id: 'sixth', size: 'Medium' },
  { id: 'seventh', size: 'Small' },
  { id: 'eighth', size: 'Large' },
];

export function BoardWaiting() {
  return (
    <div aria-hidden="true" className="badge-grid">
      {places.map(({ id, size }) => (
        <div key={id} data-size={size}>
          <Skeleton className="h-37 rounded-[14px]!" />
        </div>
      ))}
    </div>
  );
}

export function BoardError({ failure }: { failure: QueryFailure }) {
  const { t } = useTranslation('badgesBoard');
  return (
    <QueryError layout="page" failure={failure} text={t('boards.failed')} illustration={<BadgesDrawing />} />
  );
}

/** The address names a dashboard that is not there, or not any more. */
export function BoardMissing() {
  const { t } = useTranslation('badgesBoard');
  return (
    <EmptyState
      illustration={<BadgesDrawing />}
      headingLevel={2}
      title={t('boards.missing')}
      text={t('boards.missingText')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('boards.toMain')}
        </Link>
      }
    />
  );
}
