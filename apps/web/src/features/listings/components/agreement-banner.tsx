import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

/** The server keeps listing data back from agents without an active board agreement. */
export function isAgreementMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'agreement_required';
}

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
