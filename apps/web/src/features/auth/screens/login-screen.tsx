import { Link, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { config } from '../../../shared/lib/config.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { signIn } from '../api/auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AuthHeading } from '../components/auth-heading.tsx';
import { ChallengedSubmit } from '../components/challenged-submit.tsx';
import { DemoSignIns } from '../components/demo-sign-ins.tsx';
import { EmailField } from '../components/email-field.tsx';
import { LegalLine } from '../components/legal-line.tsx';
import type { LoginRefusal } from '../components/login-outcome.tsx';
import { LoginOutcome } from '../components/login-outcome.tsx';
import { textLinkClass } from '../components/text-link.tsx';
import { findEmailProblem } from '../model/email.ts';
import { isLeavingByPress } from '../model/leaving.ts';
import { useChallenge } from '../model/use-challenge.ts';
import { useChallengedCall } from '../model/use-challenged-call.ts';

export function LoginScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
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
      <LegalLine textKey="login.agreement" />
      <p className="mt-3 text-center text-sm text-ink-2">
        <Trans
          ns="auth"
          i18nKey="login.registerPrompt"
          components={{ register: <Link to="/auth/register" className={`${textLinkClass} font-medium`} /> }}
        />
      </p>
      <DemoSignIns
        onChoose={(demoEmail, demoPassword) => {
          setEmail(demoEmail);
          setPassword(demoPassword);
        }}
      />
    </AuthFrame>
  );
}
