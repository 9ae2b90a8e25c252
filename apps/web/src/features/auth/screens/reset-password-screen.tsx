import { isAcceptablePassword } from '@hearthline/domain/password';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { setPassword as sendNewPassword } from '../api/auth-calls.ts';
import { AuthFrame, AuthHeading, BackToLogin } from '../components/auth-frame.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';
import { useLinkToken } from '../model/use-link-token.ts';

export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const userToken = useLinkToken();
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isLinkInvalid, setIsLinkInvalid] = useState(userToken === '');
  const isValid = isAcceptablePassword(password) && confirmation === password;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isValid) return;
    await call(async (turnstileToken) => {
      const { isSuccess } = await sendNewPassword({ userToken, newPassword: password, turnstileToken });
      if (isSuccess) {
        accountToast.success(t('reset.done'));
        return navigate({ to: '/auth/login', state: { hasNewPassword: true } });
      }
      setIsLinkInvalid(true);
      challenge.reset();
    });
  }

  return (
    <AuthFrame>
      <AuthHeading title={t('reset.title')}>
        <p>{t('reset.text')}</p>
      </AuthHeading>
      {isLinkInvalid && (
        <Banner
          tone="danger"
          className="mb-5"
          title={t('reset.invalidTitle')}
          actions={
            <Link to="/auth/forgot-password" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {t('reset.askAgain')}
            </Link>
          }
        >
          {t('reset.invalidText')}
        </Banner>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <NewPasswordFields
          label={t('fields.newPassword')}
          password={password}
          confirmation={confirmation}
          onPasswordChange={setPassword}
          onConfirmationChange={setConfirmation}
        />
        <ChallengedSubmit
          challenge={challenge}
          action="reset_password"
          isPending={isPending}
          isBlocked={!isValid || userToken === ''}
        >
          {t('reset.submit')}
        </ChallengedSubmit>
        <BackToLogin />
      </form>
    </AuthFrame>
  );
}
