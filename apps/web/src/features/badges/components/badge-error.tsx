import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { QueryErrorProps } from '../../../shared/ui/query-error.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';

/** Why a query or badge is not there, and the way on. */
export function BadgeError(props: Pick<QueryErrorProps, 'failure' | 'className'>) {
  const { t } = useTranslation('badges');
  return (
    <QueryError
      {...props}
      notFound={{
        text: t('error.notFound'),
        action: (
          <Link to="/badge-builder/categoreis" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {t('error.toCategories')}
          </Link>
        ),
      }}
    />
  );
}
