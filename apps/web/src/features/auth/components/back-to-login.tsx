import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';

export function BackToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Link to="/auth/login" className={`${buttonClass({ variant: 'link' })} mt-1 self-center`}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
      {t('backToLogin')}
    </Link>
  );
}
