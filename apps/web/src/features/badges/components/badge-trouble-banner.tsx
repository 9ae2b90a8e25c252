import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { ReadBannerProps } from '../../../shared/ui/read-banner.tsx';
import { ReadBanner } from '../../../shared/ui/read-banner.tsx';

/** Why a query or badge is not there, and the way on. */
export function BadgeTroubleBanner(props: ReadBannerProps) {
  const { t } = useTranslation('badges');
  return (
    <ReadBanner
      {...props}
      offline={t('trouble.offline')}
      failed={t('trouble.failed')}
      notFound={t('trouble.notFound')}
      wayOn={
        <Link to="/badge-builder/categoreis" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {t('trouble.toCategories')}
        </Link>
      }
    />
  );
}
