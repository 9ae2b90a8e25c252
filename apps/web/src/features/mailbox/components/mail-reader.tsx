import type { MailboxMessage } from '@hearthline/contract/mailbox';
import { useTranslation } from 'react-i18next';
import { withTopLinks } from '../../../shared/lib/mail-document.ts';
import { isSms } from './is-sms.ts';
import { LinkedText } from './linked-text.tsx';

export function MailReader({ mail }: { mail: MailboxMessage }) {
  const { t } = useTranslation('mailbox');
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-lg font-semibold">{isSms(mail) ? t('sms') : mail.subject}</h2>
        <p className="text-sm break-words text-ink-2">{t('to', { address: mail.to })}</p>
      </header>
      {isSms(mail) ? (
        <div className="min-h-40 flex-1 bg-inset p-5">
          <p className="w-fit max-w-md rounded-[16px] rounded-bl-xs bg-raised px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap shadow-xs">
            <LinkedText text={mail.text} />
          </p>
        </div>
      ) : (
        // Mails are written for white paper, so the frame stays white in the dark theme too.
        <iframe
          key={mail.id}
          title={t('message', { subject: mail.subject })}
          srcDoc={withTopLinks(mail.html)}
          sandbox="allow-top-navigation-by-user-activation allow-popups"
          className="min-h-[420px] w-full flex-1 bg-white scheme-light"
        />
      )}
    </article>
  );
}
