import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { resendConfirmation } from '../api/auth-calls.ts';
import type { Challenge } from '../model/use-challenge.ts';
import { DemoMailboxHint } from './demo-mailbox-hint.tsx';

type Progress = 'waiting' | 'sending' | 'sent' | 'failed';

/** The sign-in used up its challenge token, so the button waits for the next one. */
export function UnverifiedNotice({ email, challenge }: { email: string; challenge: Challenge }) {
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
      <Notice tone="success" className="mb-5" actions={<DemoMailboxHint />}>
        {t('unverified.sent')}
      </Notice>
    );
  }
  return (
    <div role="alert" className="mb-5">
      <Notice
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
      </Notice>
    </div>
  );
}
