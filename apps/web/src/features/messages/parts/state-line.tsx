import type { MessageRow, MessageStatus } from '@hearthline/contract/messages';
import type { LucideIcon } from 'lucide-react';
import { CircleSlash, CircleX, Clock, Send, Undo2 } from 'lucide-react';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { MessageWords } from '../model/message-words.ts';

type OpenStatus = Exclude<MessageStatus, 'delivered'>;

const looks: Record<OpenStatus, { Icon: LucideIcon; color: string }> = {
  failed: { Icon: CircleX, color: 'text-danger' },
  leftOut: { Icon: CircleSlash, color: 'text-warning' },
  waiting: { Icon: Clock, color: 'text-ink-2' },
  sending: { Icon: Send, color: 'text-ink-2' },
  cancelled: { Icon: Undo2, color: 'text-ink-3' },
};

interface StateLineProps {
  message: MessageRow;
  words: MessageWords;
  /** On as many lines as it needs, where nothing stands beneath it. */
  isWhole?: boolean;
  className?: string;
}

/** Stands where the times would be, for a message that has none. */
export function StateLine({ message, words, isWhole = false, className }: StateLineProps) {
  if (message.status === 'delivered') return null;
  const { Icon, color } = looks[message.status];
  const text = words.stateText(message);
  return (
    <span title={text} className={classNames('flex min-w-0 items-center gap-1.5', color, className)}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      <span className={classNames('min-w-0', !isWhole && 'truncate')}>{text}</span>
    </span>
  );
}
