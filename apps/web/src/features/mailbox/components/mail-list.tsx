import type { MailboxMessage } from '@hearthline/contract/mailbox';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { isSms } from './is-sms.ts';

interface MailListProps {
  mails: readonly MailboxMessage[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function MailList({ mails, openId, onOpen }: MailListProps) {
  const { t } = useTranslation('mailbox');
  const format = useFormat();
  return (
    <ul aria-label={t('list')} className="divide-y divide-line">
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openId || undefined}
            onClick={() => onOpen(mail.id)}
            className="flex min-h-20 w-full flex-col justify-center gap-0.5 px-4 py-3 text-left -outline-offset-2 hover:bg-hover md:aria-current:bg-select-soft"
          >
            <span className="flex w-full items-center gap-1.5 text-sm font-medium text-ink">
              {isSms(mail) ? (
                <MessageSquareText aria-hidden="true" size={15} strokeWidth={1.75} className="flex-none" />
              ) : null}
              <span className="truncate">
                {isSms(mail) ? t('smsLine', { text: mail.text }) : mail.subject}
              </span>
            </span>
            <span className="w-full truncate text-xs text-ink-2">{t('to', { address: mail.to })}</span>
            <time dateTime={mail.sentAt} className="text-xs text-ink-3">
              {t('when', { day: format.dateText(mail.sentAt), time: format.time(mail.sentAt) })}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}
