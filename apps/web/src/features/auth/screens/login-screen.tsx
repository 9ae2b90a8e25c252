import { Link, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { config } from '../../../shared/lib/config.ts';
import { findWanted } from '../../../shared/lib/wanted-page.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { resendConfirmation, signIn } from '../api/auth-calls.ts';
import { AuthFooter, AuthFrame, AuthHeading } from '../components/auth-frame.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { EmailField } from '../components/email-field.tsx';
import { DemoMailboxHint } from '../components/mail-sent.tsx';
import { lockMinutes } from '../model/durations.ts';
import { findEmailProblem } from '../model/email.ts';
import { isLeavingByPress } from '../model/leaving.ts';
import { useNewPassword } from '../model/new-password.ts';
import type { Challenge } from '../model/use-challenge.ts';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';

export function LoginScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [isPageWanted] = useState(() => findWanted() !== null);
  const hasNewPassword = useNewPassword();
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const emailRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isEmailChecked, setIsEmailChecked] = useState(false);
  const [wasPasswordLeft, setWasPasswordLeft] = useState(false);
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsEmailChecked(true);
    if (findEmailProblem(email)) {
      emailRef.current?.focus();
      return;
    }
    setRefusal(null);
    await call(async (turnstileToken) => {
      const outcome = await signIn({ email, password, turnstileToken });
      if (outcome === 'signed-in') return navigate({ to: '/' });
      setRefusal({ reason: outcome, email: email.trim() });
      challenge.reset();
    });
  }

  return (
    <AuthFrame hasChip>
      <AuthHeading title={t('login.title')}>
        <p className="md:hidden">{t('hero.headline')}</p>
        <p className="max-md:hidden">{t('login.text', { brand: config().brand })}</p>
      </AuthHeading>
      {hasNewPassword && !refusal && (
        <Banner tone="success" className="mb-5">
          {t('login.newPassword')}
        </Banner>
      )}
      {isPageWanted && !hasNewPassword && !refusal && (
        <Banner tone="info" title={t('login.wantedTitle')} className="mb-5">
          {t('login.wantedText', { brand: config().brand })}
        </Banner>
      )}
      {refusal && <LoginOutcome refusal={refusal} challenge={challenge} onDismiss={() => setRefusal(null)} />}
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <EmailField
          inputRef={emailRef}
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isChecked={isEmailChecked}
        />
        <PasswordField
          size="lg"
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={wasPasswordLeft && password === '' && `${t('fields.password')} ${t('common:required')}`}
          onChange={(event) => setPassword(event.target.value)}
          onBlur={(event) => setWasPasswordLeft(wasPasswordLeft || !isLeavingByPress(event))}
        />
        <Link
          to="/auth/forgot-password"
          state={{ typedEmail: email.trim() }}
          className={`${buttonClass({ variant: 'link' })} -mt-1.5 self-end max-md:min-h-8 max-md:text-base`}
        >
          {t('login.forgot')}
        </Link>
        <ChallengedSubmit
          challenge={challenge}
          action="login"
          isPending={isPending}
          isBlocked={email.trim() === '' || password === ''}
        >
          {t('login.submit')}
        </ChallengedSubmit>
      </form>
      <AuthFooter screen="login" />
      <DemoSignIns
        onChoose={(demoEmail, demoPassword) => {
          setEmail(demoEmail);
          setPassword(demoPassword);
        }}
      />
    </AuthFrame>
  );
}

function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const { t } = useTranslation('auth');
  const { demo } = config();
  if (!demo) return null;
  return (
    <div className="mt-5 border-t border-line pt-4 text-center">
      <p className="text-xs text-ink-3">{t('login.demo')}</p>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-x-4 gap-y-1 max-md:gap-y-3">
        {demo.emails.map((email) => (
          <li key={email}>
            <Button
              variant="link"
              size="sm"
              aria-label={t('login.demoFill', { email })}
              onClick={() => onChoose(email, demo.password)}
            >
              {email}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LoginRefusal {
  reason: 'refused' | 'locked' | 'unverified';
  /** The address that was tried; the field may hold another one by now. */
  email: string;
}

interface LoginOutcomeProps {
  refusal: LoginRefusal;
  challenge: Challenge;
  onDismiss: () => void;
}

function LoginOutcome({ refusal, challenge, onDismiss }: LoginOutcomeProps) {
  const { t } = useTranslation('auth');
  if (refusal.reason === 'unverified') {
    return <UnverifiedBanner email={refusal.email} challenge={challenge} />;
  }
  if (refusal.reason === 'refused') {
    return (
      <Banner tone="danger" className="mb-5" onDismiss={onDismiss}>
        {t('login.invalid')}
      </Banner>
    );
  }
  return (
    <div role="alert" className="mb-5">
      <Banner
        tone="warning"
        title={t('login.lockedTitle')}
        onDismiss={onDismiss}
        actions={
          <Link
            to="/auth/forgot-password"
            state={{ typedEmail: refusal.email }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('login.lockedAction')}
          </Link>
        }
      >
        {t('login.lockedText', { minutes: lockMinutes })}
      </Banner>
    </div>
  );
}

type Progress = 'waiting' | 'sending' | 'sent' | 'failed';

/** The sign-in used up its challenge token, so the button waits for the next one. */
function UnverifiedBanner({ email, challenge }: { email: string; challenge: Challenge }) {
  const { t } = useTranslation('auth');
  const [progress, setProgress] = useState<Progress>('waiting');

  async function handleResend() {
    if (!challenge.token) return;
    setProgress('sending');
    try {
      await resendConfirmation({ email, turnstileToken: challenge.token });
      setProgress('sent');
    } catch {
      setProgress('failed');
    }
    challenge.reset();
  }

  if (progress === 'sent') {
    return (
      <Banner tone="success" className="mb-5" actions={<DemoMailboxHint />}>
        {t('unverified.sent')}
      </Banner>
    );
  }
  return (
    <div role="alert" className="mb-5">
      <Banner
        tone="warning"
        title={t('unverified.title')}
        actions={
          <Button
            variant="secondary"
            size="sm"
            isLoading={progress === 'sending'}
            disabled={!challenge.token || progress === 'sending'}
            onClick={handleResend}
          >
            {t('unverified.resend')}
          </Button>
        }
      >
        <Trans
          ns="auth"
          i18nKey="unverified.text"
          values={{ email }}
          components={{ email: <b className="font-medium break-words" /> }}
        />
        {progress === 'failed' && <p className="mt-1 text-danger">{t('unverified.failed')}</p>}
      </Banner>
    </div>
  );
}
