import type { Basket } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { basketQuery } from '../api/baskets-api.ts';
import { useMarkSeen } from '../api/reader-actions.ts';
import { BasketMissing } from './basket-missing.tsx';

interface BasketFrameProps {
  id: string;
  /** In the measures of what will come. */
  pending: ReactNode;
  children: (basket: Basket) => ReactNode;
}

/** One basket on its way, failed, gone or there; looking at it counts as having seen the answers. */
export function BasketFrame({ id, pending, children }: BasketFrameProps) {
  const { t } = useTranslation('baskets');
  const query = useQuery(basketQuery(id));
  useMarkSeen(query.data);
  if (isNotFound(query.error)) return <BasketMissing />;
  return (
    <QueryBoundary
      query={query}
      pending={pending}
      error={(failure) => (
        <QueryError
          layout="page"
          failure={failure}
          text={t('view.failed')}
          headingLevel={1}
          className="flex-1"
        />
      )}
    >
      {children}
    </QueryBoundary>
  );
}
