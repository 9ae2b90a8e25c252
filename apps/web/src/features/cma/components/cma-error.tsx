import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SignpostIllustration } from '../../../shared/ui/illustrations.tsx';
import type { QueryErrorProps } from '../../../shared/ui/query-error.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';

/** Why something of an analysis is not there, and the way on. */
export function CmaError(props: Pick<QueryErrorProps, 'failure' | 'className'>) {
  const { t } = useTranslation('cma');
  return (
    <QueryError
      {...props}
      notFound={{
        text: t('error.notFound'),
        action: (
          <Link to="/cma" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {t('error.toStart')}
          </Link>
        ),
      }}
    />
  );
}

/** The address names no analysis. */
export function NoAnalysis() {
  const { t } = useTranslation('cma');
  return (
    <EmptyState
      className="flex-1"
      headingLevel={1}
      illustration={<SignpostIllustration />}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <>
          <Link to="/cma" className={buttonClass()}>
            {t('none.start')}
          </Link>
          <Link to="/cma/recent" className={buttonClass({ variant: 'secondary' })}>
            {t('none.recent')}
          </Link>
        </>
      }
    />
  );
}
