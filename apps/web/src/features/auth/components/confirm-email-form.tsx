import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { confirmEmail } from '../api/auth-calls.ts';
import { describeFailure, isLinkFailure } from '../model/failure.ts';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';

interface ConfirmEmailFormProps {
  userToken: string;
  onConfirmed: () => void;
  onInvalid: () => void;
}

/** Asks for a click: mail scanners open links too, and the token works only once. */
export function ConfirmEmailForm({ userToken, onConfirmed, onInvalid }: ConfirmEmailFormProps) {
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
      <span className="mb-5 grid size-14 place-items-center rounded-lg bg-brand-ink/14 text-brand-ink">
        <MailCheck aria-hidden="true" size={24} strokeWidth={1.75} />
      </span>
      <AuthHeading title={t('confirmEmail.title')}>
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
