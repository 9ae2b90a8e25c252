import { KeyRound } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { askForPasswordMail } from '../api/auth-calls.ts';
import { AuthFrame, AuthHeading, BackToLogin } from '../components/auth-frame.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { EmailField } from '../components/email-field.tsx';
import { DemoMailboxHint, MailIllustration } from '../components/mail-sent.tsx';
import { resetLinkMinutes, sendAgainSeconds } from '../model/durations.ts';
import { findEmailProblem } from '../model/email.ts';
import { useTypedEmail } from '../model/typed-email.ts';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';
import { formatCountdown, useCountdown } from '../model/use-countdown.ts';

export function ForgotPasswordScreen() {
  const [email, setEmail] = useState(useTypedEmail());
  const [isSent, setIsSent] = useState(false);
  return (
    <AuthFrame>
      {isSent ? (
        <CodeSent email={email.trim()} onSendAgain={() => setIsSent(false)} />
      ) : (
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onSent={() => setIsSent(true)} />
      )}
    </AuthFrame>
  );
}

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
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
      <AuthHeading icon={KeyRound} title={t('forgot.title')}>
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

/** Sending again needs a fresh challenge, so it leads back to the form. */
function CodeSent({ email, onSendAgain }: { email: string; onSendAgain: () => void }) {
  const { t } = useTranslation('auth');
  const { secondsLeft } = useCountdown(sendAgainSeconds);
  return (
    <>
      <MailIllustration />
      <AuthHeading title={t('sent.title')} isCentered takesFocus>
        <Trans
          ns="auth"
          i18nKey="sent.text"
          values={{ email, minutes: resetLinkMinutes }}
          components={{ email: <b className="font-medium break-words text-ink" /> }}
        />
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <Banner tone="info" className="mb-2">
          {t('sent.hint')}
        </Banner>
        <Button variant="secondary" size="lg" fullWidth disabled={secondsLeft > 0} onClick={onSendAgain}>
          {secondsLeft > 0
            ? t('sent.sendAgainIn', { time: formatCountdown(secondsLeft) })
            : t('sent.sendAgain')}
        </Button>
        <BackToLogin />
        <DemoMailboxHint />
      </div>
    </>
  );
}
