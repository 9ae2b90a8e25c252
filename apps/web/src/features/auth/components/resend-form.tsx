import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { resendConfirmation } from '../api/auth-calls.ts';
import { findEmailProblem } from '../model/email.ts';
import { describeFailure } from '../model/failure.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { useChallengedCall } from '../model/use-challenged-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { ChallengedSubmit } from './challenged-submit.tsx';
import { EmailField } from './email-field.tsx';

/** What remains when a confirmation link no longer works. */
export function ResendForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const emailRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (findEmailProblem(email)) {
      emailRef.current?.focus();
      return;
    }
    setFailure(null);
    await call(
      async (turnstileToken) => {
        await resendConfirmation({ email: email.trim(), turnstileToken });
        onSent(email.trim());
      },
      (error) => setFailure(describeFailure(error) ?? t('unverified.failed')),
    );
  }

  return (
    <>
      <AuthHeading title={t('confirmEmail.title')} takesFocus />
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Banner tone="danger" title={t('confirmEmail.failedTitle')}>
          {t('confirmEmail.failedText')}
        </Banner>
        <EmailField
          inputRef={emailRef}
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isChecked={isChecked}
          isRequired
        />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <ChallengedSubmit challenge={challenge} action="resend_confirmation" isPending={isPending}>
          {t('confirmEmail.resend')}
        </ChallengedSubmit>
        <BackToLogin />
      </form>
    </>
  );
}
