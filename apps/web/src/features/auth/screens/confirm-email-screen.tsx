import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ConfirmEmailForm } from '../components/confirm-email-form.tsx';
import { EmailConfirmed } from '../components/email-confirmed.tsx';
import { MailSent } from '../components/mail-sent.tsx';
import { ResendForm } from '../components/resend-form.tsx';
import { useLinkToken } from '../model/use-link-token.ts';

type View = { name: 'ask' | 'confirmed' | 'invalid' } | { name: 'resent'; email: string };

export function ConfirmEmailScreen() {
  const { t } = useTranslation('auth');
  const userToken = useLinkToken();
  const [view, setView] = useState<View>({ name: userToken === '' ? 'invalid' : 'ask' });
  return (
    <AuthFrame>
      {view.name === 'ask' && (
        <ConfirmEmailForm
          userToken={userToken}
          onConfirmed={() => setView({ name: 'confirmed' })}
          onInvalid={() => setView({ name: 'invalid' })}
        />
      )}
      {view.name === 'confirmed' && <EmailConfirmed />}
      {view.name === 'invalid' && <ResendForm onSent={(email) => setView({ name: 'resent', email })} />}
      {view.name === 'resent' && (
        <MailSent title={t('confirmEmail.resentTitle')}>
          <Trans
            ns="auth"
            i18nKey="confirmEmail.resentText"
            values={{ email: view.email }}
            components={{ email: <b className="font-medium break-words text-ink" /> }}
          />
        </MailSent>
      )}
    </AuthFrame>
  );
}
