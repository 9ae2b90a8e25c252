import type { MessageRow } from '@hearthline/contract/messages';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { splitName } from '../model/split-name.ts';
import type { MessageWords } from '../model/use-message-words.ts';

interface ClientCellProps {
  message: MessageRow;
  words: MessageWords;
}

export function ClientCell({ message, words }: ClientCellProps) {
  const { t } = useTranslation('messages');
  const name = message.clientName || message.to;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar {...splitName(name)} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="flex min-w-0 items-center gap-1 text-xs text-ink-3">
          {message.channel === 'sms' ? (
            <MessageSquareText aria-hidden="true" size={13} strokeWidth={1.75} className="flex-none" />
          ) : null}
          <span className="truncate">{words.subjectOf(message)}</span>
          <span className="flex-none">· {t(`categories.${message.category}`)}</span>
        </span>
      </span>
    </span>
  );
}
