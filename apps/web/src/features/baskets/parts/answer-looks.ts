import type { Answer, RequestState } from '@hearthline/domain/basket/vocabulary';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleQuestionMark, CircleX, Clock, Send, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { TagTone } from '../../../shared/ui/tag.tsx';

interface Look {
  Icon: LucideIcon;
  tone: TagTone;
  ink: string;
  /** As part of a bar. */
  fill: string;
}

/** What a client says to a home: the same drawing, tint and word wherever it stands. */
export const answerLooks: Record<Answer, Look> = {
  yes: { Icon: ThumbsUp, tone: 'success', ink: 'text-success', fill: 'bg-success' },
  maybe: { Icon: CircleQuestionMark, tone: 'warning', ink: 'text-warning', fill: 'bg-warning' },
  no: { Icon: ThumbsDown, tone: 'danger', ink: 'text-danger', fill: 'bg-danger' },
};

/** Where a home stands on its way to the client, with drawings that no answer has. */
export const requestLooks: Record<RequestState, Look> = {
  approved: { Icon: CircleCheck, tone: 'success', ink: 'text-success', fill: 'bg-success' },
  pending: { Icon: Clock, tone: 'warning', ink: 'text-warning', fill: 'bg-warning' },
  rejected: { Icon: CircleX, tone: 'danger', ink: 'text-danger', fill: 'bg-danger' },
  sent: { Icon: Send, tone: 'info', ink: 'text-info', fill: 'bg-info' },
};
