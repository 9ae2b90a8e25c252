import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { confirmEmail, resendConfirmation } from '../api/auth-calls.ts';
import { AuthFrame, AuthHeading, BackToLogin } from '../components/auth-frame.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { EmailField } from '../components/email-field.tsx';
import { MailIllustration, MailSent } from '../components/mail-sent.tsx';
import { findEmailProblem } from '../model/email.ts';
import { describeFailure, isLinkFailure } from '../model/failure.ts';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';
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
        <MailSent
          title={t('confirmEmail.resentTitle')}
          textKey="confirmEmail.resentText"
          email={view.email}
        />
      )}
    </AuthFrame>
  );
}

interface ConfirmEmailFormProps {
  userToken: string;
  onConfirmed: () => void;
  onInvalid: () => void;
}

/** Asks for a click: mail scanners open links too, and the token works only once. */
function ConfirmEmailForm({ userToken, onConfirmed, onInvalid }: ConfirmEmailFormProps) {
  const { t } = useTranslation('auth');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleConfirm() {
    setFailure(null);
    setIsPending(true);
    try {
      await confirmEmail(userToken);
      onConfirmed();
    } catch (error) {
      if (isLinkFailure(error)) onInvalid();
      else setFailure(describeFailure(error) ?? t('confirmEmail.brokenText'));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <AuthHeading icon={MailCheck} title={t('confirmEmail.title')}>
        <p>{t('confirmEmail.text')}</p>
      </AuthHeading>
      <div className="flex flex-col gap-4">
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Button size="lg" fullWidth isLoading={isPending} disabled={isPending} onClick={handleConfirm}>
          {t('confirmEmail.submit')}
        </Button>
        <BackToLogin />
      </div>
    </>
  );
}

function EmailConfirmed() {
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

/** What remains when a confirmation link no longer works. */
function ResendForm({ onSent }: { onSent: (email: string) => void }) {
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
