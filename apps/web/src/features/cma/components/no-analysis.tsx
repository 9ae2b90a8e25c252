import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SignpostIllustration } from '../../../shared/ui/illustrations.tsx';

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
