import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { resetLinkMinutes, sendAgainSeconds } from '../model/durations.ts';
import { formatCountdown, useCountdown } from '../model/use-countdown.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { DemoMailboxHint } from './demo-mailbox-hint.tsx';
import { MailIllustration } from './mail-illustration.tsx';

/** Sending again needs a fresh challenge, so it leads back to the form. */
export function CodeSent({ email, onSendAgain }: { email: string; onSendAgain: () => void }) {
  const { t } = useTranslation('auth');
  const secondsLeft = useCountdown(sendAgainSeconds);
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
