import { isAcceptablePassword } from '@hearthline/domain/password';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { setPassword as sendNewPassword } from '../api/auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AuthHeading } from '../components/auth-heading.tsx';
import { BackToLogin } from '../components/back-to-login.tsx';
import { BotChallenge } from '../components/bot-challenge.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { useChallenge } from '../model/use-challenge.ts';
import { useLinkToken } from '../model/use-link-token.ts';

export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const userToken = useLinkToken();
  const challenge = useChallenge();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [isLinkInvalid, setIsLinkInvalid] = useState(userToken === '');
  const isValid = isAcceptablePassword(password) && confirmation === password;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isValid || !challenge.token) return;
    setIsPending(true);
    try {
      const { isSuccess } = await sendNewPassword({
        userToken,
        newPassword: password,
        turnstileToken: challenge.token,
      });
      if (isSuccess) {
        await navigate({ to: '/auth/login' });
        return;
      }
      setIsLinkInvalid(true);
      challenge.reset();
    } catch {
      challenge.reset();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <AuthFrame>
      <AuthHeading title={t('reset.title')}>
        <p>{t('reset.text')}</p>
      </AuthHeading>
      {isLinkInvalid && (
        <Notice
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
        </Notice>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <NewPasswordFields
          label={t('fields.newPassword')}
          password={password}
          confirmation={confirmation}
          onPasswordChange={setPassword}
          onConfirmationChange={setConfirmation}
        />
        <BotChallenge challenge={challenge} action="reset_password" />
        <Button
          type="submit"
          size="lg"
          fullWidth
          className="max-md:min-h-13 max-md:text-[15px]"
          isLoading={isPending}
          disabled={!isValid || isPending || !challenge.token || userToken === ''}
        >
          {t('reset.submit')}
        </Button>
        <BackToLogin />
      </form>
    </AuthFrame>
  );
}
