import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';

/** Nobody of this agent has that id, or they were deleted. */
export function ClientMissing() {
  const { t } = useTranslation('clients');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('page.missing.title')}
      text={t('page.missing.text')}
      headingLevel={1}
      actions={
        <Link to="/clients" search={{}} className={buttonClass({ variant: 'primary' })}>
          {t('page.missing.toList')}
        </Link>
      }
    />
  );
}

export function ClientError({ failure }: { failure: QueryFailure }) {
  const { t } = useTranslation('clients');
  return (
    <QueryError layout="page" failure={failure} text={t('page.failed')} headingLevel={1} className="flex-1" />
  );
}
