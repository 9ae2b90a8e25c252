import type { MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import type { MessageWords } from '../model/use-message-words.ts';
import { GradeMark } from '../parts/grade-mark.tsx';
import { RowAction } from '../parts/row-action.tsx';
import { StateLine } from '../parts/state-line.tsx';
import { ClientCell } from './message-cells.tsx';

interface MessageCardProps {
  message: MessageRow;
  isOpen: boolean;
  onOpen: (id: string) => void;
  words: MessageWords;
}

/** A message where there is no room for a table. */
export function MessageCard({ message, isOpen, onOpen, words }: MessageCardProps) {
  const { t } = useTranslation('messages');
  const { deliveredAt, readAt, status } = message;
  return (
    <>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(message.id)}
        // The whole card answers, but what stands above it keeps its own press.
        className="min-w-0 text-left after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <ClientCell message={message} words={words} />
      </button>
      <div className="flex min-h-8 items-center gap-3 pl-12 text-xs text-ink-2">
        {status === 'delivered' ? (
          <>
            <span className="min-w-0 flex-1">
              <span className="block">
                {deliveredAt
                  ? t('log.deliveredAt', { when: words.momentText(deliveredAt, 'inSentence') })
                  : '—'}
              </span>
              {readAt ? (
                <span className="block">
                  {t('log.readAt', { when: words.momentText(readAt, 'inSentence') })}
                </span>
              ) : null}
            </span>
            <GradeMark grade={message.grade} />
          </>
        ) : (
          <>
            <StateLine message={message} words={words} isWhole className="flex-1" />
            <RowAction message={message} className="z-1" />
          </>
        )}
      </div>
    </>
  );
}
