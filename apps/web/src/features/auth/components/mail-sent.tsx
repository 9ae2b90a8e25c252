import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { DemoMailboxHint } from './demo-mailbox-hint.tsx';
import { MailIllustration } from './mail-illustration.tsx';

export function MailSent({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <MailIllustration />
      <AuthHeading title={title} isCentered takesFocus>
        {children}
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <Banner tone="info">{t('sent.hint')}</Banner>
        <BackToLogin />
        <DemoMailboxHint />
      </div>
    </>
  );
}
