import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';

/** Stands in place of the listing data, and names the way out. */
export function AgreementBanner({ className }: { className?: string }) {
  const { t } = useTranslation('listings');
  return (
    <Banner tone="warning" title={t('agreement.title')} className={className}>
      {t('agreement.text')}{' '}
      <Link to="/user/profile" className="text-link">
        {t('agreement.action')}
      </Link>
    </Banner>
  );
}
