import type { MessageDetail } from '@hearthline/contract/messages';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { splitName } from '../model/split-name.ts';
import { MessageMenu } from './message-menu.tsx';

interface MessageHeadProps {
  title: ReactNode;
  message?: MessageDetail;
  onClose: () => void;
}

export function MessageHead({ title, message, onClose }: MessageHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <header className="flex-none border-b border-line px-6 pt-5 pb-3.5 max-md:px-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{title}</div>
        {message ? <MessageMenu message={message} /> : null}
        <IconButton
          size="sm"
          label={t('panel.close')}
          icon={<X aria-hidden="true" strokeWidth={1.75} />}
          className="-mr-2"
          onClick={onClose}
        />
      </div>
      {message ? (
        <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <span className="flex max-w-full items-center gap-2">
            <PersonAvatar {...splitName(message.clientName || message.to)} size="sm" />
            {message.clientId ? (
              <Link
                to="/clients/view"
                search={{ id: message.clientId }}
                className="text-link min-w-0 truncate font-medium"
                title={t('panel.openClient')}
              >
                {message.clientName || message.to}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-medium text-ink">{message.clientName}</span>
            )}
          </span>
          <span className="min-w-0 truncate text-ink-3">{message.to}</span>
        </p>
      ) : null}
    </header>
  );
}
