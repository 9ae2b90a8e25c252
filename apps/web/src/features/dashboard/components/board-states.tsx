import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
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

export function BoardTrouble({ trouble }: { trouble: ReadTrouble }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <EmptyState
      illustration={<BadgesDrawing />}
      headingLevel={2}
      title={t('boards.failed')}
      text={t(`panelTrouble.${trouble.kind}`)}
      actions={
        <Button variant="secondary" onClick={trouble.retry}>
          {t('common:tryAgain')}
        </Button>
      }
    />
  );
}

/** The address names a dashboard that is not there, or not any more. */
export function BoardMissing() {
  const { t } = useTranslation('dashboard');
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
