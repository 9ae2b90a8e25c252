import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { MailIllustration } from './mail-illustration.tsx';

export function EmailConfirmed() {
  const { t } = useTranslation('auth');
  return (
    <>
      <MailIllustration />
      <AuthHeading title={t('confirmEmail.doneTitle')} isCentered takesFocus>
        <p>{t('confirmEmail.doneText')}</p>
      </AuthHeading>
      <Link to="/auth/login" className={buttonClass({ size: 'lg', fullWidth: true })}>
        {t('confirmEmail.toLogin')}
      </Link>
    </>
  );
}
