import { KeyRound } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { askForPasswordMail } from '../api/auth-calls.ts';
import { findEmailProblem } from '../model/email.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { BotChallenge } from './bot-challenge.tsx';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

export function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const challenge = useChallenge();
  const emailRef = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (findEmailProblem(email)) {
      emailRef.current?.focus();
      return;
    }
    if (!challenge.token) return;
    setIsPending(true);
    try {
      const { isSuccess } = await askForPasswordMail({
        email: email.trim(),
        turnstileToken: challenge.token,
      });
      if (!isSuccess) challenge.reset();
      // The same view either way: it must not tell whether the address has an account.
      onSent();
    } catch {
      challenge.reset();
    } finally {
      setIsPending(false);
    }
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
        <BotChallenge challenge={challenge} action="forgot_password" />
        <Button
          type="submit"
          size="lg"
          fullWidth
          className="max-md:min-h-13 max-md:text-[15px]"
          isLoading={isPending}
          disabled={isPending || !challenge.token}
        >
          {t('forgot.submit')}
        </Button>
        <BackToLogin />
      </form>
    </>
  );
}
