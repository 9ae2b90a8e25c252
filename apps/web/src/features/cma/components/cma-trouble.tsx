import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { ReadNoticeProps } from '../../../shared/ui/read-notice.tsx';
import { ReadNotice } from '../../../shared/ui/read-notice.tsx';

/** Why something of an analysis is not there, and the way on. */
export function CmaTrouble(props: ReadNoticeProps) {
  const { t } = useTranslation('cma');
  return (
    <ReadNotice
      {...props}
      offline={t('trouble.offline')}
      failed={t('trouble.failed')}
      notFound={t('trouble.notFound')}
      wayOn={
        <Link to="/cma" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {t('trouble.toStart')}
        </Link>
      }
    />
  );
}
