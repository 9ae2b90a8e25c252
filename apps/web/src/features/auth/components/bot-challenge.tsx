import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { loadTurnstile } from '../model/load-turnstile.ts';
import type { Challenge } from '../model/use-challenge.ts';

interface BotChallengeProps {
  challenge: Challenge;
  /** What the token is for, as the reports of Turnstile name it. */
  action: 'login' | 'forgot_password' | 'reset_password' | 'register' | 'resend_confirmation';
}

export function BotChallenge({ challenge, action }: BotChallengeProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { setToken, resetWidgetRef } = challenge;
  const language = useLanguageStore((state) => state.lan);
  const boxRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const box = boxRef.current;
    if (!box || hasFailed) return;
    let removeWidget: (() => void) | undefined;
    let isGone = false;
    const forgetToken = () => setToken(null);

    loadTurnstile().then(
      (turnstile) => {
        if (isGone) return;
        const id = turnstile.render(box, {
          sitekey: config().challenge.siteKey,
          action,
          theme: 'light',
          size: 'flexible',
          language,
          callback: setToken,
          'expired-callback': forgetToken,
          'error-callback': forgetToken,
        });
        if (!id) return setHasFailed(true);
        resetWidgetRef.current = () => turnstile.reset(id);
        removeWidget = () => turnstile.remove(id);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );

    return () => {
      isGone = true;
      resetWidgetRef.current = null;
      removeWidget?.();
      forgetToken();
    };
  }, [action, language, hasFailed, setToken, resetWidgetRef]);

  if (hasFailed) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button variant="secondary" size="sm" onClick={() => setHasFailed(false)}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t('challenge.loadFailed')}
      </Banner>
    );
  }
  // The height of the card is kept free, so that nothing jumps when the script arrives.
  return <div ref={boxRef} className="min-h-[62px]" />;
}
