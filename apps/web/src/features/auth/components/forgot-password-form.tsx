import { KeyRound } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForPasswordMail } from '../api/auth-calls.ts';
import { findEmailProblem } from '../model/email.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { useChallengedCall } from '../model/use-challenged-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { ChallengedSubmit } from './challenged-submit.tsx';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

export function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const emailRef = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (findEmailProblem(email)) {
      emailRef.current?.focus();
      return;
    }
    await call(async (turnstileToken) => {
      const { isSuccess } = await askForPasswordMail({ email: email.trim(), turnstileToken });
      if (!isSuccess) challenge.reset();
      // The same view either way: it must not tell whether the address has an account.
      onSent();
    });
  }

  return (
    <>
      <span className="mb-5 grid size-14 place-items-center rounded-lg bg-brand-ink/14 text-brand-ink">
        <KeyRound aria-hidden="true" size={24} strokeWidth={1.75} />
      </span>
      <AuthHeading title={t('forgot.title')}>
        <p>{t('forgot.text')}</p>
      </AuthHeading>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <EmailField
          inputRef={emailRef}
          value={email}
          onChange={onEmailChange}
          autoComplete="username"
          isChecked={isChecked}
          isRequired
        />
        <ChallengedSubmit challenge={challenge} action="forgot_password" isPending={isPending}>
          {t('forgot.submit')}
        </ChallengedSubmit>
        <BackToLogin />
      </form>
    </>
  );
}
