import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { lockMinutes } from '../model/durations.ts';
import type { Challenge } from '../model/use-challenge.ts';
import { UnverifiedBanner } from './unverified-banner.tsx';

export interface LoginRefusal {
  reason: 'refused' | 'locked' | 'unverified';
  /** The address that was tried; the field may hold another one by now. */
  email: string;
}

interface LoginOutcomeProps {
  refusal: LoginRefusal;
  challenge: Challenge;
  onDismiss: () => void;
}

export function LoginOutcome({ refusal, challenge, onDismiss }: LoginOutcomeProps) {
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
          <Link to="/auth/forgot-password" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('login.lockedAction')}
          </Link>
        }
      >
        {t('login.lockedText', { minutes: lockMinutes })}
      </Banner>
    </div>
  );
}
