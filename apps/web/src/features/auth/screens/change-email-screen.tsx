import { Link } from '@tanstack/react-router';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { config } from '../../../shared/lib/config.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { confirmEmailChange, refuseEmailChange } from '../api/auth-calls.ts';
import { AuthFrame, AuthHeading, BackToLogin } from '../components/auth-frame.tsx';
import { MailIllustration } from '../components/mail-sent.tsx';
import { describeFailure, isLinkFailure } from '../model/failure.ts';
import { useLinkToken } from '../model/use-link-token.ts';

type Outcome = 'changed' | 'waiting' | 'refused' | 'invalid';

/** Where both mails of another sign-in address lead. */
export function ChangeEmailScreen() {
  const userToken = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome | null>(userToken === '' ? 'invalid' : null);
  return (
    <AuthFrame>
      {outcome === null ? (
        <Question userToken={userToken} onOutcome={setOutcome} />
      ) : (
        <Answer outcome={outcome} />
      )}
    </AuthFrame>
  );
}

interface QuestionProps {
  userToken: string;
  onOutcome: (outcome: Outcome) => void;
}

/** Asks for a click: mail scanners open links too, and the token works only once. */
function Question({ userToken, onOutcome }: QuestionProps) {
  const { t } = useTranslation('auth');
  const [pending, setPending] = useState<'yes' | 'no' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(kind: 'yes' | 'no', send: () => Promise<Outcome>) {
    setFailure(null);
    setPending(kind);
    try {
      onOutcome(await send());
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'email_exists';
      if (isLinkFailure(error) && !isTaken) onOutcome('invalid');
      else setFailure(describeFailure(error) ?? t('changeEmail.brokenText'));
    } finally {
      setPending(null);
    }
  }

  const handleConfirm = () =>
    answer('yes', async () => {
      const { result } = await confirmEmailChange(userToken);
      return result.isChanged ? 'changed' : 'waiting';
    });
  const handleRefuse = () =>
    answer('no', async () => {
      await refuseEmailChange(userToken);
      return 'refused';
    });

  return (
    <>
      <AuthHeading icon={AtSign} title={t('changeEmail.title')}>
        <p>{t('changeEmail.text')}</p>
      </AuthHeading>
      <div className="flex flex-col gap-4">
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Button
          size="lg"
          fullWidth
          isLoading={pending === 'yes'}
          disabled={pending !== null}
          onClick={() => void handleConfirm()}
        >
          {t('changeEmail.confirm')}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          isLoading={pending === 'no'}
          disabled={pending !== null}
          onClick={() => void handleRefuse()}
        >
          {t('changeEmail.refuse')}
        </Button>
        <BackToLogin />
      </div>
    </>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('auth');
  const isGood = outcome === 'changed' || outcome === 'waiting';
  return (
    <>
      {isGood && <MailIllustration />}
      <AuthHeading title={t(`changeEmail.${outcome}Title`)} isCentered takesFocus>
        <p>{t(`changeEmail.${outcome}Text`)}</p>
      </AuthHeading>
      {outcome === 'refused' ? (
        <Link to="/auth/forgot-password" className={buttonClass({ size: 'lg', fullWidth: true })}>
          {t('changeEmail.newPassword')}
        </Link>
      ) : (
        <Link to="/" className={buttonClass({ size: 'lg', fullWidth: true })}>
          {t('changeEmail.toApp', { brand: config().brand })}
        </Link>
      )}
    </>
  );
}
