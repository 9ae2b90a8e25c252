import { Link } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { config } from '../../../shared/lib/config.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { resendConfirmation } from '../api/auth-calls.ts';
import { sendAgainSeconds } from '../model/durations.ts';
import { describeFailure } from '../model/failure.ts';
import { useChallenge, useChallengedCall } from '../model/use-challenge.ts';
import { formatCountdown, useCountdown } from '../model/use-countdown.ts';
import { AuthHeading, BackToLogin, textLinkClass } from './auth-frame.tsx';
import { ChallengedSubmit } from './challenged-submit.tsx';

interface MailSentProps {
  title: string;
  textKey: 'confirmEmail.resentText' | 'register.doneText';
  email: string;
}

/** After a mail with the link that confirms an address; it can be sent again from here. */
export function MailSent({ title, textKey, email }: MailSentProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <MailIllustration />
      <AuthHeading title={title} isCentered takesFocus>
        <Trans
          ns="auth"
          i18nKey={textKey}
          values={{ email }}
          components={{ email: <b className="font-medium break-words text-ink" /> }}
        />
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <Banner tone="info">{t('sent.hint')}</Banner>
        <SendAgain email={email} />
        <BackToLogin />
        <DemoMailboxHint />
      </div>
    </>
  );
}

/** Rests first, then asks for a fresh challenge: every mail needs one of its own. */
function SendAgain({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const challenge = useChallenge();
  const { isPending, call } = useChallengedCall(challenge);
  const { secondsLeft, restart } = useCountdown(sendAgainSeconds);
  const [outcome, setOutcome] = useState<'sent' | { failure: string } | null>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setOutcome(null);
    await call(
      async (turnstileToken) => {
        await resendConfirmation({ email, turnstileToken });
        setOutcome('sent');
        // It is spent; the next one is made when the pause is over.
        challenge.setToken(null);
        restart();
      },
      (error) => setOutcome({ failure: describeFailure(error) ?? t('unverified.failed') }),
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {outcome === 'sent' && <Banner tone="success">{t('unverified.sent')}</Banner>}
      {outcome !== null && outcome !== 'sent' && <Banner tone="danger">{outcome.failure}</Banner>}
      {secondsLeft > 0 ? (
        <Button variant="secondary" size="lg" fullWidth disabled>
          {t('sent.sendAgainIn', { time: formatCountdown(secondsLeft) })}
        </Button>
      ) : (
        <ChallengedSubmit challenge={challenge} action="resend_confirmation" isPending={isPending}>
          {t('sent.sendAgain')}
        </ChallengedSubmit>
      )}
    </form>
  );
}

export function MailIllustration() {
  return (
    <svg
      viewBox="0 0 168 112"
      width="216"
      height="144"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-illustration="mail"
      className="mx-auto mb-4 block"
    >
      <ellipse cx="84" cy="100" rx="62" ry="6" className="fill-inset" />
      <rect
        x="34"
        y="36"
        width="100"
        height="60"
        rx="10"
        strokeWidth="2.5"
        className="fill-surface stroke-line-strong"
      />
      <path d="M38 42l46 32 46-32" strokeWidth="3" className="stroke-ink-3" />
      <circle cx="130" cy="38" r="15" className="fill-success" />
      <path d="M123 38l5 5 9-10" strokeWidth="3" className="stroke-on-success" />
    </svg>
  );
}

/** The demo sends nothing; its mails wait on a page of their own. */
export function DemoMailboxHint() {
  if (!config().demo?.hasMailbox) return null;
  return (
    <p className="text-center text-xs text-balance text-ink-3">
      <Trans
        ns="auth"
        i18nKey="sent.demoMailbox"
        components={{ mailbox: <Link to="/mailbox" className={textLinkClass} /> }}
      />
    </p>
  );
}
