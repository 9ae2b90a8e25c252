import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { resendConfirmation } from '../api/auth-calls.ts';
import type { Challenge } from '../model/use-challenge.ts';
import { DemoMailboxHint } from './demo-mailbox-hint.tsx';

type Progress = 'waiting' | 'sending' | 'sent' | 'failed';

/** The sign-in used up its challenge token, so the button waits for the next one. */
export function UnverifiedBanner({ email, challenge }: { email: string; challenge: Challenge }) {
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
