import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { RegisterForm } from '../components/register-form.tsx';

export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthFrame>
      {sentTo === null ? (
        <RegisterForm onDone={setSentTo} />
      ) : (
        <MailSent title={t('register.doneTitle')}>
          <Trans
            ns="auth"
            i18nKey="register.doneText"
            values={{ email: sentTo }}
            components={{ email: <b className="font-medium break-words text-ink" /> }}
          />
        </MailSent>
      )}
    </AuthFrame>
  );
}
