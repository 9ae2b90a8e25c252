import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { resendConfirmation } from '../api/auth-calls.ts';
import { findEmailProblem } from '../model/email.ts';
import { describeFailure } from '../model/failure.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { BotChallenge } from './bot-challenge.tsx';
import { EmailField } from './email-field.tsx';

/** What remains when a confirmation link no longer works. */
export function ResendForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const challenge = useChallenge();
  const emailRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (findEmailProblem(email)) {
      emailRef.current?.focus();
      return;
    }
    if (!challenge.token) return;
    setFailure(null);
    setIsPending(true);
    try {
      await resendConfirmation({ email: email.trim(), turnstileToken: challenge.token });
      onSent(email.trim());
    } catch (error) {
      setFailure(describeFailure(error) ?? t('unverified.failed'));
      challenge.reset();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <AuthHeading title={t('confirmEmail.title')} takesFocus />
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Notice tone="danger" title={t('confirmEmail.failedTitle')}>
          {t('confirmEmail.failedText')}
        </Notice>
        <EmailField
          inputRef={emailRef}
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isChecked={isChecked}
          isRequired
        />
        <BotChallenge challenge={challenge} action="resend_confirmation" />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Button
          type="submit"
          size="lg"
          fullWidth
          isLoading={isPending}
          disabled={isPending || !challenge.token}
        >
          {t('confirmEmail.resend')}
        </Button>
        <BackToLogin />
      </form>
    </>
  );
}
