import type { MailboxMessage } from '@hearthline/contract/mailbox';
import { useTranslation } from 'react-i18next';
import { withTopLinks } from '../../../shared/lib/mail-document.ts';

export function MailReader({ mail }: { mail: MailboxMessage }) {
  const { t } = useTranslation('mailbox');
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-lg font-semibold">{mail.subject}</h2>
        <p className="text-sm break-words text-ink-2">{t('to', { address: mail.to })}</p>
      </header>
      {/* Mails are written for white paper, so the frame stays white in the dark theme too. */}
      <iframe
        key={mail.id}
        title={t('message', { subject: mail.subject })}
        srcDoc={withTopLinks(mail.html)}
        sandbox="allow-top-navigation-by-user-activation allow-popups"
        className="min-h-[420px] w-full flex-1 bg-white scheme-light"
      />
    </article>
  );
}
